// Answers: a shape as the filters of linear sweeps see it: a convex loop of one vertex or more, with the rows of a
// polygon, so that they can read them in vectors; grown by a radius.
// Refuses: nothing; the shape is valid.
// Internal to core/ccd.
#pragma once

#include "core/ccd/linear.hpp"

namespace tunnel::ccd {

// Of a point no edge is one; a segment has an edge there and one back.
struct Outline {
    const shape::ConvexPolygon* loop = nullptr; // the caller's or `made`
    shape::ConvexPolygon made;
    double radius = 0.0;
    int count = 0;

    Outline() {} // the rest stays unset on purpose
    Outline(const Outline&) = delete;
    Outline& operator=(const Outline&) = delete;
    [[nodiscard]] glm::dvec2 vertex(int i) const { return loop->vertex(i); }
    [[nodiscard]] int next(int i) const { return loop->next(i); }
};

// False: too small to be seen so.
[[nodiscard]] bool outline_of(const shape::Aabb& box, Outline& out);
[[nodiscard]] bool outline_of(const shape::Circle& circle, Outline& out);
[[nodiscard]] bool outline_of(const shape::Segment& segment, Outline& out);
[[nodiscard]] bool outline_of(const shape::Capsule& capsule, Outline& out);
[[nodiscard]] bool outline_of(const shape::Obb& box, Outline& out);
[[nodiscard]] bool outline_of(const shape::ConvexPolygon& polygon, Outline& out);

// As Sweep; the horizon is at most 1.
struct OutlineSweep {
    const Outline &a, &b;
    LinearTravel travel;
    double horizon = 1.0;
};

} // namespace tunnel::ccd
