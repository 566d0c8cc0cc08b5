// Answers: how far does each edge of two polygons see the other one, which sees it farthest, and what follows where
// that is plain? In one sweep of vector arithmetic. Internal to core.
#pragma once

#include "core/sat/polygons.hpp"

#include <cmath>

namespace tunnel::sat {

// An edge of either polygon, by one number so that nothing need branch on whose it is.
struct Edge {
    unsigned place = 0; // A's edges from 0 on, B's from max_vertices on
    [[nodiscard]] bool of_a() const { return place < shape::max_vertices; }
    [[nodiscard]] unsigned index() const { return place % shape::max_vertices; }
};

// The gap of A's edge i with outward normal n_i: the least n_i . (b - a_i) over B's vertices b; of B's edges likewise.
// A positive one separates; the greatest of all, negated, is the depth.
struct Best {
    double gap = 0.0;     // the greatest
    double error = 0.0;   // no gap is off by more, the direction of n_i included
    Edge edge;            // the first within `error` of it
    bool several = false; // more than one is

    // The verdict is beyond doubt, no tie needs breaking, and the gap is right to a relative 1e-12 of itself.
    [[nodiscard]] bool plain() const { return (std::abs(gap) >= 0x1p40 * error) & !several; }
};

struct Gaps {
    alignas(
        32) std::array<double, 2 * shape::max_vertices> gap; // by Edge::place; NaN beyond the last edge, to groups()
    Best best;
};
void find_gaps(const shape::ConvexPolygon& a, const shape::ConvexPolygon& b, Gaps& out);

// The chosen axis: `normal` unit and outward from the polygon it is an edge of, 1 / scale the length of that edge's
// normal as it is stored, `gap` along the unit normal.
struct Axis {
    Edge edge;
    bool apart = false;
    double scale = 1.0, gap = 0.0, rounding = 0.0;
    glm::dvec2 normal{0.0};
};

[[nodiscard, gnu::always_inline]] inline Axis axis_of(const shape::ConvexPolygon& of, Edge edge, double gap,
                                                      double rounding) {
    const double nx = of.nx[edge.index()], ny = of.ny[edge.index()];
    const double scale = 1.5 - 0.5 * (nx * nx + ny * ny); // 1 / |n|, as |n| is 1 to a relative 1e-9
    return {edge, gap > 0.0, scale, gap * scale, rounding, {scale * nx, scale * ny}};
}

// From the sweep to the answer in one go, where it is plain; false: it is not, and nothing is set.
[[nodiscard]] bool plain_mtv(const shape::ConvexPolygon& a, const shape::ConvexPolygon& b, Mtv& out);
[[nodiscard]] bool plain_contact(const shape::ConvexPolygon& a, const shape::ConvexPolygon& b, overlap::Contact& out);

// The answer, once the axis is chosen.
void write(const shape::ConvexPolygon& a, const shape::ConvexPolygon& b, const Axis& axis, Mtv& out);
void write(const shape::ConvexPolygon& a, const shape::ConvexPolygon& b, const Axis& axis, overlap::Contact& out);

} // namespace tunnel::sat
