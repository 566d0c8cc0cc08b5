// Linear motion of two shapes against closed forms: the documents' bullet, faces, corners and every kind of shape.
#include "core/ccd/linear.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numbers>
#include <vector>

namespace tunnel::ccd {
namespace {

using base::Status;
using shape::Aabb;
using shape::AnyShape;
using shape::Capsule;
using shape::Circle;
using shape::ConvexPolygon;
using shape::Obb;
using shape::Segment;

void expect_hit(const LinearImpact& impact, double t, const glm::dvec2& normal, double tolerance = 1e-15) {
    EXPECT_EQ(impact.status, Status::hit);
    EXPECT_TRUE(impact.certified);
    EXPECT_NEAR(impact.t, t, tolerance);
    EXPECT_LE(impact.t_lo, impact.t);
    EXPECT_LE(impact.t, impact.t_hi);
    EXPECT_LE(impact.t_hi - impact.t_lo, 0x1p-45 * std::fmax(1.0, impact.t));
    EXPECT_NEAR(impact.normal.x, normal.x, 2.0 * tolerance);
    EXPECT_NEAR(impact.normal.y, normal.y, 2.0 * tolerance);
}

ConvexPolygon polygon(const std::vector<glm::dvec2>& vertices) { return *shape::make_polygon(vertices); }

constexpr Aabb wall{{4.82, 1.0}, {5.18, 6.0}};
const LinearTravel forward{{8.0, 0.0}, {0.0, 0.0}};

TEST(Linear, TheDocumentsBullet) {
    const LinearImpact impact = first_contact(Circle{{0.5, 3.5}, 0.18}, wall, forward);
    expect_hit(impact, 0.5175, {1.0, 0.0});
    EXPECT_NEAR(impact.point.x, 4.82, 1e-15);
    EXPECT_NEAR(impact.point.y, 3.5, 1e-15);
    EXPECT_EQ(first_contact(Circle{{0.5, 3.5}, 0.18}, wall, {{4.0, 0.0}, {0.0, 0.0}}).status, Status::clear);
    // What matters is the relative motion; the touching point is that of the place where it happens.
    const LinearImpact drifting = first_contact(Circle{{0.5, 3.5}, 0.18}, wall, {{6.5, 0.0}, {-1.5, 0.0}});
    expect_hit(drifting, 0.5175, {1.0, 0.0});
    EXPECT_NEAR(drifting.point.x, 4.82 - 1.5 * 0.5175, 1e-15);
}

TEST(Linear, ARoundCornerIsMetLater) {
    for (const double aside : {0.01, 0.1, 0.17}) {
        const double before = std::sqrt(0.18 * 0.18 - aside * aside);
        const LinearImpact impact = first_contact(Circle{{0.5, 6.0 + aside}, 0.18}, wall, forward);
        expect_hit(impact, (4.82 - before - 0.5) / 8.0, {before / 0.18, -aside / 0.18}, 1e-14);
        EXPECT_NEAR(impact.point.x, 4.82, 1e-13);
        EXPECT_NEAR(impact.point.y, 6.0, 1e-13);
    }
    EXPECT_EQ(first_contact(Circle{{0.5, 6.1801}, 0.18}, wall, forward).status, Status::clear);
}

TEST(Linear, BoxesMeetAtTheLaterOfTwoAxes) {
    const Aabb a{{0.0, 0.0}, {1.0, 1.0}}, b{{3.0, 5.0}, {4.0, 6.0}};
    const LinearImpact impact = first_contact(a, b, {{4.0, 5.0}, {0.0, 0.0}}); // x at 1/2, y at 4/5
    expect_hit(impact, 0.8, {0.0, 1.0});
    EXPECT_NEAR(impact.point.y, 5.0, 1e-14);
    EXPECT_GE(impact.point.x, 3.2 - 1e-14);
    EXPECT_LE(impact.point.x, 4.0 + 1e-14);
    EXPECT_EQ(first_contact(a, b, {{10.0, 5.0}, {0.0, 0.0}}).status, Status::clear); // x is over at 2/5
}

TEST(Linear, TurnedBoxes) {
    const double quarter = std::numbers::pi / 4.0, half_diagonal = std::sqrt(2.0);
    const Obb diamond{shape::pose({0.0, 0.3}, quarter), {1.0, 1.0}};
    const LinearImpact tip = first_contact(diamond, Aabb{{3.0, -1.0}, {4.0, 1.0}}, {{4.0, 0.0}, {0.0, 0.0}});
    expect_hit(tip, (3.0 - half_diagonal) / 4.0, {1.0, 0.0});
    EXPECT_NEAR(tip.point.x, 3.0, 1e-14);
    EXPECT_NEAR(tip.point.y, 0.3, 1e-14);
    const Obb facing{shape::pose({3.0, 3.3}, quarter), {1.0, 1.0}}; // sides face each other, 3 sqrt(2) - 2 apart
    const LinearImpact side = first_contact(diamond, facing, {{2.0, 2.0}, {-1.0, -1.0}});
    const double r = std::sqrt(0.5);
    expect_hit(side, (3.0 * half_diagonal - 2.0) / (3.0 * half_diagonal), {r, r}, 1e-14);
}

TEST(Linear, RoundShapesMeetAtTheSumOfTheirRadii) {
    const Circle a{{0.0, 0.0}, 1.0}, b{{4.0, 1.6}, 1.0}; // 3-4-5: 1.2 ahead and 1.6 aside at a distance of 2
    expect_hit(first_contact(a, b, {{5.0, 0.0}, {0.0, 0.0}}), 2.8 / 5.0, {0.6, 0.8});
    const Capsule rod{{{4.0, -3.0}, {4.0, 3.0}}, 1.5};
    expect_hit(first_contact(a, rod, {{3.0, 0.0}, {0.0, 0.0}}), 0.5, {1.0, 0.0});
    const Capsule lying{{{-3.0, 0.0}, {0.0, 0.0}}, 1.0};
    expect_hit(first_contact(lying, rod, {{3.0, 0.0}, {0.0, 0.0}}), 0.5, {1.0, 0.0});
    // The rod's end: 1.5 aside of a distance of 2.5 leaves 2 before it.
    expect_hit(first_contact(Circle{{0.0, 4.5}, 1.0}, rod, {{4.0, 0.0}, {0.0, 0.0}}), 0.5, {0.8, -0.6});
}

TEST(Linear, PolygonsMeetByTheirSides) {
    const ConvexPolygon arrow = polygon({{-1.0, -1.0}, {1.0, 0.0}, {-1.0, 1.0}});
    const ConvexPolygon roof = polygon({{3.0, -2.0}, {5.0, -2.0}, {5.0, 4.0}});
    // The tip (1, 0) against the side from (5, 4) to (3, -2), whose x at y = 0 is 11/3.
    const LinearImpact impact = first_contact(arrow, roof, {{4.0, 0.0}, {0.0, 0.0}});
    const double length = std::sqrt(10.0);
    expect_hit(impact, 2.0 / 3.0, {3.0 / length, -1.0 / length});
    EXPECT_NEAR(impact.point.x, 11.0 / 3.0, 1e-14);
    EXPECT_NEAR(impact.point.y, 0.0, 1e-14);
}

TEST(Linear, SegmentsCross) {
    const Segment a{{0.0, 0.0}, {0.0, 2.0}}, b{{2.0, 1.0}, {5.0, 1.0}};
    const LinearImpact impact = first_contact(a, b, {{4.0, 0.0}, {0.0, 0.0}});
    expect_hit(impact, 0.5, {1.0, 0.0});
    EXPECT_NEAR(impact.point.x, 2.0, 1e-15);
    EXPECT_NEAR(impact.point.y, 1.0, 1e-15);
}

// Every kind against every other: each reaches 1 to its left and right, so that 4 apart they meet half way along 4.
TEST(Linear, EveryPairOfKinds) {
    const auto kinds = [](double x) {
        return std::vector<AnyShape>{Aabb{{x - 1.0, -1.0}, {x + 1.0, 1.0}},
                                     Circle{{x, 0.0}, 1.0},
                                     Segment{{x - 1.0, 0.0}, {x + 1.0, 0.0}},
                                     Capsule{{{x - 0.5, 0.0}, {x + 0.5, 0.0}}, 0.5},
                                     Obb{shape::pose({x, 0.0}, 0.0), {1.0, 1.0}},
                                     polygon({{x - 1.0, 0.0}, {x, -1.0}, {x + 1.0, 0.0}, {x, 1.0}})};
    };
    for (const AnyShape& a : kinds(0.0))
        for (const AnyShape& b : kinds(4.0)) {
            SCOPED_TRACE(::testing::Message() << a.index() << " on " << b.index());
            const LinearImpact impact = first_contact(a, b, {{3.0, 0.0}, {-1.0, 0.0}});
            EXPECT_EQ(impact.status, Status::hit);
            EXPECT_TRUE(impact.certified);
            EXPECT_NEAR(impact.t, 0.5, 1e-15);
            EXPECT_NEAR(impact.point.x, 2.5, 1e-14);
            EXPECT_NEAR(std::hypot(impact.normal.x, impact.normal.y), 1.0, 1e-14);
            EXPECT_GT(impact.normal.x, 0.0);
            EXPECT_EQ(first_contact(a, b, {{1.0, 0.0}, {-0.99, 0.0}}).status, Status::clear);
        }
}

TEST(Linear, RaysHaveATimeOfTheirOwn) {
    const shape::Ray ray{{-3.0, 0.5}, {2.0, 0.0}, 10.0};
    const LinearImpact impact = first_contact(ray, Aabb{{7.0, 0.0}, {8.0, 1.0}});
    expect_hit(impact, 5.0, {1.0, 0.0}, 1e-14);
    EXPECT_NEAR(impact.point.x, 7.0, 1e-14);
    expect_hit(first_contact(ray, Circle{{9.0, 0.5}, 1.0}), 5.5, {1.0, 0.0}, 1e-14);
    EXPECT_EQ(first_contact({{-3.0, 0.5}, {2.0, 0.0}, 4.99}, Aabb{{7.0, 0.0}, {8.0, 1.0}}).status, Status::clear);
    EXPECT_EQ(first_contact({{-3.0, 0.5}, {2.0, 0.0}, 5.0}, Aabb{{7.0, 0.0}, {8.0, 1.0}}).status, Status::hit);
    expect_hit(first_contact({{-3.0, 0.5}, {1.0, 0.0}, 1e300}, Aabb{{7.0, 0.0}, {8.0, 1.0}}), 10.0, {1.0, 0.0}, 1e-14);
    EXPECT_EQ(first_contact({{-3.0, 1.5}, {1.0, 0.0}, 1e300}, Aabb{{7.0, 0.0}, {8.0, 1.0}}).status, Status::clear);
    const double inf = std::numeric_limits<double>::infinity();
    EXPECT_EQ(first_contact({{-3.0, 0.5}, {1.0, 0.0}, inf}, Aabb{{7.0, 0.0}, {8.0, 1.0}}).status,
              Status::invalid_input);
}

TEST(Linear, RefusesBadNumbers) {
    const double nan = std::numeric_limits<double>::quiet_NaN(), inf = std::numeric_limits<double>::infinity();
    for (const double bad : {nan, inf, -inf, 1.1e50}) {
        EXPECT_EQ(first_contact(Circle{{bad, 3.5}, 0.18}, wall, forward).status, Status::invalid_input);
        EXPECT_EQ(first_contact(Circle{{0.5, 3.5}, bad}, wall, forward).status, Status::invalid_input);
        EXPECT_EQ(first_contact(wall, Aabb{{0.0, 0.0}, {bad, 1.0}}, forward).status, Status::invalid_input);
        EXPECT_EQ(first_contact(wall, wall, {{bad, 0.0}, {0.0, 0.0}}).status, Status::invalid_input);
        EXPECT_EQ(first_contact(wall, wall, {{0.0, 0.0}, {0.0, bad}}).status, Status::invalid_input);
        const ConvexPolygon p = polygon({{0.0, 0.0}, {1.0, 0.0}, {0.0, 1.0}});
        EXPECT_EQ(first_contact(p, p, {{0.0, bad}, {0.0, 0.0}}).status, Status::invalid_input);
    }
    EXPECT_EQ(first_contact(Circle{{0.5, 3.5}, -0.1}, wall, forward).status, Status::invalid_input);
    EXPECT_EQ(first_contact(Aabb{{1.0, 0.0}, {0.0, 1.0}}, wall, forward).status, Status::invalid_input);
}

// Neither the order of the shapes nor that of the vertices decides: the side that is met more steeply, or the left one.
TEST(Linear, CornerOnCornerIsMetBySteeperSide) {
    const Aabb a{{0, 0}, {1, 1}}, b{{3, 2}, {4, 3}};
    expect_hit(first_contact(a, b, {{4, 2}, {0, 0}}), 0.5, {1, 0});
    expect_hit(first_contact(b, a, {{0, 0}, {4, 2}}), 0.5, {-1, 0});
    const AnyShape line = Segment{{3, 2}, {3, 9}};
    expect_hit(first_contact(AnyShape{a}, line, {{4, 2}, {0, 0}}), 0.5, {1, 0});
    expect_hit(first_contact(line, AnyShape{a}, {{0, 0}, {4, 2}}), 0.5, {-1, 0});
    const Aabb even{{2, 2}, {3, 3}}; // both sides alike: the one to the left
    expect_hit(first_contact(a, even, {{2, 2}, {0, 0}}), 0.5, {0, 1});
    expect_hit(first_contact(even, a, {{0, 0}, {2, 2}}), 0.5, {0, -1});
    const AnyShape point = Circle{{-1, 0}, 0.0};
    const std::vector<glm::dvec2> corners{{1, 0}, {2, -1}, {3, -1}, {3, 1}, {1, 1}};
    std::vector<glm::dvec2> later(corners.begin() + 1, corners.end());
    later.push_back(corners.front());
    for (const auto& list : {corners, later})
        expect_hit(first_contact(point, *shape::make_polygon(list), {{-1, -1}, {-5, -1}}), 0.5, {1, 0});
}

// The speck is met by a hair beyond the end of the capsule's side: the point is on both.
TEST(Linear, SpeckPastTheEndOfASideIsTouchedOnIt) {
    const double tiny = 0x1p-30;
    const auto speck = shape::make_polygon(
        std::vector<glm::dvec2>{{-1 - tiny, -tiny}, {-1 + tiny, -tiny}, {-1 + tiny, tiny}, {-1 - tiny, 0}});
    const LinearImpact r = first_contact(*speck, Capsule{{{-9, 8}, {-8, 9}}, 1}, {{9, 2}, {25, -14}});
    ASSERT_EQ(r.status, Status::hit);
    EXPECT_NEAR(r.point.x, -1 - tiny + 9 * r.t, 1e-14);
    EXPECT_NEAR(r.point.y, 2 * r.t, 1e-14);
}

} // namespace
} // namespace tunnel::ccd
