// Answers: the numbers of the body and of its motion, and with which numbers a newly chosen motion comes.
#include "scenes/rotation/setup.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tunnel::scenes {
namespace rotation_lab {
namespace {

using integrate::Quaternion;

// Less whole turns: the angle of many steps is beyond what one step may turn.
Quaternion turned_by(const glm::dvec3& axis, double angle) {
    return integrate::exponential(std::remainder(angle, 2.0 * std::numbers::pi) * axis);
}

struct Opening {
    double turn, h;
    int steps;
    Axis axis;
    double stray;
};

Opening opening_of(Motion motion) {
    constexpr double frame = 1.0 / 60.0;
    switch (motion) {
    case Motion::one_axis: return {0.5, frame, 60, Axis::eye, 0.01};
    case Motion::changing: return {0.2, frame, 60, Axis::eye, 0.01};
    case Motion::wandering: return {0.2, frame, 60, Axis::eye, 0.01};
    case Motion::free: return {0.1, frame, 400, Axis::up, 0.01};
    case Motion::top: return {0.1, frame, 300, Axis::up, 0.4};
    }
    return {};
}

} // namespace

glm::dvec3 sides_of(const Params& p) {
    return p.motion == Motion::top ? glm::dvec3(0.75, 1.3, 0.75) : glm::dvec3(1.5, 0.85, 0.4);
}
glm::dvec3 moments_of(const Params& p) { return integrate::box_inertia(sides_of(p), 1.0); }

glm::dvec3 axis_of(const Params& p) {
    switch (p.axis) {
    case Axis::eye: return {0.0, 0.0, 1.0};
    case Axis::clock: return {0.0, 0.0, -1.0};
    case Axis::up: return {0.0, 1.0, 0.0};
    case Axis::side: return {1.0, 0.0, 0.0};
    case Axis::skew: return {0.6, 0.0, 0.8};
    }
    return {0.0, 0.0, 1.0};
}
glm::dvec3 next_axis(const Params& p) {
    return p.axis == Axis::skew || p.axis == Axis::side ? glm::dvec3(0.0, 1.0, 0.0) : glm::dvec3(1.0, 0.0, 0.0);
}

// Exact at the quarter turn that the test of order starts from.
Quaternion start_of(const Params& p) {
    if (p.tilt == 90.0) return {std::sqrt(0.5), std::sqrt(0.5), 0.0, 0.0};
    return integrate::exponential({p.tilt * std::numbers::pi / 180.0, 0.0, 0.0});
}

std::int64_t steps_of_run(const Params& p) { return is_free(p) ? std::min(p.steps, most_free_steps) : p.steps; }

Drive drive_of(const Params& p) {
    const double rate = p.turn / p.h;
    if (is_wandering(p)) return {integrate::NestedSpin{{0.0, p.ratio * rate, 0.0}, rate * axis_of(p)}};
    const double growth = is_changing(p) ? (p.last - 1.0) * rate / (p.h * p.steps) : 0.0;
    return {integrate::EvenSpin{axis_of(p), rate, growth}};
}

double wanted_angle(const Params& p, std::int64_t k) {
    const auto n = static_cast<double>(k);
    return n * p.turn * (is_changing(p) ? 1.0 + 0.5 * (p.last - 1.0) * n / p.steps : 1.0);
}
double wanted_step(const Params& p, std::int64_t k) {
    return p.turn * (is_changing(p) ? 1.0 + (p.last - 1.0) * static_cast<double>(k) / p.steps : 1.0);
}
double exact_step(const Params& p, std::int64_t k) {
    return p.turn * (is_changing(p) ? 1.0 + (p.last - 1.0) * (static_cast<double>(k) + 0.5) / p.steps : 1.0);
}

Quaternion exact_of(const Params& p, std::int64_t k) {
    const double angle = wanted_angle(p, k);
    Quaternion inner = turned_by(axis_of(p), angle);
    if (is_wandering(p)) inner = integrate::product(turned_by({0.0, 1.0, 0.0}, p.ratio * angle), inner);
    return integrate::renormalised(integrate::product(inner, start_of(p)));
}

integrate::FreeBody free_start(const Params& p) {
    const glm::dvec3 way = glm::normalize(axis_of(p) + p.stray * next_axis(p));
    return {start_of(p), p.turn / p.h * way};
}

integrate::FreeBodyMethod free_method(const Params& p, std::size_t method) {
    using enum integrate::FreeBodyMethod;
    constexpr integrate::FreeBodyMethod all[method_count] = {explicit_euler, implicit_euler, implicit_midpoint,
                                                             lie_midpoint, lie_rk4};
    return method == 0 && !p.gyroscope ? no_gyroscope : all[method];
}

} // namespace rotation_lab

void RotationScene::settle(Params& p, std::span<const std::string_view> keys) {
    const auto named = [&](std::string_view key) { return std::find(keys.begin(), keys.end(), key) != keys.end(); };
    if (!named("motion")) return;
    const rotation_lab::Opening o = rotation_lab::opening_of(p.motion);
    if (!named("turn")) p.turn = o.turn;
    if (!named("h")) p.h = o.h;
    if (!named("steps")) p.steps = o.steps;
    if (!named("axis")) p.axis = o.axis;
    if (!named("stray")) p.stray = o.stray;
}

} // namespace tunnel::scenes
