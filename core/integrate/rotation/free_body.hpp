// Answers: a rigid body that no torque acts on: its energy, its angular momentum, and its state one step of h later, by
// any of the methods, with the gyroscopic term in whichever form the method has it. Nothing is allocated.
// Refuses: moments of inertia that no body has (see is_valid_inertia), states not finite, results not finite; the state
// is then the one before the step. Source: Euler's equations I w' = I w x w in the body's frame; Munthe-Kaas 1999; the
// implicit gyroscopic step is Catto's (GDC 2015), but iterated to convergence.
#pragma once

#include "core/integrate/rotation/rotation_step.hpp"

#include <array>

namespace tunnel::integrate {

enum class FreeBodyMethod {
    no_gyroscope,      // to show what is lost: omega stays as it is in the world, as engines have it that drop the term
    explicit_euler,    // w += h I^-1 (I w x w), then turned by the w before the step: energy and momentum grow
    implicit_euler,    // I (w' - w) = h I w' x w', by Newton, then turned by w': energy falls, never grows
    implicit_midpoint, // the same of the mean m of w and w', turned by m: energy and |momentum| kept to rounding
    lie_midpoint,      // momentum kept in the world, omega = R I^-1 R^T L asked for again in the middle of the step
    lie_rk4,           // likewise by Munthe-Kaas's Runge-Kutta of order 4
};

inline constexpr std::array<FreeBodyMethod, 6> all_free_body_methods{
    FreeBodyMethod::no_gyroscope,      FreeBodyMethod::explicit_euler, FreeBodyMethod::implicit_euler,
    FreeBodyMethod::implicit_midpoint, FreeBodyMethod::lie_midpoint,   FreeBodyMethod::lie_rk4};

[[nodiscard]] constexpr std::string_view to_word(FreeBodyMethod method) {
    switch (method) {
    case FreeBodyMethod::no_gyroscope: return "no_gyroscope";
    case FreeBodyMethod::explicit_euler: return "explicit_euler";
    case FreeBodyMethod::implicit_euler: return "implicit_euler";
    case FreeBodyMethod::implicit_midpoint: return "implicit_midpoint";
    case FreeBodyMethod::lie_midpoint: return "lie_midpoint";
    case FreeBodyMethod::lie_rk4: return "lie_rk4";
    }
    return "no_gyroscope";
}

// With which power of h the error at a fixed time falls; 0: it does not, the method solves something else.
[[nodiscard]] constexpr int order_of(FreeBodyMethod method) {
    switch (method) {
    case FreeBodyMethod::no_gyroscope: return 0;
    case FreeBodyMethod::explicit_euler:
    case FreeBodyMethod::implicit_euler: return 1;
    case FreeBodyMethod::implicit_midpoint:
    case FreeBodyMethod::lie_midpoint: return 2;
    case FreeBodyMethod::lie_rk4: return 4;
    }
    return 0;
}

// The moments about the body's own axes, kg m^2: each in [1e-100, 1e100] (so not 0, and not infinite: a body that
// cannot be turned has no motion to integrate), and none larger than the sum of the others, which no mass gives; the
// sum may fall short by rounding, as of a flat body.
[[nodiscard]] bool is_valid_inertia(const glm::dvec3& moments);
// Of a solid box with these sides, m, and mass, kg.
[[nodiscard]] glm::dvec3 box_inertia(const glm::dvec3& sides, double mass);

struct FreeBody {
    Quaternion q{};
    glm::dvec3 omega{0.0}; // rad/s, in the body's frame; rotate(q, omega) is that of the world
    friend bool operator==(const FreeBody&, const FreeBody&) = default;
};
[[nodiscard]] double kinetic_energy(const glm::dvec3& moments, const FreeBody& body);       // J
[[nodiscard]] glm::dvec3 angular_momentum(const glm::dvec3& moments, const FreeBody& body); // kg m^2/s, in the world

struct NewtonOptions {
    double tolerance = 1e-13; // settled: omega changes by no more than this share of itself
    int limit = 50;
};

struct FreeBodyStep {
    RotationStatus status = RotationStatus::invalid_input; // not_converged: of Newton's iteration
    int iterations = 0;                                    // of Newton's
};

[[nodiscard]] FreeBodyStep free_body_step(FreeBodyMethod method, const glm::dvec3& moments, double h, FreeBody& body,
                                          const NewtonOptions& newton = {});

} // namespace tunnel::integrate
