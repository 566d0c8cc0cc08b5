// Answers: pairs whose first contact is known by sight.
// Refuses: nothing.
#pragma once

#include "core/ccd/impact.hpp"

namespace tunnel::support {

[[nodiscard]] inline ccd::MovingPair at_rest(ccd::PairKind kind, const std::array<glm::dvec3, 4>& points) {
    return {kind, points, points};
}

// A vertex moves along z over the face (0,0,0) (1,0,0) (0,1,0), whose u and v are the vertex's x and y.
[[nodiscard]] inline ccd::MovingPair falling(double from, double to, double x = 0.25, double y = 0.5) {
    using V = glm::dvec3;
    ccd::MovingPair pair = at_rest(ccd::PairKind::vertex_face, {V{x, y, from}, V{0, 0, 0}, V{1, 0, 0}, V{0, 1, 0}});
    pair.end[0].z = to;
    return pair;
}

} // namespace tunnel::support
