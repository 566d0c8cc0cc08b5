// Answers: vectors of numbers of twice a double's precision, and the same products as in vec.hpp, so that one formula
// serves both.
// Internal to core/ray.
#pragma once

#include "core/math/pair.hpp"
#include "core/ray/vec.hpp"

namespace tunnel::ray {

template <class Number> struct Vec { Number x, y, z; };

template <class Number> [[nodiscard]] Vec<Number> vec(const glm::dvec3& v) { return {v.x, v.y, v.z}; }
// The difference, in Pair without error.
template <class Number> [[nodiscard]] Vec<Number> difference(const glm::dvec3& a, const glm::dvec3& b) {
    if constexpr (std::is_same_v<Number, math::Pair>)
        return {math::Pair::difference(a.x, b.x), math::Pair::difference(a.y, b.y), math::Pair::difference(a.z, b.z)};
    else
        return {a.x - b.x, a.y - b.y, a.z - b.z};
}
template <class Number> [[nodiscard]] Number dot(const Vec<Number>& a, const Vec<Number>& b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
template <class Number> [[nodiscard]] Vec<Number> cross(const Vec<Number>& a, const Vec<Number>& b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
template <class Number> [[nodiscard]] double sum_of(const Vec<Number>& v) {
    return std::abs(math::rounded(v.x)) + std::abs(math::rounded(v.y)) + std::abs(math::rounded(v.z));
}

} // namespace tunnel::ray
