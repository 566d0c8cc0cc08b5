// Answers: what is a ray, and what does a query say about what it meets?
// Refuses: directions that are zero or not finite, coordinates beyond shape::max_coordinate, t_min < 0 or > t_max; the
// status of every query is then invalid_input, and nothing else is set.
// Degenerate cases: touching counts. A ray that grazes a solid meets it; one that starts on a surface meets it at its
// start. Which end a solid reports if the ray starts inside is asked for, see Start.
#pragma once

#include "core/base/status.hpp"
#include "core/shape/polygon.hpp"

#include <glm/vec3.hpp>

#include <cstdint>
#include <limits>

namespace tunnel::ray {

using Id = std::uint32_t;
inline constexpr Id no_id = std::numeric_limits<Id>::max();
inline constexpr double unbounded = std::numeric_limits<double>::infinity();

// The points origin + t * direction, t_min <= t <= t_max. The direction is unit (to 1e-15, if make_ray made it), so t
// is a length. In two dimensions z is 0, in both.
struct Ray {
    glm::dvec3 origin{0.0}, direction{1.0, 0.0, 0.0};
    double t_min = 0.0, t_max = unbounded; // t_min: what is nearer does not count; also where the ray "starts"
};

// The direction made unit, without overflow or underflow on the way. One that is zero or not finite stays unusable:
// is_valid() is false.
[[nodiscard]] Ray make_ray(const glm::dvec3& origin, const glm::dvec3& direction, double t_max = unbounded,
                           double t_min = 0.0);
[[nodiscard]] inline Ray make_ray(const glm::dvec2& origin, const glm::dvec2& direction, double t_max = unbounded,
                                  double t_min = 0.0) {
    return make_ray(glm::dvec3(origin, 0.0), glm::dvec3(direction, 0.0), t_max, t_min);
}
[[nodiscard]] bool is_valid(const Ray& ray); // a direction within 1e-9 of unit passes

// What a solid (sphere, box, capsule, and all shapes in two dimensions) says to a ray whose start lies in it, or on its
// surface with the way leading out. Planes, triangles and meshes are surfaces: nothing is inside them.
enum class Start {
    exit,   // where the ray leaves, if it does before t_max: a hit of the back
    zero,   // the start itself: distance t_min, the normal against the ray, `inside` set
    ignore, // no hit
};

enum class Face { front, back };

struct Hit {
    base::Status status = base::Status::invalid_input; // clear | hit | invalid_input; the rest is set at a hit
    double distance = 0.0;  // from the origin, length unit; within 2^-40 of itself, unless the shape says otherwise
    glm::dvec3 point{0.0};  // origin + distance * direction
    glm::dvec3 normal{0.0}; // unit, of the surface there, turned to face the ray: from that side it comes
    glm::dvec3 geometric{
        0.0}; // unit, outward or as the winding says (counter-clockwise seen from the front); 0: inside
    glm::dvec3 local{
        0.0}; // triangle: weights of a, b, c, to 1e-9; other shapes: the point from the centre, in their frame
    Id collider = no_id; // in a world
    Id part = 0;         // of a mesh: the triangle; box: axis of the face; polygon: the edge
    Face face = Face::front;
    bool inside = false; // the ray starts inside, and the query asked for that (Start::zero)
};

} // namespace tunnel::ray
