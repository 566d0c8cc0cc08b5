// Answers: exactly, when does a moving point first come within Chebyshev distance d of a moving segment? For d = 0:
// contact at t is cross(P-A, P-B) = 0 and dot(P-A, P-B) <= 0, two quadratics in t (true of a zero-length segment,
// too). For d > 0: overlap of the square P +- d with AB at the start, or later first at a vertex: A or B in the
// square, or a corner of the square on AB.
// Refuses: input that is not finite. Shares no code with core; only the input's type.
#pragma once

#include "core/ccd/point_segment.hpp"
#include "tests/oracle/instants.hpp"

namespace tunnel::oracle {

// All instants that can be the first contact. Touching counts.
[[nodiscard]] Instants contact_instants(const ccd::PointSegmentMotion& motion, double separation = 0.0);

[[nodiscard]] bool contact(const ccd::PointSegmentMotion& motion, double separation = 0.0);

// The sign of (first contact - t); +1 when there is no contact.
[[nodiscard]] int compare_first_contact(const ccd::PointSegmentMotion& motion, double t, double separation = 0.0);
[[nodiscard]] bool first_contact_before(const ccd::PointSegmentMotion& motion, double t, double separation = 0.0);

// Is there a contact at some (t, s) of the closed box?
[[nodiscard]] bool contact_in_box(const ccd::PointSegmentMotion& motion, const ccd::ParameterBox& box,
                                  double separation = 0.0);

// Contact at one time, by separating axes: a second road to the same answer, with no root in it.
[[nodiscard]] bool in_contact_at(const ccd::PointSegmentMotion& motion, double t, double separation = 0.0);

// Does [lo, hi] contain the exact gap F(t, s)? For checking hulls and error bounds.
[[nodiscard]] bool gap_within(const ccd::PointSegmentMotion& motion, double t, double s, const glm::dvec2& lo,
                              const glm::dvec2& hi);

} // namespace tunnel::oracle
