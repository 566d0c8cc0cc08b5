// Answers: exactly, when does a moving disc first touch a moving axis-aligned box? In the box's frame the centre
// runs along a line; the disc touches while the centre is in the box grown by r: the union of two rectangles and
// four discs, each a few polynomials of degree <= 2 in t.
// Refuses: input that is not finite, r < 0, min > max. Shares no code with core; only the input's type.
#pragma once

#include "core/ccd/disc_box.hpp"
#include "tests/oracle/instants.hpp"

namespace tunnel::oracle {

[[nodiscard]] Instants contact_instants(const ccd::DiscBoxMotion& motion);

// Contact at one time, by the squared distance from the clamped centre: a second road, with no root in it.
[[nodiscard]] bool in_contact_at(const ccd::DiscBoxMotion& motion, double t);

// The sign of (distance from the centre to the closed box - reach).
[[nodiscard]] int compare_distance(const glm::dvec2& centre, const glm::dvec2& box_min, const glm::dvec2& box_max,
                                   double reach);

} // namespace tunnel::oracle
