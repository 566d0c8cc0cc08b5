// Answers: quaternions applied, and to and from matrices.
#include "core/integrate/rotation/quaternion.hpp"

namespace tunnel::integrate {

namespace {

// Four times the product of component i with each component, from the sums of the matrix: whichever component is the
// largest, dividing by it is safe.
Quaternion products_with_largest(const glm::dmat3& r) {
    const double xx = r[0][0], yy = r[1][1], zz = r[2][2];
    if (xx + yy + zz >= 0.0) return {1.0 + xx + yy + zz, r[1][2] - r[2][1], r[2][0] - r[0][2], r[0][1] - r[1][0]};
    if (xx >= yy && xx >= zz) return {r[1][2] - r[2][1], 1.0 + xx - yy - zz, r[0][1] + r[1][0], r[2][0] + r[0][2]};
    if (yy >= zz) return {r[2][0] - r[0][2], r[0][1] + r[1][0], 1.0 - xx + yy - zz, r[1][2] + r[2][1]};
    return {r[0][1] - r[1][0], r[2][0] + r[0][2], r[1][2] + r[2][1], 1.0 - xx - yy + zz};
}

} // namespace

glm::dvec3 rotate(const Quaternion& q, const glm::dvec3& r) {
    return vector_part(product(product(q, {0.0, r.x, r.y, r.z}), conjugate(q)));
}

glm::dmat3 matrix_of(const Quaternion& q) {
    return {rotate(q, {1.0, 0.0, 0.0}), rotate(q, {0.0, 1.0, 0.0}), rotate(q, {0.0, 0.0, 1.0})};
}

Quaternion quaternion_of(const glm::dmat3& r) {
    Quaternion q = products_with_largest(r);
    const double length = std::sqrt(squared_norm(q));
    if (!(length > 0.0 && std::isfinite(length))) return {};
    q = scaled(q, 1.0 / length);
    return q.w < 0.0 ? scaled(q, -1.0) : q;
}

double angle_between(const Quaternion& p, const Quaternion& q) {
    const Quaternion turn = product(q, conjugate(p));
    return 2.0 * std::atan2(glm::length(vector_part(turn)), std::abs(turn.w));
}

} // namespace tunnel::integrate
