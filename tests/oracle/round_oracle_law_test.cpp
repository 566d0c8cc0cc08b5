// Answers: can the oracles of grown shapes be trusted? They are held against closed forms, against the oracles of
// polygon pairs and of disc and box, against sampling in direction and time, and the two roads to a time against each
// other.
#include "tests/oracle/disc_box_oracle.hpp"
#include "tests/oracle/linear_motion_oracle.hpp"
#include "tests/oracle/polygon_pair_oracle.hpp"
#include "tests/support/polygon_cases.hpp"
#include "tests/support/random.hpp"
#include "tests/support/run_size.hpp"

#include <glm/vec3.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace {

using tunnel::oracle::LinearMotion;
using tunnel::oracle::RoundPair;
using tunnel::oracle::RoundShape;
using tunnel::support::Random;
namespace oracle = tunnel::oracle;
namespace support = tunnel::support;

// A small lattice: touching, parallel and equal parts are frequent.
RoundShape lattice_shape(Random& random) {
    const int half = random.integer(1, 6);
    RoundShape shape{{random.on_lattice(half)}, 0.0};
    for (int more = random.integer(0, 3); more > 0; --more) shape.core.push_back(random.on_lattice(half));
    if (random.chance(2)) shape.radius = random.integer(1, 5);
    return shape;
}

glm::dvec2 on_circle(int step, int steps) {
    const double angle = 6.283185307179586 * step / steps;
    return {std::cos(angle), std::sin(angle)};
}

TEST(oracle_round_pair, knows_circles_that_touch) {
    for (const auto& triple : {glm::dvec3(3, 4, 5), glm::dvec3(5, 12, 13), glm::dvec3(0, 1, 1)}) {
        const RoundShape a{{{1, 2}}, 1.0 - 0x1p-40};
        const RoundShape b{{{1 + triple.x, 2 - triple.y}}, triple.z - 1.0 + 0x1p-40};
        EXPECT_TRUE(RoundPair(a, b).touch());
        EXPECT_EQ(RoundPair(a, b).compare_depth(0.0), 0);
        EXPECT_EQ(RoundPair(a, b).compare_depth(0x1p-1000), -1);
        EXPECT_TRUE(RoundPair(a, b).touch_when_moved({-1e-300, 1e-300}));
        EXPECT_FALSE(RoundPair(a, b).touch_when_moved({1e-300, -1e-300}));
        const RoundShape less{b.core, b.radius - 0x1p-45};
        EXPECT_FALSE(RoundPair(a, less).touch());
        EXPECT_EQ(RoundPair(a, less).compare_gap(0x1p-45), 0);
        EXPECT_EQ(RoundPair(a, less).gap(), 0x1p-45);
    }
}

TEST(oracle_round_pair, knows_depths_by_hand) {
    const RoundShape box{{{0, 0}, {8, 0}, {8, 6}, {0, 6}}, 0.0};
    const RoundPair in_box(box, {{{6, 3}}, 1.0}); // out to the right: 2 and the radius
    EXPECT_EQ(in_box.compare_depth(3.0), 0);
    EXPECT_EQ(in_box.push({2, 0}), 3.0);
    EXPECT_EQ(in_box.push({0, 1}), 4.0);
    const RoundPair at_corner(box, {{{11, 10}}, 7.0}); // 5 from the corner
    EXPECT_EQ(at_corner.compare_depth(2.0), 0);
    EXPECT_EQ(at_corner.depth(), 2.0);
    EXPECT_EQ(at_corner.compare_depth(std::nextafter(2.0, 0.0)), 1);
    const RoundPair coincident({{{1, 1}}, 2.0}, {{{1, 1}}, 3.0});
    EXPECT_EQ(coincident.compare_depth(5.0), 0);
    const RoundPair crossing({{{-1, 0}, {1, 0}}, 0.5}, {{{0, -3}, {0, 3}}, 0.25}); // out past the shorter one's end
    EXPECT_EQ(crossing.compare_depth(1.75), 0);
    EXPECT_EQ(crossing.push_sign({0, 1}), 1);
    EXPECT_EQ(crossing.depth(), 1.75);
}

