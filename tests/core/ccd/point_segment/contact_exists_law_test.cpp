// Answers: is a proved contact always there? Against the exact oracle, on boxes of the bisection's own grid and on
// boxes whose sides pass within a few units in the last place of the contact, where a rounded sign would be wrong.
// Prints how many of the contacts were proved; "not proved" is no failure.
#include "tests/oracle/point_segment_oracle.hpp"
#include "tests/support/point_segment_cases.hpp"
#include "tests/support/random.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <tuple>

namespace {

using tunnel::support::Kind;
using tunnel::support::PointSegmentCase;
namespace ccd = tunnel::ccd;
namespace oracle = tunnel::oracle;
namespace support = tunnel::support;

ccd::ParameterBox grid_box(support::Random& random) {
    const int cells = 1 << random.integer(0, 4);
    const double t = random.integer(0, cells - 1), s = random.integer(0, cells - 1);
    return {t / cells, (t + 1) / cells, s / cells, (s + 1) / cells};
}

double moved_by_ulps(double x, int ulps) {
    for (; ulps > 0; --ulps) {
        x = std::nextafter(x, 2.0);
    }
    for (; ulps < 0; ++ulps) {
        x = std::nextafter(x, -1.0);
    }
    return x < 0x1p-60 ? 0.0 : std::min(x, 1.0); // near 0 an ulp would be subnormal: there proof may be refused
}

// The place on the segment nearest to the point, as well as doubles tell it.
double nearest_s(const ccd::PointSegmentMotion& m, double t) {
    const glm::dvec2 p = (1 - t) * m.p0 + t * m.p1, a = (1 - t) * m.a0 + t * m.a1, b = (1 - t) * m.b0 + t * m.b1;
    const glm::dvec2 along = b - a, offset = p - a;
    const double s = (offset.x * along.x + offset.y * along.y) / (along.x * along.x + along.y * along.y);
    return s >= 0 && s <= 1 ? s : s > 1 ? 1.0 : 0.0;
}

// One side in t and one in s lie a few units in the last place from the contact, the others anywhere.
ccd::ParameterBox close_box(support::Random& random, const ccd::PointSegmentMotion& m, const oracle::Instants& exact) {
    const double t = moved_by_ulps(exact.first_rounded_down(), random.integer(-3, 3));
    const double s = moved_by_ulps(nearest_s(m, t), random.integer(-3, 3));
    const double far_t = random.chance(2) ? random.uniform(0, t) : random.uniform(t, 1);
    const double far_s = random.chance(3) ? s : random.unit();
    return {std::min(t, far_t), std::max(t, far_t), std::min(s, far_s), std::max(s, far_s)};
}

bool contact_on_boundary(const ccd::PointSegmentMotion& m, const ccd::ParameterBox& box, double d) {
    using Box = ccd::ParameterBox;
    return oracle::contact_in_box(m, Box{box.t0, box.t0, box.s0, box.s1}, d) ||
           oracle::contact_in_box(m, Box{box.t1, box.t1, box.s0, box.s1}, d) ||
           oracle::contact_in_box(m, Box{box.t0, box.t1, box.s0, box.s0}, d) ||
           oracle::contact_in_box(m, Box{box.t0, box.t1, box.s1, box.s1}, d);
}

class contact_exists_law : public testing::TestWithParam<std::tuple<Kind, bool>> {};

// Except in extreme sizes, where the arithmetic may refuse, a contact on the box's boundary is always proved.
TEST_P(contact_exists_law, never_claimed_in_an_empty_box_and_always_on_the_boundary) {
    const auto [kind, separated] = GetParam();
    const auto count = static_cast<std::uint64_t>(support::case_count(4000));
    long long boxes = 0, exist = 0, proved = 0;
    for (std::uint64_t seed = 0; seed < count; ++seed) {
        const PointSegmentCase c = support::make_case(kind, seed, separated);
        const double d = c.options.separation;
        support::Random random(seed);
        const oracle::Instants exact = oracle::contact_instants(c.motion, d);
        const bool close = exact.any() && !random.chance(4);
        const ccd::ParameterBox box = close ? close_box(random, c.motion, exact) : grid_box(random);
        const bool claimed = ccd::contact_exists_in(c.motion, box, d);
        const bool exists = oracle::contact_in_box(c.motion, box, d);
        ++boxes;
        exist += exists ? 1 : 0;
        proved += claimed ? 1 : 0;
        const bool must = exists && kind != Kind::extreme && contact_on_boundary(c.motion, box, d);
        ASSERT_TRUE(must ? claimed : exists || !claimed)
            << (must ? "a contact on the boundary counts" : "proved where there is none") << std::hexfloat << "\n  t ["
            << box.t0 << ", " << box.t1 << "] s [" << box.s0 << ", " << box.s1 << "]\n  in " << support::describe(c);
    }
    std::printf("  %lld boxes, contact in %lld, proved in %lld\n", boxes, exist, proved);
}

std::string kind_and_order(const testing::TestParamInfo<std::tuple<Kind, bool>>& parameter) {
    const auto [kind, separated] = parameter.param;
    return std::string(support::to_word(kind)) + (separated ? "_separated" : "");
}

INSTANTIATE_TEST_SUITE_P(kinds, contact_exists_law,
                         testing::Combine(testing::ValuesIn(support::all_kinds), testing::Bool()), kind_and_order);

} // namespace
