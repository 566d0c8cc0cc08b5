// Answers: where the corners lie, and what is wrong with them.
#pragma once

#include "scenes/sat/sat.hpp"

namespace tunnel::scenes::sat_lab {

// The direction at so many degrees; exact at whole quarter turns, and as exact as can be halfway between.
[[nodiscard]] glm::dvec2 direction(double degrees);

// Corners of the regular polygon whose edges lie `size` from its middle; edge 0 is the bottom at angle 0.
[[nodiscard]] std::vector<glm::dvec2> regular(int corners, double size, const glm::dvec2& middle, double degrees);

[[nodiscard]] std::vector<glm::dvec2> corners_of_a(const Params& params);
[[nodiscard]] std::vector<glm::dvec2> corners_of_b(const Params& params);

[[nodiscard]] Fault fault_in(const std::vector<glm::dvec2>& corners);

} // namespace tunnel::scenes::sat_lab
