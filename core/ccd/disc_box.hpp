// Answers: when does a moving disc first touch a moving axis-aligned box in the plane (corners square, contact
// exact there)? In closed form: the disc's centre against the box grown by the radius, with rounded corners; then
// proved in exact arithmetic.
// Refuses: numbers that are not finite or beyond 1e100, a negative radius, min > max.
#pragma once

#include "core/base/contact_rule.hpp"
#include "core/base/status.hpp"

#include <glm/vec2.hpp>

namespace tunnel::ccd {

// One frame and length unit for all; both bodies move linearly over t in [0, 1]. Radius 0 is a point; a box of no
// width is a segment or a point; no motion at all is legal.
struct DiscBoxMotion {
    glm::dvec2 centre{0.0};      // of the disc at t = 0
    glm::dvec2 disc_travel{0.0}; // displacement of the disc from t = 0 to t = 1
    double radius = 0.0;
    glm::dvec2 box_min{0.0}, box_max{0.0}; // at t = 0
    glm::dvec2 box_travel{0.0};
};

struct DiscBoxImpact {
    base::Status status = base::Status::invalid_input; // clear | hit | invalid_input
    double t = 0.0;                // hit: first contact, nearest double known; 0 when touching at the start
    double t_lo = 0.0, t_hi = 0.0; // hit: t_lo <= exact first contact, never late; t_hi >= it where `certified`
    bool certified = false;        // hit: contact is proved, not merely within rounding of it
    glm::dvec2 centre{0.0};        // hit: disc centre at t, common frame
    glm::dvec2 point{0.0};         // hit: the touching point of the box at t (nearest to the centre)
    // hit: unit, from the box to the disc, as it was just before a contact at t > 0; so a disc of radius 0 has one
    // too. Zero if the centre lies in the box from the start.
    glm::dvec2 normal{0.0};
};

// Do the numbers keep the contract above?
[[nodiscard]] bool is_valid(const DiscBoxMotion& motion);

// Overlap at rest: is the disc's centre within `radius` of the closed box? Touching counts. Decided exactly; where
// even exact arithmetic underflows (a spread of sizes beyond 1e140), the answer is yes. Invalid numbers: no.
[[nodiscard]] bool touches(const glm::dvec2& centre, double radius, const glm::dvec2& box_min,
                           const glm::dvec2& box_max, base::ContactRule rule = base::ContactRule::closed);

// The shortest push (a displacement of the disc) that ends an overlap at rest, to just touching; zero when apart.
// Ties go to -x, then +x, -y, +y. Rounded. Invalid numbers: zero.
[[nodiscard]] glm::dvec2 push_out(const glm::dvec2& centre, double radius, const glm::dvec2& box_min,
                                  const glm::dvec2& box_max);

// The gap between the surfaces at rest: positive apart; negative the length of push_out. Rounded. Invalid: NaN.
[[nodiscard]] double clearance(const glm::dvec2& centre, double radius, const glm::dvec2& box_min,
                               const glm::dvec2& box_max);

// The interval of centre x, at centre height y, in which the disc touches the box. `any` is
// decided exactly, the ends are rounded. Invalid numbers: none.
struct Reach {
    bool any = false;
    double lo = 0.0, hi = 0.0;
};
[[nodiscard]] Reach reach_in_x(double y, double radius, const glm::dvec2& box_min, const glm::dvec2& box_max);

// First contact over t in [0, 1]. Conservative: `clear` only if the exact shapes never touch. Grazes are decided
// exactly; where even exact arithmetic underflows, the answer is a hit that is not certified.
[[nodiscard]] DiscBoxImpact first_contact(const DiscBoxMotion& motion);

} // namespace tunnel::ccd
