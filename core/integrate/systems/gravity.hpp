// Answers: a body in constant gravity and nothing else, in one, two or three dimensions; its exact parabola.
#pragma once

#include "core/integrate/mass.hpp"
#include "core/integrate/system.hpp"

#include <array>

namespace tunnel::integrate {

struct Gravity {
    double mass = 1.0;                        // kg
    std::array<double, 3> g{0.0, -9.81, 0.0}; // m/s^2 along x, y, z; y is up
    std::size_t dimensions = 2;               // the first of them, 1..3

    [[nodiscard]] std::size_t size() const { return dimensions; }
    [[nodiscard]] bool is_valid() const;
    [[nodiscard]] double inverse_mass(std::size_t) const { return integrate::inverse_mass(mass); }
    [[nodiscard]] bool is_linear() const { return true; }
    [[nodiscard]] bool uses_velocity() const { return false; }
    void force(double t, In x, In v, Out out) const;
    void derivatives(double t, In x, In v, Out by_x, Out by_v) const;
    [[nodiscard]] double potential(In x) const; // 0 at the origin; 0 for an infinite mass
    [[nodiscard]] bool exact(const State& start, double t, State& out) const;
};

} // namespace tunnel::integrate
