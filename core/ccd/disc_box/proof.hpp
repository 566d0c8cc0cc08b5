// Answers, with proof: at time t, do disc and box touch? Have they met by then? A rounded evaluation with its
// error bound decides most cases, exact arithmetic the rest.
// Refuses: to guess; beyond the range of exact arithmetic the answer is none.
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

    // True if, seen along `axis` (a length near 1), disc and box are apart at both ends of the motion: since both move
    // linearly and are convex, they are apart throughout. The quick check: no exact arithmetic, so "false" says little.
    [[nodiscard]] bool plainly_apart(const glm::dvec2& axis) const;

    // Is there a contact in [0, t]? Exact, and so slow; monotone in t.
    [[nodiscard]] std::optional<bool> meets_until(double t) const;

    // From the nearest point of the box to the centre, at t: right to a few units in the last place, and zero
    // exactly if the centre lies in the box. In units of scaled().
    [[nodiscard]] glm::dvec2 offset(double t) const;

    [[nodiscard]] const DiscBoxMotion& scaled() const { return motion_; }

  private:
    // One axis at time t: how far the centre lies before box_min and beyond box_max, with their error bounds.
    struct Rough {
        double before = 0.0, before_error = 0.0, beyond = 0.0, beyond_error = 0.0;
    };
    struct ExactVector {
        math::Expansion x, y;
    };
    [[nodiscard]] Rough rough(int axis, double t) const;
    [[nodiscard]] math::Expansion before(int axis, double t) const;
    [[nodiscard]] math::Expansion beyond(int axis, double t) const;
    [[nodiscard]] std::optional<int> exact_side(double t) const;
    [[nodiscard]] math::Expansion outward(int axis, double t) const; // from the box to the centre, or zero
    [[nodiscard]] ExactVector direction() const;
    [[nodiscard]] math::Expansion along(const ExactVector& direction, double t) const;
    [[nodiscard]] std::optional<bool> line_meets(const ExactVector& direction) const;
    [[nodiscard]] bool plainly_apart_at(double t, const glm::dvec2& axis) const;

    DiscBoxMotion motion_; // scaled by a power of two, so that small scenes do not underflow
    glm::dvec2 velocity_{0.0}, before_{0.0}, beyond_{0.0}; // rounded: of the disc against the box; at t = 0
};

} // namespace tunnel::ccd
