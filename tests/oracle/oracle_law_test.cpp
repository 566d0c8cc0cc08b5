// Answers: can the oracles be trusted? They are held against closed forms, against dense exact sampling in time by
// another method (separating axes, clamped distance), and against plain floating-point distance at the root.
#include "tests/oracle/disc_box_oracle.hpp"
#include "tests/oracle/point_segment_oracle.hpp"
#include "tests/support/random.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace {

using tunnel::ccd::DiscBoxMotion;
using tunnel::ccd::ParameterBox;
using tunnel::ccd::PointSegmentMotion;
using tunnel::support::Random;
namespace oracle = tunnel::oracle;

const PointSegmentMotion article{{0.5, 3.5}, {9.5, 3.5}, {5, 1}, {5, 1}, {5, 6}, {5, 6}};

// A small lattice makes exact coincidences (grazing, touching, parallel, resting) frequent.
PointSegmentMotion lattice_motion(Random& random) {
    const int half = random.integer(1, 6);
    PointSegmentMotion m{random.on_lattice(half), random.on_lattice(half), random.on_lattice(half),
                         random.on_lattice(half), random.on_lattice(half), random.on_lattice(half)};
    if (random.chance(4)) {
        m.p1 = m.p0;
    }
    if (random.chance(6)) {
        m.b0 = m.a0;
        m.b1 = m.a1;
    }
    return m;
}

double chebyshev_distance(const PointSegmentMotion& m, double t) {
    const glm::dvec2 p = (1 - t) * m.p0 + t * m.p1;
    const glm::dvec2 a = (1 - t) * m.a0 + t * m.a1 - p;
    const glm::dvec2 b = (1 - t) * m.b0 + t * m.b1 - p;
    // max(|x|, |y|) along the segment is convex: its minimum is at an end, a zero of x or y, or where |x| = |y|.
    double least = std::min(std::max(std::abs(a.x), std::abs(a.y)), std::max(std::abs(b.x), std::abs(b.y)));
    const auto try_zero = [&](double fa, double fb) {
        if (fa != fb) {
            const double s = std::clamp(fa / (fa - fb), 0.0, 1.0);
            const glm::dvec2 f = (1 - s) * a + s * b;
            least = std::min(least, std::max(std::abs(f.x), std::abs(f.y)));
        }
    };
    try_zero(a.x, b.x);
    try_zero(a.y, b.y);
    try_zero(a.x - a.y, b.x - b.y);
    try_zero(a.x + a.y, b.x + b.y);
    return least;
}

TEST(oracle_algebra, keeps_irrational_roots_exact) {
    const auto roots = oracle::roots_in_unit({2, 0, -1}); // sqrt(1/2)
    ASSERT_EQ(roots.size(), 1u);
    const double below = 0x1.6a09e667f3bccp-1;
    EXPECT_EQ(oracle::round_down(roots[0]), below);
    EXPECT_EQ(oracle::compare(roots[0], below), 1);
    EXPECT_EQ(oracle::compare(roots[0], std::nextafter(below, 1.0)), -1);
    EXPECT_EQ(oracle::sign_at({2, 0, -1}, roots[0]), 0);
    EXPECT_EQ(oracle::sign_at({-4, 0, 2}, roots[0]), 0);
    EXPECT_EQ(oracle::sign_at({0, 10, -7}, roots[0]), 1);
    EXPECT_EQ(oracle::sign_at({0, 100, -71}, roots[0]), -1);
}

