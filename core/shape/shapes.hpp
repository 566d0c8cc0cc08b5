// Answers: which simple shapes take part in queries, and are their numbers in order?
// Refuses: numbers not finite or beyond max_coordinate, negative radii or extents, min > max, an axis far from unit.
#pragma once

#include "core/base/within.hpp"
#include "core/shape/polygon.hpp"

#include <glm/vec2.hpp>

#include <cmath>
#include <limits>
#include <optional>
#include <variant>

namespace tunnel::shape {

// One frame and one length unit for all. Sizes may be zero: a circle of no radius is a point, so is a box of no size,
// and a segment whose ends coincide.
struct Aabb {
    glm::dvec2 min{0.0}, max{0.0};
};

struct Circle {
    glm::dvec2 centre{0.0};
    double radius = 0.0;
};

struct Segment {
    glm::dvec2 a{0.0}, b{0.0};
};

// All points within `radius` of the segment.
struct Capsule {
    Segment core;
    double radius = 0.0;
};

// A box with sides of 2 * half > 0, turned by pose.
struct Obb {
    Pose pose;
    glm::dvec2 half{1.0};
};

// The points origin + t * direction with 0 <= t <= t_max; the direction need not be unit. `t_max` may be infinite.
struct Ray {
    glm::dvec2 origin{0.0}, direction{1.0, 0.0};
    double t_max = std::numeric_limits<double>::infinity();
};

// Any shape that takes part in a query of two. A point is a circle of no radius.
using AnyShape = std::variant<Aabb, Circle, Segment, Capsule, Obb, ConvexPolygon>;

[[nodiscard]] inline bool is_valid(const Aabb& b) {
    return base::within(b.min, max_coordinate) && base::within(b.max, max_coordinate) && b.min.x <= b.max.x &&
           b.min.y <= b.max.y;
}
[[nodiscard]] inline bool is_valid(const Circle& c) {
    return base::within(c.centre, max_coordinate) && c.radius >= 0.0 && c.radius <= max_coordinate;
}
[[nodiscard]] inline bool is_valid(const Segment& s) {
    return base::within(s.a, max_coordinate) && base::within(s.b, max_coordinate);
}
[[nodiscard]] inline bool is_valid(const Capsule& c) {
    return is_valid(c.core) && c.radius >= 0.0 && c.radius <= max_coordinate;
}
[[nodiscard]] inline bool is_valid(const Obb& b) {
    const double length = b.pose.cosine * b.pose.cosine + b.pose.sine * b.pose.sine;
    return base::within(b.pose.shift, max_coordinate) && std::abs(length - 1.0) <= 1e-9 && b.half.x > 0.0 &&
           b.half.y > 0.0 && base::within(b.half, max_coordinate);
}
[[nodiscard]] inline bool is_valid(const Ray& r) {
    return base::within(r.origin, max_coordinate) && base::within(r.direction, max_coordinate) &&
           r.direction != glm::dvec2(0.0) && r.t_max >= 0.0;
}
[[nodiscard]] inline bool is_valid(const ConvexPolygon& p) { return p.count >= 3; } // only make_polygon, place fill it
[[nodiscard]] inline bool is_valid(const AnyShape& shape) {
    return std::visit([](const auto& s) { return is_valid(s); }, shape);
}

// The box as a polygon, vertex 0 its lower left corner (before it is turned); none if the numbers are out of order or
// the box has no width. A turned one has rounded corners; none, too, if it is thinner than their rounding.
[[nodiscard]] std::optional<ConvexPolygon> polygon_of(const Aabb& box);
[[nodiscard]] std::optional<ConvexPolygon> polygon_of(const Obb& box);
// The same without a copy; false: none, and `out` is unset.
[[nodiscard]] bool polygon_of(const Aabb& box, ConvexPolygon& out);
[[nodiscard]] bool polygon_of(const Obb& box, ConvexPolygon& out);

inline constexpr double thinnest = 1e-290; // below it a width counts as none: its inverse stays finite

} // namespace tunnel::shape
