// Answers: which axis gives the answer where that is not plain, and is the verdict exact? Internal to core/sat.
#pragma once

#include "core/sat/axes.hpp"

namespace tunnel::sat {

// The axis with the greatest gap after ties; `apart` is exact, and the gap right to a relative 1e-12.
[[nodiscard]] Axis choose(const shape::ConvexPolygon& a, const shape::ConvexPolygon& b);
[[nodiscard]] Axis choose(const shape::ConvexPolygon& a, const shape::ConvexPolygon& b, const Gaps& gaps); // theirs

// Does axis u win over v where both push equally far? `way`: from A's middle to B's, about a unit vector or zero.
[[nodiscard]] bool preferred(const glm::dvec2& u, const glm::dvec2& v, const glm::dvec2& way);

// Of the bounding box.
[[nodiscard]] glm::dvec2 middle(const shape::ConvexPolygon& p);

// Is the whole of `other` strictly beyond the edge? Exact.
[[nodiscard]] bool separates(const shape::ConvexPolygon& of, int edge, const shape::ConvexPolygon& other);

void record(const shape::ConvexPolygon& a, const shape::ConvexPolygon& b, Trace& out);

} // namespace tunnel::sat
