// Answers: the convex hull of integer points, and how far it is from a point: the steps that Minkowski differences
// need. Refuses: rounding; lengths stay squared fractions until root() is asked.
#pragma once

#include "tests/oracle/plane.hpp"

#include <vector>

namespace tunnel::oracle {

// The square of a length, exact: numerator / denominator.
struct SquaredLength {
    Integer numerator = 0, denominator = 1;

    [[nodiscard]] int compare(const SquaredLength& other) const; // the sign of (this - other)
    [[nodiscard]] int compare_length(double length) const;       // the sign of (root of this - length), length >= 0
    [[nodiscard]] double root() const;                           // rounded
};

[[nodiscard]] glm::dvec2 unit(const Point& direction); // rounded

// Counter-clockwise, corners only; points on a line leave its two ends, equal points one. At least one point.
[[nodiscard]] std::vector<Point> hull_of(std::vector<Point> points);

// Is p in the closed hull of three or more corners?
[[nodiscard]] bool contains(const std::vector<Point>& hull, const Point& p);

// Of the origin from the segment pq.
[[nodiscard]] SquaredLength to_segment(const Point& p, const Point& q);
// Of the origin from the closed hull, of any number of corners; 0 inside.
[[nodiscard]] SquaredLength to_hull(const std::vector<Point>& hull);

} // namespace tunnel::oracle