TEST(oracle_algebra, finds_the_roots_that_were_put_in) {
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        Random random(seed);
        const int m = random.integer(1, 64), n = random.integer(1, 64);
        const int a = random.integer(-8, m + 8), b = random.integer(-8, n + 8);
        const int k = random.chance(2) ? -3 : 1;
        const oracle::Quadratic f{k * m * n, -k * (a * n + b * m), k * a * b}; // k (m t - a)(n t - b)
        std::vector<double> expected;
        for (const double x : {double(a) / m, double(b) / n}) {
            if (0 <= x && x <= 1 && (expected.empty() || expected[0] != x)) {
                expected.push_back(x);
            }
        }
        std::sort(expected.begin(), expected.end());
        const auto roots = oracle::roots_in_unit(f);
        ASSERT_EQ(roots.size(), expected.size()) << "seed " << seed;
        for (std::size_t i = 0; i < roots.size(); ++i) {
            ASSERT_LE(oracle::round_down(roots[i]), expected[i]) << "seed " << seed;
            ASSERT_GE(std::nextafter(oracle::round_down(roots[i]), 2.0), expected[i]) << "seed " << seed;
            ASSERT_EQ(oracle::sign_at(f, roots[i]), 0) << "seed " << seed;
            if (oracle::compare(roots[i], expected[i]) == 0) { // a root that is a double comes back unchanged
                ASSERT_EQ(oracle::round_down(roots[i]), expected[i]) << "seed " << seed;
            }
        }
    }
}

TEST(oracle_point_segment, agrees_with_closed_forms) {
    EXPECT_EQ(oracle::compare_first_contact(article, 0.5), 0);
    EXPECT_TRUE(oracle::first_contact_before(article, 0.5, 0.25)); // (5 - 0.25 - 0.5) / 9 = 17 / 36
    EXPECT_EQ(oracle::contact_instants(article, 0.25).first_rounded_down(), 17.0 / 36.0); // the double lies below 17/36

    PointSegmentMotion document = article;
    document.p1.x = 8.5;
    document.a1.x = document.b1.x = 6.5;
    const double root = oracle::contact_instants(document).first_rounded_down();
    EXPECT_NEAR(root, 9.0 / 13.0, 1e-16);

    const PointSegmentMotion later{{0, 0}, {0, 0}, {-1, 0.5}, {-1, -4.5}, {-0.375175, -1.125175}, {0.875075, 2.625075}};
    EXPECT_NEAR(oracle::contact_instants(later).first_rounded_down(), 0.7, 1e-12);
    EXPECT_FALSE(oracle::first_contact_before(later, 0.31));

    const PointSegmentMotion sliding{{0, 0}, {8, 0}, {2, 0}, {2, 0}, {5, 0}, {3, 0}};
    EXPECT_EQ(oracle::compare_first_contact(sliding, 0.25), 0);
    const PointSegmentMotion missing_by_an_ulp{{0, 1.5}, {8, 1.5}, {2, 0}, {2, 0}, {2, 1}, {2, std::nextafter(2.0, 0)}};
    EXPECT_FALSE(oracle::first_contact_before(missing_by_an_ulp, 1.0));
}

TEST(oracle_point_segment, agrees_with_dense_exact_sampling) {
    std::int64_t contacts = 0;
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(tunnel::support::case_count(6000)); ++seed) {
        Random random(seed);
        const PointSegmentMotion m = lattice_motion(random);
        const double d = random.chance(2) ? 0.0 : 0.25 * random.integer(0, 8);
        const oracle::Instants found = oracle::contact_instants(m, d);
        contacts += found.any() ? 1 : 0;
        for (int i = 0; i <= 64; ++i) {
            const double t = i / 64.0;
            const bool now = oracle::in_contact_at(m, t, d);
            ASSERT_FALSE(now && !found.by(t)) << "missed contact, seed " << seed << " t " << t;
            ASSERT_EQ(now, oracle::contact_in_box(m, {t, t, 0, 1}, d)) << "seed " << seed << " t " << t;
        }
        if (found.any()) {
            const double t = found.first_rounded_down();
            ASSERT_GE(found.compare_first(t), 0) << "seed " << seed;
            ASSERT_LE(found.compare_first(std::nextafter(t, 2.0)), 0) << "seed " << seed;
            ASSERT_LE(chebyshev_distance(m, t), d + 1e-6) << "invented contact, seed " << seed << " t " << t;
            if (t > 1e-3) {
                ASSERT_FALSE(oracle::contact_in_box(m, {0, std::nextafter(t, 0.0), 0, 1}, d)) << "seed " << seed;
            }
        }
    }
    RecordProperty("contacts", static_cast<int>(contacts));
}

