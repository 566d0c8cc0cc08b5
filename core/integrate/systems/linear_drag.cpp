// Answers: with z = c s / m, v = v0 e^-z + g s p1(z) and x = x0 + v0 s p1(z) + g s^2 p2(z), where
// p1(z) = (1 - e^-z) / z and p2(z) = (z - 1 + e^-z) / z^2 tend to 1 and 1/2 as the drag goes to 0.
#include "core/integrate/systems/drag.hpp"
#include "core/integrate/systems/gravity.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::integrate {

namespace {

double first_mean(double z) { return z == 0.0 ? 1.0 : -std::expm1(-z) / z; }

double second_mean(double z) {
    if (std::abs(z) > 0.5) return (z + std::expm1(-z)) / (z * z);
    double sum = 0.0, term = 0.5; // sum of (-z)^k / (k + 2)!
    for (int k = 1; k <= 18; ++k) sum += term, term *= -z / (k + 2);
    return sum;
}

Gravity gravity_of(const LinearDrag& s) { return {s.mass, s.g, s.dimensions}; }

} // namespace

bool LinearDrag::is_valid() const { return gravity_of(*this).is_valid() && drag >= 0.0 && std::isfinite(drag); }

void LinearDrag::force(double, In, In v, Out out) const {
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = weighing_mass(mass) * g[i] - drag * v[i];
}

void LinearDrag::derivatives(double, In, In, Out by_x, Out by_v) const {
    std::fill(by_x.begin(), by_x.end(), 0.0);
    std::fill(by_v.begin(), by_v.end(), 0.0);
    for (std::size_t i = 0; i < dimensions; ++i) by_v[i * dimensions + i] = -drag;
}

double LinearDrag::potential(In x) const { return gravity_of(*this).potential(x); }

bool LinearDrag::exact(const State& start, double t, State& out) const {
    const double s = t - start.t, z = s * drag * integrate::inverse_mass(mass);
    const double p1 = first_mean(z), p2 = second_mean(z), left = std::exp(-z);
    for (std::size_t i = 0; i < out.size(); ++i) {
        out.x[i] = start.x[i] + s * (start.v[i] * p1 + g[i] * s * p2);
        out.v[i] = start.v[i] * left + g[i] * s * p1;
    }
    return true;
}

} // namespace tunnel::integrate
