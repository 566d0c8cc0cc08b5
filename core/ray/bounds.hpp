// Answers: the smallest box around boxes, and its surface.
// Internal to core/ray.
#pragma once

#include "core/ray/shapes.hpp"

#include <algorithm>

namespace tunnel::ray {

[[nodiscard]] inline Box empty_box() { return {glm::dvec3(unbounded), glm::dvec3(-unbounded)}; }

inline void grow(Box& box, const Box& by) {
    for (int i = 0; i < 3; ++i) {
        box.min[i] = std::min(box.min[i], by.min[i]);
        box.max[i] = std::max(box.max[i], by.max[i]);
    }
}

[[nodiscard]] inline double half_area(const Box& box) {
    const glm::dvec3 d = box.max - box.min;
    return d.x >= 0.0 ? d.x * d.y + d.y * d.z + d.z * d.x : 0.0;
}

} // namespace tunnel::ray
