// Answers: the damped oscillator in closed form. With the decay b = c / 2m and the difference d = omega^2 - b^2,
// x = e^(-b s) (x0 C + (v0 + b x0) S), where C and S are cos and sin / w for d = w^2 > 0, cosh and sinh / w for
// d = -w^2 < 0, and 1 and s for d = 0.
#include "core/integrate/systems/spring.hpp"

#include <cmath>

namespace tunnel::integrate {

namespace {

struct Decayed {
    double c, s; // e^(-b t) C and e^(-b t) S
};

Decayed decayed(double b, double square, double t) {
    const double d = square - b * b;
    const double w = std::sqrt(std::abs(d));
    if (d > 0.0) return {std::exp(-b * t) * std::cos(w * t), std::exp(-b * t) * std::sin(w * t) / w};
    if (d == 0.0) return {std::exp(-b * t), std::exp(-b * t) * t};
    // Two decays, so that no factor overflows; the slow one without cancellation: b - w = omega^2 / (b + w).
    const double slow = std::exp(-square / (b + w) * t), fast = std::exp(-(b + w) * t);
    const double difference = slow * -std::expm1(-2.0 * w * t);
    return {0.5 * (slow + fast), 0.5 * difference / w};
}

} // namespace

bool Spring::is_valid() const {
    return is_valid_mass(mass) && stiffness >= 0.0 && damping >= 0.0 && std::isfinite(stiffness + damping);
}

double Spring::omega() const { return std::sqrt(stiffness * integrate::inverse_mass(mass)); }

bool Spring::exact(const State& start, double t, State& out) const {
    const double s = t - start.t, inverse = integrate::inverse_mass(mass);
    const double b = 0.5 * damping * inverse, square = stiffness * inverse, x = start.x[0], v = start.v[0];
    const Decayed now = decayed(b, square, s);
    out.x[0] = x * now.c + (v + b * x) * now.s;
    out.v[0] = v * now.c - (b * v + square * x) * now.s;
    return true;
}

} // namespace tunnel::integrate
