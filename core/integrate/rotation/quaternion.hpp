// Answers: which conventions does everything about rotation here keep? They are stated once, in this file.
//   - Column vectors: a point r of the body stands in the world at R r. The columns of R are the body's axes, in world
//     coordinates.
//   - A quaternion is (w, x, y, z), w first. It turns r into q (0, r) q*; product(a, b) turns by b first, then by a.
//   - Angular velocity is in world coordinates unless a name says "body", rad/s, counter-clockwise seen from its tip.
//     Then dq/dt = 1/2 (0, omega) q and dR/dt = [omega]x R, and a step multiplies from the left. (In body coordinates
//     it multiplies from the right.)
// Refuses: nothing; what asks for a unit quaternion says so.
#pragma once

#include <glm/geometric.hpp>
#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <cmath>

namespace tunnel::integrate {

struct Quaternion {
    double w = 1.0, x = 0.0, y = 0.0, z = 0.0;
    friend bool operator==(const Quaternion&, const Quaternion&) = default;
};

[[nodiscard]] inline Quaternion product(const Quaternion& a, const Quaternion& b) {
    return {a.w * b.w - (a.x * b.x + a.y * b.y + a.z * b.z), a.w * b.x + a.x * b.w + (a.y * b.z - a.z * b.y),
            a.w * b.y + a.y * b.w + (a.z * b.x - a.x * b.z), a.w * b.z + a.z * b.w + (a.x * b.y - a.y * b.x)};
}
[[nodiscard]] inline Quaternion conjugate(const Quaternion& q) { return {q.w, -q.x, -q.y, -q.z}; }
[[nodiscard]] inline Quaternion scaled(const Quaternion& q, double by) {
    return {q.w * by, q.x * by, q.y * by, q.z * by};
}
[[nodiscard]] inline double squared_norm(const Quaternion& q) {
    return q.w * q.w + q.x * q.x + (q.y * q.y + q.z * q.z);
}
[[nodiscard]] inline glm::dvec3 vector_part(const Quaternion& q) { return {q.x, q.y, q.z}; }

inline constexpr double unit_slack = 1e-6; // squared norms of orientations differ by no more from 1
[[nodiscard]] inline bool is_unit(const Quaternion& q) { return std::abs(squared_norm(q) - 1.0) <= unit_slack; }

// q (0, r) q*: turned, and longer by |q|^2.
[[nodiscard]] glm::dvec3 rotate(const Quaternion& q, const glm::dvec3& r);
// The matrix of rotate(): R^T R = |q|^4 I.
[[nodiscard]] glm::dmat3 matrix_of(const Quaternion& q);
// Of a rotation matrix, w >= 0. Of another matrix: of no meaning, but never longer than 1 by more than rounding; the
// identity where nothing is left to divide by.
[[nodiscard]] Quaternion quaternion_of(const glm::dmat3& r);

// The angle, 0 to pi, of the turn from unit p to unit q. Small angles keep their digits.
[[nodiscard]] double angle_between(const Quaternion& p, const Quaternion& q);

} // namespace tunnel::integrate
