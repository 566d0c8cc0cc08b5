// Answers: does one coordinate part the two throughout? What settles most pairs that do not touch, before anything is
// computed.
// Refuses: nothing.
// Internal to core/ccd.
#pragma once

#include "core/ccd/impact.hpp"

#include <optional>

namespace tunnel::ccd {

// The first axis along which the second of the two is beyond the first at every t in [0, 1], pointing there; a unit
// vector. Exact.
[[nodiscard]] std::optional<glm::dvec3> parting_axis(const MovingPair& pair);

// The least distance from the first to the second along a direction, over [0, 1]; to rounding.
[[nodiscard]] double least_along(const MovingPair& pair, const glm::dvec3& direction);

} // namespace tunnel::ccd
