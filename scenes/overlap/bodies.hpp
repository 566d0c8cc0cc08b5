// Answers: which shape the parameters describe, its outline for drawing, and its interval along a direction.
#pragma once

#include "scenes/kit/plane.hpp"
#include "scenes/overlap/overlap.hpp"

#include <glm/geometric.hpp>

namespace tunnel::scenes::overlap_lab {

using kit::across, kit::direction, kit::flat;

struct Body {
    Form form = Form::box;
    glm::dvec2 middle{0.0}, half{1.0};
    double angle = 0.0; // degrees
    int corners = 4;
};
[[nodiscard]] Body body_a(const Params& params);
[[nodiscard]] Body body_b(const Params& params);

[[nodiscard]] shape::AnyShape shape_of(const Body& body);
[[nodiscard]] Outline outline_of(const Body& body);

[[nodiscard]] Axis axis_along(const glm::dvec2& n, const Outline& a, const Outline& b);

// The pair of kinds side by side at touching numbers that a double holds: contact and depth 0?
[[nodiscard]] bool touch_exactly(Form a, Form b, ContactRule rule);

} // namespace tunnel::scenes::overlap_lab
