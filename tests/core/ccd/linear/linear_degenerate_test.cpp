// Linear motion at its edges: at rest, touching from the start, sliding and grazing, points, needles, extreme sizes;
// and the symmetry of A and B.
#include "core/ccd/linear.hpp"
#include "tests/oracle/linear_motion_oracle.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace tunnel::ccd {
namespace {

using base::Status;
using shape::Aabb;
using shape::AnyShape;
using shape::Capsule;
using shape::Circle;
using shape::Obb;
using shape::Segment;

const Aabb unit_box{{0.0, 0.0}, {1.0, 1.0}};
const LinearTravel right{{4.0, 0.0}, {0.0, 0.0}};

Status status(const AnyShape& a, const AnyShape& b, const LinearTravel& travel) {
    return first_contact(a, b, travel).status;
}

TEST(LinearDegenerate, AtRest) {
    const LinearTravel none, together{{3.0, -1.0}, {3.0, -1.0}};
    for (const LinearTravel& travel : {none, together}) {
        EXPECT_EQ(first_contact(unit_box, Aabb{{1.0, 1.0}, {2.0, 2.0}}, travel).status, Status::hit);
        EXPECT_EQ(first_contact(unit_box, Aabb{{std::nextafter(1.0, 2.0), 1.0}, {2.0, 2.0}}, travel).status,
                  Status::clear);
        EXPECT_EQ(first_contact(Circle{{4.0, 5.0}, 5.0}, unit_box, travel).status, Status::hit); // 3-4-5
        EXPECT_EQ(first_contact(Circle{{4.0, 5.0}, std::nextafter(5.0, 0.0)}, unit_box, travel).status, Status::clear);
    }
}

TEST(LinearDegenerate, TouchingAtTheStartIsTimeZero) {
    for (const LinearTravel& travel : {LinearTravel{}, right, LinearTravel{{-4.0, 0.0}, {0.0, 0.0}}})
        for (const AnyShape& b : {AnyShape(Aabb{{1.0, 0.5}, {2.0, 2.0}}), AnyShape(Circle{{1.5, 0.5}, 0.5}),
                                  AnyShape(Segment{{1.0, 0.5}, {3.0, 0.5}}), AnyShape(Circle{{0.5, 0.5}, 0.0})}) {
            const LinearImpact impact = first_contact(unit_box, b, travel);
            EXPECT_EQ(impact.status, Status::hit);
            EXPECT_TRUE(impact.certified);
            EXPECT_EQ(impact.t, 0.0);
            EXPECT_EQ(impact.t_hi, 0.0);
            EXPECT_EQ(impact.normal, glm::dvec2(0.0));
        }
}

TEST(LinearDegenerate, SlidingAlongASideIsContact) {
    const Aabb above{{3.0, 1.0}, {4.0, 2.0}}, higher{{3.0, std::nextafter(1.0, 2.0)}, {4.0, 2.0}};
    const LinearImpact impact = first_contact(unit_box, above, right);
    EXPECT_EQ(impact.status, Status::hit);
    EXPECT_TRUE(impact.certified);
    EXPECT_EQ(impact.t, 0.5);
    EXPECT_EQ(first_contact(unit_box, higher, right).status, Status::clear);
    EXPECT_EQ(status(Circle{{-1.0, 1.5}, 0.5}, unit_box, right), Status::hit); // touches at t = 1/4, then slides
    EXPECT_EQ(first_contact(Circle{{-1.0, 1.5}, 0.5}, unit_box, right).t, 0.25);
    EXPECT_EQ(status(Circle{{-1.0, std::nextafter(1.5, 2.0)}, 0.5}, unit_box, right), Status::clear);
}

TEST(LinearDegenerate, CornerOnCornerIsContact) {
    // Head on along the diagonal: both axes are entered at 2/3, between two doubles.
    const LinearImpact impact = first_contact(unit_box, Aabb{{3.0, 3.0}, {4.0, 4.0}}, {{3.0, 3.0}, {0.0, 0.0}});
    EXPECT_EQ(impact.status, Status::hit);
    EXPECT_TRUE(impact.certified);
    EXPECT_NEAR(impact.t, 2.0 / 3.0, 1e-15);
    EXPECT_NEAR(impact.point.x, 3.0, 1e-15);
    EXPECT_NEAR(impact.point.y, 3.0, 1e-15);
}

// One instant of contact, corner on corner; one bit less, and there is none.
TEST(LinearDegenerate, AGrazingCornerIsToldByOneBit) {
    const LinearTravel down{{3.0, -3.0}, {0.0, 0.0}}, up{{3.0, 3.0}, {0.0, 0.0}};
    const auto expect_graze = [](const Aabb& touched, const Aabb& passed, const LinearTravel& travel) {
        const LinearImpact impact = first_contact(unit_box, touched, travel);
        EXPECT_EQ(impact.status, Status::hit);
        EXPECT_TRUE(impact.certified);
        EXPECT_NEAR(impact.t, 2.0 / 3.0, 1e-15);
        EXPECT_EQ(first_contact(unit_box, passed, travel).status, Status::clear);
    };
    // (1, 1) on its way to (3, -1), the lower left of the other; (0, 0) to (2, -2), upper right; (1, 0) to (3, 2),
    // upper left; (0, 1) to (2, 3), lower right.
    expect_graze({{3.0, -1.0}, {4.0, 5.0}}, {{3.0, std::nextafter(-1.0, 0.0)}, {4.0, 5.0}}, down);
    expect_graze({{1.0, -3.0}, {2.0, -2.0}}, {{1.0, -3.0}, {std::nextafter(2.0, 0.0), -2.0}}, down);
    expect_graze({{3.0, 0.0}, {4.0, 2.0}}, {{3.0, 0.0}, {4.0, std::nextafter(2.0, 0.0)}}, up);
    expect_graze({{1.0, 3.0}, {2.0, 4.0}}, {{1.0, 3.0}, {std::nextafter(2.0, 0.0), 4.0}}, up);
}

TEST(LinearDegenerate, PointsAndSegmentsMeetHeadOn) {
    const Circle point{{0.0, 0.0}, 0.0};
    const LinearTravel third{{3.0, 6.0}, {0.0, 0.0}};
    const LinearImpact impact = first_contact(point, Circle{{1.0, 2.0}, 0.0}, third);
    EXPECT_EQ(impact.status, Status::hit);
    EXPECT_TRUE(impact.certified);
    EXPECT_NEAR(impact.t, 1.0 / 3.0, 1e-16);
    EXPECT_NEAR(impact.normal.x, 1.0 / std::sqrt(5.0), 1e-15);
    EXPECT_EQ(status(point, Circle{{1.0, std::nextafter(2.0, 3.0)}, 0.0}, third), Status::clear);
    const LinearImpact end = first_contact(Segment{{-2.0, -4.0}, {0.0, 0.0}}, Segment{{1.0, 2.0}, {2.0, 4.0}}, third);
    EXPECT_EQ(end.status, Status::hit);
    EXPECT_TRUE(end.certified);
    EXPECT_NEAR(end.t, 1.0 / 3.0, 1e-16);
    EXPECT_EQ(status(Segment{{1.0, 1.0}, {1.0, 1.0}}, Circle{{3.0, 1.0}, 1.0}, right), Status::hit); // no length
    EXPECT_EQ(status(Aabb{{1.0, 1.0}, {1.0, 1.0}}, Aabb{{3.0, 1.0}, {3.0, 1.0}}, right), Status::hit);
    EXPECT_EQ(status(Capsule{{{1.0, 1.0}, {1.0, 1.0}}, 0.5}, Circle{{3.0, 2.0}, 0.5}, right), Status::hit); // tangent
}

TEST(LinearDegenerate, AContactAtTheVeryEndCounts) {
    const Aabb far{{5.0, 0.0}, {6.0, 1.0}};
    EXPECT_EQ(first_contact(unit_box, far, right).t, 1.0);
    EXPECT_EQ(first_contact(unit_box, far, {{std::nextafter(4.0, 0.0), 0.0}, {0.0, 0.0}}).status, Status::clear);
}

TEST(LinearDegenerate, SizesFromTinyToHuge) {
    for (const double k : {0x1p-900, 0x1p-160, 0x1p-10, 0x1p20, 0x1p160}) {
        const Circle ball{{k * 0.5, k * 6.1}, k * 0.25};
        const Aabb box{{k * 4.0, k * 1.0}, {k * 5.0, k * 6.0}};
        const Circle ball_1{{0.5, 6.1}, 0.25};
        const Aabb box_1{{4.0, 1.0}, {5.0, 6.0}};
        const LinearImpact big = first_contact(ball, box, {{k * 8.0, 0.0}, {0.0, 0.0}});
        const LinearImpact plain = first_contact(ball_1, box_1, {{8.0, 0.0}, {0.0, 0.0}});
        EXPECT_EQ(big.status, Status::hit);
        EXPECT_TRUE(big.certified) << k;
        EXPECT_NEAR(big.t, plain.t, 1e-15);
    }
    const Obb needle{shape::pose({0.0, 0.0}, 0.3), {1e3, 1e-3}};
    const Obb wall{shape::pose({2000.0, 0.0}, 0.0), {1e-3, 1e6}};
    const double tip = 1e3 * std::cos(0.3) + 1e-3 * std::sin(0.3);
    EXPECT_NEAR(first_contact(needle, wall, {{1500.0, 0.0}, {0.0, 0.0}}).t, (2000.0 - 1e-3 - tip) / 1500.0, 1e-13);
    const glm::dvec2 far{1e6, -1e6};
    const LinearImpact offset =
        first_contact(Circle{far, 0.5}, Aabb{far + glm::dvec2(2.0), far + glm::dvec2(3.0)}, {{2.0, 2.0}, {0.0, 0.0}});
    EXPECT_NEAR(offset.t, (2.0 - 0.5 * std::sqrt(0.5)) / 2.0, 1e-14);
}

AnyShape any_shape(std::mt19937_64& random, const glm::dvec2& at) {
    std::uniform_real_distribution<double> size(0.1, 1.0), angle(-3.0, 3.0);
    switch (std::uniform_int_distribution<int>(0, 5)(random)) {
    case 0: return Aabb{at, at + glm::dvec2(size(random), size(random))};
    case 1: return Circle{at, size(random)};
    case 2: return Segment{at, at + glm::dvec2(size(random), angle(random))};
    case 3: return Capsule{{at, at + glm::dvec2(angle(random), size(random))}, size(random)};
    case 4: return Obb{shape::pose(at, angle(random)), {size(random), size(random)}};
    default: break;
    }
    const std::vector<glm::dvec2> local{{-1.0, 0.0}, {0.0, -1.0}, {1.0, 0.2}, {0.6, 0.9}, {-0.3, 1.0}};
    return place(*shape::make_polygon(local), shape::pose(at, angle(random)));
}

// Seen the other way round: the same time and point, and the normal turned about.
TEST(LinearDegenerate, SwappedShapesMirror) {
    std::mt19937_64 random(5);
    std::uniform_real_distribution<double> at(-4.0, 4.0);
    int hits = 0;
    for (int i = 0; i < 5000; ++i) {
        const AnyShape a = any_shape(random, {at(random), at(random)}), b = any_shape(random, {at(random), at(random)});
        const LinearTravel travel{{at(random), at(random)}, {at(random), at(random)}};
        const LinearImpact one = first_contact(a, b, travel), two = first_contact(b, a, {travel.b, travel.a});
        ASSERT_EQ(one.status, two.status);
        if (one.status != Status::hit) continue;
        ++hits;
        ASSERT_NEAR(one.t, two.t, 1e-14);
        ASSERT_NEAR(one.normal.x, -two.normal.x, 1e-12);
        ASSERT_NEAR(one.normal.y, -two.normal.y, 1e-12);
        ASSERT_NEAR(one.point.x, two.point.x, 1e-11);
        ASSERT_NEAR(one.point.y, two.point.y, 1e-11);
    }
    EXPECT_GT(hits, 500);
}

} // namespace
} // namespace tunnel::ccd
