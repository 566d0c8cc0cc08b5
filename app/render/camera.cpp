// Answers: the two projections. Every input gives finite numbers: empty or broken bounds are framed as a unit box,
// absurd zooms are held to what doubles can tell apart.
#include "app/render/camera.hpp"

#include <glm/gtc/matrix_transform.hpp>

#include <algorithm>
#include <cmath>

namespace tunnel::app {

namespace {

constexpr double min_zoom = 0.02, max_zoom = 1e9;
constexpr double max_pitch = 1.5;        // radians; short of the pole, where "up" would flip
constexpr double field_of_view = 0.5236; // 30 degrees: calm perspective
constexpr double beyond_use = 1e12;      // world units; products of four stay finite
constexpr double far_away = 1e7;         // window points; stands for "off screen"

double sane(double value, double otherwise) {
    return std::isfinite(value) ? std::clamp(value, -beyond_use, beyond_use) : otherwise;
}
double sane_zoom(double zoom) { return std::clamp(sane(zoom, 1.0), min_zoom, max_zoom); }
// Broken or empty bounds become one unit around what is known.
void sane_span(double& lo, double& hi) {
    lo = sane(lo, 0.0);
    hi = sane(hi, lo + 1.0);
    if (!(hi - lo > 0.0) || !std::isfinite(hi - lo)) {
        lo -= 0.5;
        hi = lo + 1.0;
    }
}
float window_coordinate(double value) {
    return static_cast<float>(std::clamp(sane(value, far_away), -far_away, far_away));
}
glm::dvec3 orbit_direction(const kit::Pane& pane, const CameraState& state) {
    const double yaw = sane(state.yaw, 0.0) + sane(pane.turn, 0.0);
    const double pitch = std::clamp(sane(state.pitch, 0.0), -max_pitch, max_pitch);
    return {std::sin(yaw) * std::cos(pitch), std::sin(pitch), std::cos(yaw) * std::cos(pitch)};
}

// How far an eye at the opening view must stand to have all eight corners of a box about the origin in sight; the same
// for every turn, so that an orbit does not breathe.
double snug_distance(const kit::Pane& pane, const glm::dvec3& half_box, const glm::dvec2& tangent) {
    const glm::dvec3 back = orbit_direction(pane, {});
    const glm::dvec3 right = glm::normalize(glm::cross(glm::dvec3(0, 1, 0), back)), up = glm::cross(back, right);
    double out = 0.0;
    for (int i = 0; i < 8; ++i) {
        const glm::dvec3 c = half_box * glm::dvec3(i & 1 ? 1 : -1, i & 2 ? 1 : -1, i & 4 ? 1 : -1);
        const double beside = std::abs(glm::dot(c, right)) / tangent.x, above = std::abs(glm::dot(c, up)) / tangent.y;
        out = std::max(out, std::max(beside, above) + glm::dot(c, back));
    }
    return 1.04 * out;
}

} // namespace

Camera::Camera(const kit::Pane& pane, Rect inner, const CameraState& state) : area(inner), three_d(pane.three_d) {
    area.w = std::max(area.w, 1.0f);
    area.h = std::max(area.h, 1.0f);
    if (three_d) {
        look_3d(pane, state);
        return;
    }
    glm::dvec2 lo(pane.lo), hi(pane.hi);
    sane_span(lo.x, hi.x);
    sane_span(lo.y, hi.y);
    scale = glm::dvec2(area.w, area.h) / (hi - lo);
    if (pane.equal_aspect) scale = glm::dvec2(std::min(scale.x, scale.y));
    scale *= sane_zoom(state.zoom);
    centre = 0.5 * (lo + hi) + glm::dvec2(sane(state.pan.x, 0.0), sane(state.pan.y, 0.0));
}

void Camera::look_3d(const kit::Pane& pane, const CameraState& state) {
    glm::dvec3 lo = pane.lo, hi = pane.hi;
    for (int i = 0; i < 3; ++i) sane_span(lo[i], hi[i]);
    const double radius = 0.5 * glm::length(hi - lo);
    const double aspect = static_cast<double>(area.w) / area.h;
    // The narrower side must hold the framed sphere.
    const double half = std::atan(std::tan(0.5 * field_of_view) * std::min(1.0, aspect));
    tangent = std::tan(0.5 * field_of_view) * glm::dvec2(aspect, 1.0);
    // A box seldom reaches its sphere's rim.
    const double framed = pane.snug ? snug_distance(pane, 0.5 * (hi - lo), tangent) : 0.85 * radius / std::sin(half);
    const double distance = framed / sane_zoom(state.zoom);
    const glm::dvec3 back = orbit_direction(pane, state);
    right = glm::normalize(glm::cross(glm::dvec3(0, 1, 0), back));
    up = glm::cross(back, right);
    target = 0.5 * (lo + hi) + right * sane(state.pan.x, 0.0) + up * sane(state.pan.y, 0.0);
    eye_at = target + back * distance;
    const double reach = glm::length(target - 0.5 * (lo + hi)) + 8.0 * radius;
    const double nearest = std::max(distance - reach, 0.02 * distance);
    view_projection = glm::perspective(field_of_view, aspect, nearest, distance + reach) *
                      glm::lookAt(eye_at, target, glm::dvec3(0, 1, 0));
}

glm::dvec4 Camera::to_clip(const glm::dvec3& world) const {
    if (three_d) return view_projection * glm::dvec4(world, 1.0);
    const glm::dvec2 half(0.5 * area.w, 0.5 * area.h);
    return {(glm::dvec2(world) - centre) * scale / half, 0.0, 1.0};
}

glm::vec2 Camera::to_window(const glm::dvec3& world) const {
    const glm::dvec4 clip = to_clip(world);
    const double w = clip.w > 1e-9 ? clip.w : 1e-9; // behind the eye: far off screen, but finite
    return {window_coordinate(area.x + (0.5 + 0.5 * clip.x / w) * area.w),
            window_coordinate(area.y + (0.5 - 0.5 * clip.y / w) * area.h)};
}

// `depth`: distance from the eye along the view. Without an inverse matrix, which a far target would spoil.
glm::dvec3 Camera::unproject(glm::vec2 window, double depth) const {
    const glm::dvec2 ndc(2.0 * (window.x - area.x) / area.w - 1.0, 1.0 - 2.0 * (window.y - area.y) / area.h);
    const glm::dvec3 ahead = glm::cross(up, right);
    return eye_at + depth * (ahead + ndc.x * tangent.x * right + ndc.y * tangent.y * up);
}

glm::dvec3 Camera::to_world(glm::vec2 window) const { return to_world_at(window, target); }

glm::dvec3 Camera::to_world_at(glm::vec2 window, const glm::dvec3& through) const {
    if (three_d) {
        const double depth = to_clip(through).w;
        return unproject(window, depth > 0.0 ? depth : glm::distance(eye_at, target));
    }
    const glm::dvec2 from_centre(window.x - area.x - 0.5 * area.w, area.y + 0.5 * area.h - window.y);
    return {centre + from_centre / scale, through.z};
}

glm::dvec2 Camera::points_per_unit() const { return scale; }
glm::dvec2 Camera::world_lo() const { return centre - 0.5 * glm::dvec2(area.w, area.h) / scale; }
glm::dvec2 Camera::world_hi() const { return centre + 0.5 * glm::dvec2(area.w, area.h) / scale; }
glm::dvec3 Camera::eye() const { return eye_at; }
glm::dvec3 Camera::looked_at() const { return target; }
glm::dvec2 Camera::on_screen(const glm::dvec3& direction) const {
    return {glm::dot(direction, right), glm::dot(direction, up)};
}

glm::mat4 Camera::projection() const {
    if (three_d) return glm::mat4(view_projection);
    const glm::dvec2 unit = 2.0 * scale / glm::dvec2(area.w, area.h);
    glm::dmat4 out = glm::scale(glm::dmat4(1.0), glm::dvec3(unit, 1.0));
    out[3] = glm::dvec4(-centre * unit, 0.0, 1.0);
    return glm::mat4(out);
}

void zoom_about(CameraState& state, const Camera& camera, glm::vec2 window, double factor) {
    const double before = sane_zoom(state.zoom);
    state.zoom = sane_zoom(before * sane(factor, 1.0));
    const double kept = 1.0 - before / state.zoom; // how far the centre moves towards the cursor
    const Rect& inner = camera.inner();
    const glm::vec2 middle(inner.x + 0.5f * inner.w, inner.y + 0.5f * inner.h);
    pan_by(state, camera, (middle - window) * static_cast<float>(kept));
}

void pan_by(CameraState& state, const Camera& camera, glm::vec2 moved) {
    const Rect& inner = camera.inner();
    const glm::vec2 middle(inner.x + 0.5f * inner.w, inner.y + 0.5f * inner.h);
    if (!camera.in_3d()) {
        state.pan += glm::dvec2(-moved.x, moved.y) / camera.points_per_unit();
        return;
    }
    // World units per point in the plane through the target.
    const double unit = glm::length(camera.to_world(middle + glm::vec2(1.0f, 0.0f)) - camera.to_world(middle));
    state.pan += glm::dvec2(-moved.x, moved.y) * unit;
}

void orbit_by(CameraState& state, glm::vec2 moved) {
    constexpr double radians_per_point = 0.008;
    const double yaw = sane(state.yaw, 0.0) - static_cast<double>(moved.x) * radians_per_point;
    state.yaw = std::remainder(yaw, 2.0 * 3.14159265358979323846);
    state.pitch =
        std::clamp(sane(state.pitch, 0.0) + static_cast<double>(moved.y) * radians_per_point, -max_pitch, max_pitch);
}

} // namespace tunnel::app
