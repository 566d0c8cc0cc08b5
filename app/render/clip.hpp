// Answers: the part of a segment or convex polygon that a rectangle shows. In doubles, before anything becomes float:
// at a deep zoom the rest lies billions of pixels away.
#pragma once

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include <optional>
#include <vector>

namespace tunnel::app {

struct Bounds {
    glm::dvec2 lo{0.0}, hi{0.0};
    [[nodiscard]] Bounds grown(double by) const { return {lo - by, hi + by}; }
    [[nodiscard]] bool overlaps(glm::dvec2 a, glm::dvec2 b) const { // box with corners a <= b
        return a.x <= hi.x && b.x >= lo.x && a.y <= hi.y && b.y >= lo.y;
    }
};

struct Span {
    double from = 0.0, to = 1.0;
};
// The parameters of a + t (b - a), t in [0, 1], inside the bounds.
[[nodiscard]] std::optional<Span> clip_segment(const Bounds& bounds, glm::dvec2 a, glm::dvec2 b);
// z rides along.
[[nodiscard]] std::vector<glm::dvec3> clip_polygon(const Bounds& bounds, std::vector<glm::dvec3> points);
// A convex polygon in clip space, cut at the near plane.
[[nodiscard]] std::vector<glm::dvec4> clip_near(const std::vector<glm::dvec4>& points);

} // namespace tunnel::app
