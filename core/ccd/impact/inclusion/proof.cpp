// Newton's method finds the place, without promise; the test of a small box about it is what proves.
#include "core/ccd/impact/inclusion/proof.hpp"

#include <glm/mat3x3.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>

namespace tunnel::ccd {

namespace {

// The gap is linear in each parameter: differences are slopes.
[[nodiscard]] glm::dmat3 slopes(const InclusionField<double>& field, const glm::dvec3& x) {
    return {field.at(1.0, x.y, x.z) - field.at(0.0, x.y, x.z), field.at(x.x, 1.0, x.z) - field.at(x.x, 0.0, x.z),
            field.at(x.x, x.y, 1.0) - field.at(x.x, x.y, 0.0)};
}

[[nodiscard]] bool in_domain(const InclusionField<double>& field, const glm::dvec3& lo, const glm::dvec3& hi,
                             double t_max) {
    const bool sides = field.is_face() ? hi.y + hi.z <= 1.0 - 0x1p-50 : hi.y <= 1.0 && hi.z <= 1.0;
    return lo.x >= 0.0 && lo.y >= 0.0 && lo.z >= 0.0 && hi.x <= t_max && sides;
}

// Row k of `inverse` times the gap has one sign on either face of axis k: at their corners, where its extremes are. The
// sum of the row's magnitudes times the gap's error bound carries its error; the dot product adds 3 roundings.
[[nodiscard]] bool crosses(const InclusionField<double>& field, const glm::dmat3& inverse, const glm::dvec3& lo,
                           const glm::dvec3& hi) {
    for (int corner = 0; corner < 8; ++corner) {
        const auto end = [&](int k) { return (corner >> k & 1) != 0 ? hi[k] : lo[k]; };
        const glm::dvec3 f = field.at(end(0), end(1), end(2));
        for (int k = 0; k < 3; ++k) {
            const glm::dvec3 row{inverse[0][k], inverse[1][k], inverse[2][k]};
            const glm::dvec3 size = glm::abs(row);
            const double error = glm::dot(size, glm::dvec3(field.error_bound()) + glm::abs(f) * 0x1p-50) + 0x1p-1000;
            const double value = (corner >> k & 1) != 0 ? glm::dot(row, f) : -glm::dot(row, f);
            if (!(value > 2.0 * error)) return false;
        }
    }
    return true;
}

} // namespace

std::optional<double> proved_contact(const InclusionField<double>& field, const glm::dvec3& near, double t_max) {
    glm::dvec3 x = near;
    glm::dmat3 inverse{1.0};
    for (int i = 0; i < 4; ++i) {
        inverse = glm::inverse(slopes(field, x));
        x -= inverse * field.at(x.x, x.y, x.z);
    }
    double error = 0.0;
    for (int k = 0; k < 3; ++k)
        error = std::max(error, std::abs(inverse[0][k]) + std::abs(inverse[1][k]) + std::abs(inverse[2][k]));
    const double radius = 8.0 * error * field.error_bound() + 0x1p-48;
    const glm::dvec3 lo = x - radius, hi = x + radius; // NaN and infinity are not in the domain
    if (!in_domain(field, lo, hi, t_max) || !crosses(field, inverse, lo, hi)) return {};
    return hi.x;
}

} // namespace tunnel::ccd
