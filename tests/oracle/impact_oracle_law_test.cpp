// Answers: can the oracle of first contact in space be trusted? It is held against closed forms, and on small lattices,
// where every degeneracy is frequent, against a second road to 100 digits (tests/oracle/impact_brute.hpp).
#include "tests/oracle/impact_brute.hpp"
#include "tests/oracle/impact_oracle.hpp"
#include "tests/support/random.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace {

using tunnel::ccd::MovingPair;
using tunnel::ccd::PairKind;
using tunnel::support::Random;
namespace oracle = tunnel::oracle;

constexpr std::array kinds{PairKind::vertex_face, PairKind::edge_edge, PairKind::vertex_edge, PairKind::vertex_vertex};

glm::dvec3 on_lattice(Random& random, int half) {
    const int x = random.integer(-half, half), y = random.integer(-half, half), z = random.integer(-half, half);
    return {x, y, z};
}

// Some points coincide, rest, stay in one plane or move alike.
MovingPair lattice_pair(std::uint64_t seed) {
    Random random(seed);
    MovingPair m;
    m.kind = kinds.at(seed % 4);
    const int half = random.integer(1, 4), flat = random.integer(0, 5), rests = random.integer(0, 3);
    for (std::size_t i = 0; i < 4; ++i) {
        m.start.at(i) = on_lattice(random, half);
        m.end.at(i) = on_lattice(random, half);
        if (flat == 0) m.start.at(i).z = m.end.at(i).z = 1;
        if (flat <= 1) m.start.at(i).y = m.end.at(i).y = 0;
        if (rests == 0 && random.chance(2)) m.end.at(i) = m.start.at(i);
    }
    const auto from = static_cast<std::size_t>(random.integer(0, 3)),
               to = static_cast<std::size_t>(random.integer(0, 3));
    if (random.chance(6)) m.start.at(to) = m.start.at(from);
    if (random.chance(6)) m.end.at(to) = m.end.at(from);
    if (random.chance(6)) m.end.at(to) = m.start.at(to) + m.end.at(from) - m.start.at(from);
    return m;
}

TEST(impact_oracle, says_what_the_second_road_says) {
    const std::int64_t cases = tunnel::support::case_count(2'000);
    int hits = 0, late = 0;
    for (std::int64_t seed = 0; seed < cases; ++seed) {
        const MovingPair m = lattice_pair(static_cast<std::uint64_t>(seed));
        const auto exact = oracle::first_contact(m);
        const auto brute = oracle::brute_first_contact(m);
        ASSERT_EQ(exact.has_value(), brute.has_value()) << "seed " << seed;
        if (!brute) continue;
        ++hits;
        const auto t = static_cast<double>(*brute);
        late += t > 0;
        ASSERT_GE(exact->compare(t - 1e-15), 0) << "seed " << seed << ", t = " << t;
        ASSERT_LE(exact->compare(t + 1e-15), 0) << "seed " << seed << ", t = " << t;
    }
    if (!tunnel::support::sanitized) {
        EXPECT_GT(hits, cases / 10);
        EXPECT_GT(late, cases / 20);
    }
}

TEST(impact_oracle, an_end_of_time_cuts_the_question_and_changes_nothing_else) {
    const std::int64_t cases = tunnel::support::case_count(8'000);
    for (std::int64_t seed = 0; seed < cases; ++seed) {
        const MovingPair m = lattice_pair(static_cast<std::uint64_t>(seed));
        const auto whole = oracle::first_contact(m);
        Random random(static_cast<std::uint64_t>(seed));
        const double end = random.chance(3) && whole ? whole->round_down() : random.unit();
        auto part = oracle::first_contact(m, end);
        ASSERT_EQ(part.has_value(), whole && whole->compare(end) <= 0) << "seed " << seed;
        if (part) {
            auto same = *whole;
            ASSERT_EQ(part->compare(same), 0) << "seed " << seed;
        }
    }
}

// A vertex falls by s t on the middle of a face from height h: t = h / s, and the largest double below is known.
TEST(impact_oracle, falls_on_a_face_at_height_over_speed) {
    MovingPair m{PairKind::vertex_face, {{{0, 0, 1}, {-3, -3, 0}, {3, -3, 0}, {0, 3, 0}}}, {}};
    m.end = m.start;
    for (int speed = 1; speed < 40; ++speed) {
        m.end[0].z = 1.0 - speed;
        const auto exact = oracle::first_contact(m);
        ASSERT_TRUE(exact);
        const double t = 1.0 / speed;
        const double below = std::fma(t, speed, -1.0) > 0 ? std::nextafter(t, 0.0) : t;
        EXPECT_EQ(exact->round_down(), below) << speed;
        EXPECT_EQ(exact->compare(below) == 0, std::fma(below, speed, -1.0) == 0) << speed;
    }
    m.end[0] = {0, 8, -1};
    EXPECT_FALSE(oracle::first_contact(m)); // over the edge: at t = 1/2 it is at (0, 4, 0)
}

// A corner rises as the vertex runs outwards and sinks: on the plane z = x t where t^2 = 1 - t / 2.
TEST(impact_oracle, keeps_an_irrational_instant) {
    MovingPair m{PairKind::vertex_face, {{{0, 0, 1}, {0, -1, 0}, {0, 1, 0}, {4, 0, 0}}}, {}};
    m.end = m.start;
    m.end[0] = {1, 0, 0.5}; // x = t, z = 1 - t / 2
    m.end[3] = {4, 0, 4};   // the plane z = x t
    const auto exact = oracle::first_contact(m);
    ASSERT_TRUE(exact);
    const double t = (std::sqrt(17.0) - 1) / 4;
    EXPECT_NEAR(exact->round_down(), t, 3e-16);
    EXPECT_NE(exact->compare(exact->round_down()), 0);
}

// One unit in the last place decides: a vertex moves in the plane of an edge's line past its end.
TEST(impact_oracle, tells_a_graze_from_a_miss_by_one_unit) {
    MovingPair m{PairKind::vertex_edge, {{{1, 1, 0}, {0, 0, 0}, {1, 0, 0}, {}}}, {}};
    m.end = m.start;
    m.end[0].y = -1;
    const auto exact = oracle::first_contact(m);
    ASSERT_TRUE(exact);
    EXPECT_EQ(exact->compare(0.5), 0);
    m.start[0].x = std::nextafter(1.0, 2.0);
    EXPECT_FALSE(oracle::first_contact(m));
    m.kind = PairKind::vertex_vertex;
    m.start[0] = {1, 1e-300, 0};
    m.end[0] = {1, -1e300, 0};
    m.end[1] = m.start[1] = {1, 0, 0};
    const auto tiny = oracle::first_contact(m);
    ASSERT_TRUE(tiny);
    EXPECT_GT(tiny->compare(0.0), 0);
    EXPECT_EQ(tiny->round_down(), 0.0); // 1e-600
}

} // namespace
