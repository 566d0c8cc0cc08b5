// Answers: are the nearest points of two shapes nearest? The verdict and the distance against the exact Minkowski
// difference; each point on its shape, and the two so far apart, on every pair of kinds in every situation.
#include "core/overlap/distance.hpp"
#include "tests/support/overlap_laws.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

namespace {

using tunnel::base::Status;
using tunnel::support::JudgedPair;
using tunnel::support::Situation;
namespace oracle = tunnel::oracle;
namespace overlap = tunnel::overlap;
namespace shape = tunnel::shape;
namespace support = tunnel::support;

// How far from the shape's outline or inside, exactly but for the last rounding.
double off_surface(const oracle::RoundShape& s, const glm::dvec2& p) {
    const oracle::RoundPair pair(s, {{p}, 0.0});
    return pair.touch() ? pair.depth() : pair.gap();
}

std::string broken_law(const JudgedPair& p, const overlap::Distance& d) {
    if ((d.status == Status::hit) != p.exact.touch()) return "the verdict is the exact one";
    if (d.status == Status::hit) return d.distance == 0.0 ? "" : "touching shapes have no distance";
    const double exact = p.exact.gap(), tolerance = p.tolerance(exact);
    if (!(d.distance > 0.0)) return "apart means a distance";
    if (!(std::abs(d.distance - exact) <= tolerance)) return "the distance is the true one";
    const glm::dvec2 between = d.on_b - d.on_a;
    double farthest = 0.0; // no point is better than its coordinates
    for (const double x : {d.on_a.x, d.on_a.y, d.on_b.x, d.on_b.y}) farthest = std::max(farthest, std::abs(x));
    const double coarse = tolerance + 0x1p-50 * farthest;
    if (!(std::abs(std::hypot(between.x, between.y) - d.distance) <= coarse)) return "the points are so far apart";
    if (!(off_surface(p.a, d.on_a) <= coarse)) return "the first point lies on A";
    if (!(off_surface(p.b, d.on_b) <= coarse)) return "the second point lies on B";
    return "";
}

class overlap_distance_law : public testing::TestWithParam<Situation> {};

TEST_P(overlap_distance_law, holds) {
    long long apart = 0;
    int reports = 0;
    const auto count = static_cast<std::uint64_t>(support::case_count(4200)); // 200 for each pair of kinds
    for (std::uint64_t seed = 0; seed < count && reports < 5; ++seed) {
        const support::ShapePairCase c = support::make_case(GetParam(), seed);
        const JudgedPair p = support::judged(c);
        const overlap::Distance d = overlap::distance(c.a, c.b);
        apart += d.status == Status::clear ? 1 : 0;
        if (const std::string broken = broken_law(p, d); !broken.empty()) {
            ADD_FAILURE() << broken << ": " << d.distance << ", exactly " << p.exact.gap() << "\n  in "
                          << support::describe(c);
            ++reports;
        }
    }
    std::printf("  %lld of %llu are apart\n", apart, static_cast<unsigned long long>(count));
}

INSTANTIATE_TEST_SUITE_P(situations, overlap_distance_law, testing::ValuesIn(support::all_situations),
                         [](const auto& parameter) { return std::string(support::to_word(parameter.param)); });

// The two diagonal neighbours of a chessboard: contact() sees 3 along x, the corners are 5 apart.
TEST(overlap_distance, corners_of_boxes) {
    const shape::Aabb a{{0, 0}, {1, 1}}, b{{4, 5}, {6, 6}};
    const overlap::Distance d = overlap::distance(a, b);
    EXPECT_EQ(d.status, Status::clear);
    EXPECT_EQ(d.on_a, glm::dvec2(1, 1));
    EXPECT_EQ(d.on_b, glm::dvec2(4, 5));
    EXPECT_EQ(d.distance, 5.0);
}

TEST(overlap_distance, circle_and_capsule) {
    const overlap::Distance d = overlap::distance(shape::Circle{{0, 3}, 1}, shape::Capsule{{{-4, 0}, {4, 0}}, 0.5});
    EXPECT_EQ(d.on_a, glm::dvec2(0, 2));
    EXPECT_EQ(d.on_b, glm::dvec2(0, 0.5));
    EXPECT_EQ(d.distance, 1.5);
}

TEST(overlap_distance, refuses_what_touches_or_is_no_shape) {
    const shape::Circle unit{{0, 0}, 1};
    EXPECT_EQ(overlap::distance(unit, shape::Circle{{2, 0}, 1}).status, Status::hit);
    EXPECT_EQ(overlap::distance(unit, shape::Circle{{3, 0}, -1}).status, Status::invalid_input);
    const double nan = std::numeric_limits<double>::quiet_NaN();
    EXPECT_EQ(overlap::distance(shape::Circle{{nan, 0}, 1}, unit).status, Status::invalid_input);
}

} // namespace
