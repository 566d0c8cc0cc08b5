// Disc against box: the documents' bullet, corners, and the calls at rest, against closed forms.
#include "core/ccd/disc_box.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace tunnel::ccd {
namespace {

using base::Status;

DiscBoxMotion bullet(double y, double travel) {
    DiscBoxMotion motion;
    motion.centre = {0.5, y};
    motion.disc_travel = {travel, 0.0};
    motion.radius = 0.18;
    motion.box_min = {4.82, 1.0};
    motion.box_max = {5.18, 6.0};
    return motion;
}

void expect_bracket(const DiscBoxImpact& impact, double t, double tolerance = 1e-12) {
    EXPECT_EQ(impact.status, Status::hit);
    EXPECT_TRUE(impact.certified);
    EXPECT_NEAR(impact.t, t, tolerance);
    EXPECT_LE(impact.t_lo, impact.t);
    EXPECT_GE(impact.t_hi, impact.t);
    EXPECT_NEAR(impact.t_lo, t, tolerance);
    EXPECT_NEAR(impact.t_hi, t, tolerance);
}

TEST(DiscBox, TheDocumentsBullet) {
    const DiscBoxImpact impact = first_contact(bullet(3.5, 8.0));
    expect_bracket(impact, 0.5175);
    EXPECT_NEAR(impact.centre.x, 4.64, 1e-12);
    EXPECT_NEAR(impact.point.x, 4.82, 1e-12);
    EXPECT_NEAR(impact.point.y, 3.5, 1e-12);
    EXPECT_EQ(impact.normal, glm::dvec2(-1.0, 0.0));
    EXPECT_EQ(first_contact(bullet(3.5, 4.0)).status, Status::clear);
}

TEST(DiscBox, CornersAreRound) {
    for (const double y : {6.01, 6.1, 6.17, 0.83, 0.9}) {
        const double aside = y > 3.5 ? y - 6.0 : 1.0 - y;
        const double way = 4.82 - std::sqrt(0.18 * 0.18 - aside * aside) - 0.5;
        const DiscBoxImpact impact = first_contact(bullet(y, 8.0));
        expect_bracket(impact, way / 8.0);
        EXPECT_NEAR(impact.point.y, y > 3.5 ? 6.0 : 1.0, 1e-12);
        EXPECT_NEAR(impact.normal.y, (y > 3.5 ? aside : -aside) / 0.18, 1e-12);
    }
    EXPECT_EQ(first_contact(bullet(6.1801, 8.0)).status, Status::clear);
}

TEST(DiscBox, MotionIsRelative) {
    DiscBoxMotion motion = bullet(3.5, 6.5);
    motion.box_travel = {-1.5, 0.0};
    const DiscBoxImpact impact = first_contact(motion);
    expect_bracket(impact, 0.5175);
    EXPECT_NEAR(impact.centre.x, 0.5 + 6.5 * 0.5175, 1e-12);
}

TEST(DiscBox, TouchingAtTheStartIsTimeZero) {
    DiscBoxMotion motion;
    motion.centre = {0.0, 0.0};
    motion.radius = 1.0;
    motion.box_min = {1.0, -1.0};
    motion.box_max = {2.0, 1.0};
    for (const glm::dvec2 travel : {glm::dvec2{0.0}, glm::dvec2{-1.0, 0.0}, glm::dvec2{1.0, 3.0}}) {
        motion.disc_travel = travel;
        const DiscBoxImpact impact = first_contact(motion);
        EXPECT_EQ(impact.status, Status::hit);
        EXPECT_TRUE(impact.certified);
        EXPECT_EQ(impact.t_lo, 0.0);
        EXPECT_EQ(impact.t, 0.0);
        EXPECT_EQ(impact.normal, glm::dvec2(-1.0, 0.0));
    }
    motion.centre = {1.5, 0.0};
    EXPECT_EQ(first_contact(motion).normal, glm::dvec2(0.0));
}

TEST(DiscBox, AContactAtTheVeryEndCounts) {
    DiscBoxMotion motion;
    motion.radius = 0.5;
    motion.disc_travel = {3.0, 0.0};
    motion.box_min = {3.5, -1.0};
    motion.box_max = {4.0, 1.0};
    const DiscBoxImpact impact = first_contact(motion);
    EXPECT_EQ(impact.status, Status::hit);
    EXPECT_TRUE(impact.certified);
    EXPECT_EQ(impact.t, 1.0);
    motion.disc_travel.x = std::nextafter(3.0, 0.0);
    EXPECT_EQ(first_contact(motion).status, Status::clear);
}

TEST(DiscBox, ExactGrazes) {
    DiscBoxMotion motion; // radius 0.5 along y = 1.5 over the top y = 1 of the box
    motion.centre = {-4.0, 1.5};
    motion.disc_travel = {8.0, 0.0};
    motion.radius = 0.5;
    motion.box_min = {-1.0, -1.0};
    motion.box_max = {1.0, 1.0};
    expect_bracket(first_contact(motion), 0.375);
    motion.centre.y = std::nextafter(1.5, 2.0);
    EXPECT_EQ(first_contact(motion).status, Status::clear);
    motion.centre.y = std::nextafter(1.5, 0.0); // the root of a cancelled square: half the digits, but proved
    EXPECT_EQ(first_contact(motion).status, Status::hit);
    EXPECT_TRUE(first_contact(motion).certified);
    motion.centre.y = 1.5;
    motion.box_min.x = motion.box_max.x = 0.3; // one single instant, t = 4.3 / 8, which is no double
    const DiscBoxImpact instant = first_contact(motion);
    EXPECT_EQ(instant.status, Status::hit);
    EXPECT_TRUE(instant.certified);
    EXPECT_NEAR(instant.t, 4.3 / 8.0, 1e-12);
    EXPECT_LE(instant.t_lo, 4.3 / 8.0);
}

// Apart by less than a rounding of the distance, while the motion runs along the box.
TEST(DiscBox, NearGrazesAreTold) {
    DiscBoxMotion motion;
    motion.centre = {4.88, -0.22000000000000006};
    motion.disc_travel = {-2.45, 0.0};
    motion.radius = 0.58;
    motion.box_min = {-1.51, -4.56};
    motion.box_max = {0.26, -0.8};
    motion.box_travel = {4.72, 0.0};
    EXPECT_EQ(first_contact(motion).status, Status::clear);
    // Apart by the least double: no arithmetic proves that, so a hit, but not a certified one.
    motion.centre = {-3.0, 0x1p-1074};
    motion.disc_travel = {3.0, 0.0};
    motion.radius = 2.0;
    motion.box_min = {-1.0, -3.0};
    motion.box_max = {0.0, -2.0};
    motion.box_travel = {-2.0, 0.0};
    EXPECT_EQ(first_contact(motion).status, Status::hit);
    EXPECT_FALSE(first_contact(motion).certified);
}

TEST(DiscBox, ThinThings) {
    DiscBoxMotion motion; // a point against a segment, and against a point
    motion.disc_travel = {2.0, 0.0};
    motion.box_min = {1.0, -1.0};
    motion.box_max = {1.0, 1.0};
    expect_bracket(first_contact(motion), 0.5);
    EXPECT_EQ(first_contact(motion).normal, glm::dvec2(-1.0, 0.0));
    motion.disc_travel.x = 3.0; // t = 1/3, between two doubles
    expect_bracket(first_contact(motion), 1.0 / 3.0);
    motion.disc_travel.x = 2.0;
    motion.box_min.y = motion.box_max.y = 0.0;
    expect_bracket(first_contact(motion), 0.5);
    motion.box_min.y = motion.box_max.y = 1e-300;
    EXPECT_NE(first_contact(motion).status, Status::invalid_input);
}

TEST(DiscBox, RefusesBadNumbers) {
    const double nan = std::numeric_limits<double>::quiet_NaN(), inf = std::numeric_limits<double>::infinity();
    for (const double bad : {nan, inf, -inf, 1e101, -1e101}) {
        DiscBoxMotion motion = bullet(3.5, 8.0);
        motion.centre.x = bad;
        EXPECT_EQ(first_contact(motion).status, Status::invalid_input);
        motion = bullet(3.5, 8.0);
        motion.box_travel.y = bad;
        EXPECT_EQ(first_contact(motion).status, Status::invalid_input);
        motion = bullet(3.5, 8.0);
        motion.radius = bad;
        EXPECT_EQ(first_contact(motion).status, Status::invalid_input);
        EXPECT_FALSE(touches({bad, 0.0}, 1.0, {0.0, 0.0}, {1.0, 1.0}));
        EXPECT_EQ(push_out({bad, 0.0}, 1.0, {0.0, 0.0}, {1.0, 1.0}), glm::dvec2(0.0));
        EXPECT_FALSE(reach_in_x(bad, 1.0, {0.0, 0.0}, {1.0, 1.0}).any);
    }
    DiscBoxMotion motion = bullet(3.5, 8.0);
    motion.radius = -0.1;
    EXPECT_EQ(first_contact(motion).status, Status::invalid_input);
    motion = bullet(3.5, 8.0);
    std::swap(motion.box_min.x, motion.box_max.x);
    EXPECT_EQ(first_contact(motion).status, Status::invalid_input);
}

TEST(DiscBox, HugeAndTinyScenesKeepTheAnswer) {
    for (const int power : {-1000, -300, -40, 0, 40, 300}) {
        DiscBoxMotion motion = bullet(6.1, 8.0);
        const double k = std::ldexp(1.0, power);
        motion.centre *= k;
        motion.disc_travel *= k;
        motion.radius *= k;
        motion.box_min *= k;
        motion.box_max *= k;
        const DiscBoxImpact impact = first_contact(motion), plain = first_contact(bullet(6.1, 8.0));
        EXPECT_EQ(impact.status, Status::hit) << power;
        EXPECT_EQ(impact.t, plain.t) << power;
        EXPECT_EQ(impact.certified, plain.certified) << power;
    }
}

TEST(DiscBoxAtRest, TouchingIsExact) {
    const glm::dvec2 lo{0.0, 0.0}, hi{1.0, 1.0};
    EXPECT_TRUE(touches({1.5, 0.5}, 0.5, lo, hi));
    EXPECT_FALSE(touches({1.5, 0.5}, 0.5, lo, hi, base::ContactRule::open));
    EXPECT_FALSE(touches({std::nextafter(1.5, 2.0), 0.5}, 0.5, lo, hi));
    EXPECT_TRUE(touches({1.0 + 3.0, 1.0 + 4.0}, 5.0, lo, hi)); // 3-4-5 at the corner
    EXPECT_FALSE(touches({1.0 + 3.0, std::nextafter(5.0, 6.0)}, 5.0, lo, hi));
    EXPECT_FALSE(touches({4.0, 5.0}, std::nextafter(5.0, 0.0), lo, hi));
    EXPECT_TRUE(touches({0.5, 0.5}, 0.0, lo, hi));
}

TEST(DiscBoxAtRest, PushOut) {
    const glm::dvec2 lo{0.0, 0.0}, hi{2.0, 4.0};
    EXPECT_EQ(push_out({3.0, 1.0}, 0.5, lo, hi), glm::dvec2(0.0));
    EXPECT_EQ(push_out({2.25, 1.0}, 0.5, lo, hi), glm::dvec2(0.25, 0.0));
    EXPECT_EQ(push_out({1.5, 2.0}, 0.5, lo, hi), glm::dvec2(1.0, 0.0));
    EXPECT_EQ(push_out({1.0, 2.0}, 0.5, lo, hi), glm::dvec2(-1.5, 0.0)); // tie: -x
    EXPECT_EQ(push_out({1.0, 1.0}, 0.0, {0.0, 0.0}, {4.0, 2.0}), glm::dvec2(-1.0, 0.0));
    EXPECT_EQ(push_out({2.0, 1.0}, 0.0, {0.0, 0.0}, {4.0, 2.0}), glm::dvec2(0.0, -1.0));
    const glm::dvec2 corner = push_out({2.3, 4.4}, 1.0, lo, hi);
    EXPECT_NEAR(corner.x, 0.3, 1e-15);
    EXPECT_NEAR(corner.y, 0.4, 1e-15);
}

TEST(DiscBoxAtRest, ClearanceIsSigned) {
    const glm::dvec2 lo{0.0, 0.0}, hi{2.0, 4.0};
    EXPECT_EQ(clearance({5.0, 8.0}, 1.0, lo, hi), 4.0); // 3-4-5 to the corner
    EXPECT_EQ(clearance({2.5, 1.0}, 0.5, lo, hi), 0.0); // touching
    EXPECT_EQ(clearance({2.25, 1.0}, 0.5, lo, hi), -0.25);
    EXPECT_EQ(clearance({1.5, 2.0}, 0.5, lo, hi), -1.0); // out through x = 2
    EXPECT_TRUE(std::isnan(clearance({0.0, 0.0}, -1.0, lo, hi)));
}

TEST(DiscBoxAtRest, ReachAtAHeight) {
    const glm::dvec2 lo{4.82, 1.0}, hi{5.18, 6.0};
    const Reach middle = reach_in_x(3.5, 0.18, lo, hi);
    EXPECT_TRUE(middle.any);
    EXPECT_NEAR(middle.lo, 4.64, 1e-15);
    EXPECT_NEAR(middle.hi, 5.36, 1e-15);
    const Reach corner = reach_in_x(6.5, 1.3, {0.0, 0.0}, {1.0, 6.0});
    EXPECT_NEAR(corner.lo, -1.2, 1e-15);
    EXPECT_NEAR(corner.hi, 2.2, 1e-15);
    EXPECT_TRUE(reach_in_x(6.5, 0.5, {0.0, 0.0}, {1.0, 6.0}).any);
    EXPECT_FALSE(reach_in_x(std::nextafter(6.5, 7.0), 0.5, {0.0, 0.0}, {1.0, 6.0}).any);
    EXPECT_FALSE(reach_in_x(9.0, 0.5, {0.0, 0.0}, {1.0, 6.0}).any);
}

} // namespace
} // namespace tunnel::ccd
