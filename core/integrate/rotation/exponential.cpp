// Answers: the exponential map and its inverse.
#include "core/integrate/rotation/exponential.hpp"

#include "core/integrate/rotation/one_turn.hpp"

#include <limits>

namespace tunnel::integrate {

Quaternion exponential(const glm::dvec3& turn) {
    double square = 0.0, half_sinc = 0.5, cosine = 1.0;
    one_turn::squared_length(turn.x, turn.y, turn.z, square);
    if (!(square <= max_turn * max_turn)) {
        const double none = std::numeric_limits<double>::quiet_NaN();
        return {none, none, none, none};
    }
    if (square <= one_turn::near_square)
        one_turn::near_half_turn(square, half_sinc, cosine);
    else
        one_turn::any_half_turn(square, half_sinc, cosine);
    return {cosine, half_sinc * turn.x, half_sinc * turn.y, half_sinc * turn.z};
}

Quaternion fused_product(const Quaternion& a, const Quaternion& b) {
    one_turn::RowQuaternion q{};
    one_turn::multiply({a.w, a.x, a.y, a.z}, {b.w, b.x, b.y, b.z}, q);
    return {q.w, q.x, q.y, q.z};
}

Quaternion renormalised(const Quaternion& q) {
    one_turn::RowQuaternion out{q.w, q.x, q.y, q.z};
    double squared = 0.0;
    one_turn::renormalise(out, squared);
    return {out.w, out.x, out.y, out.z};
}

glm::dvec3 logarithm(const Quaternion& q) {
    const glm::dvec3 v = q.w < 0.0 ? -vector_part(q) : vector_part(q);
    const double sine = glm::length(v);
    if (!(sine > 1e-150)) return 2.0 * v; // squares of smaller ones vanish, and there sin(a) is a
    return (2.0 * std::atan2(sine, std::abs(q.w)) / sine) * v;
}

} // namespace tunnel::integrate
