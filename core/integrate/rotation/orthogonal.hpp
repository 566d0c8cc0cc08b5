// Answers: how far is a matrix from a rotation, and which rotation does it become?
// Refuses: matrices without rank, or so large that their products overflow.
// Internal to core/integrate/rotation.
#pragma once

#include "core/integrate/rotation/rotation_step.hpp"

namespace tunnel::integrate {

// The largest entry of |R^T R - I|; NaN if one is.
[[nodiscard]] double orthogonality_drift(const glm::dmat3& r);
// done, not_finite or not_converged; only when done is `r` another.
[[nodiscard]] RotationStatus orthogonalise(Orthogonaliser how, glm::dmat3& r);
[[nodiscard]] bool all_finite(const glm::dmat3& r);

} // namespace tunnel::integrate
