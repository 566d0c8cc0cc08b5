// Answers: exactly, in which narrow bracket of time does a moving point first meet a moving segment? By bisection of
// time alone: an interval is dropped only when one axis is proved to part the two throughout it. Slower per interval
// than the (t, s) search, but nothing in it depends on a tolerance: it is the truth that a search can be held against.
// Refuses: to guess. What its arithmetic cannot settle ends as budget_exhausted.
#pragma once

#include "core/ccd/point_segment.hpp"

namespace tunnel::ccd {

// hit: a contact is proved, and the first one lies in [lo, hi]; lo == hi when it is exactly there. Mostly the bracket
// is one unit of 2^-53 wide; wider where instants before it stayed undecided.
// clear: proved, no contact at all in [0, 1]; lo and hi mean nothing.
// budget_exhausted: no contact before lo; neither a contact nor its absence is proved after it.
struct ContactTime {
    base::Status status = base::Status::invalid_input;
    double lo = 0.0, hi = 1.0;
};

// Contact: Chebyshev gap <= separation, with 0 <= separation <= max_coordinate. Touching counts.
[[nodiscard]] ContactTime contact_time(const PointSegmentMotion& motion, double separation);

} // namespace tunnel::ccd
