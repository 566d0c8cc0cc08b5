// Answers: points, linear motions and their products over the integers; the vocabulary of the plane oracles.
#pragma once

#include "tests/oracle/algebraic.hpp"

#include <glm/vec2.hpp>

namespace tunnel::oracle {

struct Point {
    Integer x, y;
};

[[nodiscard]] inline Point operator+(const Point& a, const Point& b) { return {a.x + b.x, a.y + b.y}; }
[[nodiscard]] inline Point operator-(const Point& a, const Point& b) { return {a.x - b.x, a.y - b.y}; }
[[nodiscard]] inline Point operator*(const Integer& k, const Point& a) { return {k * a.x, k * a.y}; }
[[nodiscard]] inline Integer cross(const Point& a, const Point& b) { return a.x * b.y - a.y * b.x; }
[[nodiscard]] inline Integer dot(const Point& a, const Point& b) { return a.x * b.x + a.y * b.y; }

// x(t) = start + t rate
struct Linear {
    Point start, rate;
};

[[nodiscard]] inline Linear from_ends(const Point& at0, const Point& at1) { return {at0, at1 - at0}; }
[[nodiscard]] inline Linear operator-(const Linear& a, const Linear& b) { return {a.start - b.start, a.rate - b.rate}; }
[[nodiscard]] inline Linear operator+(const Linear& a, const Point& b) { return {a.start + b, a.rate}; }

[[nodiscard]] inline Quadratic cross(const Linear& a, const Linear& b) {
    return {cross(a.rate, b.rate), cross(a.start, b.rate) + cross(a.rate, b.start), cross(a.start, b.start)};
}
[[nodiscard]] inline Quadratic dot(const Linear& a, const Linear& b) {
    return {dot(a.rate, b.rate), dot(a.start, b.rate) + dot(a.rate, b.start), dot(a.start, b.start)};
}
[[nodiscard]] inline Quadratic x_of(const Linear& a) { return {0, a.rate.x, a.start.x}; }
[[nodiscard]] inline Quadratic y_of(const Linear& a) { return {0, a.rate.y, a.start.y}; }
[[nodiscard]] inline Quadratic constant(const Integer& c) { return {0, 0, c}; }

[[nodiscard]] inline Point at(const Grid& grid, const glm::dvec2& v) { return {grid.at(v.x), grid.at(v.y)}; }
inline void cover(Grid& grid, std::initializer_list<glm::dvec2> points) {
    for (const glm::dvec2& v : points) {
        grid.cover({v.x, v.y});
    }
}

} // namespace tunnel::oracle
