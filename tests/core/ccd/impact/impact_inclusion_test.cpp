// Inclusion bisection against closed forms: contacts, budget, separation, starts, and what each option does.
#include "core/ccd/impact_trace.hpp"
#include "tests/support/allocations.hpp"
#include "tests/support/impact_pairs.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace tunnel::ccd {
namespace {

using base::Status;
using support::at_rest;
using support::falling;
using V = glm::dvec3;

ImpactOptions bisect(double delta = 1e-6) {
    ImpactOptions options;
    options.method = ImpactMethod::inclusion;
    options.delta = delta;
    return options;
}

void expect_brackets(const ImpactResult& got, double t, double wide) {
    EXPECT_EQ(got.status, Status::hit);
    EXPECT_LE(got.t_lo, t);
    EXPECT_GE(got.t_hi, t);
    EXPECT_LE(got.t_hi - got.t_lo, wide);
}

TEST(ImpactInclusion, AVertexFallsOnAFace) {
    const ImpactResult got = first_impact(falling(1, -2, 0.3, 0.5), bisect());
    expect_brackets(got, 1.0 / 3, 1e-6);
    EXPECT_TRUE(got.certified);
    EXPECT_NEAR(got.u, 0.3, 1e-6);
    EXPECT_NEAR(got.v, 0.5, 1e-6);
    EXPECT_LE(got.tolerance_reached, 1e-6);
    EXPECT_GT(got.tolerance_reached, 0.0);
}

TEST(ImpactInclusion, TheRimCountsAndBeyondItIsClear) {
    for (const auto& [x, y] : {std::pair{0.0, 0.0}, {0.5, 0.5}, {1.0, 0.0}, {0.0, 0.25}}) {
        const ImpactResult got = first_impact(falling(1, -1, x, y), bisect());
        expect_brackets(got, 0.5, 1e-6);
        EXPECT_GE(got.u, 0.0);
        EXPECT_GE(got.v, 0.0);
        EXPECT_LE(got.u + got.v, 1.0);
    }
    // In the parallelogram, not in the face.
    EXPECT_EQ(first_impact(falling(1, -1, 0.5, 0.50001), bisect()).status, Status::clear);
    EXPECT_EQ(first_impact(falling(1, -1, -1e-5, 0.5), bisect()).status, Status::clear);
    EXPECT_EQ(first_impact(falling(1, 1e-5), bisect()).status, Status::clear);
}

TEST(ImpactInclusion, NearContactsAreHitsToDelta) { // what it cannot exclude it reports
    MovingPair near = at_rest(PairKind::vertex_face, {V{1, 1, 1}, V{1, 0, 0}, V{0, 1, 0}, V{0, 0, 1}});
    near.end[0] = V(1.0 / 3 + 1e-8);
    const ImpactResult got = first_impact(near, bisect());
    EXPECT_EQ(got.status, Status::hit);
    EXPECT_FALSE(got.certified);
    EXPECT_GE(got.t_lo, 1.0 - 3e-6);
    EXPECT_EQ(first_impact(near, bisect(1e-9)).status, Status::clear);
}

TEST(ImpactInclusion, EdgesCross) {
    MovingPair pair = at_rest(PairKind::edge_edge, {V{-1, 0, 1}, V{3, 0, 1}, V{0, -1, 0}, V{0, 7, 0}});
    pair.end[0].z = pair.end[1].z = -3;
    const ImpactResult got = first_impact(pair, bisect());
    expect_brackets(got, 0.25, 1e-6);
    EXPECT_TRUE(got.certified);
    EXPECT_NEAR(got.u, 0.25, 1e-6);
    EXPECT_NEAR(got.v, 0.125, 1e-6);
}

TEST(ImpactInclusion, SlidingInOnePlaneIsFound) {
    MovingPair face = at_rest(PairKind::vertex_face, {V{-1, 0.25, 0}, V{0, 0, 0}, V{1, 0, 0}, V{0, 1, 0}});
    face.end[0].x = 1;
    expect_brackets(first_impact(face, bisect()), 0.5, 2e-6);
    MovingPair edges = at_rest(PairKind::edge_edge, {V{-3, 0, 0}, V{-2, 0, 0}, V{0, 0, 0}, V{1, 0, 0}}); // along a line
    edges.end[0].x = 1;
    edges.end[1].x = 2;
    expect_brackets(first_impact(edges, bisect()), 0.5, 1e-6);
}

TEST(ImpactInclusion, DegenerateShapes) {
    MovingPair flat = falling(1, -3, 0.5, 0);
    flat.start[3] = flat.end[3] = V{2, 0, 0}; // the face is a segment
    expect_brackets(first_impact(flat, bisect(1e-3)), 0.25, 1e-3);
    for (std::size_t i = 1; i < 4; ++i) flat.start[i] = flat.end[i] = V{0.5, 0, 0}; // a point
    expect_brackets(first_impact(flat, bisect()), 0.25, 1e-6);
    EXPECT_EQ(first_impact(at_rest(PairKind::edge_edge, {}), bisect()).t_hi, 1.0); // all one point: at once
    EXPECT_EQ(first_impact(at_rest(PairKind::edge_edge, {}), bisect()).t_lo, 0.0);
    EXPECT_EQ(first_impact(falling(1, 1), bisect()).status, Status::clear); // at rest, apart
}

TEST(ImpactInclusion, TheLowerPairs) {
    MovingPair pair = at_rest(PairKind::vertex_edge, {V{0.5, 1, 0}, V{0, 0, 0}, V{2, 0, 0}, V{}});
    pair.end[0].y = -3;
    const ImpactResult edge = first_impact(pair, bisect());
    expect_brackets(edge, 0.25, 1e-6);
    EXPECT_NEAR(edge.u, 0.25, 1e-6);
    EXPECT_EQ(edge.v, 0.0);
    pair.start[0].x = pair.end[0].x = 2.001;
    EXPECT_EQ(first_impact(pair, bisect()).status, Status::clear);
    pair = at_rest(PairKind::vertex_vertex, {V{0, 0, 0}, V{3, 6, 9}, V{}, V{}});
    pair.end[0] = {4, 8, 12};
    expect_brackets(first_impact(pair, bisect()), 0.75, 1e-6);
}

TEST(ImpactInclusion, TMaxEndsTheSearch) {
    ImpactOptions options = bisect();
    options.t_max = 0.5 - 1e-5;
    EXPECT_EQ(first_impact(falling(1, -1), options).status, Status::clear);
    options.t_max = 0.5;
    const ImpactResult got = first_impact(falling(1, -1), options);
    expect_brackets(got, 0.5, 1e-6);
    EXPECT_LE(got.t_hi, 0.5);
    options.t_max = 0.0;
    EXPECT_EQ(first_impact(falling(1, -1), options).status, Status::clear);
    EXPECT_EQ(first_impact(falling(0, -1), options).t_hi, 0.0);
}

TEST(ImpactInclusion, TheBudgetEndsInABoundThatHolds) {
    ImpactOptions options = bisect();
    double before = 0.0;
    for (const std::int64_t most : {1, 5, 20, 40}) {
        options.max_checks = most;
        const ImpactResult got = first_impact(falling(1, -2), options);
        EXPECT_EQ(got.status, Status::budget_exhausted);
        EXPECT_EQ(got.checks, most);
        EXPECT_GE(got.t_lo, before);
        EXPECT_LE(got.t_lo, 1.0 / 3);
        before = got.t_lo;
    }
    EXPECT_GT(before, 0.2);
}

TEST(ImpactInclusion, MemoryIsBoundedAndNothingIsAllocated) { // two parallel edges that come within 1e-5: a long search
    MovingPair pair = at_rest(PairKind::edge_edge, {V{0, 0, 1}, V{1, 1, 1}, V{0, 0, 0}, V{1, 1, 0}});
    pair.end[0] = {0, 1e-5, 0};
    pair.end[1] = {1, 1 + 1e-5, 0};
    ImpactOptions options = bisect(1e-9);
    options.max_checks = 100'000;
    const std::size_t before = support::allocations();
    const ImpactResult got = first_impact(pair, options);
    EXPECT_EQ(support::allocations(), before);
    EXPECT_NE(got.status, Status::hit);
    EXPECT_GT(got.checks, 10'000);
}

TEST(ImpactInclusion, ADeltaRelativeToTheSweptBox) { // a million times larger, and the same in every bit
    ImpactOptions options = bisect(1e-4);
    options.delta_unit = DeltaUnit::relative;
    MovingPair pair = falling(1, -2, 0.3, 0.4); // swept: 1 by 1 by 3
    const ImpactResult small = first_impact(pair, options);
    EXPECT_LE(small.tolerance_reached, 3e-4);
    EXPECT_GT(small.tolerance_reached, 1e-5);
    for (auto* points : {&pair.start, &pair.end})
        for (V& p : *points) p *= 0x1p20;
    const ImpactResult large = first_impact(pair, options);
    EXPECT_EQ(large.t_lo, small.t_lo);
    EXPECT_EQ(large.t_hi, small.t_hi);
    EXPECT_EQ(large.checks, small.checks);
    EXPECT_EQ(large.tolerance_reached, small.tolerance_reached * 0x1p20);
}

TEST(ImpactInclusion, SinglePrecisionIsWiderAndNeverLate) {
    ImpactOptions options = bisect();
    options.single = true;
    const ImpactResult got = first_impact(falling(0.1, -0.9, 0.3, 0.4), options);
    EXPECT_EQ(got.status, Status::hit);
    EXPECT_LE(got.t_lo, 0.1);
    EXPECT_GE(got.t_lo, 0.1 - 1e-5);
    EXPECT_FALSE(got.certified); // and t_hi need not be late enough
    EXPECT_GT(got.tolerance_reached, 1e-6);
}

TEST(ImpactInclusion, HugeAndTinyCoordinates) {
    for (const double size : {0x1p-1060, 0x1p-500, 0x1p500, 0x1p1020}) {
        MovingPair pair = falling(1, -1);
        for (auto* points : {&pair.start, &pair.end})
            for (V& p : *points) p *= size;
        ImpactOptions options = bisect(1e-3);
        options.delta_unit = DeltaUnit::relative;
        expect_brackets(first_impact(pair, options), 0.5, 1e-2);
        options.single = true;
        expect_brackets(first_impact(pair, options), 0.5, 1e-2);
    }
}

TEST(ImpactInclusion, OptionsOutOfRangeAndNumbersThatAreNone) {
    const auto status = [](auto change) {
        ImpactOptions options = bisect();
        change(options);
        return first_impact(falling(1, -1), options).status;
    };
    const double nan = std::numeric_limits<double>::quiet_NaN();
    for (const double bad : {0.0, -1.0, nan, 2e300})
        EXPECT_EQ(status([&](ImpactOptions& o) { o.delta = bad; }), Status::invalid_input);
    for (const double bad : {-0.1, 1.1, nan})
        EXPECT_EQ(status([&](ImpactOptions& o) { o.t_max = bad; }), Status::invalid_input);
    for (const double bad : {-0.1, nan, std::numeric_limits<double>::infinity()})
        EXPECT_EQ(status([&](ImpactOptions& o) { o.separation = bad; }), Status::invalid_input);
    EXPECT_EQ(status([](ImpactOptions& o) { o.max_checks = 0; }), Status::invalid_input);
    MovingPair pair = falling(1, -1);
    pair.end[3].y = nan;
    EXPECT_EQ(first_impact(pair, bisect()).status, Status::invalid_input);
    pair.kind = PairKind::vertex_edge; // the fourth point means nothing
    EXPECT_EQ(first_impact(pair, bisect()).status, Status::clear);
}

} // namespace
} // namespace tunnel::ccd
