// Answers: angular velocities that change, whose orientation is known in closed form: the truth beside every method.
// Refuses: nothing; numbers not finite give such.
#pragma once

#include "core/integrate/rotation/exponential.hpp"

namespace tunnel::integrate {

// One axis, evenly faster or slower: omega = axis (rate + t growth). A wheel that brakes has growth of the other sign.
struct EvenSpin {
    glm::dvec3 axis{0.0, 0.0, 1.0}; // unit
    double rate = 0.0;              // rad/s at t = 0
    double growth = 0.0;            // rad/s^2
    [[nodiscard]] glm::dvec3 operator()(double t) const { return (rate + growth * t) * axis; }
};
// From q at t = 0.
[[nodiscard]] Quaternion exact_orientation(const EvenSpin& spin, const Quaternion& q, double t);

// Two turns, one inside the other: the frame turns with `outer`, the body in it with `inner`, both constant in their
// frames. omega = outer + exp(t outer) inner changes its direction all the time. inner = 0 is a constant omega.
struct NestedSpin {
    glm::dvec3 outer{0.0}, inner{0.0}; // rad/s
    [[nodiscard]] glm::dvec3 operator()(double t) const { return outer + rotate(exponential(t * outer), inner); }
};
// From q at t = 0: exp(t outer) exp(t inner) q.
[[nodiscard]] Quaternion exact_orientation(const NestedSpin& spin, const Quaternion& q, double t);

} // namespace tunnel::integrate
