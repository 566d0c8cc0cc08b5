// Answers: by which power of two is a motion scaled up, exactly, so that products of tiny numbers do not underflow?
// Internal to core/ccd.
#pragma once

#include "core/ccd/point_segment.hpp"
#include "core/math/scale.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::ccd {

[[nodiscard]] inline double exact_scale(const PointSegmentMotion& motion, double separation) {
    double largest = separation;
    for (const glm::dvec2& v : {motion.p0, motion.p1, motion.a0, motion.a1, motion.b0, motion.b1})
        largest = std::max({largest, std::abs(v.x), std::abs(v.y)});
    return math::scale_up(largest);
}

[[nodiscard]] inline PointSegmentMotion scaled(const PointSegmentMotion& m, double k) {
    return {k * m.p0, k * m.p1, k * m.a0, k * m.a1, k * m.b0, k * m.b1};
}

} // namespace tunnel::ccd
