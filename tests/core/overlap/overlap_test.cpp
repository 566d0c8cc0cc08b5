// Pairs of boxes and circles whose answer is known by hand.
#include "core/overlap/pairs.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace tunnel::overlap {
namespace {

using base::Status;
using shape::Aabb;
using shape::Circle;

constexpr Feature edge(int i) { return {Feature::Kind::edge, static_cast<std::uint8_t>(i)}; }
constexpr Feature vertex(int i) { return {Feature::Kind::vertex, static_cast<std::uint8_t>(i)}; }

// The common part is 1 wide, and yet 5 is the way out: to either side.
TEST(Overlap, WidthIsNotTheWayOut) {
    const AxisOverlap inside = axis_overlap(0, 10, 4, 5);
    EXPECT_EQ(inside.width, 1.0);
    EXPECT_EQ(inside.push_up, 6.0);
    EXPECT_EQ(inside.push_down, 5.0);
    const Contact r = contact(Aabb{{0, 0}, {10, 100}}, Aabb{{4, 40}, {5, 60}});
    EXPECT_EQ(r.status, Status::hit);
    EXPECT_EQ(r.normal, glm::dvec2(-1, 0));
    EXPECT_EQ(r.depth, 5.0);
    EXPECT_EQ(axis_overlap(0, 1, 3, 4).width, -2.0);
}

TEST(Overlap, BoxesPushAlongTheThinSide) {
    const Contact r = contact(Aabb{{0, 0}, {4, 4}}, Aabb{{3, 1}, {9, 3}});
    EXPECT_EQ(r.status, Status::hit);
    EXPECT_EQ(r.normal, glm::dvec2(1, 0));
    EXPECT_EQ(r.depth, 1.0);
    ASSERT_EQ(r.count, 2);
    EXPECT_EQ(r.points[0].at, glm::dvec2(3.5, 1));
    EXPECT_EQ(r.points[1].at, glm::dvec2(3.5, 3));
    EXPECT_EQ(r.points[0].on_a, edge(1));
    EXPECT_EQ(r.points[0].on_b, vertex(0));
    EXPECT_EQ(r.points[1].on_b, vertex(3));
}

TEST(Overlap, TouchingBoxesAreInContact) {
    const Aabb a{{0, 0}, {4, 4}};
    for (const Aabb& b : {Aabb{{4, 1}, {6, 2}}, Aabb{{4, 4}, {5, 5}}, Aabb{{4, 0}, {8, 4}}, Aabb{{4, 4}, {4, 4}}}) {
        EXPECT_TRUE(touches(a, b));
        EXPECT_FALSE(touches(a, b, base::ContactRule::open));
        const Contact r = contact(a, b);
        EXPECT_EQ(r.status, Status::hit);
        EXPECT_EQ(r.depth, 0.0);
        EXPECT_GE(r.count, 1);
    }
    const Aabb off{{std::nextafter(4.0, 5.0), 4}, {6, 6}}; // by one step in x, touching in y
    EXPECT_FALSE(touches(a, off));
    EXPECT_EQ(contact(a, off).status, Status::clear);
    EXPECT_EQ(contact(a, off).normal, glm::dvec2(1, 0));
    EXPECT_GT(contact(a, off).distance, 0.0);
}

TEST(Overlap, BoxesApartByTheGreatestGap) {
    const Contact r = contact(Aabb{{0, 0}, {4, 4}}, Aabb{{7, -6}, {9, -1}});
    EXPECT_EQ(r.status, Status::clear);
    EXPECT_EQ(r.normal, glm::dvec2(1, 0));
    EXPECT_EQ(r.distance, 3.0);
    EXPECT_EQ(r.count, 0);
}

TEST(Overlap, BoxTiesFollowTheMiddles) {
    const Aabb a{{0, 0}, {4, 4}};
    EXPECT_EQ(contact(a, Aabb{{3, 3}, {5, 9}}).normal, glm::dvec2(0, 1));
    EXPECT_EQ(contact(a, Aabb{{3, 3}, {9, 5}}).normal, glm::dvec2(1, 0));
    EXPECT_EQ(contact(a, Aabb{{3, 3}, {7, 7}}).normal, glm::dvec2(1, 0));
    EXPECT_EQ(contact(a, Aabb{{-3, -3}, {1, 1}}).normal, glm::dvec2(-1, 0));
    EXPECT_EQ(contact(a, a).normal, glm::dvec2(1, 0));
    EXPECT_EQ(contact(Aabb{{0, 0}, {4, 2}}, Aabb{{0, 0}, {4, 2}}).normal, glm::dvec2(0, 1));
    // Steps of a tenth: upwards the push is less by rounding, but the middles lie along x.
    EXPECT_EQ(contact(Aabb{{0, 1}, {0.3, 1.3}}, Aabb{{0.1, 1.1}, {0.9, 1.3}}).normal, glm::dvec2(1, 0));
}

TEST(Overlap, Circles) {
    const Contact r = contact(Circle{{0, 0}, 3}, Circle{{3, 4}, 4});
    EXPECT_EQ(r.status, Status::hit);
    EXPECT_NEAR(r.normal.x, 0.6, 1e-15);
    EXPECT_NEAR(r.normal.y, 0.8, 1e-15);
    EXPECT_EQ(r.depth, 2.0);
    ASSERT_EQ(r.count, 1);
    EXPECT_NEAR(r.points[0].at.x, 1.2, 1e-15);
    EXPECT_NEAR(r.points[0].at.y, 1.6, 1e-15);
    EXPECT_EQ(contact(Circle{{0, 0}, 5}, Circle{{1, 0}, 1}).depth, 5.0); // contained
    const Contact apart = contact(Circle{{0, 0}, 1}, Circle{{3, 4}, 1});
    EXPECT_EQ(apart.status, Status::clear);
    EXPECT_EQ(apart.distance, 3.0);
}

TEST(Overlap, CirclesTouchExactly) {
    EXPECT_EQ(contact(Circle{{0, 0}, 2}, Circle{{3, 4}, 3}).status, Status::hit);
    EXPECT_EQ(contact(Circle{{0, 0}, 2}, Circle{{3, 4}, 3}).depth, 0.0);
    const Contact apart = contact(Circle{{0, 0}, 2}, Circle{{3, 4}, std::nextafter(3.0, 0.0)});
    EXPECT_EQ(apart.status, Status::clear);
    EXPECT_NEAR(apart.distance, 0x1p-51, 0x1p-60);
    // 0.1 + 0.2 as real numbers is more than the double 0.3, less than what the sum rounds to.
    EXPECT_EQ(contact(Circle{{0, 0}, 0.1}, Circle{{0.3, 0}, 0.2}).status, Status::hit);
    EXPECT_EQ(contact(Circle{{0, 0}, 0.1}, Circle{{0.1 + 0.2, 0}, 0.2}).status, Status::clear);
}

TEST(Overlap, CoincidentCentresPartToPlusX) {
    const Contact r = contact(Circle{{7, 7}, 2}, Circle{{7, 7}, 1});
    EXPECT_EQ(r.normal, glm::dvec2(1, 0));
    EXPECT_EQ(r.depth, 3.0);
    EXPECT_EQ(contact(Circle{{7, 7}, 0}, Circle{{7, 7}, 0}).status, Status::hit);
    EXPECT_EQ(contact(Circle{{0, 0}, 1}, Aabb{{-2, -2}, {2, 2}}).normal, glm::dvec2(1, 0));
    EXPECT_EQ(contact(Circle{{0, 0}, 1}, Aabb{{-3, -2}, {3, 2}}).normal, glm::dvec2(0, 1));
    const shape::AnyShape box = Aabb{{-2, -2}, {2, 2}}, circle = Circle{{0, 0}, 1};
    EXPECT_EQ(contact(box, circle).normal, glm::dvec2(1, 0)); // the other way round, too
}

TEST(Overlap, CircleOutsideTheBox) {
    const Aabb box{{0, 0}, {4, 2}};
    const Contact corner = contact(Circle{{7, 6}, 6}, box);
    EXPECT_EQ(corner.status, Status::hit);
    EXPECT_NEAR(corner.normal.x, -0.6, 1e-15);
    EXPECT_NEAR(corner.normal.y, -0.8, 1e-15);
    EXPECT_EQ(corner.depth, 1.0);
    EXPECT_EQ(corner.points[0].on_b, vertex(2));
    const Contact side = contact(Circle{{-1, 1}, 3}, box);
    EXPECT_EQ(side.normal, glm::dvec2(1, 0));
    EXPECT_EQ(side.depth, 2.0);
    EXPECT_EQ(side.points[0].at, glm::dvec2(1, 1));
    EXPECT_EQ(side.points[0].on_b, edge(3));
    EXPECT_EQ(contact(Circle{{7, 6}, 5}, box).status, Status::hit);
    EXPECT_EQ(contact(Circle{{7, 6}, 5}, box).depth, 0.0);
    EXPECT_EQ(contact(Circle{{7, 6}, std::nextafter(5.0, 0.0)}, box).status, Status::clear);
    EXPECT_EQ(contact(Circle{{7, 6}, 1}, box).distance, 4.0);
}

// The centre has to leave the box, and then the radius more.
TEST(Overlap, CircleInsideTheBox) {
    const Contact r = contact(Circle{{3, 5}, 1}, Aabb{{0, 0}, {10, 10}});
    EXPECT_EQ(r.normal, glm::dvec2(1, 0));
    EXPECT_EQ(r.depth, 4.0);
    EXPECT_EQ(r.points[0].on_b, edge(3));
    EXPECT_EQ(r.points[0].at, glm::dvec2(2, 5));
    EXPECT_EQ(contact(Circle{{0, 5}, 1}, Aabb{{0, 0}, {10, 10}}).depth, 1.0); // on its border
}

TEST(Overlap, RefusesWhatIsNoShape) {
    const double nan = std::numeric_limits<double>::quiet_NaN(), inf = std::numeric_limits<double>::infinity();
    const Aabb box{{0, 0}, {1, 1}};
    for (const Aabb& bad : {Aabb{{1, 0}, {0, 1}}, Aabb{{nan, 0}, {1, 1}}, Aabb{{0, 0}, {inf, 1}}}) {
        EXPECT_FALSE(touches(bad, box));
        EXPECT_EQ(contact(box, bad).status, Status::invalid_input);
        EXPECT_EQ(contact(Circle{{0, 0}, 1}, bad).status, Status::invalid_input);
    }
    for (const Circle& bad : {Circle{{0, 0}, -1}, Circle{{nan, 0}, 1}, Circle{{0, 0}, inf}}) {
        EXPECT_EQ(contact(bad, bad).status, Status::invalid_input);
        EXPECT_EQ(contact(bad, box).status, Status::invalid_input);
    }
}

TEST(Overlap, BoxAsPolygon) {
    const auto upright = shape::polygon_of(Aabb{{1, 2}, {4, 3}});
    ASSERT_TRUE(upright);
    EXPECT_EQ(upright->vertex(0), glm::dvec2(1, 2));
    EXPECT_EQ(upright->vertex(2), glm::dvec2(4, 3));
    EXPECT_EQ(upright->normal(1), glm::dvec2(1, 0));
    EXPECT_FALSE(shape::polygon_of(Aabb{{1, 2}, {1, 3}}));
    const auto turned = shape::polygon_of(shape::Obb{{{10, 0}, 0.6, 0.8}, {5, 10}});
    ASSERT_TRUE(turned);
    EXPECT_EQ(turned->vertex(0), glm::dvec2(15, -10)); // (-5, -10) turned by (0.6, 0.8), then moved
    EXPECT_NEAR(turned->normal(1).x, 0.6, 1e-15);
    EXPECT_NEAR(turned->normal(1).y, 0.8, 1e-15);
    EXPECT_FALSE(shape::polygon_of(shape::Obb{{{1e6, 1e6}, 0.6, 0.8}, {1, 1e-12}}));
}

} // namespace
} // namespace tunnel::overlap
