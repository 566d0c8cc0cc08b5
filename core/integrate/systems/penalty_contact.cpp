// Answers: contact by a stiff spring. In contact the body turns on a circle about the depth m g / k in the plane of x
// and v / omega, and leaves where that circle meets x = 0 again.
#include "core/integrate/systems/contact.hpp"
#include "core/integrate/systems/flight.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tunnel::integrate {

bool PenaltyContact::is_valid() const {
    return is_valid_mass(mass) && gravity > 0.0 && stiffness > 0.0 && damping >= 0.0 &&
           std::isfinite(gravity + stiffness + damping);
}

void PenaltyContact::force(double, In x, In v, Out out) const {
    out[0] = -weighing_mass(mass) * gravity;
    if (x[0] <= 0.0) out[0] -= stiffness * x[0] + damping * v[0];
}

void PenaltyContact::derivatives(double, In x, In, Out by_x, Out by_v) const {
    const bool touches = x[0] <= 0.0;
    by_x[0] = touches ? -stiffness : 0.0, by_v[0] = touches ? -damping : 0.0;
}

double PenaltyContact::potential(In x) const {
    const double depth = std::min(x[0], 0.0);
    return weighing_mass(mass) * gravity * x[0] + 0.5 * stiffness * depth * depth;
}

bool PenaltyContact::exact(const State& start, double t, State& out) const {
    Fallen body{start.x[0], start.v[0], t - start.t};
    if (damping != 0.0 || body.left < 0.0) return false;
    const double omega = std::sqrt(stiffness * integrate::inverse_mass(mass)), rest = gravity / (omega * omega);
    const auto sink = [&](Fallen& b) {
        const double x = b.x + rest, y = b.v / omega, radius = std::hypot(x, y);
        const double from = std::atan2(-y, x); // x = r cos, v / omega = -r sin
        double turn = 2.0 * std::numbers::pi - std::acos(std::min(rest / radius, 1.0)) - from;
        if (turn > 2.0 * std::numbers::pi) turn -= 2.0 * std::numbers::pi;
        if (radius > rest && b.left * omega >= turn) {
            b = {0.0, omega * std::sqrt((radius - rest) * (radius + rest)), b.left - turn / omega};
            return true;
        }
        const double angle = from + omega * b.left;
        b = {radius * std::cos(angle) - rest, -radius * omega * std::sin(angle), 0.0};
        return true;
    };
    if (!fall_and_sink(body, gravity, sink)) return false;
    out.x[0] = body.x, out.v[0] = body.v;
    return true;
}

} // namespace tunnel::integrate
