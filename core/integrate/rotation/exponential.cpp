// Answers: the exponential map and its inverse.
#include "core/integrate/rotation/exponential.hpp"

#include "core/math/sine_cosine.hpp"

namespace tunnel::integrate {

Quaternion exponential(const glm::dvec3& turn) {
    const glm::dvec3 half = 0.5 * turn;
    const double s = half.x * half.x + half.y * half.y + half.z * half.z;
    if (!(s <= 0.25 * max_turn * max_turn)) {
        const double none = std::numeric_limits<double>::quiet_NaN();
        return {none, none, none, none};
    }
    double sinc = 1.0, cosine = 1.0;
    if (s <= math::near_limit)
        math::near_sinc_cosine(s, sinc, cosine);
    else
        math::far_sinc_cosine(s, sinc, cosine);
    return {cosine, sinc * half.x, sinc * half.y, sinc * half.z};
}

glm::dvec3 logarithm(const Quaternion& q) {
    const glm::dvec3 v = q.w < 0.0 ? -vector_part(q) : vector_part(q);
    const double sine = glm::length(v);
    if (!(sine > 1e-150)) return 2.0 * v; // squares of smaller ones vanish, and there sin(a) is a
    return (2.0 * std::atan2(sine, std::abs(q.w)) / sine) * v;
}

} // namespace tunnel::integrate
