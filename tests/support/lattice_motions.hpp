// Answers: motions whose coordinates are whole numbers times a power of two, so that contacts, tangencies and
// collinearity hold exactly in the doubles that the query gets.
// Refuses: kinds that need free mantissas (see point_segment_cases).
#pragma once

#include "tests/support/point_segment_cases.hpp"
#include "tests/support/random.hpp"

namespace tunnel::support {

struct LatticeMotion {
    ccd::PointSegmentMotion motion;
    double separation = 0.0;
    bool contact = false; // exact contact (within the separation) by construction
};

[[nodiscard]] LatticeMotion make_lattice_motion(Kind kind, Random& random, bool separated);

} // namespace tunnel::support
