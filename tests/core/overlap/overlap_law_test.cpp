// Answers: does the overlap query keep its promises on every pair of kinds of shape, in every situation, against the
// exact Minkowski difference? And does it refuse what is no shape? Prints per situation how many touch; that is
// information, not failure.
#include "tests/support/overlap_laws.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <limits>

namespace {

using tunnel::base::ContactRule;
using tunnel::base::Status;
using tunnel::support::Random;
using tunnel::support::ShapePairCase;
using tunnel::support::Situation;
namespace overlap = tunnel::overlap;
namespace shape = tunnel::shape;
namespace support = tunnel::support;

constexpr int max_reports = 5;

class overlap_law : public testing::TestWithParam<Situation> {};

TEST_P(overlap_law, holds) {
    long long hits = 0, two_points = 0;
    int reports = 0;
    const auto count = static_cast<std::uint64_t>(support::case_count(8400)); // 400 for each pair of kinds
    for (std::uint64_t seed = 0; seed < count && reports < max_reports; ++seed) {
        const ShapePairCase c = support::make_case(GetParam(), seed);
        const support::JudgedPair p = support::judged(c);
        const overlap::Contact r = overlap::contact(c.a, c.b);
        hits += r.status == Status::hit ? 1 : 0;
        two_points += r.count == 2 ? 1 : 0;
        std::string broken = support::broken_by_verdict(p, r);
        broken = broken.empty() ? support::broken_by_way_out(p, r) : broken;
        broken = broken.empty() ? support::broken_by_direction(p, r) : broken;
        broken = broken.empty() ? support::broken_by_symmetry(p, r) : broken;
        broken = broken.empty() ? support::broken_by_points(p, r) : broken;
        if (!broken.empty()) {
            ADD_FAILURE() << support::told(broken, r) << "\n  in " << support::describe(c);
            ++reports;
        }
    }
    std::printf("  %lld of %llu touch, %lld at two points\n", hits, static_cast<unsigned long long>(count), two_points);
}

std::string name_of(const testing::TestParamInfo<Situation>& parameter) {
    return std::string(support::to_word(parameter.param));
}

INSTANTIATE_TEST_SUITE_P(situations, overlap_law, testing::ValuesIn(support::all_situations), name_of);

// Boxes by comparisons alone, under both rules: the open one wants an inner point in common.
TEST(overlap_law, boxes_touch_by_either_rule) {
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
        Random random(seed);
        const auto draw = [&] { return std::get<shape::Aabb>(lattice_shape(support::ShapeKind::aabb, random, 4)); };
        const shape::Aabb a = draw(), b = draw();
        const tunnel::oracle::RoundPair exact(support::round_shape(a), support::round_shape(b));
        ASSERT_EQ(overlap::touches(a, b), exact.touch()) << "seed " << seed;
        const glm::dvec2 of_a = a.max - a.min, of_b = b.max - b.min;
        if (of_a.x * of_a.y * of_b.x * of_b.y == 0.0) continue;
        const bool inner = exact.touch() && exact.compare_depth(0.0) > 0;
        ASSERT_EQ(overlap::touches(a, b, ContactRule::open), inner) << "seed " << seed;
    }
}

// Each kind with one number out of order, in all pairs with a good shape.
TEST(overlap_law, refuses_what_is_no_shape) {
    const double nan = std::numeric_limits<double>::quiet_NaN(), far = 2 * shape::max_coordinate;
    const double infinite = std::numeric_limits<double>::infinity();
    std::vector<shape::AnyShape> bad{shape::Aabb{{1, 0}, {0, 1}},
                                     shape::Circle{{0, 0}, -1},
                                     shape::ConvexPolygon{},
                                     shape::Capsule{{{0, 0}, {1, 0}}, -0x1p-1074},
                                     shape::Obb{shape::pose({0, 0}, 0), {0, 1}},
                                     shape::Obb{{{0, 0}, 1, 1}, {1, 1}}};
    for (const double x : {nan, far, infinite, -infinite}) {
        bad.insert(bad.end(), {shape::Aabb{{-1, 0}, {1, x}}, shape::Circle{{0, x}, 1}, shape::Circle{{0, 0}, x},
                               shape::Segment{{0, 0}, {x, 0}}, shape::Capsule{{{0, 0}, {1, 0}}, x},
                               shape::Capsule{{{x, 0}, {1, 0}}, 1}, shape::Obb{shape::pose({x, 0}, 0), {1, 1}},
                               shape::Obb{shape::pose({0, 0}, 0), {1, x}}, shape::Obb{{{0, 0}, x, 0}, {1, 1}}});
    }
    for (const shape::AnyShape& no : bad) {
        ASSERT_FALSE(shape::is_valid(no));
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            Random random(seed);
            const auto good = lattice_shape(static_cast<support::ShapeKind>(seed), random, 4);
            for (const overlap::Contact& r : {overlap::contact(no, good), overlap::contact(good, no)}) {
                EXPECT_EQ(r.status, Status::invalid_input);
                EXPECT_TRUE(r.normal == glm::dvec2(0.0) && r.depth == 0 && r.distance == 0 && r.count == 0);
            }
        }
    }
}

} // namespace
