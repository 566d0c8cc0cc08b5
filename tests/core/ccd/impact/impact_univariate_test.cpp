// The numeric method: right where nothing is delicate, and wrong just where the lesson says that it is.
#include "core/ccd/impact/univariate/roots.hpp"
#include "core/ccd/impact_trace.hpp"
#include "tests/support/impact_pairs.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace tunnel::ccd {
namespace {

using base::Status;
using support::at_rest;
using support::falling;
using V = glm::dvec3;

ImpactOptions numeric() {
    ImpactOptions options;
    options.method = ImpactMethod::univariate;
    return options;
}

TEST(ImpactUnivariate, AVertexFallsOnAFace) {
    const ImpactResult got = first_impact(falling(1, -1), numeric());
    EXPECT_EQ(got.status, Status::hit);
    EXPECT_NEAR(got.t_lo, 0.5, 1e-15);
    EXPECT_EQ(got.t_lo, got.t_hi);
    EXPECT_NEAR(got.u, 0.25, 1e-12);
    EXPECT_NEAR(got.v, 0.5, 1e-12);
    EXPECT_FALSE(got.certified);
    EXPECT_EQ(got.checks, 1);
    EXPECT_LT(got.tolerance_reached, 1e-12);
}

TEST(ImpactUnivariate, BesideTheFaceIsClear) {
    EXPECT_EQ(first_impact(falling(1, -1, 0.75, 0.5), numeric()).status, Status::clear);
    EXPECT_EQ(first_impact(falling(1, -1, -0.25, 0.5), numeric()).status, Status::clear);
    EXPECT_EQ(first_impact(falling(1, 0.5), numeric()).status, Status::clear);
}

TEST(ImpactUnivariate, EdgesCross) {
    MovingPair pair = at_rest(PairKind::edge_edge, {V{-1, 0, 1}, V{3, 0, 1}, V{0, -1, 0}, V{0, 7, 0}});
    pair.end[0].z = pair.end[1].z = -3;
    const ImpactResult got = first_impact(pair, numeric());
    EXPECT_EQ(got.status, Status::hit);
    EXPECT_NEAR(got.t_lo, 0.25, 1e-15);
    EXPECT_NEAR(got.u, 0.25, 1e-12);
    EXPECT_NEAR(got.v, 0.125, 1e-12);
}

TEST(ImpactUnivariate, MotionInOnePlaneIsMissed) { // a contact at a half, and no root: the cubic is 0 throughout
    MovingPair pair = at_rest(PairKind::vertex_face, {V{-1, 0.25, 0}, V{0, 0, 0}, V{1, 0, 0}, V{0, 1, 0}});
    pair.end[0].x = 1;
    EXPECT_EQ(first_impact(pair, numeric()).status, Status::clear);
    EXPECT_EQ(first_impact(pair).status, Status::hit); // certified
}

TEST(ImpactUnivariate, TMaxEndsTheSearch) {
    ImpactOptions options = numeric();
    options.t_max = 0.4375;
    EXPECT_EQ(first_impact(falling(1, -1), options).status, Status::clear);
    options.t_max = 0.5;
    EXPECT_EQ(first_impact(falling(1, -1), options).status, Status::hit);
}

TEST(ImpactUnivariate, TheLowerPairs) {
    MovingPair pair = at_rest(PairKind::vertex_edge, {V{0.5, 1, 0}, V{0, 0, 0}, V{2, 0, 0}, V{}});
    pair.end[0].y = -3;
    const ImpactResult edge = first_impact(pair, numeric());
    EXPECT_EQ(edge.status, Status::hit);
    EXPECT_NEAR(edge.t_lo, 0.25, 1e-15);
    EXPECT_NEAR(edge.u, 0.25, 1e-12);
    pair.start[0].x = pair.end[0].x = 3;
    EXPECT_EQ(first_impact(pair, numeric()).status, Status::clear);
    pair = at_rest(PairKind::vertex_vertex, {V{0, 0, 0}, V{3, 6, 9}, V{}, V{}});
    pair.end[0] = {4, 8, 12};
    EXPECT_NEAR(first_impact(pair, numeric()).t_lo, 0.75, 1e-15);
    pair.start[1].x = pair.end[1].x = 3.125;
    EXPECT_EQ(first_impact(pair, numeric()).status, Status::clear);
}

TEST(ImpactUnivariate, SinglePrecisionIsCoarse) { // a tenth is another number there
    ImpactOptions options = numeric();
    options.single = true;
    const ImpactResult got = first_impact(falling(0.1, -0.9), options);
    EXPECT_EQ(got.status, Status::hit);
    EXPECT_NEAR(got.t_lo, 0.1, 1e-6);
    EXPECT_GT(std::abs(got.t_lo - 0.1), 1e-12);
}

TEST(ImpactUnivariate, TheTraceNamesEveryRoot) {
    MovingPair pair = falling(1, -1, 0.75, 0.5); // crosses the plane at a half, beside the face
    ImpactTrace trace;
    EXPECT_EQ(first_impact(pair, numeric(), &trace).status, Status::clear);
    ASSERT_EQ(trace.roots.size(), 1U);
    EXPECT_NEAR(trace.roots[0].t, 0.5, 1e-15);
    EXPECT_FALSE(trace.roots[0].inside);
    EXPECT_NEAR(trace.roots[0].u, 0.75, 1e-12);
    EXPECT_NEAR(trace.roots[0].v, 0.5, 1e-12);
    EXPECT_LT(trace.roots[0].residual, 1e-12);
    ImpactTrace capped;
    capped.max_records = 0;
    EXPECT_EQ(first_impact(pair, numeric(), &capped).status, Status::clear);
    EXPECT_TRUE(capped.truncated);
    EXPECT_TRUE(capped.roots.empty());
}

TEST(UnivariateRoots, ThreeOfThem) { // (t - 1/8) (t - 1/2) (t - 7/8)
    const Cubic<double> f{-7.0 / 128, 39.0 / 64, -1.5, 1.0};
    const FoundRoots<double> all = roots_of(f, 1.0, 0.0);
    ASSERT_EQ(all.size, 3U);
    EXPECT_NEAR(all.t[0], 0.125, 1e-14);
    EXPECT_NEAR(all.t[1], 0.5, 1e-14);
    EXPECT_NEAR(all.t[2], 0.875, 1e-14);
    EXPECT_EQ(roots_of(f, 0.75, 0.0).size, 2U);
}

TEST(UnivariateRoots, LowerDegreesAndNone) {
    const FoundRoots<double> two = roots_of(Cubic<double>{0.1875, -1.0, 1.0, 0.0}, 1.0, 0.0); // (t - 1/4) (t - 3/4)
    ASSERT_EQ(two.size, 2U);
    EXPECT_NEAR(two.t[0], 0.25, 1e-15);
    EXPECT_NEAR(two.t[1], 0.75, 1e-15);
    EXPECT_EQ(roots_of(Cubic<double>{-0.5, 1.0, 0.0, 0.0}, 1.0, 0.0).t[0], 0.5);
    EXPECT_EQ(roots_of(Cubic<double>{0.5, 1.0, 0.0, 0.0}, 1.0, 0.0).size, 0U);
    EXPECT_EQ(roots_of(Cubic<double>{0.0, 0.0, 0.0, 0.0}, 1.0, 0.0).size, 0U);
}

TEST(Gap, FollowsItsDefinition) {
    MovingPair pair = falling(1, -1);
    EXPECT_EQ(gap(pair, 0.25, 0.25, 0.25), V(0, 0.25, 0.5));
    pair.kind = PairKind::edge_edge; // from (1/4, 1/2, z) to 0, and from (1, 0, 0) to (0, 1, 0)
    EXPECT_EQ(gap(pair, 0.0, 0.5, 0.25), V(0.125 - 0.75, 0.25 - 0.25, 0.5));
    pair.kind = PairKind::vertex_edge;
    EXPECT_EQ(gap(pair, 1.0, 0.5, 0.75), V(-0.25, 0.5, -1)); // v has no say
    pair.kind = PairKind::vertex_vertex;
    EXPECT_EQ(gap(pair, 0.5, 0.5, 0.75), V(0.25, 0.5, 0));
}

TEST(Coplanarity, IsTheVolumeAndItsCoefficientsMakeIt) {
    MovingPair pair = falling(1, -1);
    EXPECT_EQ(coplanarity(pair, 0.0), -1.0); // (a-p) . ((b-p) x (c-p)): the face's normal is +z, the vertex above
    EXPECT_EQ(coplanarity(pair, 0.5), 0.0);
    pair.end = {V{1, 2, 3}, V{-1, 0.5, 4}, V{2, -3, 1}, V{0.25, 5, -2}};
    for (const PairKind kind : {PairKind::vertex_face, PairKind::edge_edge}) {
        pair.kind = kind;
        const std::array<double, 4> c = coplanarity_coefficients(pair);
        for (const double t : {0.0, 0.125, 0.5, 0.8125, 1.0}) {
            const double s = 1.0 - t;
            const double curve = s * s * s * c[0] + 3 * s * s * t * c[1] + 3 * s * t * t * c[2] + t * t * t * c[3];
            EXPECT_NEAR(coplanarity(pair, t), curve, 1e-12);
        }
    }
    pair.kind = PairKind::vertex_edge;
    EXPECT_EQ(coplanarity(pair, 0.5), 0.0);
    EXPECT_EQ(coplanarity_coefficients(pair), (std::array<double, 4>{}));
}

} // namespace
} // namespace tunnel::ccd
