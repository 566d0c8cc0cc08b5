// Answers: where does a ray first meet one shape?
// Refuses: what is_valid() refuses of the ray and of the shape, and shapes in two dimensions for a ray that leaves
// z = 0: invalid_input.
// Degenerate cases, all closed (touching counts):
// - tangent to a sphere, along the face or edge of a box, through a corner: a hit. Boxes along the axes, triangles,
//   planes and polygons decide that exactly, for the ray as given (its direction is a rounded one); spheres to
//   2^-90 of their size and of the distance between centre and origin, capsules likewise but for rays that run almost
//   along their axis; turned boxes to 2^-48 of that distance.
// - a zero component of the direction, the ray on the very plane of a box's face: inside that slab.
// - a ray in a plane meets it at t_min; a ray in the plane of a triangle meets it at its first point there (decided
//   exactly, slowly). Both meet the front: no side is faced, so the normal stays the geometric one. The weights of such
//   a triangle's point are as good as the point.
// - nothing meets a triangle without area: it has no plane, and its neighbours have its edges.
// - two triangles that share an edge or a corner leave no gap there, however thin, turned or far they are.
// Sizes below 1e-70 of the unit are outside the promises of precision.
// Source: Kay and Kajiya 1986 (slabs), Haines et al. 2019 (spheres without cancellation), Moeller and Trumbore 1997,
// Woop, Benthin and Wald 2013 (watertight triangles: signs of edge functions that agree on both sides).
#pragma once

#include "core/ray/shapes.hpp"

namespace tunnel::ray {

[[nodiscard]] Hit cast(const Ray& ray, const Plane& plane);
[[nodiscard]] Hit cast(const Ray& ray, const Triangle& triangle);
[[nodiscard]] Hit cast(const Ray& ray, const Sphere& sphere, Start start = Start::exit);
[[nodiscard]] Hit cast(const Ray& ray, const Box& box, Start start = Start::exit);
[[nodiscard]] Hit cast(const Ray& ray, const Obb& box, Start start = Start::exit);
[[nodiscard]] Hit cast(const Ray& ray, const Capsule& capsule, Start start = Start::exit);
// In two dimensions.
[[nodiscard]] Hit cast(const Ray& ray, const shape::Circle& circle, Start start = Start::exit);
[[nodiscard]] Hit cast(const Ray& ray, const shape::Aabb& box, Start start = Start::exit);
[[nodiscard]] Hit cast(const Ray& ray, const shape::ConvexPolygon& polygon, Start start = Start::exit);

} // namespace tunnel::ray
