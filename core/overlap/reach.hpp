// Answers: is a distance within the sum of two radii, and by how much? The verdict is exact.
// Refuses: to guess where exact arithmetic underflows (numbers more than 1e140 apart in size): then it is within.
// Internal to core/overlap.
#pragma once

#include <glm/vec2.hpp>

#include <cmath>

namespace tunnel::overlap {

struct Spare {
    bool within;   // exact; equal counts
    double length; // radii less distance; >= 0 exactly if within; right to a relative 1e-5 where it is small
};

// Products of coordinates within the contract do not overflow; where they might underflow, the slower way.
[[nodiscard]] inline double length_of(const glm::dvec2& v) {
    const double squared = v.x * v.x + v.y * v.y;
    return squared > 1e-280 ? std::sqrt(squared) : std::hypot(v.x, v.y);
}

// Beyond this part of the sum of the terms a rounded difference needs no second look.
inline constexpr double plain_spare = 0x1p-20;

[[nodiscard]] inline bool is_plain(double distance, double radii) {
    return std::abs(radii - distance) > plain_spare * (radii + distance);
}

// The distance from p to q.
[[nodiscard]] Spare exact_spare(const glm::dvec2& p, const glm::dvec2& q, double radius_a, double radius_b);
[[nodiscard]] inline Spare spare(const glm::dvec2& p, const glm::dvec2& q, double distance, double radius_a,
                                 double radius_b) {
    const double radii = radius_a + radius_b;
    if (is_plain(distance, radii)) return {distance <= radii, radii - distance};
    return exact_spare(p, q, radius_a, radius_b);
}

// The distance from p to the line through `from` and `to`, which differ.
[[nodiscard]] Spare exact_spare(const glm::dvec2& p, const glm::dvec2& from, const glm::dvec2& to, double radius_a,
                                double radius_b);

} // namespace tunnel::overlap
