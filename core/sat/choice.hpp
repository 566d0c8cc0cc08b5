// Answers: which axis gives the answer, and is the verdict exact? Internal to core/sat.
#pragma once

#include "core/sat/axes.hpp"
#include "core/sat/polygons.hpp"

namespace tunnel::sat {

// The gaps, the verdict, and the axis with the greatest gap after ties.
struct Choice {
    Gaps gaps;
    bool apart = false;
    Edge edge;
    [[nodiscard]] double gap(Edge e) const { return gaps.gap[static_cast<std::size_t>(e.place)]; }
};
void choose(const shape::ConvexPolygon& a, const shape::ConvexPolygon& b, Choice& out);

// Does axis u win over v where both push equally far? `way`: from A's middle to B's, about a unit vector or zero.
[[nodiscard]] bool preferred(const glm::dvec2& u, const glm::dvec2& v, const glm::dvec2& way);

// Is the whole of `other` strictly beyond the edge? Exact.
[[nodiscard]] bool separates(const shape::ConvexPolygon& of, int edge, const shape::ConvexPolygon& other);

// The gap of one edge, right to a relative 1e-12 as far as its length is.
[[nodiscard]] double exact_gap(const shape::ConvexPolygon& of, int edge, const shape::ConvexPolygon& other);

void record(const shape::ConvexPolygon& a, const shape::ConvexPolygon& b, const Choice& choice, Trace& out);

} // namespace tunnel::sat
