// Pairs of capsules, segments, turned boxes and polygons whose answer is known by hand, and shapes of no size.
#include "core/overlap/pairs.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace tunnel::overlap {
namespace {

using base::Status;
using shape::Aabb;
using shape::AnyShape;
using shape::Capsule;
using shape::Circle;
using shape::Obb;
using shape::Segment;

constexpr Feature edge_id(int i) { return {Feature::Kind::edge, static_cast<std::uint8_t>(i)}; }
constexpr Feature vertex_id(int i) { return {Feature::Kind::vertex, static_cast<std::uint8_t>(i)}; }

Contact meet(const AnyShape& a, const AnyShape& b) { return contact(a, b); }

void expect_near(const glm::dvec2& at, double x, double y) {
    EXPECT_NEAR(at.x, x, 1e-14);
    EXPECT_NEAR(at.y, y, 1e-14);
}

AnyShape triangle() { return *shape::make_polygon(std::vector<glm::dvec2>{{0, 0}, {8, 0}, {0, 6}}); }

// The slope's normal is (3, 4) / 5, its distance from the origin 24 / 5.
TEST(OverlapAny, CircleOnASlope) {
    const Contact apart = meet(triangle(), Circle{{7, 7}, 3});
    EXPECT_EQ(apart.status, Status::clear);
    expect_near(apart.normal, 0.6, 0.8);
    EXPECT_NEAR(apart.distance, 2.0, 1e-14); // 49 / 5 - 24 / 5 - 3
    const Contact touching = meet(triangle(), Circle{{7, 7}, 5});
    EXPECT_EQ(touching.status, Status::hit);
    EXPECT_EQ(touching.depth, 0.0);
    EXPECT_EQ(touching.points[0].on_a, edge_id(1));
    EXPECT_EQ(touching.points[0].on_b, vertex_id(0));
    expect_near(touching.points[0].at, 4, 3);
    EXPECT_EQ(meet(triangle(), Circle{{7, 7}, std::nextafter(5.0, 0.0)}).status, Status::clear);
    const Contact inside = meet(triangle(), Circle{{3, 2}, 1}); // 24 / 5 - 17 / 5 from the slope, 2 from the floor
    EXPECT_NEAR(inside.depth, 2.4, 1e-14);
    expect_near(inside.normal, 0.6, 0.8);
    const Contact corner = meet(triangle(), Circle{{11, -4}, 6});
    EXPECT_EQ(corner.depth, 1.0);
    EXPECT_EQ(corner.points[0].on_a, vertex_id(1));
    expect_near(corner.normal, 0.6, -0.8);
}

TEST(OverlapAny, CapsuleStandsOnTwoPoints) {
    const Contact r = meet(Aabb{{0, 0}, {10, 2}}, Capsule{{{3, 2.75}, {12, 2.75}}, 1});
    EXPECT_EQ(r.status, Status::hit);
    EXPECT_EQ(r.normal, glm::dvec2(0, 1));
    EXPECT_EQ(r.depth, 0.25);
    ASSERT_EQ(r.count, 2);
    for (const ContactPoint& p : r.points) EXPECT_EQ(p.depth, 0.25);
    EXPECT_EQ(r.points[0].at, glm::dvec2(3, 1.875));
    EXPECT_EQ(r.points[0].on_a, edge_id(2));
    EXPECT_EQ(r.points[0].on_b, vertex_id(0));
    EXPECT_EQ(r.points[1].at, glm::dvec2(10, 1.875));
    EXPECT_EQ(r.points[1].on_a, vertex_id(2));
    EXPECT_EQ(r.points[1].on_b, edge_id(0));
    const Contact upright = meet(Aabb{{0, 0}, {10, 2}}, Capsule{{{5, 2.75}, {5, 9}}, 1});
    EXPECT_EQ(upright.count, 1);
    EXPECT_EQ(upright.points[0].at, glm::dvec2(5, 1.875));
}

// An end over an end still faces: of the nearest vertices and the edge, the edge tells.
TEST(OverlapAny, AlignedEndsGiveTwoPoints) {
    const Contact over = meet(Aabb{{-5, 0}, {0, 2}}, Capsule{{{0, 4}, {-3, 4}}, 5});
    EXPECT_EQ(over.normal, glm::dvec2(0, 1));
    EXPECT_EQ(over.depth, 3.0);
    ASSERT_EQ(over.count, 2);
    EXPECT_EQ(over.points[0].at.y, 0.5);
    EXPECT_EQ(over.points[1].at.y, 0.5);
    EXPECT_EQ(over.points[0].at.x + over.points[1].at.x, -3.0);
    EXPECT_EQ(meet(Capsule{{{4, -3}, {4, 1}}, 4}, Aabb{{-5, -3}, {0, 3}}).count, 2);
}

// A capsule leans by a slope of 3 in 4, its lower end 4 under the floor; its flank is cut where the floor ends, at x
// = 6. The flank starts 5 * (3, -4) / 5 from the lower end, at (3, -3), and rises by 3 / 4: at x = 6 it has reached
// -0.75.
TEST(OverlapAny, LeaningCapsuleTouchesWithItsFlank) {
    const Contact r = meet(Aabb{{-10, -20}, {6, 0}}, Capsule{{{0, 1}, {16, 13}}, 5});
    EXPECT_EQ(r.normal, glm::dvec2(0, 1));
    EXPECT_EQ(r.depth, 4.0);
    ASSERT_EQ(r.count, 2);
    EXPECT_EQ(r.points[0].at, glm::dvec2(0, -2));
    EXPECT_EQ(r.points[0].on_b, vertex_id(0));
    EXPECT_NEAR(r.points[1].depth, 0.75, 1e-14);
    expect_near(r.points[1].at, 6, -0.375);
    EXPECT_EQ(r.points[1].on_a, vertex_id(2));
    EXPECT_EQ(r.points[1].on_b, edge_id(0));
    const Contact alone = meet(Aabb{{-10, -20}, {2, 0}}, Capsule{{{0, 1}, {16, 13}}, 5});
    EXPECT_EQ(alone.count, 1); // the flank starts at x = 3, beyond the floor
}

TEST(OverlapAny, CapsulesSideBySideAcrossAndEndToEnd) {
    const Capsule a{{{0, 0}, {4, 0}}, 1};
    const Contact side = meet(a, Capsule{{{6, 1.5}, {2, 1.5}}, 1});
    EXPECT_EQ(side.normal, glm::dvec2(0, 1));
    EXPECT_EQ(side.depth, 0.5);
    EXPECT_EQ(side.count, 2);
    const Contact end = meet(a, Capsule{{{5, 0}, {9, 0}}, 1}); // cores apart by 1 along their line
    EXPECT_EQ(end.normal, glm::dvec2(1, 0));
    EXPECT_EQ(end.depth, 1.0);
    EXPECT_EQ(end.points[0].on_a, vertex_id(1));
    EXPECT_EQ(end.points[0].on_b, vertex_id(0));
    EXPECT_EQ(end.points[0].at, glm::dvec2(4.5, 0));
    EXPECT_EQ(meet(a, Capsule{{{6, 0}, {9, 0}}, 1}).depth, 0.0);
    EXPECT_EQ(meet(a, Capsule{{{6, 0}, {9, 0}}, 1}).status, Status::hit);
    EXPECT_EQ(meet(a, Capsule{{{7, 0}, {9, 0}}, 1}).distance, 1.0);
    const Contact cores = meet(a, Capsule{{{4, 0}, {9, 0}}, 1}); // cores end where the others begin
    EXPECT_EQ(cores.normal, glm::dvec2(1, 0));
    EXPECT_EQ(cores.depth, 2.0);
    const Contact overlaid = meet(a, Capsule{{{3, 0}, {9, 0}}, 1});
    EXPECT_EQ(std::abs(overlaid.normal.y), 1.0);
    EXPECT_EQ(overlaid.depth, 2.0);
    const Contact cross = meet(a, Capsule{{{2, -1}, {2, 5}}, 1}); // the cores part by 1, downwards
    EXPECT_EQ(cross.depth, 3.0);
    EXPECT_EQ(cross.normal, glm::dvec2(0, 1));
}

TEST(OverlapAny, SegmentsCrossTouchAndPass) {
    const Segment a{{-2, 0}, {2, 0}};
    const Contact cross = meet(a, Segment{{0, -1}, {0, 3}});
    EXPECT_EQ(cross.status, Status::hit);
    EXPECT_EQ(cross.normal, glm::dvec2(0, 1));
    EXPECT_EQ(cross.depth, 1.0);
    EXPECT_EQ(meet(a, Segment{{1, 0}, {5, 7}}).depth, 0.0);
    EXPECT_EQ(meet(a, Segment{{1, 0}, {5, 7}}).status, Status::hit);
    const double above = std::nextafter(0.0, 1.0);
    EXPECT_EQ(meet(a, Segment{{1, above}, {5, 7}}).status, Status::clear);
    const Contact apart = meet(a, Segment{{5, 4}, {9, 9}});
    EXPECT_EQ(apart.distance, 5.0);
    expect_near(apart.normal, 0.6, 0.8);
    EXPECT_EQ(meet(a, Segment{{2, 0}, {5, 0}}).status, Status::hit);
    EXPECT_EQ(meet(a, Segment{{2, 0}, {5, 0}}).normal, glm::dvec2(1, 0));
    EXPECT_EQ(meet(a, Segment{{3, 0}, {5, 0}}).distance, 1.0);
    EXPECT_EQ(meet(a, a).status, Status::hit);
    EXPECT_EQ(meet(a, a).normal, glm::dvec2(0, 1));
    EXPECT_EQ(meet(a, Segment{{2, 0}, {-2, 0}}).normal, glm::dvec2(0, 1));
}

// A gap far below a radius must not turn the direction.
TEST(OverlapAny, TinyGapsKeepTheNormal) {
    for (const double gap : {1e-3, 1e-9, 1e-15, 0x1p-60, 0.0}) {
        const Contact r = meet(Segment{{-1.5, 0.0}, {0.5, 0.0}}, Capsule{{{-0.3, gap}, {0.9, 0.7}}, 2.0});
        EXPECT_EQ(r.normal, glm::dvec2(0, 1)) << gap;
        EXPECT_NEAR(r.depth, 2.0 - gap, 1e-15) << gap;
    }
}

// Depths far below the size of the shapes keep their digits: 2^-40 across a slope of 1.
TEST(OverlapAny, TinyDepthsAreExact) {
    const AnyShape slope = *shape::make_polygon(std::vector<glm::dvec2>{{1000, 1000}, {1008, 1000}, {1000, 1008}});
    const Contact r = meet(slope, Segment{{1004 - 0x1p-40, 1004}, {1010, 1010}});
    EXPECT_NEAR(r.depth * 0x1p40, std::sqrt(0.5), 1e-9);
}

// The foot of A's end is exactly the end of B's edge; rounding may put it beyond.
TEST(OverlapAny, DeepestPointOverTheLastOfTheEdge) {
    const Contact r = meet(Capsule{{{4, -1}, {-1, -3}}, 2}, Capsule{{{-4, 5}, {5, 2}}, 2});
    EXPECT_NEAR(r.depth, 4 - std::sqrt(10.0), 1e-14);
    ASSERT_GE(r.count, 1);
    EXPECT_NEAR(r.points[0].depth, r.depth, 1e-14);
    expect_near(r.points[0].at, 4.5, 0.5);
}

TEST(OverlapAny, TurnedBoxes) {
    const Obb a{{{0, 0}, 0.6, 0.8}, {10, 5}}; // its long axis along (0.6, 0.8)
    const Contact r = meet(a, Circle{{9, 12}, 6});
    expect_near(r.normal, 0.6, 0.8);
    EXPECT_NEAR(r.depth, 1.0, 1e-14);
    EXPECT_EQ(r.points[0].on_a, edge_id(1));
    const Contact boxes = meet(a, Obb{{{-12, 9}, 0.6, 0.8}, {10, 11}});
    expect_near(boxes.normal, -0.8, 0.6);
    EXPECT_NEAR(boxes.depth, 1.0, 1e-14);
    EXPECT_EQ(boxes.count, 2);
}

// The same figure told in other words.
TEST(OverlapAny, ShapesOfNoSize) {
    const AnyShape others[] = {Aabb{{0, 0}, {4, 2}},
                               Circle{{1, 1}, 2},
                               Segment{{0, 0}, {5, 5}},
                               Capsule{{{0, 3}, {3, 0}}, 1},
                               Obb{{{2, 2}, 0.6, 0.8}, {2, 1}},
                               triangle()};
    for (const glm::dvec2 at : {glm::dvec2(1, 1), glm::dvec2(-1, 4), glm::dvec2(4, 2), glm::dvec2(0, 0)}) {
        for (const AnyShape& other : others) {
            const Contact point = meet(Circle{at, 0}, other);
            for (const AnyShape& same :
                 {AnyShape(Aabb{at, at}), AnyShape(Segment{at, at}), AnyShape(Capsule{{at, at}, 0})}) {
                const Contact r = meet(same, other);
                EXPECT_EQ(r.status, point.status) << other.index();
                EXPECT_NEAR(r.depth, point.depth, 1e-14) << other.index();
                if (same.index() != 0 || other.index() != 0) {
                    EXPECT_NEAR(r.distance, point.distance, 1e-14) << other.index();
                }
            }
        }
    }
    const AnyShape shelf = Aabb{{0, 2}, {4, 2}}; // of no height
    EXPECT_EQ(meet(Capsule{{{5, 2}, {9, 2}}, 2}, shelf).points[0].on_b, vertex_id(1));
    EXPECT_EQ(meet(Capsule{{{2, 1}, {2, -9}}, 2}, shelf).points[0].on_b, edge_id(0));
    const AnyShape wall = Aabb{{3, -2}, {3, 7}}; // of no width
    const Contact r = meet(Capsule{{{0, 0}, {0, 5}}, 4}, wall);
    EXPECT_EQ(r.normal, glm::dvec2(1, 0));
    EXPECT_EQ(r.depth, 1.0);
    ASSERT_EQ(r.count, 2);
    EXPECT_EQ(r.points[0].on_b, edge_id(3));
    EXPECT_EQ(r.points[1].on_b, edge_id(3));
}

TEST(OverlapAny, ThinnerThanRoundingIsAMiddleLine) {
    const AnyShape blade = Obb{{{1e6, 1e6}, 0.6, 0.8}, {10, 1e-12}};
    const Contact r = meet(blade, Circle{{1e6 + 9, 1e6 + 12}, 7});
    EXPECT_EQ(r.status, Status::hit);
    EXPECT_NEAR(r.depth, 2.0, 1e-8);
    EXPECT_NEAR(r.normal.x, 0.6, 1e-8);
}

TEST(OverlapAny, RefusesWhatIsNoShape) {
    const AnyShape good = Circle{{0, 0}, 1};
    for (const AnyShape& bad :
         {AnyShape(Capsule{{{0, 0}, {1, 1}}, -1}), AnyShape(Segment{{0, 0}, {1, NAN}}), AnyShape(Obb{{}, {0, 1}}),
          AnyShape(Obb{{{0, 0}, 1, 1}, {1, 1}}), AnyShape(shape::ConvexPolygon())}) {
        EXPECT_EQ(meet(bad, good).status, Status::invalid_input);
        EXPECT_EQ(meet(good, bad).status, Status::invalid_input);
    }
}

} // namespace
} // namespace tunnel::overlap
