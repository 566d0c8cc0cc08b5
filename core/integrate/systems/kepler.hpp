// Answers: a planet about a sun at the origin, in the plane. Its exact place for a closed orbit, by Kepler's equation.
#pragma once

#include "core/integrate/mass.hpp"
#include "core/integrate/system.hpp"

namespace tunnel::integrate {

struct Kepler {
    double mass = 1.0; // kg
    double mu = 1.0;   // G M, m^3/s^2, above 0

    [[nodiscard]] std::size_t size() const { return 2; }
    [[nodiscard]] bool is_valid() const;
    [[nodiscard]] double inverse_mass(std::size_t) const { return integrate::inverse_mass(mass); }
    [[nodiscard]] bool uses_velocity() const { return false; }
    void force(double t, In x, In v, Out out) const; // not finite at the sun itself
    void derivatives(double t, In x, In v, Out by_x, Out by_v) const;
    [[nodiscard]] double potential(In x) const;
    // Of an ellipse only: not for an orbit that never comes back, or one through the sun.
    [[nodiscard]] bool exact(const State& start, double t, State& out) const;

    // At the nearest point (1 - e) a on the x axis, moving toward +y. 0 <= e < 1, a above 0, m.
    [[nodiscard]] State start(double e, double a = 1.0) const;
    [[nodiscard]] double period(double a = 1.0) const;                // s
    [[nodiscard]] double angular_momentum(const State& state) const { // of 1 kg, m^2/s
        return state.x[0] * state.v[1] - state.x[1] * state.v[0];
    }
};

} // namespace tunnel::integrate
