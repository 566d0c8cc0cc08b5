// Answers: the exponential map of rotations: a rotation vector (axis times angle, rad) as a quaternion, and back.
// Refuses: turns beyond max_turn, NaN and infinity; the quaternion is then all NaN.
// Degenerate cases: no turn is the identity, and tiny turns keep their digits, since sin(a) / a is a power series in
// a^2. Source: Grassia 1998 (the map and its series); Euler-Rodrigues.
#pragma once

#include "core/integrate/rotation/quaternion.hpp"

namespace tunnel::integrate {

inline constexpr double max_turn = 1e5; // rad in one step: far beyond, the angle's own rounding is all that is left

// A unit quaternion to rounding: (cos(a / 2), sin(a / 2) axis). The same bits on every machine.
[[nodiscard]] Quaternion exponential(const glm::dvec3& turn);
// Of a unit quaternion: the shortest turn, of length 0 to pi; (by pi there are two, either may come).
[[nodiscard]] glm::dvec3 logarithm(const Quaternion& q);

// product(), but each product fused with its sum: what a step by the exponential map takes.
[[nodiscard]] Quaternion fused_product(const Quaternion& a, const Quaternion& b);

// One step of Newton's for q / |q|: to rounding where q is off by rounding, as products of unit quaternions are.
[[nodiscard]] Quaternion renormalised(const Quaternion& q);

} // namespace tunnel::integrate
