// Answers: where are the corners of a turned box, rounded? Every query that takes it for a polygon means these.
// Refuses: nothing; the box is valid.
// Internal to core.
#pragma once

#include "core/shape/shapes.hpp"

#include <array>

namespace tunnel::shape {

// right, upper: 1 or -1, before the turn.
[[nodiscard]] inline glm::dvec2 corner_of(const Obb& box, double right, double upper) {
    const glm::dvec2 u = box.half.x * glm::dvec2(box.pose.cosine, box.pose.sine);
    const glm::dvec2 v = box.half.y * glm::dvec2(-box.pose.sine, box.pose.cosine);
    return box.pose.shift + right * u + upper * v;
}

// From the lower left corner on, counter-clockwise.
[[nodiscard]] inline std::array<glm::dvec2, 4> corners_of(const Obb& box) {
    return {corner_of(box, -1.0, -1.0), corner_of(box, 1.0, -1.0), corner_of(box, 1.0, 1.0), corner_of(box, -1.0, 1.0)};
}

} // namespace tunnel::shape
