// Answers: is a number finite and no larger than a limit? The check at the door of every query.
// Refuses: NaN and infinity, by the form of the comparison.
#pragma once

#include <glm/vec2.hpp>

#include <cmath>

namespace tunnel::base {

[[nodiscard]] inline bool within(double x, double limit) { return std::abs(x) <= limit; }

[[nodiscard]] inline bool within(const glm::dvec2& v, double limit) { return within(v.x, limit) && within(v.y, limit); }

} // namespace tunnel::base
