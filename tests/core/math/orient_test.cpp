// The side of a line against whole-number arithmetic, where doubles round the answer away.
#include "core/math/orient.hpp"

#include "tests/oracle/plane.hpp"
#include "tests/support/random.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <boost/multiprecision/cpp_bin_float.hpp>

#include <cmath>
#include <cstdio>

namespace tunnel::math {
namespace {

// Three points, often nearly on a line: c is drawn on the line through a and b, then rounded.
struct Triangle {
    glm::dvec2 a, b, c;
};

Triangle make_triangle(std::uint64_t seed) {
    support::Random random(seed);
    const double size = random.magnitude(-3, 6);
    const glm::dvec2 origin = random.chance(2) ? glm::dvec2(0.0) : random.in_square(size * 1e6);
    Triangle t{origin + random.in_square(size), origin + random.in_square(size), origin + random.in_square(size)};
    if (!random.chance(4)) t.c = t.a + random.uniform(-2, 3) * (t.b - t.a);
    if (random.chance(3)) t.c.x = std::nextafter(t.c.x, random.sign() * 1e300);
    return t;
}

struct Exact {
    int sign;
    double value;
};

Exact exact_area(const Triangle& t) {
    oracle::Grid grid;
    oracle::cover(grid, {t.a, t.b, t.c, {1.0, 1.0}});
    const oracle::Point a = at(grid, t.a), b = at(grid, t.b), c = at(grid, t.c);
    const oracle::Integer area = cross(b - a, c - a), one = grid.at(1.0);
    using Real = boost::multiprecision::cpp_bin_float_50;
    return {area.sign(), static_cast<double>(Real(area) / Real(one) / Real(one))};
}

TEST(Orient, SignIsExactAndTheAreaNearlySo) {
    int zeros = 0, thin = 0;
    const auto count = static_cast<std::uint64_t>(support::case_count(100000));
    for (std::uint64_t seed = 0; seed < count; ++seed) {
        const Triangle t = make_triangle(seed);
        const Exact exact = exact_area(t);
        const glm::dvec2 u = t.b - t.a, v = t.c - t.a;
        const double naive = u.x * v.y - u.y * v.x;
        zeros += exact.sign == 0 ? 1 : 0;
        thin += (naive > 0) - (naive < 0) != exact.sign ? 1 : 0;
        ASSERT_EQ(orient_sign(t.a, t.b, t.c), exact.sign) << seed;
        ASSERT_EQ(orient_sign(t.b, t.c, t.a), exact.sign) << seed;
        ASSERT_EQ(orient_sign(t.b, t.a, t.c), -exact.sign) << seed;
        ASSERT_LE(std::abs(orient(t.a, t.b, t.c) - exact.value), 1e-12 * std::abs(exact.value)) << seed;
    }
    std::printf("  %d on a line; plain doubles misjudge %d\n", zeros, thin);
    EXPECT_GT(thin, 0); // else the cases are too easy
}

TEST(Orient, SmallGridsByTheSimpleFormula) {
    for (int i = 0; i < 5 * 5 * 5 * 5; ++i) {
        const glm::dvec2 a(1, 2), b(i % 5, i / 5 % 5), c(i / 25 % 5, i / 125);
        const double area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
        EXPECT_EQ(orient_sign(a, b, c), (area > 0) - (area < 0));
        EXPECT_EQ(orient(a, b, c), area);
    }
}

// A grid of neighbours of one point around a line: signs change by single units in the last place.
TEST(Orient, NeighboursOfAPointOnALine) {
    const double unit = 0x1p-53;
    for (int i = 0; i < 64 * 64; ++i) {
        const Triangle t{{0.5 + (i % 64) * unit, 0.5 + (i / 64) * unit}, {12.0, 12.0}, {24.0, 24.0}};
        ASSERT_EQ(orient_sign(t.a, t.b, t.c), exact_area(t).sign) << i;
    }
}

TEST(Orient, HugeAndTinyCoordinatesThatItPromises) {
    EXPECT_EQ(orient_sign({0, 0}, {1e100, 0}, {0, 1e100}), 1);
    EXPECT_EQ(orient_sign({-1e100, -1e100}, {0, 0}, {1e100, 1e100}), 0);
    EXPECT_EQ(orient_sign({-1e100, -1e100}, {1, 2}, {1e100, 1e100}), -1);
    EXPECT_EQ(orient_sign({0, 0}, {1e-100, 0}, {0, 1e-100}), 1);
    EXPECT_EQ(orient_sign({0, 0}, {1e-200, 0}, {0, 1e-200}), 0); // underflows, as the header says
}

} // namespace
} // namespace tunnel::math