TEST(oracle_round_pair, agrees_with_the_oracle_of_polygons) {
    const auto count = static_cast<std::uint64_t>(support::case_count(300));
    for (const support::PairKind kind : support::all_pair_kinds) {
        for (std::uint64_t seed = 0; seed < count; ++seed) {
            const auto c = support::make_case(kind, seed);
            const auto a = support::vertices_of(c.a), b = support::vertices_of(c.b);
            const oracle::PolygonPair old(a, b);
            const RoundPair pair({a, 0.0}, {b, 0.0});
            ASSERT_EQ(pair.touch(), old.touch()) << support::describe(c);
            ASSERT_EQ(pair.between_cores().compare(old.gap()), 0) << support::describe(c);
            if (!old.touch()) continue;
            const auto least = old.ways_out().front();
            ASSERT_DOUBLE_EQ(pair.depth(), least.length.root()) << support::describe(c);
            const glm::dvec2 move = least.length.root() * 1.0000001 * oracle::unit(least.normal);
            ASSERT_EQ(pair.touch_when_moved(move), old.touch_when_moved(move)) << support::describe(c);
        }
    }
}

// The least push over many directions is no shorter than the depth, nor much longer; the greatest gap of shadows no
// wider than the gap, nor much narrower.
TEST(oracle_round_pair, agrees_with_many_directions) {
    constexpr int steps = 180;
    const auto count = static_cast<std::uint64_t>(support::case_count(800));
    int hits = 0;
    for (std::uint64_t seed = 0; seed < count; ++seed) {
        Random random(seed);
        const RoundShape a = lattice_shape(random), b = lattice_shape(random);
        const RoundPair pair(a, b);
        double least = HUGE_VAL;
        for (int i = 0; i < steps; ++i) {
            const glm::dvec2 direction = on_circle(i, steps);
            const double push = pair.push(direction);
            ASSERT_EQ(pair.push_sign(direction), push > 0 ? 1 : push < 0 ? -1 : 0) << "seed " << seed;
            if (i % 40 == 0 && pair.touch() && push > 0) {
                ASSERT_FALSE(pair.touch_when_moved((push + 1e-12) * direction)) << "seed " << seed;
                ASSERT_TRUE(pair.touch_when_moved(pair.depth() * (1 - 1e-12) * direction)) << "seed " << seed;
            }
            least = std::min(least, push);
        }
        const double true_push = pair.touch() ? pair.depth() : -pair.gap();
        ASSERT_GE(least, true_push - 1e-12) << "seed " << seed;
        ASSERT_LE(least, true_push + 24 * 1.75e-2) << "seed " << seed; // the farthest corner, half a step aside
        hits += pair.touch() ? 1 : 0;
        const double off = std::max(1e-9, 1e-9 * std::abs(true_push)), size = std::abs(true_push);
        const auto compare = [&](double x) { return pair.touch() ? pair.compare_depth(x) : pair.compare_gap(x); };
        ASSERT_EQ(compare(size + off), -1) << "seed " << seed;
        if (size > off) {
            ASSERT_EQ(compare(size - off), 1) << "seed " << seed;
        }
    }
    EXPECT_GT(hits, static_cast<int>(count) / 5);
    EXPECT_LT(hits, static_cast<int>(count) * 19 / 20);
}

