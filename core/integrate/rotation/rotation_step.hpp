// Answers: the orientation one step of h later, for an angular velocity that depends on time, by any of the methods,
// and how far from a rotation the step led before it was corrected. Nothing is allocated. Refuses: results that are not
// finite or cannot be corrected (a matrix without rank, a turn beyond max_turn in a Lie method); the orientation is
// then the one before the step. Source: Munthe-Kaas 1999 (Lie-group Runge-Kutta, with the two commutators that order 4
// needs); Higham 1986 (polar).
#pragma once

#include "core/integrate/rotation/quaternion.hpp"
#include "core/integrate/rotation/rotation_method.hpp"

namespace tunnel::integrate {

enum class RotationStatus {
    done,
    not_finite,    // the step leads to NaN or infinity, or to no rotation at all; the orientation is that before it
    not_converged, // an iteration did not settle; the orientation is that before the step
    invalid_input, // h, t or an orientation not finite, or a quaternion that is not unit
};

[[nodiscard]] constexpr std::string_view to_word(RotationStatus status) {
    switch (status) {
    case RotationStatus::done: return "done";
    case RotationStatus::not_finite: return "not_finite";
    case RotationStatus::not_converged: return "not_converged";
    case RotationStatus::invalid_input: return "invalid_input";
    }
    return "invalid_input";
}

// Both forms; matrix_euler goes on from the matrix, every other method from the quaternion, and the other form is made
// from it.
struct Attitude {
    Quaternion q{};
    glm::dmat3 axes{1.0}; // columns: the body's axes, world frame
    friend bool operator==(const Attitude&, const Attitude&) = default;
};
[[nodiscard]] inline Attitude attitude_of(const Quaternion& q) { return {q, matrix_of(q)}; }

// Any callable glm::dvec3(double t), rad/s in world coordinates; not owned, so it must outlive the call.
class AngularVelocity {
  public:
    template <class F> AngularVelocity(const F& f) // NOLINT: a callable is passed where this is asked for
        : data(&f), call([](const void* d, double t) -> glm::dvec3 { return (*static_cast<const F*>(d))(t); }) {}
    [[nodiscard]] glm::dvec3 operator()(double t) const { return call(data, t); }

  private:
    const void* data;
    glm::dvec3 (*call)(const void*, double);
};

struct RotationOptions {
    Orthogonaliser orthogonaliser = Orthogonaliser::gram_schmidt;
    ProductOrder order = ProductOrder::omega_q;
    bool correct = true; // false, to show why: the Euler methods leave what they get, and the body grows
};

struct RotationStep {
    RotationStatus status = RotationStatus::invalid_input;
    // The largest entry of |R^T R - I| for matrix_euler, |q| - 1 for the others; as the step left it, and corrected.
    double drift_before = 0.0, drift_after = 0.0;
    int evaluations = 0; // of omega
};

[[nodiscard]] RotationStep rotation_step(RotationMethod method, const AngularVelocity& omega, double t, double h,
                                         Attitude& attitude, const RotationOptions& options = {});

} // namespace tunnel::integrate