TEST(oracle_point_segment, a_box_of_the_square_is_a_query_of_its_own) {
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(tunnel::support::case_count(4000)); ++seed) {
        Random random(seed);
        const PointSegmentMotion m = lattice_motion(random);
        const double d = random.chance(2) ? 0.0 : 0.25 * random.integer(0, 8);
        const ParameterBox box{random.integer(0, 4) / 8.0, random.integer(4, 8) / 8.0, random.integer(0, 4) / 8.0,
                               random.integer(4, 8) / 8.0};
        const double t = random.uniform(box.t0, box.t1), s = random.uniform(box.s0, box.s1);
        const ParameterBox left{box.t0, t, box.s0, box.s1}, right{t, box.t1, box.s0, box.s1};
        const ParameterBox down{box.t0, box.t1, box.s0, s}, up{box.t0, box.t1, s, box.s1};
        const bool whole = oracle::contact_in_box(m, box, d);
        ASSERT_EQ(whole, oracle::contact_in_box(m, left, d) || oracle::contact_in_box(m, right, d)) << "seed " << seed;
        ASSERT_EQ(whole, oracle::contact_in_box(m, down, d) || oracle::contact_in_box(m, up, d)) << "seed " << seed;
        ASSERT_TRUE(!whole || oracle::contact(m, d)) << "seed " << seed;
    }
}

TEST(oracle_disc_box, agrees_with_closed_forms) {
    const DiscBoxMotion bullet{{0.5, 3.5}, {8, 0}, 0.25, {4.75, 1}, {5.25, 6}, {0, 0}}; // (4.75 - 0.25 - 0.5) / 8
    EXPECT_EQ(oracle::contact_instants(bullet).compare_first(0.5), 0);
    const DiscBoxMotion corner{{0, 0}, {8, 0}, 5, {8, 3}, {9, 4}, {0, 0}}; // 3-4-5 triangle: touches at x = 4
    EXPECT_EQ(oracle::contact_instants(corner).compare_first(0.5), 0);
    const DiscBoxMotion grazing{{0, 0}, {8, 0}, 3, {4, 3}, {9, 4}, {0, 0}}; // tangent to the corner from below
    EXPECT_EQ(oracle::contact_instants(grazing).compare_first(0.5), 0);
    const DiscBoxMotion above{{0, 0}, {8, 0}, std::nextafter(3.0, 0), {4, 3}, {9, 4}, {0, 0}};
    EXPECT_FALSE(oracle::contact_instants(above).any());
}

TEST(oracle_disc_box, agrees_with_dense_exact_sampling) {
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(tunnel::support::case_count(6000)); ++seed) {
        Random random(seed);
        const glm::dvec2 low = random.on_lattice(5);
        const glm::dvec2 size{random.integer(0, 4), random.integer(0, 4)};
        const DiscBoxMotion m{random.on_lattice(8), random.on_lattice(12), 0.5 * random.integer(0, 6), low,
                              low + size,           random.on_lattice(3)};
        const oracle::Instants found = oracle::contact_instants(m);
        for (int i = 0; i <= 64; ++i) {
            const double t = i / 64.0;
            ASSERT_FALSE(oracle::in_contact_at(m, t) && !found.by(t)) << "missed contact, seed " << seed << " t " << t;
        }
        if (found.any()) {
            const double t = found.first_rounded_down();
            const glm::dvec2 c = m.centre + t * (m.disc_travel - m.box_travel);
            const double dx = std::max({0.0, m.box_min.x - c.x, c.x - m.box_max.x});
            const double dy = std::max({0.0, m.box_min.y - c.y, c.y - m.box_max.y});
            ASSERT_LE(std::hypot(dx, dy), m.radius + 1e-6) << "invented contact, seed " << seed;
        }
    }
}

} // namespace
