// Answers: of two sides that stop separating at the same time, which gives the contact its normal? The one that the
// motion meets more steeply; of equal ones the one to the left of the motion. So that neither the order of the two
// shapes nor that of their vertices decides.
// Refuses: nothing.
// Internal to core/ccd.
#pragma once

#include <glm/vec2.hpp>

#include <cmath>

namespace tunnel::ccd {

// Unit normals from A to B, and the way of A against B.
[[nodiscard]] inline bool steeper(const glm::dvec2& n, const glm::dvec2& than, const glm::dvec2& way) {
    const glm::dvec2 d = n - than;
    const double closing = d.x * way.x + d.y * way.y, size = std::abs(way.x) + std::abs(way.y);
    if (std::abs(closing) > 1e-12 * size) return closing > 0.0;
    return way.x * d.y - way.y * d.x > 1e-12 * size;
}

} // namespace tunnel::ccd
