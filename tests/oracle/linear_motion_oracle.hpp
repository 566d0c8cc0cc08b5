// Answers: exactly, do two grown shapes that move without turning touch by a time, and is the first contact before it?
// Relative to A, B runs along a segment; it touches where that is within both radii of the difference of the cores,
// which is where the difference swept backwards along it reaches the origin: no root in it.
// Refuses: numbers that are not finite. Only where a time lies within one rounding of the first contact are the roots
// of instants() asked; they are a second road, held against the first by the tests.
#pragma once

#include "tests/oracle/instants.hpp"
#include "tests/oracle/round_pair_oracle.hpp"

namespace tunnel::oracle {

class LinearMotion {
  public:
    // Displacements from t = 0 to t = 1.
    LinearMotion(const RoundShape& a, const RoundShape& b, const glm::dvec2& travel_a, const glm::dvec2& travel_b);

    // t finite and >= 0, beyond 1 as well.
    [[nodiscard]] bool touch_within(double t) const; // at some time in [0, t]
    [[nodiscard]] bool touch_at(double t) const;
    [[nodiscard]] bool touch_before(double t) const; // at some time in [0, t), t <= 1

    // At a time: how far B has to go along the direction until a line across it parts them. Rounded.
    [[nodiscard]] double push_at(double t, const glm::dvec2& direction) const;
    // The sign of the speed at which A closes in on B along the direction.
    [[nodiscard]] int closing_sign(const glm::dvec2& direction) const;

    // In [0, 1]: touching means the relative place in a disc about a corner of the difference, in a strip along a side,
    // or inside.
    [[nodiscard]] Instants instants() const;

  private:
    Difference d;
    Point rate; // of B against A, in the units of d
};

} // namespace tunnel::oracle
