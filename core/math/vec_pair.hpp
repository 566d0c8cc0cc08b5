// Answers: vectors in space of doubles, or of numbers of twice their precision, and their products, so that one formula
// serves both.
// Refuses: nothing.
// Internal to core.
#pragma once

#include "core/math/pair.hpp"

#include <glm/vec3.hpp>

#include <cmath>
#include <type_traits>

namespace tunnel::math {

template <class Number> struct Vec { Number x, y, z; };

template <class Number> [[nodiscard]] Vec<Number> vec(const glm::dvec3& v) { return {v.x, v.y, v.z}; }
// The difference, in Pair without error.
template <class Number> [[nodiscard]] Vec<Number> difference(const glm::dvec3& a, const glm::dvec3& b) {
    if constexpr (std::is_same_v<Number, Pair>)
        return {Pair::difference(a.x, b.x), Pair::difference(a.y, b.y), Pair::difference(a.z, b.z)};
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
    return std::abs(rounded(v.x)) + std::abs(rounded(v.y)) + std::abs(rounded(v.z));
}

} // namespace tunnel::math
