// Separation in either norm, and answers that must not be 0.
#include "core/ccd/impact/inclusion/start.hpp"
#include "tests/support/impact_pairs.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace tunnel::ccd {
namespace {

using base::Status;
using support::falling;
using V = glm::dvec3;

ImpactOptions within(double d, Norm norm, double delta = 1e-6) {
    ImpactOptions options;
    options.method = ImpactMethod::inclusion;
    options.delta = delta;
    options.separation = d;
    options.norm = norm;
    return options;
}

MovingPair vertices(const V& from, const V& to) { return {PairKind::vertex_vertex, {from, V{0.0}}, {to, V{0.0}}}; }

TEST(ImpactSeparation, ComesEarlierByTheDistance) {
    for (const Norm norm : {Norm::chebyshev, Norm::euclidean}) {
        const ImpactResult got = first_impact(falling(1, -1), within(0.25, norm));
        EXPECT_EQ(got.status, Status::hit);
        EXPECT_LE(got.t_lo, 0.375); // z = 1/4
        EXPECT_GE(got.t_lo, 0.375 - 1e-6);
        EXPECT_EQ(first_impact(falling(1, 0.2501), within(0.25, norm)).status, Status::clear);
        EXPECT_EQ(first_impact(falling(1, 0.25), within(0.25, norm)).status, Status::hit);
    }
}

TEST(ImpactSeparation, TheNormsPartOnTheDiagonal) { // passes (1, 1, 0) at a half, 1.41 away and no farther than 1
    const MovingPair pair = vertices({1, 1, -1}, {1, 1, 1});
    const ImpactResult cube = first_impact(pair, within(1.0, Norm::chebyshev));
    EXPECT_EQ(cube.status, Status::hit);
    EXPECT_EQ(cube.t_lo, 0.0);
    EXPECT_EQ(first_impact(pair, within(1.41, Norm::euclidean)).status, Status::clear);
    const ImpactResult ball = first_impact(pair, within(1.5, Norm::euclidean)); // |z| = 1/2
    EXPECT_EQ(ball.status, Status::hit);
    EXPECT_LE(ball.t_lo, 0.25);
    EXPECT_GE(ball.t_lo, 0.25 - 1e-5);
}

TEST(ImpactSeparation, CertifiedWhereThePlaceIsWithin) {
    const ImpactResult got = first_impact(vertices({2, 0, 0}, {0.5, 0, 0}), within(1.5, Norm::euclidean));
    EXPECT_EQ(got.status, Status::hit);
    EXPECT_TRUE(got.certified);
    EXPECT_LE(got.t_lo, 1.0 / 3);
    EXPECT_GE(got.t_hi, 1.0 / 3);
    EXPECT_FALSE(first_impact(vertices({2, 0, 0}, {1.5 + 1e-9, 0, 0}), within(1.5, Norm::euclidean)).certified);
}

TEST(ImpactSeparation, TheCertifiedMethodMeansThisOne) {
    ImpactOptions options = within(0.25, Norm::euclidean);
    const ImpactResult a = first_impact(falling(1, -1), options);
    options.method = ImpactMethod::certified;
    EXPECT_EQ(first_impact(falling(1, -1), options).t_lo, a.t_lo);
}

TEST(ImpactNeverZero, StartsThatAreApartMakeWay) {
    for (const double height : {1e-7, 1e-13, 0x1p-60, 0x1p-1000, 0x1p-1073}) {
        ImpactOptions options = within(0.0, Norm::euclidean);
        const MovingPair pair = falling(height, -1);
        EXPECT_EQ(first_impact(pair, options).t_lo, 0.0) << height; // closer than delta: cannot tell
        options.never_zero = true;
        const ImpactResult got = first_impact(pair, options);
        EXPECT_EQ(got.status, Status::hit) << height;
        const double exact = height / (1.0 + height);
        EXPECT_LE(got.t_lo, exact) << height;
        EXPECT_GE(got.t_lo, 0.5 * exact) << height;
    }
}

TEST(ImpactNeverZero, StartsThatTouchAreZero) {
    ImpactOptions options = within(0.0, Norm::euclidean);
    options.never_zero = true;
    EXPECT_EQ(first_impact(falling(0, -1), options).t_lo, 0.0);
    EXPECT_EQ(first_impact(falling(0, -1, 0.1, 0.9), options).status, Status::hit);
}

TEST(ImpactNeverZero, ParallelEdgesCloserThanDelta) {
    MovingPair pair{PairKind::edge_edge, {V{0, 0, 1e-9}, V{1, 1, 1e-9}, V{0, 0, 0}, V{1, 1, 0}}, {}};
    pair.end = pair.start;
    ImpactOptions options = within(0.0, Norm::euclidean);
    options.never_zero = true;
    EXPECT_EQ(first_impact(pair, options).status, Status::clear); // one direction parts them for good
    pair.end[0].z = pair.end[1].z = -1e-9;
    const ImpactResult got = first_impact(pair, options);
    EXPECT_EQ(got.status, Status::hit);
    EXPECT_LE(got.t_lo, 0.5);
    EXPECT_GT(got.t_lo, 0.0);
}

TEST(PartedUntil, OneDirectionByHand) {
    EXPECT_NEAR(parted_until(falling(1, -1), 0.0, Norm::euclidean), 0.5, 1e-12);
    EXPECT_LE(parted_until(falling(1, -1), 0.0, Norm::euclidean), 0.5);
    EXPECT_NEAR(parted_until(falling(1, -1), 0.25, Norm::euclidean), 0.375, 1e-12);
    EXPECT_EQ(parted_until(falling(1, 2), 0.0, Norm::euclidean), 1.0);
    EXPECT_EQ(parted_until(falling(0, 2), 0.0, Norm::euclidean), 0.0);
    // Both edges in their planes, 3 apart in the direction (1, 1, 1), square to neither axis: its cross product.
    const V n = V(1.0) / std::sqrt(3.0), e = {1, -1, 0}, f = {1, 1, -2};
    MovingPair pair{PairKind::edge_edge, {-e + 3.0 * n, e + 3.0 * n, -f, f}, {}};
    pair.end = {-e - 3.0 * n, e - 3.0 * n, -f, f};
    EXPECT_NEAR(parted_until(pair, 0.0, Norm::euclidean), 0.5, 1e-12);
    EXPECT_NEAR(parted_until(pair, 1.0, Norm::euclidean), 1.0 / 3, 1e-12);
}

} // namespace
} // namespace tunnel::ccd
