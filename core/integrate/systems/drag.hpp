// Answers: a body in constant gravity and a fluid at rest, in one, two or three dimensions. Linear drag -c v has an
// exact motion always; quadratic drag -k |v| v has one forward in time in one dimension, or without gravity.
#pragma once

#include "core/integrate/mass.hpp"
#include "core/integrate/system.hpp"

#include <array>

namespace tunnel::integrate {

struct LinearDrag {
    double mass = 1.0;                        // kg
    double drag = 0.5;                        // c, N s/m, not negative
    std::array<double, 3> g{0.0, -9.81, 0.0}; // m/s^2 along x, y, z
    std::size_t dimensions = 2;               // the first of them, 1..3

    [[nodiscard]] std::size_t size() const { return dimensions; }
    [[nodiscard]] bool is_valid() const;
    [[nodiscard]] double inverse_mass(std::size_t) const { return integrate::inverse_mass(mass); }
    [[nodiscard]] bool is_linear() const { return true; }
    [[nodiscard]] bool uses_velocity() const { return drag != 0.0; }
    void force(double t, In x, In v, Out out) const;
    void derivatives(double t, In x, In v, Out by_x, Out by_v) const;
    [[nodiscard]] double potential(In x) const; // of gravity
    [[nodiscard]] bool exact(const State& start, double t, State& out) const;
};

struct QuadraticDrag {
    double mass = 1.0;                        // kg
    double drag = 0.05;                       // k, kg/m, not negative
    std::array<double, 3> g{0.0, -9.81, 0.0}; // m/s^2 along x, y, z
    std::size_t dimensions = 2;               // the first of them, 1..3

    [[nodiscard]] std::size_t size() const { return dimensions; }
    [[nodiscard]] bool is_valid() const;
    [[nodiscard]] double inverse_mass(std::size_t) const { return integrate::inverse_mass(mass); }
    [[nodiscard]] bool uses_velocity() const { return drag != 0.0; }
    void force(double t, In x, In v, Out out) const;
    void derivatives(double t, In x, In v, Out by_x, Out by_v) const;
    [[nodiscard]] double potential(In x) const; // of gravity
    [[nodiscard]] bool exact(const State& start, double t, State& out) const;
};

} // namespace tunnel::integrate
