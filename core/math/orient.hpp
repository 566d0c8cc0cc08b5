// Answers: on which side of the line through a and b does c lie? The sign is exact.
// Refuses: coordinates beyond 1e100 or not finite (unchecked). Where products underflow, the sign is 0.
// Source: Shewchuk 1997 (the static filter), then expansions.
#pragma once

#include <glm/vec2.hpp>

namespace tunnel::math {

// +1: left of the line a -> b (a, b, c turn counter-clockwise), -1: right, 0: on it.
[[nodiscard]] int orient_sign(const glm::dvec2& a, const glm::dvec2& b, const glm::dvec2& c);

// Twice the signed area of the triangle a, b, c; relative error below 1e-12, 0 only if it is 0 or underflows.
[[nodiscard]] double orient(const glm::dvec2& a, const glm::dvec2& b, const glm::dvec2& c);

} // namespace tunnel::math
