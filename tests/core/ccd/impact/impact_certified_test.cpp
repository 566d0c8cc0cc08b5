// The certified method against closed forms, and what its result says besides the verdict: the bracket, the place, the
// proof.
#include "core/ccd/impact/methods.hpp"
#include "tests/support/allocations.hpp"
#include "tests/support/impact_pairs.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tunnel::ccd {
namespace {

using base::Status;
using support::at_rest;
using support::falling;
using V = glm::dvec3;

ImpactResult ask(const MovingPair& pair, double t_max = 1.0) {
    ImpactOptions options;
    options.t_max = t_max;
    return certified_impact(pair, options, nullptr);
}

TEST(ImpactCertified, AVertexFallsOnAFace) {
    const ImpactResult got = ask(falling(1, -2)); // at a third
    EXPECT_EQ(got.status, Status::hit);
    EXPECT_TRUE(got.certified);
    EXPECT_EQ(got.t_lo, 0x1.5555555555555p-2);
    EXPECT_EQ(got.t_hi, 0x1.5555555555556p-2);
    EXPECT_DOUBLE_EQ(got.u, 0.25);
    EXPECT_DOUBLE_EQ(got.v, 0.5);
    EXPECT_EQ(got.tolerance_reached, 3.0 * (got.t_hi - got.t_lo)); // it falls at 3 a unit of time
    EXPECT_GE(got.checks, 1);
}

TEST(ImpactCertified, AnInstantThatIsADoubleIsNamed) {
    const ImpactResult got = ask(falling(1, -1));
    EXPECT_EQ(got.t_lo, 0.5);
    EXPECT_EQ(got.t_hi, 0.5);
    EXPECT_EQ(got.tolerance_reached, 0.0);
}

TEST(ImpactCertified, TheFacesRimCounts) {
    EXPECT_EQ(ask(falling(1, -1, 0, 0)).status, Status::hit);
    EXPECT_EQ(ask(falling(1, -1, 0.5, 0.5)).status, Status::hit);
    EXPECT_EQ(ask(falling(1, -1, 0.5, std::nextafter(0.5, 1))).status, Status::clear);
    EXPECT_EQ(ask(falling(1, -1, -0x1p-1074, 0.5)).status, Status::clear);
}

TEST(ImpactCertified, BothEndsOfTimeCount) {
    EXPECT_EQ(ask(falling(0, -1)).t_hi, 0.0);
    const ImpactResult last = ask(falling(1, 0));
    EXPECT_EQ(last.status, Status::hit);
    EXPECT_EQ(last.t_lo, 1.0);
    EXPECT_EQ(ask(falling(1, 0x1p-1074)).status, Status::clear);
    EXPECT_EQ(ask(falling(1, -1), 0.5).t_lo, 0.5);
    EXPECT_EQ(ask(falling(1, -1), std::nextafter(0.5, 0)).status, Status::clear);
    EXPECT_EQ(ask(falling(0, 1), 0.0).status, Status::hit);
    EXPECT_EQ(ask(falling(1, -1), 0.0).status, Status::clear);
}

TEST(ImpactCertified, EdgesCross) {
    MovingPair pair = at_rest(PairKind::edge_edge, {V{-1, 0, 1}, V{3, 0, 1}, V{0, -1, 0}, V{0, 7, 0}});
    pair.end[0].z = pair.end[1].z = -3;
    const ImpactResult got = ask(pair);
    EXPECT_EQ(got.t_lo, 0.25);
    EXPECT_EQ(got.t_hi, 0.25);
    EXPECT_DOUBLE_EQ(got.u, 0.25);
    EXPECT_DOUBLE_EQ(got.v, 0.125);
}

TEST(ImpactCertified, EdgesTouchAndPartAgain) { // the polynomial touches 0 at a half, without a change of sign
    MovingPair pair{PairKind::edge_edge,
                    {V{0, 0, 1}, V{1, 0, 1}, V{0.5, -1, 0}, V{1.5, 1, 0}},
                    {V{0, 0, -1}, V{1, 0, -1}, V{0.5, 1, 0}, V{1.5, -1, 0}}};
    const ImpactResult got = ask(pair);
    EXPECT_EQ(got.status, Status::hit);
    EXPECT_EQ(got.t_lo, 0.5);
    EXPECT_EQ(got.t_hi, 0.5);
    for (std::size_t i = 0; i < 4; ++i) pair.end[i] = 0.5 * (pair.start[i] + pair.end[i]); // now at the end
    EXPECT_EQ(ask(pair).t_lo, 1.0);
    std::swap(pair.start, pair.end);
    EXPECT_EQ(ask(pair).t_hi, 0.0);
}

TEST(ImpactCertified, MotionInOnePlane) {
    MovingPair pair = at_rest(PairKind::vertex_face, {V{-1, 0.25, 0}, V{0, 0, 0}, V{1, 0, 0}, V{0, 1, 0}});
    pair.end[0].x = 2.0;
    const ImpactResult got = ask(pair);
    EXPECT_EQ(got.status, Status::hit);
    EXPECT_EQ(got.t_lo, 0x1.5555555555555p-2);
    EXPECT_DOUBLE_EQ(got.v, 0.25);
    EXPECT_NEAR(got.u, 0.0, 1e-15);
    pair.start[0].y = pair.end[0].y = 1.0 + 0x1p-52;
    EXPECT_EQ(ask(pair).status, Status::clear);
}

TEST(ImpactCertified, NeverZeroWhereApartAtTheStart) {
    MovingPair pair = falling(0x1p-200, -1e6);
    EXPECT_GT(ask(pair).t_lo, 0.0);
    EXPECT_EQ(ask(falling(0, -1e6)).t_lo, 0.0);
    // The one exception: an instant between 0 and the least double above it.
    pair = falling(std::numeric_limits<double>::denorm_min(), -2);
    EXPECT_EQ(ask(pair).t_lo, 0.0);
    EXPECT_EQ(ask(pair).t_hi, std::numeric_limits<double>::denorm_min());
}

TEST(ImpactCertified, FarFromTheOriginAndFarApartInSize) {
    MovingPair pair = falling(1, -1);
    for (auto* points : {&pair.start, &pair.end})
        for (V& p : *points) p += V{0x1p30, -0x1p40, 0x1p50};
    EXPECT_EQ(ask(pair).t_lo, 0.5);
    for (const double unit : {0x1p-1000, 0x1p-300, 0x1p1000}) {
        pair = falling(1, -1);
        for (auto* points : {&pair.start, &pair.end})
            for (V& p : *points) p *= V{unit, 1.0, 1.0 / unit};
        const ImpactResult got = ask(pair);
        EXPECT_EQ(got.t_lo, 0.5) << unit;
        EXPECT_NEAR(got.u, 0.25, 1e-12) << unit;
        EXPECT_NEAR(got.v, 0.5, 1e-12) << unit;
    }
    const double most = std::numeric_limits<double>::max();
    EXPECT_EQ(ask(falling(most, -most)).t_lo, 0.5);
}

TEST(ImpactCertified, TheProofEndsInTheVerdict) {
    ImpactTrace trace;
    EXPECT_EQ(certified_impact(falling(1, -2), {}, &trace).status, Status::hit);
    ASSERT_FALSE(trace.proof.empty());
    EXPECT_EQ(trace.proof.back().verdict, ProofVerdict::contact);
    trace = {};
    EXPECT_EQ(certified_impact(falling(1, 2), {}, &trace).status, Status::clear);
    ASSERT_EQ(trace.proof.size(), 1u);
    EXPECT_EQ(trace.proof[0].stage, ProofStage::bounds);
    EXPECT_EQ(trace.proof[0].direction, V(0, 0, -1));
    EXPECT_EQ(trace.proof[0].lo, 1.0); // the least distance along it
    trace = {};
    trace.max_records = 1;
    EXPECT_EQ(certified_impact(falling(1, -2), {}, &trace).status, Status::hit);
    EXPECT_EQ(trace.proof.size(), 1u);
    EXPECT_TRUE(trace.truncated);
}

TEST(ImpactCertified, AsksForNoMemory) {
    MovingPair flat = falling(0, 0, -1);
    flat.end[0].x = 2;
    const std::size_t before = support::allocations();
    EXPECT_EQ(ask(falling(1, -2)).status, Status::hit);
    EXPECT_EQ(ask(flat).status, Status::hit);
    EXPECT_EQ(ask(falling(0x1p-1000, -0x1p1000)).status, Status::hit);
    EXPECT_EQ(support::allocations(), before);
}

} // namespace
} // namespace tunnel::ccd
