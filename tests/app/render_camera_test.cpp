// Answers: do world and window agree both ways, and stay finite whatever is asked?
#include "app/render/camera.hpp"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace tunnel::app {

namespace {

kit::Pane flat(glm::dvec3 lo, glm::dvec3 hi, bool equal = true) {
    kit::Pane out;
    out.lo = lo;
    out.hi = hi;
    out.equal_aspect = equal;
    return out;
}
kit::Pane solid() {
    kit::Pane out = flat({-1, 0, -2}, {3, 2, 2});
    out.three_d = true;
    return out;
}
constexpr Rect inner{100, 50, 800, 400};

void expect_finite(const Camera& c) {
    for (const glm::dvec3 p : {glm::dvec3(0), glm::dvec3(1e300), glm::dvec3(-1e18, 3, 5), glm::dvec3(NAN)}) {
        const glm::vec2 w = c.to_window(p);
        EXPECT_TRUE(std::isfinite(w.x) && std::isfinite(w.y));
    }
    const glm::dvec3 back = c.to_world({500, 250});
    EXPECT_TRUE(std::isfinite(back.x) && std::isfinite(back.y));
}

TEST(RenderCamera, FramesTheBoxInTheMiddleWithEqualAspect) {
    const Camera c(flat({0, 0, 0}, {10, 10, 0}), inner, {});
    EXPECT_DOUBLE_EQ(c.points_per_unit().x, 40.0); // 400 points for 10 units
    EXPECT_DOUBLE_EQ(c.points_per_unit().y, 40.0);
    EXPECT_EQ(c.to_window({5, 5, 0}), glm::vec2(500, 250));
    EXPECT_EQ(c.to_window({0, 0, 0}), glm::vec2(300, 450)); // y up
    EXPECT_DOUBLE_EQ(c.world_lo().x, -5.0);
    EXPECT_DOUBLE_EQ(c.world_hi().x, 15.0);
}

TEST(RenderCamera, FillsTheRectangleWithoutEqualAspect) {
    const Camera c(flat({0, 0, 0}, {10, 10, 0}, false), inner, {});
    EXPECT_EQ(c.to_window({0, 0, 0}), glm::vec2(100, 450));
    EXPECT_EQ(c.to_window({10, 10, 0}), glm::vec2(900, 50));
}

TEST(RenderCamera, ASnugBoxFillsTheOpeningViewAndStaysInside) {
    for (const Rect area : {inner, Rect{0, 0, 300, 700}}) {
        kit::Pane pane = solid();
        pane.snug = true;
        const Camera c(pane, area, {});
        float reach = 0.0f; // of the corners, as a share of the way from the middle to the rim
        for (int i = 0; i < 8; ++i) {
            const glm::dvec3 corner(i & 1 ? pane.hi.x : pane.lo.x, i & 2 ? pane.hi.y : pane.lo.y,
                                    i & 4 ? pane.hi.z : pane.lo.z);
            const glm::vec2 w = c.to_window(corner), middle(area.x + 0.5f * area.w, area.y + 0.5f * area.h);
            reach =
                std::max({reach, 2.0f * std::abs(w.x - middle.x) / area.w, 2.0f * std::abs(w.y - middle.y) / area.h});
        }
        EXPECT_LE(reach, 1.0f);
        EXPECT_GT(reach, 0.85f);
    }
}

TEST(RenderCamera, RoundTripIn2D) {
    const Camera c(flat({-3, 2, 0}, {7, 11, 0}), inner, {{0.7, -2.0}, 3.5});
    for (const glm::vec2 w : {glm::vec2(100, 50), glm::vec2(333, 444), glm::vec2(900, 450)}) {
        EXPECT_LT(glm::distance(c.to_window(c.to_world(w)), w), 1e-3f);
        EXPECT_DOUBLE_EQ(c.to_world_at(w, {0, 0, 9}).z, 9.0);
    }
}

TEST(RenderCamera, RoundTripIn3DOnThePlaneThroughThePoint) {
    const Camera c(solid(), inner, {{0.3, -0.1}, 1.4, 0.9, 0.6});
    for (const glm::dvec3 p : {glm::dvec3(0, 0, 0), glm::dvec3(2, 1.5, -1), glm::dvec3(-1, 0.2, 2)}) {
        EXPECT_LT(glm::distance(c.to_world_at(c.to_window(p), p), p), 1e-3);
        // Dragging away and asking again stays at one depth: the plane faces the eye.
        const glm::dvec3 moved = c.to_world_at(c.to_window(p) + glm::vec2(40, -25), p);
        EXPECT_NEAR(c.to_clip(moved).w, c.to_clip(p).w, 1e-9);
    }
    EXPECT_LT(glm::distance(c.to_window(c.to_world({333, 222})), {333, 222}), 1e-2f);
}

TEST(RenderCamera, ProjectionIsTheSameMap) {
    const Camera flat_camera(flat({-3, 2, 0}, {7, 11, 0}), inner, {{0.7, -2.0}, 3.5});
    const Camera solid_camera(solid(), inner, {});
    for (const Camera* c : {&flat_camera, &solid_camera}) {
        const glm::dvec4 exact = c->to_clip({1, 1.5, 0.5});
        const glm::vec4 gpu = c->projection() * glm::vec4(1, 1.5f, 0.5f, 1);
        for (const int i : {0, 1, 3}) EXPECT_NEAR(gpu[i], exact[i], 1e-5);
    }
}

TEST(RenderCamera, APanesOwnTurnIsAnOrbitBeforeAnyDrag) {
    kit::Pane turned = solid();
    turned.turn = 0.3;
    CameraState dragged;
    dragged.yaw += 0.3;
    const glm::dvec3 at = 0.25 * turned.lo + 0.75 * turned.hi;
    const glm::vec2 a = Camera(turned, inner, {}).to_window(at), b = Camera(solid(), inner, dragged).to_window(at);
    EXPECT_NEAR(a.x, b.x, 1e-3);
    EXPECT_NEAR(a.y, b.y, 1e-3);
    EXPECT_GT(glm::distance(a, Camera(solid(), inner, {}).to_window(at)), 5.0f);
}

TEST(RenderCamera, HorizonStaysLevel) {
    CameraState state;
    for (int i = 0; i < 200; ++i) orbit_by(state, {17.0f, i < 100 ? 9.0f : -13.0f});
    EXPECT_LT(std::abs(state.pitch), 1.5707963);
    const Camera c(solid(), inner, state);
    const glm::dvec2 up = c.on_screen({0, 1, 0});
    EXPECT_NEAR(up.x, 0.0, 1e-12); // world up is up on the screen
    EXPECT_GT(up.y, 0.0);
}

TEST(RenderCamera, ZoomKeepsThePointUnderTheCursor) {
    for (const kit::Pane& pane : {flat({0, 0, 0}, {10, 10, 0}), solid()}) {
        CameraState state;
        const glm::vec2 cursor(640, 130);
        const Camera before(pane, inner, state);
        const glm::dvec3 there = before.to_world(cursor);
        zoom_about(state, before, cursor, 2.5);
        EXPECT_DOUBLE_EQ(state.zoom, 2.5);
        EXPECT_LT(glm::distance(Camera(pane, inner, state).to_window(there), cursor), 0.01f);
    }
}

TEST(RenderCamera, PanFollowsTheCursor) {
    for (const kit::Pane& pane : {flat({0, 0, 0}, {10, 10, 0}), solid()}) {
        CameraState state;
        const Camera before(pane, inner, state);
        const glm::dvec3 middle = before.to_world({500, 250});
        pan_by(state, before, {30, -20});
        EXPECT_LT(glm::distance(Camera(pane, inner, state).to_window(middle), {530, 230}), 0.05f);
    }
}

TEST(RenderCamera, NothingMakesItInfinite) {
    const double nan = std::numeric_limits<double>::quiet_NaN(), inf = std::numeric_limits<double>::infinity();
    for (const bool three_d : {false, true})
        for (const double v : {0.0, 1e-300, 1e300, -5.0, nan, inf, -inf})
            for (const Rect& r : {inner, Rect{0, 0, 0, 0}, Rect{5, 5, -20, 3}}) {
                kit::Pane pane = flat({0, 0, 0}, {v, v, v});
                pane.three_d = three_d;
                expect_finite(Camera(pane, r, {}));
                expect_finite(Camera(three_d ? solid() : flat({0, 0, 0}, {1, 1, 0}), r, {{v, v}, v, v, v}));
            }
}

TEST(RenderCamera, ZoomsAsDeepAsDoublesTell) {
    CameraState state;
    const kit::Pane pane = flat({0, 0, 0}, {1, 1, 0});
    const double root = 9.0 / 13.0;
    for (int i = 0; i < 200; ++i) {
        const Camera c(pane, inner, state);
        zoom_about(state, c, c.to_window({root, 0.5, 0}), 1.3);
    }
    const Camera c(pane, inner, state);
    EXPECT_GE(state.zoom, 1e8);
    EXPECT_LT(state.zoom, 1e12);
    // A root and its neighbour, 1e-10 away, are still well apart.
    EXPECT_GT(c.to_window({root + 1e-10, 0.5, 0}).x - c.to_window({root, 0.5, 0}).x, 1.0f);
}

} // namespace

} // namespace tunnel::app