TEST(oracle_linear_motion, knows_times_by_hand) {
    const RoundShape disc{{{0, 0}}, 1.0}, box{{{5, -1}, {7, -1}, {7, 1}, {5, 1}}, 0.0};
    const LinearMotion face(disc, box, {8, 0}, {0, 0});
    EXPECT_TRUE(face.touch_within(0.5));
    EXPECT_FALSE(face.touch_within(std::nextafter(0.5, 0.0)));
    EXPECT_FALSE(face.touch_before(0.5));
    EXPECT_TRUE(face.touch_before(std::nextafter(0.5, 1.0)));
    EXPECT_EQ(face.push_at(0.25, {3, 0}), -2.0);
    EXPECT_EQ(face.closing_sign({1, 0}), 1);
    EXPECT_EQ(face.closing_sign({0, 1}), 0);
    const LinearMotion grazing({{{0, 2}}, 1.0}, box, {8, 0}, {0, 0}); // along the upper side: the corner first
    EXPECT_FALSE(grazing.touch_before(0.625));
    EXPECT_TRUE(grazing.touch_within(0.625));
    EXPECT_FALSE(LinearMotion({{{0, 2.0 + 0x1p-50}}, 1.0}, box, {8, 0}, {0, 0}).touch_within(1.0));
    // Past the corner (0, 0) at a distance of exactly 5, at t = 1/3, where no double is.
    const LinearMotion tangent({{{-4 - 3, 3 - 4}}, 5.0}, {{{0, 0}}, 0.0}, {9, 12}, {0, 0});
    EXPECT_TRUE(tangent.touch_within(1.0));
    EXPECT_FALSE(tangent.touch_before(1.0 / 3));
    EXPECT_FALSE(tangent.touch_at(1.0 / 3));
    EXPECT_TRUE(tangent.touch_before(std::nextafter(1.0 / 3, 1.0)));
}

TEST(oracle_linear_motion, agrees_with_its_roots_and_with_sampling) {
    const auto count = static_cast<std::uint64_t>(support::case_count(3000));
    int contacts = 0;
    for (std::uint64_t seed = 0; seed < count; ++seed) {
        Random random(seed);
        const RoundShape a = lattice_shape(random), b = lattice_shape(random);
        const LinearMotion motion(a, b, random.on_lattice(12), random.on_lattice(12));
        const oracle::Instants roots = motion.instants();
        bool so_far = false;
        for (int i = 0; i <= 16; ++i) {
            const double t = i / 16.0;
            so_far = so_far || motion.touch_at(t);
            const bool within = motion.touch_within(t);
            ASSERT_TRUE(within || !so_far) << "seed " << seed;
            ASSERT_EQ(within, roots.by(t)) << "seed " << seed << " t " << t;
            ASSERT_EQ(motion.touch_before(t), roots.before(t)) << "seed " << seed << " t " << t;
        }
        if (!roots.any()) continue;
        ++contacts;
        const double first = roots.first_rounded_down();
        ASSERT_FALSE(motion.touch_before(first)) << "seed " << seed;
        ASSERT_TRUE(motion.touch_within(std::nextafter(first, 2.0))) << "seed " << seed;
    }
    EXPECT_GT(contacts, static_cast<int>(count) / 4);
    EXPECT_LT(contacts, static_cast<int>(count) * 19 / 20);
}

TEST(oracle_linear_motion, agrees_with_the_oracle_of_disc_and_box) {
    const auto count = static_cast<std::uint64_t>(support::case_count(3000));
    for (std::uint64_t seed = 0; seed < count; ++seed) {
        Random random(seed);
        const glm::dvec2 lo = random.in_square(4), size = random.in_square(2) + glm::dvec2(2.0);
        const tunnel::ccd::DiscBoxMotion m{random.in_square(5), random.in_square(9), random.unit(), lo,
                                           lo + size,           random.in_square(9)};
        const glm::dvec2 hi = m.box_max;
        const LinearMotion motion({{m.centre}, m.radius}, {{lo, {hi.x, lo.y}, hi, {lo.x, hi.y}}, 0.0}, m.disc_travel,
                                  m.box_travel);
        const oracle::Instants old = oracle::contact_instants(m);
        ASSERT_EQ(motion.touch_within(1.0), old.any()) << "seed " << seed;
        if (!old.any()) continue;
        const double first = old.first_rounded_down();
        ASSERT_EQ(motion.touch_within(first), old.by(first)) << "seed " << seed;
        ASSERT_TRUE(motion.touch_within(std::nextafter(first, 2.0))) << "seed " << seed;
        ASSERT_FALSE(motion.touch_before(first)) << "seed " << seed;
    }
}

} // namespace
