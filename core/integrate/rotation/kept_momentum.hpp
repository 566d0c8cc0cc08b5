// Answers: where a momentum that stays the same in the world takes an orientation: omega = R I^-1 R^T L depends on q
// alone, so that a Lie-group method has all it needs.
// Refuses: nothing; unchecked. Internal to core/integrate/rotation.
#pragma once

#include "core/integrate/rotation/quaternion.hpp"

namespace tunnel::integrate {

// By q / |q|: what rounding leaves of |q| - 1 has the same sign for thousands of steps, and would add up.
[[nodiscard]] inline glm::dvec3 carried(const Quaternion& q, const glm::dvec3& r) {
    return rotate(q, r) / squared_norm(q);
}

struct KeptMomentum {
    glm::dvec3 moments;  // kg m^2, about the body's own axes
    glm::dvec3 momentum; // kg m^2/s, world frame
    [[nodiscard]] glm::dvec3 body_omega(const Quaternion& at) const {
        return carried(conjugate(at), momentum) / moments;
    }
    // The orientation h later; of order 4 or 2.
    [[nodiscard]] Quaternion step(const Quaternion& q, double h, bool fourth_order) const;

  private:
    // The turn of h as at the orientation exp(by) q, a rotation vector.
    [[nodiscard]] glm::dvec3 turn_at(const glm::dvec3& by, const Quaternion& q, double h) const;
};

} // namespace tunnel::integrate
