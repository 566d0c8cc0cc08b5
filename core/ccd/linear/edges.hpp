// Answers: between which times does every edge of two moving polygons see them touch, to rounding?
// Refuses: nothing.
// Internal to core/ccd.
#pragma once

#include "core/sat/axes.hpp"

namespace tunnel::ccd {

// A moves by `way` against B. Each time is bracketed: the exact one is no less and no greater.
struct EdgeTimes {
    double enter_lo, enter_hi; // the last time at which an edge stops separating; minus infinity without one
    double leave_lo, leave_hi; // the first at which one begins to; infinity without one
    bool never;                // an edge separates throughout
    // Bits by sat::Edge::place: of edges along the motion that are too close to call, and of those that may be the last
    // to stop.
    unsigned doubt, last;
};

// `gaps` of the polygons at t = 0, way and gaps no larger than 1e60.
[[nodiscard]] EdgeTimes edge_times(const shape::ConvexPolygon& a, const shape::ConvexPolygon& b, const sat::Gaps& gaps,
                                   const glm::dvec2& way);

} // namespace tunnel::ccd
