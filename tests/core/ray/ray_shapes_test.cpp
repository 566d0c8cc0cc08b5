// Rays and single shapes whose answers are known by hand, and the contract at their edges.
#include "core/ray/cast.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

namespace tunnel::ray {
namespace {

using base::Status;
using glm::dvec3;

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

Ray along_x(double x, double y = 0.0, double z = 0.0) { return make_ray(dvec3(x, y, z), dvec3(1, 0, 0)); }

TEST(RayDoor, NormalisesWhateverTheLength) {
    for (const double size : {1e-320, 1e-200, 1.0, 7.0, 1e200, 1e308}) {
        const Ray r = make_ray(dvec3(0), dvec3(3, 0, 4) * (size / 4));
        EXPECT_TRUE(is_valid(r)) << size;
        EXPECT_NEAR(r.direction.x, 0.6, size < 1e-300 ? 1e-3 : 1e-15) << size;
    }
}

TEST(RayDoor, RefusesWhatIsNoRay) {
    const Sphere ball{{5, 0, 0}, 1};
    for (const dvec3& d : {dvec3(0), dvec3(nan, 0, 1), dvec3(unbounded, 0, 0), dvec3(1, nan, 0)})
        EXPECT_EQ(cast(make_ray(dvec3(0), d), ball).status, Status::invalid_input);
    EXPECT_EQ(cast(make_ray(dvec3(nan, 0, 0), dvec3(1, 0, 0)), ball).status, Status::invalid_input);
    EXPECT_EQ(cast(make_ray(dvec3(0), dvec3(1, 0, 0), -1.0), ball).status, Status::invalid_input);
    EXPECT_EQ(cast(make_ray(dvec3(0), dvec3(1, 0, 0), nan), ball).status, Status::invalid_input);
    EXPECT_EQ(cast(make_ray(dvec3(0), dvec3(1, 0, 0), 1.0, 2.0), ball).status, Status::invalid_input);
    EXPECT_EQ(cast(Ray{dvec3(0), dvec3(2, 0, 0), 0, 9}, ball).status, Status::invalid_input);
    EXPECT_EQ(cast(along_x(0), Sphere{{0, 0, 0}, -1}).status, Status::invalid_input);
    EXPECT_EQ(cast(along_x(0), Box{{1, 0, 0}, {0, 1, 1}}).status, Status::invalid_input);
    EXPECT_EQ(cast(along_x(0), Obb{{0, 0, 0}, {1, 1, 1}, glm::dmat3(2.0)}).status, Status::invalid_input);
    EXPECT_EQ(cast(along_x(0, 0, 1), shape::Circle{{3, 0}, 1}).status, Status::invalid_input);
}

TEST(RaySphere, EntersAndFacesTheRay) {
    const Hit h = cast(along_x(-5), Sphere{{0, 0, 0}, 2});
    ASSERT_EQ(h.status, Status::hit);
    EXPECT_EQ(h.distance, 3.0);
    EXPECT_EQ(h.point, dvec3(-2, 0, 0));
    EXPECT_EQ(h.normal, dvec3(-1, 0, 0));
    EXPECT_EQ(h.geometric, dvec3(-1, 0, 0));
    EXPECT_EQ(h.local, dvec3(-2, 0, 0));
    EXPECT_EQ(h.face, Face::front);
}

TEST(RaySphere, StartInsideAsAsked) {
    const Sphere ball{{0, 0, 0}, 2};
    const Hit out = cast(along_x(1), ball);
    EXPECT_EQ(out.distance, 1.0);
    EXPECT_EQ(out.face, Face::back);
    EXPECT_EQ(out.geometric, dvec3(1, 0, 0));
    EXPECT_EQ(out.normal, dvec3(-1, 0, 0));
    const Hit zero = cast(along_x(1), ball, Start::zero);
    EXPECT_EQ(zero.distance, 0.0);
    EXPECT_TRUE(zero.inside);
    EXPECT_EQ(zero.normal, dvec3(-1, 0, 0));
    EXPECT_EQ(cast(along_x(1), ball, Start::ignore).status, Status::clear);
    EXPECT_EQ(cast(make_ray(dvec3(1, 0, 0), dvec3(1, 0, 0), 0.5), ball).status, Status::clear); // ends inside
    EXPECT_EQ(cast(make_ray(dvec3(-5, 0, 0), dvec3(1, 0, 0), 9.0, 4.0), ball).distance, 7.0);   // t_min is the start
}

TEST(RaySphere, OnTheSurface) {
    const Sphere ball{{0, 0, 0}, 2};
    for (const Start start : {Start::exit, Start::zero, Start::ignore}) {
        const Hit in = cast(along_x(-2), ball, start);
        EXPECT_EQ(in.status, Status::hit);
        EXPECT_EQ(in.distance, 0.0);
        EXPECT_EQ(in.face, Face::front);
    }
    EXPECT_EQ(cast(along_x(2), ball).distance, 0.0);
    EXPECT_EQ(cast(along_x(2), ball).face, Face::back);
    EXPECT_EQ(cast(along_x(2), ball, Start::zero).distance, 0.0);
    EXPECT_EQ(cast(along_x(2), ball, Start::ignore).status, Status::clear);
}

TEST(RaySphere, TangentTouchesAndTheNextDoubleDoesNot) {
    const Sphere ball{{0, 0, 0}, 1};
    const Hit h = cast(along_x(-3, 1), ball);
    ASSERT_EQ(h.status, Status::hit);
    EXPECT_EQ(h.distance, 3.0);
    EXPECT_EQ(h.normal, dvec3(0, 1, 0));
    EXPECT_EQ(cast(along_x(-3, std::nextafter(1.0, 2.0)), ball).status, Status::clear);
    EXPECT_EQ(cast(along_x(-3, std::nextafter(1.0, 0.0)), ball).status, Status::hit);
}

// The document's b * b - c keeps no digit of either.
TEST(RaySphere, FarAndHuge) {
    EXPECT_EQ(cast(along_x(-1e9, 0.75), Sphere{{0, 0, 0}, 1.25}).distance, 1e9 - 1.0);
    EXPECT_EQ(cast(along_x(-1e9, 1.25), Sphere{{0, 0, 0}, 1.25}).status, Status::hit);
    EXPECT_EQ(cast(along_x(-1e9, 1.2500001), Sphere{{0, 0, 0}, 1.25}).status, Status::clear);
    const double gap = 0x1p-20;
    EXPECT_EQ(cast(along_x(-gap), Sphere{{1e9, 0, 0}, 1e9}).distance, gap);
    EXPECT_EQ(cast(along_x(gap), Sphere{{1e9, 0, 0}, 1e9}).distance, 2e9 - gap);
}

TEST(RayBox, EntersByAFace) {
    const Hit h = cast(make_ray(dvec3(-1, -3, 0), dvec3(1, 1, 0)), Box{{0, -5, -1}, {4, 5, 1}});
    ASSERT_EQ(h.status, Status::hit);
    EXPECT_NEAR(h.distance, std::sqrt(2.0), 1e-15);
    EXPECT_EQ(h.normal, dvec3(-1, 0, 0));
    EXPECT_EQ(h.part, 0U);
    const Hit out = cast(make_ray(dvec3(1, 0, 0), dvec3(0, 0, -1)), Box{{0, -5, -1}, {4, 5, 1}});
    EXPECT_EQ(out.distance, 1.0);
    EXPECT_EQ(out.geometric, dvec3(0, 0, -1));
    EXPECT_EQ(out.normal, dvec3(0, 0, 1));
    EXPECT_EQ(out.part, 2U);
}

TEST(RayBox, ZeroComponentsOnThePlaneOfAFace) {
    const Box box{{0, 0, 0}, {1, 1, 1}};
    for (const double y : {0.0, 0.5, 1.0})
        for (const double z : {0.0, 1.0}) {
            const Hit h = cast(along_x(-2, y, z), box);
            EXPECT_EQ(h.status, Status::hit);
            EXPECT_EQ(h.distance, 2.0);
            EXPECT_EQ(h.normal, dvec3(-1, 0, 0));
        }
    EXPECT_EQ(cast(along_x(-2, std::nextafter(1.0, 2.0)), box).status, Status::clear);
    EXPECT_EQ(cast(along_x(-2, -5e-324), box).status, Status::clear);
    Ray minus_zero = along_x(-2, 1.0);
    minus_zero.direction.y = -0.0;
    EXPECT_EQ(cast(minus_zero, box).distance, 2.0);
    EXPECT_EQ(cast(along_x(1, 0, 0), box).distance, 0.0); // on a corner, leaving
    EXPECT_EQ(cast(along_x(2, 0, 0), box).status, Status::clear);
}

TEST(RayBox, FlatAndPointBoxes) {
    EXPECT_EQ(cast(along_x(-1), Box{{2, -1, -1}, {2, 1, 1}}).distance, 3.0);
    EXPECT_EQ(cast(along_x(-1), Box{{2, 0, 0}, {2, 0, 0}}).distance, 3.0);
    EXPECT_EQ(cast(along_x(-1, 1e-300), Box{{2, 0, 0}, {2, 0, 0}}).status, Status::clear);
}

TEST(RayObb, ATurnedSquareShowsItsCorner) {
    const double s = std::sqrt(0.5);
    Obb box{{10, 0, 0}, {1, 1, 1}, glm::dmat3(s, s, 0, -s, s, 0, 0, 0, 1)};
    const Hit h = cast(along_x(0, 0.1), box);
    ASSERT_EQ(h.status, Status::hit);
    EXPECT_NEAR(h.distance, 10 - std::sqrt(2.0) + 0.1, 1e-12);
    EXPECT_NEAR(h.normal.x, -s, 1e-12);
    EXPECT_NEAR(h.normal.y, s, 1e-12);
    EXPECT_EQ(cast(along_x(0, 1.5), box).status, Status::clear);
}

TEST(RayCapsule, SideAndCaps) {
    const Capsule c{{0, -2, 0}, {0, 2, 0}, 1};
    EXPECT_EQ(cast(along_x(-5), c).distance, 4.0);
    EXPECT_EQ(cast(along_x(-5), c).normal, dvec3(-1, 0, 0));
    EXPECT_NEAR(cast(along_x(-5, 2.6), c).distance, 5 - 0.8, 1e-15);
    EXPECT_EQ(cast(along_x(-5, 3), c).distance, 5.0); // tangent to a cap
    EXPECT_EQ(cast(along_x(-5, 3.0000001), c).status, Status::clear);
    EXPECT_EQ(cast(along_x(-5, 0, 1), c).distance, 5.0);                         // tangent to the side
    EXPECT_EQ(cast(make_ray(dvec3(0, -9, 0), dvec3(0, 1, 0)), c).distance, 6.0); // along the axis
    EXPECT_EQ(cast(make_ray(dvec3(1, -9, 0), dvec3(0, 1, 0)), c).distance, 7.0); // along the side
    EXPECT_EQ(cast(make_ray(dvec3(1.0000001, -9, 0), dvec3(0, 1, 0)), c).status, Status::clear);
    EXPECT_EQ(cast(make_ray(dvec3(0, 0, 0), dvec3(0, 1, 0)), c).distance, 3.0);
    EXPECT_EQ(cast(along_x(-5), Capsule{{0, 0, 0}, {0, 0, 0}, 1}).distance, 4.0);
}

TEST(RayPlane, BothSidesAndInIt) {
    const Plane floor{{0, 0, 1}, 2.0};
    const Hit down = cast(make_ray(dvec3(1, 1, 5), dvec3(0, 0, -1)), floor);
    EXPECT_EQ(down.distance, 3.0);
    EXPECT_EQ(down.face, Face::front);
    const Hit up = cast(make_ray(dvec3(1, 1, -5), dvec3(0, 0, 1)), floor);
    EXPECT_EQ(up.distance, 7.0);
    EXPECT_EQ(up.face, Face::back);
    EXPECT_EQ(up.normal, dvec3(0, 0, -1));
    EXPECT_EQ(cast(along_x(0, 0, 3), floor).status, Status::clear);
    EXPECT_EQ(cast(along_x(0, 0, 2), floor).distance, 0.0);
    EXPECT_EQ(cast(make_ray(dvec3(1, 1, 5), dvec3(0, 0, 1)), floor).status, Status::clear);
}

TEST(RayTriangle, WeightsFacesAndEdges) {
    const Triangle t{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
    const auto down = [&](double x, double y) { return cast(make_ray(dvec3(x, y, 3), dvec3(0, 0, -1)), t); };
    EXPECT_EQ(down(1, 2).distance, 3.0);
    EXPECT_EQ(down(1, 2).local, dvec3(0.25, 0.25, 0.5));
    EXPECT_EQ(down(1, 2).face, Face::front);
    EXPECT_EQ(down(1, 2).geometric, dvec3(0, 0, 1));
    const Hit up = cast(make_ray(dvec3(1, 1, -3), dvec3(0, 0, 1)), t);
    EXPECT_EQ(up.face, Face::back);
    EXPECT_EQ(up.normal, dvec3(0, 0, -1));
    for (const dvec3& p : {dvec3(0, 0, 0), dvec3(4, 0, 0), dvec3(0, 4, 0), dvec3(2, 2, 0), dvec3(0, 1, 0)})
        EXPECT_EQ(down(p.x, p.y).status, Status::hit);
    EXPECT_EQ(down(2, std::nextafter(2.0, 3.0)).status, Status::clear);
    EXPECT_EQ(down(-5e-324, 1).status, Status::clear);
    EXPECT_EQ(cast(along_x(-3, 1, 0), t).distance, 3.0); // edge on
    EXPECT_EQ(cast(along_x(-3, 1, 0), Triangle{{0, 0, 0}, {1, 2, 0}, {2, 4, 0}}).status, Status::clear);
    EXPECT_EQ(cast(make_ray(dvec3(1, 2, 3), dvec3(0, 0, -1)), Triangle{{0, 0, 0}, {1, 2, 0}, {2, 4, 0}}).status,
              Status::clear);
}

TEST(RayLimits, JustInsideAndOutsideTheEnd) {
    const Box box{{3, -1, -1}, {5, 1, 1}};
    const auto within = [&](double t_max) { return cast(make_ray(dvec3(0), dvec3(1, 0, 0), t_max), box).status; };
    EXPECT_EQ(within(3.0), Status::hit);
    EXPECT_EQ(within(std::nextafter(3.0, 4.0)), Status::hit);
    EXPECT_EQ(within(std::nextafter(3.0, 2.0)), Status::clear);
}

TEST(RayFlat, CircleBoxPolygon) {
    const Ray r = make_ray(glm::dvec2(-5, 0), glm::dvec2(1, 0));
    EXPECT_EQ(cast(r, shape::Circle{{0, 0}, 2}).distance, 3.0);
    EXPECT_EQ(cast(r, shape::Aabb{{1, 0}, {2, 3}}).distance, 6.0);
    const std::vector<glm::dvec2> square = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    const auto p = *shape::make_polygon(square);
    const Hit corner = cast(r, p);
    EXPECT_EQ(corner.distance, 4.0);
    EXPECT_EQ(cast(make_ray(glm::dvec2(0, 0), glm::dvec2(1, 0)), p).distance, 1.0);
    EXPECT_EQ(cast(make_ray(glm::dvec2(-5, 1), glm::dvec2(1, 0)), p).distance, 5.0); // touches a corner
    EXPECT_EQ(cast(make_ray(glm::dvec2(-5, std::nextafter(1.0, 2.0)), glm::dvec2(1, 0)), p).status, Status::clear);
    const Hit side = cast(make_ray(glm::dvec2(-5, 0.5), glm::dvec2(1, 0)), p);
    EXPECT_EQ(side.distance, 4.5);
    EXPECT_EQ(side.part, 2U);
    EXPECT_LT(side.normal.x, 0.0);
    EXPECT_GT(side.normal.y, 0.0);
    // Along a side.
    const auto box = *shape::make_polygon(std::vector<glm::dvec2>{{0, 0}, {2, 0}, {2, 1}, {0, 1}});
    const Hit along = cast(make_ray(glm::dvec2(-3, 0), glm::dvec2(1, 0)), box);
    EXPECT_EQ(along.distance, 3.0);
    EXPECT_EQ(along.normal, dvec3(-1, 0, 0));
}

// A start on the surface was once "-0 m" away, which prints badly.
TEST(RayShapes, DistanceIsNeverMinusZero) {
    const Hit wall = cast(make_ray({0.0, 1.0, 2.0}, dvec3{0.0, 0.0, -1.0}), Plane{{0.0, 0.0, 1.0}, 2.0});
    ASSERT_EQ(wall.status, Status::hit);
    EXPECT_FALSE(std::signbit(wall.distance));
    const Hit box = cast(make_ray({1.0, 0.5, 0.5}, dvec3{-1.0, 0.0, 0.0}), Box{{0.0, 0.0, 0.0}, {1.0, 1.0, 1.0}});
    ASSERT_EQ(box.status, Status::hit);
    EXPECT_FALSE(std::signbit(box.distance));
    const Hit ball = cast(make_ray({-1.0, 0.0, 0.0}, dvec3{1.0, 0.0, 0.0}), Sphere{});
    ASSERT_EQ(ball.status, Status::hit);
    EXPECT_FALSE(std::signbit(ball.distance));
}

// Found by random worlds: grazed from 1e6 away, a small capsule's normal leaned the way of the ray, by 1.5e-4.
TEST(RayDoor, AGrazedCapsulesNormalFacesTheRay) {
    const Capsule capsule{{-0x1.08de259b36fb2p-12, 0x1.613849f0baa24p-12, 0x1.056a692ddb2e4p-10},
                          {-0x1.0bcb027590f96p-12, 0x1.621407df3f398p-12, 0x1.04e20ed7ab3e6p-10},
                          0x1.9a5e3db414e9p-21};
    const dvec3 from(-0x1.0810f67c5cf0bp-12, 0x1.613849f0baa24p-12, 0x1.e84800082b535p+19);
    const Ray ray = make_ray(from, dvec3(0, 0, -1), unbounded, 0x1.e848p+19);
    const Hit hit = cast(ray, capsule, Start::exit);
    ASSERT_EQ(hit.status, Status::hit);
    EXPECT_LE(glm::dot(hit.normal, ray.direction), 1e-15);
    EXPECT_NEAR(glm::dot(hit.normal, hit.normal), 1.0, 1e-15);
}

} // namespace
} // namespace tunnel::ray
