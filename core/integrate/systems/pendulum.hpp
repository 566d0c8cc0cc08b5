// Answers: a point mass on a rigid massless rod; x is the angle from hanging, rad, not wrapped, and v its rate. The
// exact motion by Jacobi's elliptic functions, swinging and turning over.
#pragma once

#include "core/integrate/mass.hpp"
#include "core/integrate/system.hpp"

namespace tunnel::integrate {

struct Pendulum {
    double mass = 1.0;     // kg; what resists is the moment of inertia m l^2
    double length = 1.0;   // m
    double gravity = 9.81; // m/s^2, downward, above 0

    [[nodiscard]] std::size_t size() const { return 1; }
    [[nodiscard]] bool is_valid() const;
    [[nodiscard]] double inverse_mass(std::size_t) const { return integrate::inverse_mass(mass * length * length); }
    [[nodiscard]] bool uses_velocity() const { return false; }
    void force(double t, In x, In v, Out out) const; // a moment, N m
    void derivatives(double t, In x, In v, Out by_x, Out by_v) const;
    [[nodiscard]] double potential(In x) const; // 0 when hanging
    [[nodiscard]] bool exact(const State& start, double t, State& out) const;
};

} // namespace tunnel::integrate
