// Answers: the true motion of a body that no torque acts on: in closed form where two moments are equal (the symmetric
// top), and by many small steps of order 4 for any body.
// Refuses: what free_body_step refuses, and a symmetric top where no two moments are the same number.
// Source: R(t) = exp(t L / a) R(0) exp(-t k e), with a the two equal moments, c the third, e its axis, and
// k = (c - a) / a times the omega about it.
#pragma once

#include "core/integrate/rotation/free_body.hpp"

#include <cstdint>
#include <optional>

namespace tunnel::integrate {

// `t` s later. None, too, when the turns by then are beyond max_turn.
[[nodiscard]] std::optional<FreeBody> exact_symmetric_top(const glm::dvec3& moments, const FreeBody& start, double t);

// lie_rk4 in `steps` steps. With |omega| t / steps <= 1e-3 rad and the moments within a factor of ten, the error in
// angle stays below 1e-12 (|omega| t) rad as tested, most of it rounding.
[[nodiscard]] std::optional<FreeBody> reference_motion(const glm::dvec3& moments, const FreeBody& start, double t,
                                                       std::int64_t steps);

} // namespace tunnel::integrate
