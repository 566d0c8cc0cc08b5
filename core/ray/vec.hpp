// Answers: the few products and norms of vectors in space that ray queries need, in one order of operations.
// Internal to core.
#pragma once

#include "core/base/within.hpp"

#include <glm/vec3.hpp>

#include <algorithm>
#include <cmath>

namespace tunnel::ray {

[[nodiscard]] inline double dot(const glm::dvec3& a, const glm::dvec3& b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
[[nodiscard]] inline glm::dvec3 cross(const glm::dvec3& a, const glm::dvec3& b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
[[nodiscard]] inline double sum_of(const glm::dvec3& v) { return std::abs(v.x) + std::abs(v.y) + std::abs(v.z); }
[[nodiscard]] inline double largest_of(const glm::dvec3& v) {
    return std::max({std::abs(v.x), std::abs(v.y), std::abs(v.z)});
}
[[nodiscard]] inline bool within(const glm::dvec3& v, double limit) {
    return base::within(v.x, limit) && base::within(v.y, limit) && base::within(v.z, limit);
}
// Zero stays zero. Scaled first, if need be: the square of a small one would vanish.
[[nodiscard]] inline glm::dvec3 unit(const glm::dvec3& v) {
    const double square = dot(v, v);
    if (square > 1e-200 && square < 1e200) return v / std::sqrt(square);
    const double largest = largest_of(v);
    if (!(largest > 0.0)) return glm::dvec3(0.0);
    const glm::dvec3 w = v / largest;
    return w / std::sqrt(dot(w, w));
}

} // namespace tunnel::ray
