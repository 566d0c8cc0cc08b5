// Answers: do two shapes touch, which way out is the shortest, and where do they touch? One function for every pair;
// the verdict is exact and touching is contact. Refuses: what is_valid() refuses; the status is then invalid_input and
// nothing else is set. Degenerate cases: a shape of no size behaves as a point or a segment; containment pushes out
// through the nearest side; coincident centres have a direction stated below. Numbers are rounded, the verdict is not:
// it is that of the exact shapes, boxes turned by a pose being the polygons that polygon_of() rounds them to. Source:
// Ericson 2005, chapters 4 and 5 (closest features, shapes as a core grown by a radius); Shewchuk 1997 (exact signs).
#pragma once

#include "core/base/contact_rule.hpp"
#include "core/overlap/contact.hpp"
#include "core/shape/shapes.hpp"

namespace tunnel::overlap {

// Do the boxes share a point? Four comparisons; invalid numbers: no.
[[nodiscard]] bool touches(const shape::Aabb& a, const shape::Aabb& b,
                           base::ContactRule rule = base::ContactRule::closed);

// One axis as the comparison of intervals sees it.
struct AxisOverlap {
    double width = 0.0; // min of the maxima less max of the minima: of the common part; negative: apart by so much
    double push_up = 0.0, push_down = 0.0; // how far B has to move to get out upwards, downwards; negative: it is out
};
[[nodiscard]] AxisOverlap axis_overlap(double a_min, double a_max, double b_min, double b_max);

// Every contact(): normal from A to B. Ties between ways out as in sat::Mtv, between cores where a radius grows them.
// Swapping A and B turns the answer round, to the last bit; not so where their middles coincide, to rounding: then
// equal ways out have +x first, then +y, both ways round, as far as the shapes have no better direction of their own.
// clear: the normal is the direction from the nearest point of A to that of B where round shapes or segments take part,
// and the distance is then the true one; for two boxes or polygons it is the best of the edges' normals, and the
// distance is the gap along it. A box of no width counts as a segment, but not towards another upright box. Features: a
// box has the edges of its polygon (from the lower left corner, counter-clockwise: 0 is the lower side); circle and
// point: vertex 0; segment and capsule: vertices 0 and 1, edge 0 to the right of the way from a to b and edge 1 to its
// left. A turned box thinner than the rounding of its corners is its middle line. Where exact arithmetic underflows the
// answer is hit (sizes more than 1e140 apart); nothing is promised for shapes smaller than 1e-150.

// Two points: the ends of the common side; one where they coincide.
[[nodiscard]] Contact contact(const shape::Aabb& a, const shape::Aabb& b);

// One point.
[[nodiscard]] Contact contact(const shape::Circle& a, const shape::Circle& b);

// One point.
[[nodiscard]] Contact contact(const shape::Circle& a, const shape::Aabb& b);

// Any two shapes, those above included. Two points where an edge gives the normal and an edge of the other shape faces
// it within 45 degrees, with both ends of what they have in common inside; two polygons need not face so well.
[[nodiscard]] Contact contact(const shape::AnyShape& a, const shape::AnyShape& b);

} // namespace tunnel::overlap
