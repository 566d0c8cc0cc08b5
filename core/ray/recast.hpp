// Answers: from where does the next ray start, after a hit, so that it does not meet the same surface again, nor skip a
// gap that is not tiny against the numbers at hand?
// Refuses: nothing; a hit is a hit.
// The rule: off the surface by 2^-38 (4e-12) times the sum of the hit point's largest coordinate, the distance that led
// there and the shape's size. That is at least four times what the hit's distance may be wrong by, and its point by
// rounding. One length for all scales fails: too small far out, too large in thin gaps.
#pragma once

#include "core/ray/ray.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::ray {

[[nodiscard]] inline double recast_offset(const glm::dvec3& point, double distance, double size = 0.0) {
    const double largest = std::max({std::abs(point.x), std::abs(point.y), std::abs(point.z)});
    return 0x1p-38 * (largest + distance + size);
}

// From the hit onwards along `direction`: off to the side of the normal to which it leads. Of a direction within the
// surface: to the side that the first ray came from.
[[nodiscard]] inline Ray recast(const Hit& hit, const glm::dvec3& direction, double t_max = unbounded,
                                double size = 0.0) {
    const glm::dvec3& n = hit.normal;
    const double along = n.x * direction.x + n.y * direction.y + n.z * direction.z;
    const double offset = recast_offset(hit.point, hit.distance, size);
    return make_ray(hit.point + (along < 0.0 ? -offset : offset) * n, direction, t_max);
}

// The mirror image of a direction.
[[nodiscard]] inline glm::dvec3 reflected(const glm::dvec3& direction, const glm::dvec3& normal) {
    const double along = normal.x * direction.x + normal.y * direction.y + normal.z * direction.z;
    return direction - 2.0 * along * normal;
}

} // namespace tunnel::ray
