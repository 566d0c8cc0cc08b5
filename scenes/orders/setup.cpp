// Answers: the systems with the student's numbers, and with which time and h a newly chosen one comes.
#include "scenes/orders/setup.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes {
namespace orders_lab {
namespace {

Setup spring_of(const Params& p) {
    const double ratio = has_damping(p) ? p.damping : 0.0, w = p.omega;
    Setup out;
    out.thing = integrate::Spring{1.0, w * w, 2.0 * ratio * w};
    out.starts = {{0.0, {1.0}, {0.0}}};
    out.rate = w;
    out.fast = ratio > 1.0 ? w * (ratio + std::sqrt(ratio * ratio - 1.0)) : w;
    return out;
}

// A soft floor, as in the law that core is tested by: 4 times the weight of 1 kg.
Setup bounce_of(const Params& p) {
    Setup out;
    out.thing = integrate::Bounce{1.0, 9.81, 39.24, 1.0};
    const int n = p.falls == Falls::many ? many_falls : 1;
    for (int k = 0; k < n; ++k) out.starts.push_back({0.0, {1.0 + static_cast<double>(k) / n}, {0.0}});
    out.rate = 3.0;
    return out;
}

struct Opening {
    double time;
    int first, halvings;
    double omega, damping, wanted;
};

Opening opening_of(System system) {
    constexpr double turn = 6.283185307179586;
    switch (system) {
    case System::spring: return {0.7, 100, 4, turn, 0.1, -6.0};
    case System::damped: return {0.7, 100, 4, turn, 0.1, -6.0};
    case System::gravity: return {0.7, 100, 4, turn, 0.1, -2.0};
    case System::stiff: return {0.7, 10, 7, 20.0, 5.0, -3.0};
    case System::bounce: return {1.0, 50, 4, turn, 0.1, -2.0};
    case System::orbit: return {3.0, 100, 4, turn, 0.1, -6.0};
    case System::pendulum: return {0.9, 100, 4, turn, 0.1, -6.0};
    }
    return {};
}

} // namespace

Setup set_up(const Params& p) {
    Setup out;
    switch (p.system) {
    case System::spring:
    case System::damped:
    case System::stiff: return spring_of(p);
    case System::bounce: return bounce_of(p);
    case System::gravity:
        out.thing = integrate::Gravity{};
        out.starts = {{0.0, {0.0, 0.0}, {4.0, 5.0}}};
        return out;
    case System::orbit: {
        const integrate::Kepler kepler;
        out.starts = {kepler.start(0.2)};
        out.thing = kepler;
        return out;
    }
    case System::pendulum:
        out.thing = integrate::Pendulum{};
        out.starts = {{0.0, {2.0}, {1.0}}};
        out.rate = std::sqrt(9.81);
        return out;
    }
    return out;
}

} // namespace orders_lab

void OrdersScene::settle(Params& p, std::span<const std::string_view> keys) {
    const auto named = [&](std::string_view key) { return std::find(keys.begin(), keys.end(), key) != keys.end(); };
    if (!named("system")) return;
    const orders_lab::Opening o = orders_lab::opening_of(p.system);
    if (!named("time")) p.time = o.time;
    if (!named("first")) p.first = o.first;
    if (!named("halvings")) p.halvings = o.halvings;
    if (!named("omega")) p.omega = o.omega;
    if (!named("damping")) p.damping = o.damping;
    if (!named("wanted")) p.wanted = o.wanted;
}

} // namespace tunnel::scenes
