// Answers: the door of each query, and which end of a solid's span counts.
#include "core/ray/cast.hpp"

#include "core/ray/narrow.hpp"
#include "core/ray/vec.hpp"

namespace tunnel::ray {

bool choose(const Ray& ray, const Span& span, Start start, Touch& out) {
    if (!span.any() || span.exit < ray.t_min || span.enter > ray.t_max) return false;
    if (span.enter >= ray.t_min) {
        out = {span.enter, span.in, Face::front, false};
        return out.t < unbounded;
    }
    if (start == Start::ignore) return false;
    if (start == Start::zero) {
        out = {ray.t_min, 0, Face::front, true};
        return true;
    }
    out = {span.exit, span.out, Face::back, false};
    return out.t <= ray.t_max && out.t < unbounded;
}

Hit hit_at(const Ray& ray, const Touch& touch, const glm::dvec3& geometric, const glm::dvec3& local) {
    Hit hit;
    hit.status = base::Status::hit;
    hit.distance = touch.t + 0.0; // never -0
    hit.point = ray.origin + touch.t * ray.direction;
    hit.local = local;
    hit.part = touch.part;
    hit.face = touch.face;
    hit.inside = touch.inside;
    if (touch.inside) {
        hit.normal = -ray.direction;
        return hit;
    }
    hit.geometric = geometric;
    hit.normal = touch.face == Face::front ? geometric : -geometric;
    return hit;
}

namespace {

bool in_plane(const Ray& ray) { return ray.origin.z == 0.0 && ray.direction.z == 0.0; }

template <class Shape> Hit cast_at(const Ray& ray, const Shape& shape, Start start, bool legal) {
    Hit hit;
    if (!legal || !is_valid(ray) || !is_valid(shape)) return hit;
    Touch at;
    if (touch(ray, shape, start, at)) return describe(ray, shape, at);
    hit.status = base::Status::clear;
    return hit;
}

} // namespace

Hit cast(const Ray& ray, const Plane& plane) { return cast_at(ray, plane, Start::exit, true); }
Hit cast(const Ray& ray, const Triangle& triangle) { return cast_at(ray, triangle, Start::exit, true); }
Hit cast(const Ray& ray, const Sphere& sphere, Start start) { return cast_at(ray, sphere, start, true); }
Hit cast(const Ray& ray, const Box& box, Start start) { return cast_at(ray, box, start, true); }
Hit cast(const Ray& ray, const Obb& box, Start start) { return cast_at(ray, box, start, true); }
Hit cast(const Ray& ray, const Capsule& capsule, Start start) { return cast_at(ray, capsule, start, true); }
Hit cast(const Ray& ray, const shape::Circle& circle, Start start) {
    return cast_at(ray, circle, start, in_plane(ray));
}
Hit cast(const Ray& ray, const shape::Aabb& box, Start start) { return cast_at(ray, box, start, in_plane(ray)); }
Hit cast(const Ray& ray, const shape::ConvexPolygon& polygon, Start start) {
    return cast_at(ray, polygon, start, in_plane(ray));
}

} // namespace tunnel::ray
