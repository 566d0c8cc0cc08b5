// Answers: where on the two do they touch at t, as the result's u and v? To rounding.
// Refuses: nothing; where they do not touch, the values mean little.
// Internal to core/ccd.
#pragma once

#include "core/ccd/impact/certified/real_polygon.hpp"

namespace tunnel::ccd {

struct ContactPoint {
    double u = 0.0, v = 0.0;
    double speed = 0.0; // the largest coordinate of the gap's change there, length of the pair per unit of t
};

[[nodiscard]] ContactPoint contact_point(const RealPolygon& polygon, double t);

} // namespace tunnel::ccd
