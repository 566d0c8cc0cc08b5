// The exact first contact against closed forms: instants that are doubles, thirds and square roots; motion that stays
// in a plane; what is degenerate.
#include "core/ccd/exact_impact.hpp"
#include "tests/support/impact_pairs.hpp"

#include <boost/multiprecision/cpp_int.hpp>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace tunnel::ccd {
namespace {

using base::Status;
using boost::multiprecision::cpp_rational;
using support::falling;
using V = glm::dvec3;

// lo and hi are one double, or adjacent.
void expect_adjacent(const ExactImpact& got) {
    EXPECT_TRUE(got.hi == got.lo || got.hi == std::nextafter(got.lo, 2.0)) << got.lo << " " << got.hi;
}

TEST(ExactImpact, FindsAnInstantThatIsADouble) {
    const ExactImpact got = exact_first_impact(falling(1, -1));
    EXPECT_EQ(got.status, Status::hit);
    EXPECT_EQ(got.lo, 0.5);
    EXPECT_EQ(got.hi, 0.5);
}

TEST(ExactImpact, BracketsAThirdByAdjacentDoubles) {
    const ExactImpact got = exact_first_impact(falling(1, -2));
    EXPECT_EQ(got.status, Status::hit);
    EXPECT_LT(cpp_rational(got.lo) * 3, 1);
    EXPECT_GT(cpp_rational(got.hi) * 3, 1);
    EXPECT_EQ(got.hi, std::nextafter(got.lo, 1.0));
}

TEST(ExactImpact, BracketsASquareRoot) { // the coplanarity polynomial is 12 (2 t^2 - 1)
    const MovingPair pair{PairKind::vertex_face,
                          {V{0, 0, 0}, V{-1, -1, 0}, V{3, -1, -1}, V{-1, 1, -2.5}},
                          {V{0, 0, 0}, V{-1, -1, 2}, V{3, -1, -1}, V{-1, 5, -2.5}}};
    const ExactImpact got = exact_first_impact(pair);
    ASSERT_EQ(got.status, Status::hit);
    EXPECT_LT(2 * cpp_rational(got.lo) * cpp_rational(got.lo), 1);
    EXPECT_GT(2 * cpp_rational(got.hi) * cpp_rational(got.hi), 1);
    EXPECT_EQ(got.hi, std::nextafter(got.lo, 1.0));
}

TEST(ExactImpact, StopsAtTheLastInstantAsked) {
    EXPECT_EQ(exact_first_impact(falling(1, -1), 0.5).status, Status::hit);
    EXPECT_EQ(exact_first_impact(falling(1, -1), std::nextafter(0.5, 0.0)).status, Status::clear);
    EXPECT_EQ(exact_first_impact(falling(1, -2), 0x1.5555555555555p-2).status, Status::clear); // just under a third
    EXPECT_EQ(exact_first_impact(falling(0, 1), 0.0).status, Status::hit);
}

TEST(ExactImpact, ADoubleRootTouchesAndLeaves) {
    // The first edge sinks as 1 - 2t while the second turns against it as 1 - 2t: the volume goes with their product.
    const MovingPair pair{PairKind::edge_edge,
                          {V{0, 0, 1}, V{1, 0, 1}, V{0.5, -1, 0}, V{1.5, 1, 0}},
                          {V{0, 0, -1}, V{1, 0, -1}, V{0.5, 1, 0}, V{1.5, -1, 0}}};
    const ExactImpact got = exact_first_impact(pair);
    EXPECT_EQ(got.status, Status::hit);
    EXPECT_EQ(got.lo, 0.5);
    EXPECT_EQ(got.hi, 0.5);
}

TEST(ExactImpact, MotionInOnePlaneMeetsASide) {
    MovingPair pair{PairKind::vertex_face, {V{-1, 0.25, 0}, V{0, 0, 0}, V{1, 0, 0}, V{0, 1, 0}}, {}};
    pair.end = pair.start;
    pair.end[0].x = 2.0; // reaches x = 0 at a third
    const ExactImpact third = exact_first_impact(pair);
    EXPECT_EQ(third.status, Status::hit);
    EXPECT_EQ(third.lo, 0x1.5555555555555p-2);
    expect_adjacent(third);
    pair.start[0].y = pair.end[0].y = 1.5; // passes by
    EXPECT_EQ(exact_first_impact(pair).status, Status::clear);
    pair.start[0].y = pair.end[0].y = 1.0; // through a corner
    EXPECT_EQ(exact_first_impact(pair).lo, 0x1.5555555555555p-2);
}

TEST(ExactImpact, EdgesThatSlideAlongOneLine) {
    MovingPair pair{PairKind::edge_edge, {V{0, 0, 0}, V{1, 1, 1}, V{3, 3, 3}, V{4, 4, 4}}, {}};
    pair.end = {V{4, 4, 4}, V{5, 5, 5}, V{3, 3, 3}, V{4, 4, 4}};
    const ExactImpact got = exact_first_impact(pair);
    EXPECT_EQ(got.status, Status::hit);
    EXPECT_EQ(got.lo, 0.5);
    EXPECT_EQ(got.hi, 0.5);
    pair.start[0].z += 0x1p-1000; // off the line by a hair, and never on it
    pair.end[0].z += 0x1p-50;
    pair.start[1].z += 0x1p-1000;
    pair.end[1].z += 0x1p-50;
    EXPECT_EQ(exact_first_impact(pair).status, Status::clear);
}

TEST(ExactImpact, TheLowerPairs) {
    const MovingPair points{PairKind::vertex_vertex, {V{0, 0, 0}, V{3, 6, 9}}, {V{4, 8, 12}, V{3, 6, 9}}};
    EXPECT_EQ(exact_first_impact(points).lo, 0.75);
    const MovingPair missed{PairKind::vertex_vertex, {V{0, 0, 0}, V{3, 6, 9}}, {V{4, 8, 13}, V{3, 6, 9}}};
    EXPECT_EQ(exact_first_impact(missed).status, Status::clear);
    const MovingPair edge{
        PairKind::vertex_edge, {V{0, 1, 0}, V{-1, 0, 0}, V{1, 0, 0}}, {V{0, -1, 0}, V{-1, 0, 0}, V{1, 0, 0}}};
    EXPECT_EQ(exact_first_impact(edge).lo, 0.5);
    EXPECT_EQ(exact_first_impact(edge).hi, 0.5);
}

TEST(ExactImpact, PointsAtRestTouchAtOnceOrNever) {
    MovingPair pair = falling(0, 0);
    EXPECT_EQ(exact_first_impact(pair).hi, 0.0);
    EXPECT_EQ(exact_first_impact(falling(1, 1)).status, Status::clear);
    pair.start.fill(V{7, 7, 7});
    pair.end = pair.start;
    for (const PairKind kind :
         {PairKind::vertex_face, PairKind::edge_edge, PairKind::vertex_edge, PairKind::vertex_vertex}) {
        pair.kind = kind;
        EXPECT_EQ(exact_first_impact(pair).hi, 0.0);
    }
}

TEST(ExactImpact, AFaceThatIsASegment) {
    MovingPair pair = falling(1, -1);
    pair.start[3] = pair.end[3] = V{0.5, 0, 0}; // all corners on y = 0
    EXPECT_EQ(exact_first_impact(pair).status, Status::clear);
    pair.start[0].y = pair.end[0].y = 0.0;
    EXPECT_EQ(exact_first_impact(pair).lo, 0.5);
}

TEST(ExactImpact, TheWholeRangeOfDoubles) {
    const double most = std::numeric_limits<double>::max(), least = std::numeric_limits<double>::denorm_min();
    EXPECT_EQ(exact_first_impact(falling(most, -most)).lo, 0.5);
    EXPECT_EQ(exact_first_impact(falling(least, -least)).lo, 0.5);
    // t = least / (most + least) is below the least double, and above 0.
    const ExactImpact tiny = exact_first_impact(falling(least, -most));
    EXPECT_EQ(tiny.status, Status::hit);
    EXPECT_EQ(tiny.lo, 0.0);
    EXPECT_EQ(tiny.hi, least);
}

TEST(ExactImpact, RefusesWhatIsNotFinite) {
    EXPECT_EQ(exact_first_impact(falling(std::nan(""), 1)).status, Status::invalid_input);
    EXPECT_EQ(exact_first_impact(falling(1, std::numeric_limits<double>::infinity())).status, Status::invalid_input);
    EXPECT_EQ(exact_first_impact(falling(1, -1), 1.5).status, Status::invalid_input);
    EXPECT_EQ(exact_first_impact(falling(1, -1), std::nan("")).status, Status::invalid_input);
}

} // namespace
} // namespace tunnel::ccd
