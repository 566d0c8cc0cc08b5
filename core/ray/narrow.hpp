// Answers: the distances at which a ray's line enters and leaves a solid, or meets a surface, without the rest of a
// hit: that is described only for the one that wins.
// Refuses: nothing; ray and shape are valid.
// Internal to core/ray.
#pragma once

#include "core/ray/shapes.hpp"

#include <limits>

namespace tunnel::ray {

// The line's points in a solid: enter <= t <= exit, of any sign. `in`, `out`: the part met there (Hit::part).
struct Span {
    double enter = std::numeric_limits<double>::infinity();
    double exit = -std::numeric_limits<double>::infinity(); // none
    Id in = 0, out = 0;
    [[nodiscard]] bool any() const { return enter <= exit; }
};

[[nodiscard]] Span span_of(const Ray& ray, const Sphere& sphere);
[[nodiscard]] Span span_of(const Ray& ray, const Box& box);
[[nodiscard]] Span span_of(const Ray& ray, const Obb& box);
[[nodiscard]] Span span_of(const Ray& ray, const Capsule& capsule);
[[nodiscard]] Span span_of(const Ray& ray, const shape::Circle& circle);
[[nodiscard]] Span span_of(const Ray& ray, const shape::Aabb& box);
[[nodiscard]] Span span_of(const Ray& ray, const shape::ConvexPolygon& polygon);

struct Placed;

// One place where the ray meets a shape.
struct Touch {
    double t = 0.0;
    Id part = 0;
    Face face = Face::front;
    bool inside = false;
    const Placed* placed = nullptr; // where a sphere's or box's numbers stand in a tree's order, if they do
    Id place = no_id;               // likewise of a triangle in a mesh's blocks
};

[[nodiscard]] bool choose(const Ray& ray, const Span& span, Start start, Touch& out);

template <class Solid> [[nodiscard]] bool touch(const Ray& ray, const Solid& solid, Start start, Touch& out) {
    return choose(ray, span_of(ray, solid), start, out);
}
[[nodiscard]] bool touch(const Ray& ray, const Plane& plane, Start, Touch& out);
[[nodiscard]] bool touch(const Ray& ray, const Triangle& triangle, Start, Touch& out);

// The whole hit. Collider, and the part of a mesh, are the caller's.
[[nodiscard]] Hit describe(const Ray& ray, const Plane& plane, const Touch& touch);
[[nodiscard]] Hit describe(const Ray& ray, const Triangle& triangle, const Touch& touch);
[[nodiscard]] Hit describe(const Ray& ray, const Sphere& sphere, const Touch& touch);
[[nodiscard]] Hit describe(const Ray& ray, const Box& box, const Touch& touch);
[[nodiscard]] Hit describe(const Ray& ray, const Obb& box, const Touch& touch);
[[nodiscard]] Hit describe(const Ray& ray, const Capsule& capsule, const Touch& touch);
[[nodiscard]] Hit describe(const Ray& ray, const shape::Circle& circle, const Touch& touch);
[[nodiscard]] Hit describe(const Ray& ray, const shape::Aabb& box, const Touch& touch);
[[nodiscard]] Hit describe(const Ray& ray, const shape::ConvexPolygon& polygon, const Touch& touch);

[[nodiscard]] inline Hit no_hit() {
    Hit hit;
    hit.status = base::Status::clear;
    return hit;
}
// What all of them share: `geometric` is the surface's unit normal.
[[nodiscard]] Hit hit_at(const Ray& ray, const Touch& touch, const glm::dvec3& geometric, const glm::dvec3& local);

} // namespace tunnel::ray
