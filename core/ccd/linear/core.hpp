// Answers: a shape as linear sweeps see it: a convex loop of vertices grown by a radius.
// Refuses: nothing; the shape is valid.
// Internal to core/ccd.
#pragma once

#include "core/ccd/linear.hpp"

#include <array>

namespace tunnel::ccd {

// Counter-clockwise; one vertex is a point, two a segment with an edge there and one back. Neighbours may coincide.
struct RoundedCore {
    std::array<glm::dvec2, shape::max_vertices> vertices; // the first `count`
    int count = 0;
    double radius = 0.0;

    RoundedCore() {} // the rest stays unset on purpose
    [[nodiscard]] const glm::dvec2& vertex(int i) const { return vertices[static_cast<std::size_t>(i)]; }
    [[nodiscard]] int edges() const { return count == 1 ? 0 : count; }
    [[nodiscard]] int next(int i) const { return i + 1 < count ? i + 1 : 0; }
};

// False for a turned box thinner than rounding.
[[nodiscard]] bool core_of(const shape::Aabb& box, RoundedCore& out);
[[nodiscard]] bool core_of(const shape::Circle& circle, RoundedCore& out);
[[nodiscard]] bool core_of(const shape::Segment& segment, RoundedCore& out);
[[nodiscard]] bool core_of(const shape::Capsule& capsule, RoundedCore& out);
[[nodiscard]] bool core_of(const shape::Obb& box, RoundedCore& out);
[[nodiscard]] bool core_of(const shape::ConvexPolygon& polygon, RoundedCore& out);

// Both move linearly; t runs from 0 to `horizon`, and at t = 1 they are displaced by `travel`.
struct Sweep {
    RoundedCore a, b;
    LinearTravel travel;
    double horizon = 1.0;
};

// The answer with no regard to speed: what the filters leave in doubt.
[[nodiscard]] LinearImpact sweep_exactly(const Sweep& sweep);

} // namespace tunnel::ccd
