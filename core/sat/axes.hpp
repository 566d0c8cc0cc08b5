// Answers: how far does each edge of two polygons see the other one, and which sees it farthest? In one sweep of
// vector arithmetic. Internal to core/sat.
#pragma once

#include "core/shape/polygon.hpp"

namespace tunnel::sat {

// An edge of either polygon, by one number so that nothing need branch on whose it is.
struct Edge {
    int place = 0; // A's edges from 0 on, B's from max_vertices on
    [[nodiscard]] bool of_a() const { return place < shape::max_vertices; }
    [[nodiscard]] int index() const { return place % shape::max_vertices; }
};

// gap[i]: the least n_i . (b - a_i) over B's vertices b, n_i the outward normal of A's edge i; for B's edges likewise.
// A positive one separates; the greatest of all, negated, is the depth. Beyond the last edge: NaN, to a multiple of
// four; the rest is unset.
struct Gaps {
    alignas(32) std::array<double, 2 * shape::max_vertices> gap; // by Edge::place
    double error;                                                // no gap is off by more, the direction of n_i included
    double best;                                                 // the greatest
    Edge edge;                                                   // the first within `error` of it
    bool several;                                                // more than one is
};
void find_gaps(const shape::ConvexPolygon& a, const shape::ConvexPolygon& b, Gaps& out);

// The edge of `other` whose normal points most against `normal`; of several, the first.
[[nodiscard]] int facing_edge(const glm::dvec2& normal, const shape::ConvexPolygon& other);

} // namespace tunnel::sat
