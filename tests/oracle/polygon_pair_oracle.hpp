// Answers: exactly, do two convex polygons touch, how far is the shortest way out, along which directions, and how wide
// is the gap? From the Minkowski difference A - B: B moved by v touches A where v is in it.
// Refuses: polygons that are not convex, and numbers that are not finite. Shares no code with core, and looks for no
// separating axis: the difference is the convex hull of all differences of vertices.
#pragma once

#include "tests/oracle/hull.hpp"

#include <span>
#include <vector>

namespace tunnel::oracle {

// A side of the difference: its outward normal, of no particular length, from A to B.
struct WayOut {
    Point normal;
    SquaredLength length;
};

class PolygonPair {
  public:
    PolygonPair(std::span<const glm::dvec2> a, std::span<const glm::dvec2> b);

    [[nodiscard]] bool touch() const; // a common point is enough
    [[nodiscard]] bool touch_when_moved(const glm::dvec2& b_by) const;
    [[nodiscard]] SquaredLength gap() const; // between the nearest points; 0 where they touch
    // While they touch. Shortest first; no other move that parts them is shorter than the first.
    [[nodiscard]] std::vector<WayOut> ways_out() const;
    // Of equally short ways the one the tie rule names: nearest to the direction between the middles of the bounding
    // boxes, then nearer to x, then to the left; middles that coincide: to +x, then +y.
    [[nodiscard]] glm::dvec2 normal_by_tie_rule() const;
    [[nodiscard]] bool middles_coincide() const { return twice_middles.x == 0 && twice_middles.y == 0; }

  private:
    Integer one;             // the length 1
    Point twice_middles;     // B's less A's
    std::vector<Point> hull; // counter-clockwise, corners only
};

} // namespace tunnel::oracle
