// Answers: the exponential map and its inverse.
#include "core/integrate/rotation/exponential.hpp"

#include "core/integrate/rotation/half_turn.hpp"

#include <limits>

namespace tunnel::integrate {

Quaternion exponential(const glm::dvec3& turn) {
    const double square = turn.x * turn.x + turn.y * turn.y + turn.z * turn.z;
    if (!(square <= max_turn * max_turn)) {
        const double none = std::numeric_limits<double>::quiet_NaN();
        return {none, none, none, none};
    }
    double half_sinc = 0.5, cosine = 1.0;
    if (square <= near_square)
        near_half_turn(square, half_sinc, cosine);
    else
        any_half_turn(square, half_sinc, cosine);
    return {cosine, half_sinc * turn.x, half_sinc * turn.y, half_sinc * turn.z};
}

glm::dvec3 logarithm(const Quaternion& q) {
    const glm::dvec3 v = q.w < 0.0 ? -vector_part(q) : vector_part(q);
    const double sine = glm::length(v);
    if (!(sine > 1e-150)) return 2.0 * v; // squares of smaller ones vanish, and there sin(a) is a
    return (2.0 * std::atan2(sine, std::abs(q.w)) / sine) * v;
}

} // namespace tunnel::integrate
