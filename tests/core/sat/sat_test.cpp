// Pairs of polygons whose answer is known by hand.
#include "core/sat/polygons.hpp"

#include "tests/oracle/polygon_pair_oracle.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

namespace tunnel::sat {
namespace {

using base::Status;
using Vertices = std::vector<glm::dvec2>;

shape::ConvexPolygon box(double x0, double y0, double x1, double y1) {
    return *shape::make_polygon(Vertices{{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}});
}

TEST(Sat, BoxesOverlapAndPushAlongTheThinSide) {
    const auto r = contact(box(0, 0, 4, 4), box(3, 1, 9, 3));
    EXPECT_EQ(r.status, Status::hit);
    EXPECT_EQ(r.normal, glm::dvec2(1, 0));
    EXPECT_NEAR(r.depth, 1.0, 1e-9);
    ASSERT_EQ(r.count, 2);
    for (const auto& p : r.points) {
        EXPECT_NEAR(p.at.x, 3.5, 1e-9);
        EXPECT_NEAR(p.depth, 1.0, 1e-9);
    }
    EXPECT_NEAR(std::abs(r.points[0].at.y - r.points[1].at.y), 2.0, 1e-9);
}

// Under containment the overlap width is that of the smaller shape; the way out is longer.
TEST(Sat, ContainedBoxLeavesByTheNearestSide) {
    Trace trace;
    const Mtv r = mtv(box(0, 0, 10, 10), box(6, 4, 8, 5), &trace);
    EXPECT_EQ(r.normal, glm::dvec2(1, 0));
    EXPECT_NEAR(r.depth, 4.0, 1e-9);
    EXPECT_NEAR(trace.axes[static_cast<std::size_t>(trace.chosen)].overlap, 2.0, 1e-9);
}

TEST(Sat, TouchingIsAHitOfNoDepth) {
    for (const auto& b : {box(4, 1, 6, 2), box(4, 4, 5, 5), box(4, 0, 8, 4)}) {
        const auto r = contact(box(0, 0, 4, 4), b);
        EXPECT_EQ(r.status, Status::hit);
        EXPECT_EQ(r.depth, 0.0);
        EXPECT_GE(r.count, 1);
    }
    EXPECT_EQ(mtv(box(0, 0, 4, 4), box(std::nextafter(4.0, 5.0), 0, 8, 4)).status, Status::clear);
}

// A pose that is no pose leaves no polygon; the query used to answer "hit" along NaN.
TEST(Sat, MovedToNowhereIsInvalid) {
    const auto a = box(0, 0, 4, 4);
    const double nan = std::nan(""), inf = std::numeric_limits<double>::infinity();
    for (const shape::Pose& pose : {shape::Pose{{nan, 0.0}}, shape::Pose{{0.0, inf}}, shape::Pose{{1e300, 0.0}},
                                    shape::pose({0.0, 0.0}, nan), shape::Pose{{0.0, 0.0}, inf, 0.0}}) {
        const auto b = place(a, pose);
        EXPECT_EQ(contact(a, b).status, Status::invalid_input);
        EXPECT_EQ(contact(b, a).status, Status::invalid_input);
        EXPECT_EQ(mtv(a, b).status, Status::invalid_input);
        // The first four alike, so that they would go together.
        const std::vector<PolygonPair> pairs{{&b, &b}, {&b, &b}, {&b, &b}, {&b, &b}, {&a, &a}, {&a, &b}, {&b, &a}};
        std::vector<overlap::Contact> out(pairs.size());
        contacts(pairs, out);
        for (std::size_t i = 0; i < out.size(); ++i)
            EXPECT_EQ(out[i].status, i == 4 ? Status::hit : Status::invalid_input) << i;
    }
}

TEST(Sat, ApartByTheGap) {
    const Mtv r = mtv(box(0, 0, 4, 4), box(7, 1, 9, 3));
    EXPECT_EQ(r.status, Status::clear);
    EXPECT_EQ(r.normal, glm::dvec2(1, 0));
    EXPECT_NEAR(r.distance, 3.0, 1e-9);
}

TEST(Sat, CoincidentMiddlesPushToPlusX) {
    const Mtv r = mtv(box(-1, -1, 1, 1), box(-1, -1, 1, 1));
    EXPECT_EQ(r.normal, glm::dvec2(1, 0));
    EXPECT_NEAR(r.depth, 2.0, 1e-9);
    EXPECT_EQ(mtv(box(-3, -1, 3, 1), box(-3, -1, 3, 1)).normal, glm::dvec2(0, 1));
}

TEST(Sat, TiesFollowTheMiddlesNotTheOrder) {
    // Both pushes are 1; the middles lie nearer to y, then exactly between.
    EXPECT_EQ(mtv(box(0, 0, 4, 4), box(3, 3, 5, 9)).normal, glm::dvec2(0, 1));
    EXPECT_EQ(mtv(box(0, 0, 4, 4), box(3, 3, 9, 5)).normal, glm::dvec2(1, 0));
    EXPECT_EQ(mtv(box(0, 0, 4, 4), box(3, 3, 7, 7)).normal, glm::dvec2(1, 0));
    EXPECT_EQ(mtv(box(0, 0, 4, 4), box(-3, -3, 1, 1)).normal, glm::dvec2(-1, 0));
}

// A box on a tilted floor stands on two points, whatever the slope rounds to.
TEST(Sat, TouchingParallelFacesMeetAtTwoPoints) {
    for (int k = 0; k < 8 * 8 * 13; ++k) {
        const glm::dvec2 u(k % 8 + 1, k / 8 % 8 + 1), v(-u.y, u.x);
        const double slide = 0.5 * (k / 64 - 6);
        const Vertices floor{{0, 0}, 4.0 * u, 4.0 * u + v, v};
        Vertices on_it = floor;
        for (glm::dvec2& p : on_it) p += v + slide * u;
        for (const bool swapped : {false, true}) {
            const auto a = *shape::make_polygon(swapped ? on_it : floor);
            const auto r = contact(a, *shape::make_polygon(swapped ? floor : on_it));
            EXPECT_EQ(r.status, Status::hit);
            EXPECT_EQ(r.depth, 0.0);
            EXPECT_EQ(r.count, 2) << "slope " << u.y << " in " << u.x << ", slid by " << slide;
        }
    }
}

// The oracle by hand, too: what judges must be judged.
TEST(PolygonPairOracle, SquaresByHand) {
    const Vertices a{{0, 0}, {4, 0}, {4, 4}, {0, 4}};
    const auto moved = [&](double x, double y) {
        Vertices b = a;
        for (glm::dvec2& v : b) v += glm::dvec2(x, y);
        return b;
    };
    const oracle::PolygonPair deep(a, moved(3, 1)), corner(a, moved(4, 4)), apart(a, moved(7, 8));
    EXPECT_TRUE(deep.touch());
    EXPECT_EQ(deep.ways_out().front().length.root(), 1.0);
    EXPECT_EQ(deep.normal_by_tie_rule(), glm::dvec2(1, 0));
    EXPECT_TRUE(deep.touch_when_moved({1.0, 0.0}));
    EXPECT_FALSE(deep.touch_when_moved({1.0 + 0x1p-52, 0.0}));
    EXPECT_TRUE(corner.touch());
    EXPECT_FALSE(corner.touch_when_moved({0x1p-300, 0x1p-300}));
    EXPECT_FALSE(apart.touch());
    EXPECT_EQ(apart.gap().root(), 5.0);
    EXPECT_EQ(apart.gap().compare_length(5.0), 0);
    EXPECT_EQ(apart.gap().compare_length(std::nextafter(5.0, 6.0)), -1);
}

} // namespace
} // namespace tunnel::sat
