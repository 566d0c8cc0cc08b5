// Answers: a ray and a ball, in space and in the plane.
#include "core/math/vec_pair.hpp"
#include "core/ray/quadric.hpp"
#include "core/ray/vec.hpp"

namespace tunnel::ray {

namespace {

using math::difference;
using math::Vec;
using math::vec;

template <class Number> Quadratic<Number> quadratic(const Ray& ray, const Sphere& s, double error) {
    const Vec<Number> f = difference<Number>(ray.origin, s.centre), d = vec<Number>(ray.direction);
    const Vec<Number> aside = cross(f, d); // |aside| = |d| times the distance between centre and line
    const Number a = dot(d, d), r2 = Number(s.radius) * Number(s.radius), f2 = dot(f, f);
    const double size = sum_of(f), square = math::rounded(r2);
    Quadratic<Number> q{a, dot(f, d), f2 - r2, a * r2 - dot(aside, aside), 1.0, size, size * size + square, 0.0, 0.0};
    q.half_size = 4.0 * size * (sum_of(aside) + error * size) + square;
    return q;
}

} // namespace

Span span_of(const Ray& ray, const Sphere& sphere) {
    Span span;
    if (solve(quadratic<double>(ray, sphere, plain_error), plain_error, false, span) == Verdict::unsure)
        (void)solve(quadratic<math::Pair>(ray, sphere, pair_error), pair_error, true, span);
    return span;
}

Span span_of(const Ray& ray, const shape::Circle& circle) {
    return span_of(ray, Sphere{glm::dvec3(circle.centre, 0.0), circle.radius});
}

// The normal from the part of (origin - centre) across the ray: nothing is lost far away, as it would be at the point.
Hit describe(const Ray& ray, const Sphere& s, const Touch& touch) {
    const glm::dvec3 f = ray.origin - s.centre;
    if (touch.inside) return hit_at(ray, touch, glm::dvec3(0.0), f + touch.t * ray.direction);
    const glm::dvec3 across = cross(ray.direction, cross(f, ray.direction));
    const double half = s.radius * s.radius - dot(across, across), along = half > 0.0 ? std::sqrt(half) : 0.0;
    const glm::dvec3 from = across + (touch.face == Face::front ? -along : along) * ray.direction;
    const glm::dvec3 n = unit(from);
    return hit_at(ray, touch, n == glm::dvec3(0.0) ? -ray.direction : n, from);
}

Hit describe(const Ray& ray, const shape::Circle& circle, const Touch& touch) {
    return describe(ray, Sphere{glm::dvec3(circle.centre, 0.0), circle.radius}, touch);
}

} // namespace tunnel::ray
