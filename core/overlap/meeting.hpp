// Answers: how do two cores stand to each other? Apart: where are they nearest; overlapping: through which edge is the
// way out? And then: do the grown cores touch, how deep, and where? Internal to core/overlap.
#pragma once

#include "core/overlap/contact.hpp"
#include "core/sat/choice.hpp"
#include "core/shape/polygon.hpp"

namespace tunnel::overlap {

struct Core {
    const shape::ConvexPolygon& shape; // 1, 2 or more vertices; see body.hpp
    double radius;
};

struct Meeting {
    glm::dvec2 normal{0.0}; // unit, from A to B
    bool within = false;    // do the grown cores touch? Exact.
    double depth = 0.0;     // of the grown cores along the normal; negative: apart
    bool has_edge = false;  // is the normal that of an edge? Then `edge` gives the normal,
    sat::Edge edge;
    int vertex_a = 0, vertex_b = 0; // else the vertices that are nearest
};

// For cores that do not touch; `error`: no rounded distance is off by more. The second where one axis sees them
// farther apart than any other does, beyond doubt.
[[nodiscard]] Meeting nearest(const Core& a, const Core& b, double error);
[[nodiscard]] Meeting nearest_along(const Core& a, const Core& b, const sat::Axis& axis);

// For cores that touch; `axis` is the one they part by.
[[nodiscard]] Meeting way_out(const Core& a, const Core& b, const sat::Axis& axis);

// For points and segments that touch, all on one line. None if they are apart along it; `way` as in sat::preferred.
[[nodiscard]] bool meet_on_line(const Core& a, const Core& b, const glm::dvec2& way, Meeting& out);

// Contact points of grown cores that touch; `rounding`: how far apart points may be and still count as touching.
void add_points(const Core& a, const Core& b, const Meeting& meeting, double rounding, Contact& out);

} // namespace tunnel::overlap
