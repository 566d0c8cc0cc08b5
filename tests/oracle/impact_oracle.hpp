// Answers: exactly, do the two of a moving pair in space touch within [0, t_end], and when first? All four kinds,
// closed, every degenerate case. Refuses: what is not finite. Rounds nothing, shares nothing with core but the input's
// type.
//
// Own derivation. The two touch where the origin lies in the convex hull of their differences: one moving triangle for
// a vertex and a face (for an edge or a vertex corners coincide), a moving parallelogram, cut into two triangles, for
// two edges. Corners A, B, C of a triangle move linearly. At one instant the origin is in it if and only if
//   det(A, B, C) = 0,
//   no axis has the three corners strictly on one side of 0, and
//   no axis has coordinates of opposite signs among B x C, C x A, A x B.
// (Rank 2: those coordinates, axis by axis, solve l A + m B + n C = 0, which has one solution up to a factor. Rank 1:
// all are 0, and the corners on a line through the origin are decided by the second condition.) So the answer can
// change only at roots of det, or, where det vanishes for all time, of the other coordinates; and it is closed in time.
// A vertex on an edge or a vertex needs more than det = 0: A x B = 0, A = 0; where such a condition is not 0 for all
// time its roots are the only candidates.
#pragma once

#include "core/ccd/impact.hpp"
#include "tests/oracle/cubic.hpp"

#include <optional>

namespace tunnel::oracle {

// The first contact; nothing: they do not touch.
[[nodiscard]] std::optional<Instant> first_contact(const ccd::MovingPair& pair, double t_end = 1.0);

} // namespace tunnel::oracle
