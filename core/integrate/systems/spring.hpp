// Answers: a mass on a linear spring with linear damping, m x'' = -k x - c v; at rest at 0. Its exact motion in all
// three regimes: underdamped (c^2 < 4 k m), critical, overdamped. c = 0 is the harmonic oscillator; k = 0 is linear
// drag alone.
#pragma once

#include "core/integrate/mass.hpp"
#include "core/integrate/system.hpp"

namespace tunnel::integrate {

struct Spring {
    double mass = 1.0;      // kg
    double stiffness = 1.0; // k, N/m, not negative
    double damping = 0.0;   // c, N s/m, not negative

    [[nodiscard]] std::size_t size() const { return 1; }
    [[nodiscard]] bool is_valid() const;
    [[nodiscard]] double inverse_mass(std::size_t) const { return integrate::inverse_mass(mass); }
    [[nodiscard]] bool is_linear() const { return true; }
    [[nodiscard]] bool uses_velocity() const { return damping != 0.0; }
    void force(double, In x, In v, Out out) const { out[0] = -stiffness * x[0] - damping * v[0]; }
    void derivatives(double, In, In, Out by_x, Out by_v) const { by_x[0] = -stiffness, by_v[0] = -damping; }
    [[nodiscard]] double potential(In x) const { return 0.5 * stiffness * x[0] * x[0]; }
    [[nodiscard]] bool exact(const State& start, double t, State& out) const;

    [[nodiscard]] double omega() const; // sqrt(k / m), rad/s, of the undamped spring
};

} // namespace tunnel::integrate
