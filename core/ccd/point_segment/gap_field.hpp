// Answers: what values can the gap F(t, s) take over a box of the parameter square? Prepared once per query, so
// that each of many evaluations is cheap.
// Refuses: nothing; the motion is valid.
#pragma once

#include "core/ccd/point_segment.hpp"

#include <glm/common.hpp>
#include <glm/vec2.hpp>

namespace tunnel::ccd {

// Axis-aligned bounds of F.
struct Hull {
    glm::dvec2 lo{0.0}, hi{0.0};
};

// F is bilinear, so it is fixed by its values at the corners of the square. To work on these differences rather than
// on positions keeps the error small for a small scene far from the origin.
class GapField {
  public:
    explicit GapField(const PointSegmentMotion& motion)
        : start_a_(motion.p0 - motion.a0), end_a_(motion.p1 - motion.a1), start_b_(motion.p0 - motion.b0),
          end_b_(motion.p1 - motion.b1) {}

    [[nodiscard]] glm::dvec2 at(double t, double s) const {
        return mix(mix(start_a_, end_a_, t), mix(start_b_, end_b_, t), s);
    }

    // The hull of the four corner values: a bilinear function has its extremes at corners.
    [[nodiscard]] Hull hull(const ParameterBox& box) const {
        const glm::dvec2 early_a = mix(start_a_, end_a_, box.t0), early_b = mix(start_b_, end_b_, box.t0);
        const glm::dvec2 late_a = mix(start_a_, end_a_, box.t1), late_b = mix(start_b_, end_b_, box.t1);
        const glm::dvec2 q00 = mix(early_a, early_b, box.s0), q01 = mix(early_a, early_b, box.s1);
        const glm::dvec2 q10 = mix(late_a, late_b, box.s0), q11 = mix(late_a, late_b, box.s1);
        return {glm::min(glm::min(q00, q01), glm::min(q10, q11)), glm::max(glm::max(q00, q01), glm::max(q10, q11))};
    }

    // Bound on the error of `at`, with room for one more rounded addition of the bound itself. Proof: gap.cpp.
    [[nodiscard]] double error_bound() const;

  private:
    [[nodiscard]] static glm::dvec2 mix(const glm::dvec2& x, const glm::dvec2& y, double w) {
        return (1.0 - w) * x + w * y;
    }

    glm::dvec2 start_a_, end_a_, start_b_, end_b_; // F at (0,0), (1,0), (0,1), (1,1)
};

} // namespace tunnel::ccd
