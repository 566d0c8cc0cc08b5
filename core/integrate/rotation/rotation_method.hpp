// Answers: which methods turn a body by its angular velocity, and with which power of h does their error fall?
#pragma once

#include <array>
#include <string_view>

namespace tunnel::integrate {

enum class RotationMethod {
    matrix_euler,     // R += h [omega]x R, then made orthogonal again
    quaternion_euler, // q += h / 2 omega q, then normalised
    exponential_map,  // q = exp(h omega) q: omega frozen over the step, but the turn itself exact
    lie_midpoint,     // q = exp(h omega at the middle of the step) q
    lie_rk4,          // Munthe-Kaas's Runge-Kutta of order 4 in the algebra of rotation vectors
};

inline constexpr std::array<RotationMethod, 5> all_rotation_methods{
    RotationMethod::matrix_euler, RotationMethod::quaternion_euler, RotationMethod::exponential_map,
    RotationMethod::lie_midpoint, RotationMethod::lie_rk4};

[[nodiscard]] constexpr std::string_view to_word(RotationMethod method) {
    switch (method) {
    case RotationMethod::matrix_euler: return "matrix_euler";
    case RotationMethod::quaternion_euler: return "quaternion_euler";
    case RotationMethod::exponential_map: return "exponential_map";
    case RotationMethod::lie_midpoint: return "lie_midpoint";
    case RotationMethod::lie_rk4: return "lie_rk4";
    }
    return "matrix_euler";
}

// Of an omega that changes smoothly. Of a constant one: quaternion_euler has order 2 (its angle 2 atan(a / 2) lacks
// a^3, the same share each step), so has matrix_euler with the polar factor, or about one of the body's own axes; with
// Gram-Schmidt about any other axis it keeps order 1. The other methods are then exact.
[[nodiscard]] constexpr int order_of(RotationMethod method) {
    switch (method) {
    case RotationMethod::matrix_euler:
    case RotationMethod::quaternion_euler:
    case RotationMethod::exponential_map: return 1;
    case RotationMethod::lie_midpoint: return 2;
    case RotationMethod::lie_rk4: return 4;
    }
    return 0;
}

// How a step of matrix_euler ends.
enum class Orthogonaliser {
    gram_schmidt, // first column kept in direction, the second made normal to it, the third is their cross product:
                  // favours x, and errs by h^2 a step in doing so, unless the axis of the turn is one of the body's
    polar,        // the nearest rotation (of least squares), by Newton's iteration: favours no axis
};

[[nodiscard]] constexpr std::string_view to_word(Orthogonaliser o) {
    return o == Orthogonaliser::gram_schmidt ? "gram_schmidt" : "polar";
}

// On which side of the orientation does the step stand? Which one is right depends on omega's frame.
enum class ProductOrder {
    omega_q, // omega in world coordinates, as everywhere here
    q_omega, // the classic slip: takes world coordinates for those of the body
};

[[nodiscard]] constexpr std::string_view to_word(ProductOrder o) {
    return o == ProductOrder::omega_q ? "omega_q" : "q_omega";
}

} // namespace tunnel::integrate
