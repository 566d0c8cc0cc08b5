// Answers: exact yes/no questions about the four points onto which F maps the corners of a parameter box. First in
// rounded arithmetic with its error bound, and only where that leaves a doubt in exact arithmetic.
// Refuses: to guess. Beyond the range of the exact arithmetic `sound()` turns false, and no answer counts.
// Internal to core/ccd.
#pragma once

#include "core/ccd/point_segment/gap_field.hpp"
#include "core/math/expansion.hpp"

#include <array>
#include <optional>

namespace tunnel::ccd {

struct ExactPoint {
    math::Expansion x, y;
};

class CornerImage {
  public:
    // Corners in order around the box: (t0, s0), (t1, s0), (t1, s1), (t0, s1).
    CornerImage(const PointSegmentMotion& motion, const ParameterBox& box);

    [[nodiscard]] bool sound() const { return sound_; }

    // Sign of one coordinate (0 = x, 1 = y) of a corner's image, less an offset.
    [[nodiscard]] int side(int corner, int axis, double offset);

    // Sign of the cross product of the images of i and j: +1 if the origin lies to the left of the line i -> j.
    [[nodiscard]] int turn(int i, int j);

    // Does the infinite line through the images of i and j come within the Chebyshev distance d of the origin?
    [[nodiscard]] bool line_reaches(int i, int j, double d);

    struct Line {
        int from = 0, to = 0; // corners
    };
    // Sign of the least, over the corners c of the square [-d, d]^2, of side * (the turn of line a about c + that of
    // line b about c). Positive: all of the square lies to that side (+1: the left) of "both lines taken together".
    [[nodiscard]] int clearance(Line a, Line b, int side, double d);

    // Over a box with s in [0, 1]: does the origin come to lie on the moving segment from A (corners 0 -> 1) to B
    // (3 -> 2), the two being on opposite sides of it all the while? Finds a segment that only touches in passing.
    [[nodiscard]] bool segment_meets_origin();

  private:
    [[nodiscard]] const ExactPoint& exact(int corner);
    [[nodiscard]] int checked_sign(const math::Expansion& value);

    const PointSegmentMotion& motion_;
    std::array<glm::dvec2, 4> parameters_; // (t, s)
    std::array<glm::dvec2, 4> rough_;
    std::array<std::optional<ExactPoint>, 4> exact_;
    double error_ = 0.0;       // of each coordinate of rough_
    double cross_error_ = 0.0; // of a cross product of two of them
    bool sound_ = true;
};

} // namespace tunnel::ccd
