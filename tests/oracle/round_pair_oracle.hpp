// Answers: exactly, do two grown shapes touch, how deep are they in each other, how wide is the gap, and how far is the
// way out along a direction? A point, segment or convex polygon grown by a radius: B moved by v touches A where v is
// within both radii of the difference of the cores.
// Refuses: numbers that are not finite, negative radii. Shares no code with core; the difference is the convex hull of
// all differences of vertices, and no axis is looked for.
#pragma once

#include "tests/oracle/hull.hpp"

#include <glm/vec2.hpp>

#include <span>
#include <vector>

namespace tunnel::oracle {

// All points within `radius` of the convex hull of `core`.
struct RoundShape {
    std::vector<glm::dvec2> core;
    double radius = 0.0;
};

// Of the cores, A less B, in units of 1 / one.
struct Difference {
    std::vector<Point> hull;
    Integer reach; // both radii together
    Integer one;   // the length 1
};

// `also`: further numbers that shall be whole in these units; at() then brings them there.
[[nodiscard]] Difference difference_of(const RoundShape& a, const RoundShape& b, Grid also = {});
[[nodiscard]] Grid grid_of(const RoundShape& a, const RoundShape& b, Grid also = {});

class RoundPair {
  public:
    RoundPair(const RoundShape& a, const RoundShape& b);

    [[nodiscard]] bool touch() const; // a common point is enough
    [[nodiscard]] bool touch_when_moved(const glm::dvec2& b_by) const;
    [[nodiscard]] SquaredLength between_cores() const; // 0 where the cores touch

    // Apart: the sign of (gap - x), x >= 0; and the gap, rounded.
    [[nodiscard]] int compare_gap(double x) const;
    [[nodiscard]] double gap() const;
    // Touching: the sign of (length of the shortest way out - x), x >= 0; and that length, rounded.
    [[nodiscard]] int compare_depth(double x) const;
    [[nodiscard]] double depth() const;

    // How far B has to go along the direction, of any length but 0, until a line across it parts the shapes: negative
    // if it does already, by the gap between the shadows. Its sign, and the length rounded.
    [[nodiscard]] int push_sign(const glm::dvec2& direction) const;
    [[nodiscard]] double push(const glm::dvec2& direction) const;

    // Along the outward normal of each side of the difference, least first, rounded; none where it is a point.
    [[nodiscard]] std::vector<double> side_pushes() const;
    // Unit, rounded: from the nearest point of A's core to that of B's, while the cores are apart.
    [[nodiscard]] glm::dvec2 between_nearest() const;
    // B's bounding box has its middle where A's has.
    [[nodiscard]] bool middles_coincide() const { return twice_middles.x == 0 && twice_middles.y == 0; }

  private:
    Difference d;
    Point twice_middles;   // B's less A's
    SquaredLength outside; // of the origin from the cores' difference, in its units
    SquaredLength inside;  // from its nearest side, where the origin is strictly inside
};

} // namespace tunnel::oracle
