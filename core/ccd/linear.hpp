// Answers: when do two shapes that move without turning first touch? In closed form: the relative path as a ray against
// the Minkowski difference, a polygon grown by a radius; then proved.
// Refuses: what shape::is_valid() refuses, travels not finite or beyond shape::max_coordinate; the status is then
// invalid_input and nothing else is set.
// Degenerate cases: a point is a circle of no radius; no motion at all is the test at rest; touching at the start is a
// hit at 0; sliding along a side and grazing a corner are contact, decided exactly. Boxes turned by a pose are the
// polygons that polygon_of() rounds them to. Source: Ericson 2005, chapter 5.5 (moving shapes); Schneider and Eberly
// 2002 (separating axes of moving polygons).
#pragma once

#include "core/base/status.hpp"
#include "core/shape/shapes.hpp"

#include <span>

namespace tunnel::ccd {

// Displacements from t = 0 to t = 1, one frame and length unit with the shapes.
struct LinearTravel {
    glm::dvec2 a{0.0}, b{0.0};
};

struct LinearImpact {
    base::Status status = base::Status::invalid_input; // clear | hit | invalid_input; `clear` only if they never touch
    double t = 0.0;                                    // hit: first contact, nearest double known; 0 at the start
    // hit: t_lo <= exact first contact, never late; t_hi >= it where `certified`, and then t_hi - t_lo <= 256 *
    // 2^-53 * t_hi but where arithmetic underflows; both 0 at the start.
    double t_lo = 0.0, t_hi = 0.0;
    bool certified = false; // hit: contact is proved, not merely not excluded where arithmetic underflows
    // hit at t > 0: unit, from A to B, the direction in which A cannot go on. Where corner meets corner: of the sides
    // that meet there the one that the motion meets more steeply, of equal ones that to the left of A's way against B.
    // Zero if they touch from the start; ask overlap::contact then.
    glm::dvec2 normal{0.0};
    glm::dvec2 point{0.0}; // hit at t > 0: a point that both touch at t, common frame
};

[[nodiscard]] LinearImpact first_contact(const shape::Circle& a, const shape::Aabb& b, const LinearTravel& travel);
[[nodiscard]] LinearImpact first_contact(const shape::Aabb& a, const shape::Aabb& b, const LinearTravel& travel);
[[nodiscard]] LinearImpact first_contact(const shape::Obb& a, const shape::Obb& b, const LinearTravel& travel);
[[nodiscard]] LinearImpact first_contact(const shape::ConvexPolygon& a, const shape::ConvexPolygon& b,
                                         const LinearTravel& travel);
[[nodiscard]] LinearImpact first_contact(const shape::Circle& a, const shape::Circle& b, const LinearTravel& travel);
[[nodiscard]] LinearImpact first_contact(const shape::Capsule& a, const shape::ConvexPolygon& b,
                                         const LinearTravel& travel);
// Any two shapes, those above included.
[[nodiscard]] LinearImpact first_contact(const shape::AnyShape& a, const shape::AnyShape& b,
                                         const LinearTravel& travel);

// The ray as a moving point: where does it first meet the shape that rests? t is the ray's, in [0, t_max]; t_max must
// be finite here.
[[nodiscard]] LinearImpact first_contact(const shape::Ray& ray, const shape::AnyShape& b);

template <class A, class B> struct LinearMotion {
    A a;
    B b;
    LinearTravel travel;
};

// first_contact() of each motion, to the same bits, and sooner (bench/sweep): for those who have many. `out` has room
// for as many as there are motions (asserted).
void first_contacts(std::span<const LinearMotion<shape::Circle, shape::Aabb>> motions, std::span<LinearImpact> out);
void first_contacts(std::span<const LinearMotion<shape::Aabb, shape::Aabb>> motions, std::span<LinearImpact> out);
void first_contacts(std::span<const LinearMotion<shape::Obb, shape::Obb>> motions, std::span<LinearImpact> out);

} // namespace tunnel::ccd
