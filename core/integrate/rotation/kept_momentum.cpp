// Answers: the explicit midpoint rule and Munthe-Kaas's Runge-Kutta of order 4, in the algebra of rotation vectors.
#include "core/integrate/rotation/kept_momentum.hpp"

#include "core/integrate/rotation/exponential.hpp"

namespace tunnel::integrate {

glm::dvec3 KeptMomentum::turn_at(const glm::dvec3& by, const Quaternion& q, double h) const {
    const Quaternion at = product(exponential(by), q);
    return h * carried(at, body_omega(at));
}

Quaternion KeptMomentum::step(const Quaternion& q, double h, bool fourth_order) const {
    const glm::dvec3 a = turn_at(glm::dvec3(0.0), q, h), b = turn_at(0.5 * a, q, h);
    glm::dvec3 turn = b;
    if (fourth_order) {
        const glm::dvec3 c = turn_at(0.5 * b - glm::cross(a, b) / 8.0, q, h), d = turn_at(c, q, h);
        turn = (a + 2.0 * b + 2.0 * c + d - 0.5 * glm::cross(a, d)) / 6.0;
    }
    return renormalised(product(exponential(turn), q));
}

} // namespace tunnel::integrate
