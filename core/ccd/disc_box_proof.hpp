// Answers, with proof: at time t, do disc and box touch? Do they stay apart until t? A rounded evaluation with its
// error bound decides most cases, exact arithmetic the rest.
// Refuses: to guess; beyond the range of exact arithmetic the answer is "unknown" or "not proved".
// Internal to core/ccd.
#pragma once

#include "core/ccd/disc_box.hpp"
#include "core/math/expansion.hpp"

#include <optional>

namespace tunnel::ccd {

class DiscBoxProof {
  public:
    explicit DiscBoxProof(const DiscBoxMotion& motion); // valid

    // Sign of (distance from the centre to the box - radius) at t: -1 overlap, 0 touching, +1 apart.
    [[nodiscard]] std::optional<int> side(double t) const;

    // True if a line square to `axis` (any length near 1) keeps disc and box apart all the way from 0 to t: since
    // both move linearly and are convex, it is enough that it does at both ends.
    [[nodiscard]] bool apart_until(double t, const glm::dvec2& axis) const;

    // True if a contact within [lo, hi] is proved by crossing: the centre passes the box on one axis, so is level with
    // it at some instant, while the distance on the other axis is no more than the radius. Finds contacts that last
    // only an instant, which need not be a double.
    [[nodiscard]] bool crosses_between(double lo, double hi) const;

    // From the nearest point of the box to the centre, at t: right to a few units in the last place, and zero
    // exactly if the centre lies in the box. In units of scaled().
    [[nodiscard]] glm::dvec2 offset(double t) const;

    [[nodiscard]] const DiscBoxMotion& scaled() const { return motion_; }

  private:
    // One axis at time t: how far the centre lies before box_min and beyond box_max, with their error bounds.
    struct Rough {
        double before = 0.0, before_error = 0.0, beyond = 0.0, beyond_error = 0.0;
    };
    [[nodiscard]] Rough rough(int axis, double t) const;
    [[nodiscard]] math::Expansion before(int axis, double t) const;
    [[nodiscard]] math::Expansion beyond(int axis, double t) const;
    [[nodiscard]] math::Expansion outside(int axis, double t) const; // the positive one of the two, or zero
    [[nodiscard]] std::optional<int> exact_side(double t) const;
    [[nodiscard]] bool apart_at(double t, const glm::dvec2& axis) const;
    [[nodiscard]] bool exactly_apart_at(double t, const glm::dvec2& axis) const;

    DiscBoxMotion motion_; // scaled by a power of two, so that small scenes do not underflow
    glm::dvec2 velocity_{0.0}, before_{0.0}, beyond_{0.0}; // rounded: of the disc against the box; at t = 0
};

} // namespace tunnel::ccd
