// Answers: with which start, h and length does a system come that was just chosen? What was named beside it stays.
#include "scenes/integrators/integrators.hpp"

#include <algorithm>

namespace tunnel::scenes {
namespace integrators_lab {
namespace {

struct Opening {
    double h;
    int steps;
    double omega, x0, y0, vx, vy;
};

Opening opening_of(System system) {
    constexpr double frame = 1.0 / 60.0, turn = 6.283185307179586;
    switch (system) {
    case System::gravity: return {frame, 60, turn, 0.0, 0.0, 4.0, 5.0};
    case System::spring: return {frame, 60, turn, 0.0, 1.0, 0.0, 0.0};
    case System::damped: return {frame, 180, turn, 0.0, 1.0, 0.0, 0.0};
    case System::contact: return {frame, 120, 100.0, 0.0, 1.0, 0.0, 0.0};
    case System::bounce: return {frame, 120, turn, 0.0, 1.0, 0.0, 0.0};
    case System::orbit: return {0.05, 400, turn, 1.0, 0.0, 0.0, 1.1};
    case System::pendulum: return {frame, 420, turn, 0.0, 2.5, 0.0, 0.0};
    case System::drag: return {frame, 90, turn, 0.0, 0.0, 8.0, 8.0};
    case System::tetrahedron: return {frame, 180, turn, 0.0, 0.0, 0.0, 0.0};
    case System::cloth: return {0.005, 300, turn, 0.0, 0.0, 0.0, 0.0};
    }
    return {};
}

} // namespace
} // namespace integrators_lab

void IntegratorsScene::settle(Params& p, std::span<const std::string_view> keys) {
    const auto named = [&](std::string_view key) { return std::find(keys.begin(), keys.end(), key) != keys.end(); };
    if (!named("system")) return;
    const integrators_lab::Opening o = integrators_lab::opening_of(p.system);
    if (!named("h")) p.h = o.h;
    if (!named("steps")) p.steps = o.steps;
    if (!named("omega")) p.omega = o.omega;
    if (!named("x0")) p.x0 = o.x0;
    if (!named("y0")) p.y0 = o.y0;
    if (!named("vx")) p.vx = o.vx;
    if (!named("vy")) p.vy = o.vy;
}

} // namespace tunnel::scenes
