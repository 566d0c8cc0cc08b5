// Answers: small geometry that scenes draw with: directions, and regular polygons whose squares are exact.
// Refuses: to be core's: nothing is judged by it.
#pragma once

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <vector>

namespace tunnel::kit {

inline glm::dvec3 flat(const glm::dvec2& p) { return {p, 0.0}; }

// Turned left by a quarter.
inline glm::dvec2 across(const glm::dvec2& n) { return {-n.y, n.x}; }

// The direction at so many degrees; exact at whole quarter turns, and as exact as can be halfway between.
[[nodiscard]] glm::dvec2 direction(double degrees);

// Corners, counter-clockwise, of the regular polygon whose edges lie `size` from its middle; edge 0 is the bottom at
// angle 0.
[[nodiscard]] std::vector<glm::dvec2> regular_polygon(int corners, double size, const glm::dvec2& middle,
                                                      double degrees);

} // namespace tunnel::kit
