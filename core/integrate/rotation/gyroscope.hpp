// Answers: which omega at the end of a step fits the gyroscopic term there?
// Refuses: to answer when Newton's iteration does not settle. Internal to core/integrate/rotation.
#pragma once

#include "core/integrate/rotation/free_body.hpp"

namespace tunnel::integrate {

// I (w' - w) = h I w' x w', body's frame; `omega` is w, then w' when the status is done.
[[nodiscard]] FreeBodyStep solve_gyroscope(const glm::dvec3& moments, double h, const NewtonOptions& newton,
                                           glm::dvec3& omega);

} // namespace tunnel::integrate
