// Answers: which shapes can a ray meet, and are their numbers in order?
// Refuses: numbers not finite or beyond shape::max_coordinate, negative sizes, min > max, axes far from unit or square.
#pragma once

#include "core/ray/ray.hpp"
#include "core/shape/shapes.hpp"

#include <glm/mat3x3.hpp>

namespace tunnel::ray {

// Sizes may be zero, as in two dimensions: a ball of no radius is a point, a flat box a rectangle with two faces.

// All points x with normal . x == offset; its front is where the normal, a unit vector to 1e-9, points.
struct Plane {
    glm::dvec3 normal{0.0, 0.0, 1.0};
    double offset = 0.0;
};

struct Sphere {
    glm::dvec3 centre{0.0};
    double radius = 1.0;
};

struct Box {
    glm::dvec3 min{0.0}, max{0.0};
};

// A box turned: its column i of `axes` is the direction of side i, 2 * half[i] long.
struct Obb {
    glm::dvec3 centre{0.0}, half{1.0};
    glm::dmat3 axes{1.0};
};

// All points within `radius` of the segment.
struct Capsule {
    glm::dvec3 a{0.0}, b{0.0};
    double radius = 1.0;
};

// A surface; its front is where a, b, c turn counter-clockwise. One without area is legal, and never met: a mesh's
// others have its edges.
struct Triangle {
    glm::dvec3 a{0.0}, b{0.0}, c{0.0};
};

[[nodiscard]] bool is_valid(const Plane& p);
[[nodiscard]] bool is_valid(const Sphere& s);
[[nodiscard]] bool is_valid(const Box& b);
[[nodiscard]] bool is_valid(const Obb& b);
[[nodiscard]] bool is_valid(const Capsule& c);
[[nodiscard]] bool is_valid(const Triangle& t);
using shape::is_valid;

} // namespace tunnel::ray
