// Answers: do two convex polygons touch, along which axis is the way out shortest, and where do they touch? By the
// separating axis theorem over the edge normals of both; the verdict is exact.
// Refuses: polygons without a vertex: the status is then invalid_input and nothing else is set.
// Source: Gottschalk et al. 1996 (separating axes), Ericson 2005 (clipping to a manifold), Shewchuk 1997 (exact signs).
#pragma once

#include "core/overlap/contact.hpp"
#include "core/shape/polygon.hpp"

#include <span>
#include <vector>

namespace tunnel::sat {

// The way out. Fields as in overlap::Contact. Ties (pushes within 2^-48 of the polygons' sizes and distance together):
// the axis whose direction is nearest to that from the middle of A's bounding box to that of B's; then the axis nearer
// to x; then the one to the left of that direction; if the middles coincide, the one that points to +x, then +y. So
// swapping A and B turns the answer round, but for coincident middles; depth, distance and points may then differ by a
// rounding, since all is measured from A's vertex 0.
struct Mtv {
    base::Status status = base::Status::invalid_input;
    glm::dvec2 normal{0.0};
    double depth = 0.0, distance = 0.0;
};

// One candidate axis, the outward normal of an edge, as the theorem sees it. The intervals are shadows on `axis`,
// measured from A's vertex 0.
struct AxisRecord {
    bool of_a = true; // whose edge
    int edge = 0;
    glm::dvec2 axis{0.0}; // unit; from A to B
    double a_lo = 0.0, a_hi = 0.0, b_lo = 0.0, b_hi = 0.0;
    double overlap = 0.0;   // min(a_hi, b_hi) - max(a_lo, b_lo): the width, not the way out
    double push = 0.0;      // a_hi - b_lo: B has to move so far along the axis; negative: apart by that much
    bool separates = false; // exactly
    bool tied = false;      // its push equals the least, to rounding
};

// Every axis, A's edges before B's. A search that stops at the first separating axis visits `visited` of them.
struct Trace {
    std::vector<AxisRecord> axes;
    int visited = 0;
    int chosen = -1; // index of the axis that gave the answer
};

// The MTV alone; and with contact points. The trace changes no bit of the answer.
[[nodiscard]] Mtv mtv(const shape::ConvexPolygon& a, const shape::ConvexPolygon& b, Trace* trace = nullptr);
[[nodiscard]] overlap::Contact contact(const shape::ConvexPolygon& a, const shape::ConvexPolygon& b,
                                       Trace* trace = nullptr);

struct PolygonPair {
    const shape::ConvexPolygon *a = nullptr, *b = nullptr;
};

// contact() of each pair, to the same bits but for the sign of zeros, and sooner (bench/sat): for those who have
// many. `out` has room for as many as there are pairs (asserted).
void contacts(std::span<const PolygonPair> pairs, std::span<overlap::Contact> out);

} // namespace tunnel::sat
