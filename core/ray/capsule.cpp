// Answers: a ray and a capsule: the hull of what its line shares with the two balls and with the cylinder between them.
#include "core/math/vec_pair.hpp"
#include "core/ray/quadric.hpp"
#include "core/ray/vec.hpp"

#include <algorithm>

namespace tunnel::ray {

namespace {

using math::difference;
using math::Vec;
using math::vec;

// |(m + t d) x n|^2 = r^2 |n|^2; the discriminant over |n|^2 is |d x n|^2 r^2 - (m . (d x n))^2.
template <class Number> Quadratic<Number> quadratic(const Ray& ray, const Capsule& s, double error) {
    const Vec<Number> m = difference<Number>(ray.origin, s.a), n = difference<Number>(s.b, s.a);
    const Vec<Number> d = vec<Number>(ray.direction), dn = cross(d, n), mn = cross(m, n);
    const Number a = dot(dn, dn), r2 = Number(s.radius) * Number(s.radius), n2 = dot(n, n), gap = dot(m, dn);
    const double length2 = math::rounded(n2), r = s.radius, far = sum_of(m), length = sum_of(n);
    const double dn_size = sum_of(dn) + error * length;
    const double mn_size = sum_of(mn) + error * far * length;
    const double gap_size = std::abs(math::rounded(gap)) + error * far * length;
    Quadratic<Number> q{a, dot(mn, dn), dot(mn, mn) - r2 * n2, a * r2 - gap * gap, std::sqrt(length2), 0, 0, 0, 0};
    q.b_size = 4.0 * length * (far * dn_size + mn_size);
    q.c_size = 4.0 * far * length * mn_size + r * r * length2;
    q.half_size = 4.0 * length * (dn_size * r * r + far * gap_size);
    q.a_size = 4.0 * length * dn_size;
    return q;
}

void narrow_to(Span& span, double o, double d, double lo, double hi) { // lo <= o + t d <= hi
    if (d == 0.0) {
        if (o < lo || o > hi) span = {};
        return;
    }
    const double t0 = (lo - o) / d, t1 = (hi - o) / d;
    span.enter = std::max(span.enter, std::min(t0, t1));
    span.exit = std::min(span.exit, std::max(t0, t1));
}

Span cylinder(const Ray& ray, const Capsule& s) {
    Span span;
    const Quadratic<double> q = quadratic<double>(ray, s, plain_error);
    if (q.a == 0.0) { // along the axis
        if (q.c > 0.0) return span;
        span.enter = -unbounded, span.exit = unbounded;
    } else {
        Verdict verdict = solve(q, plain_error, false, span);
        if (verdict == Verdict::unsure) {
            const Quadratic<math::Pair> fine = quadratic<math::Pair>(ray, s, pair_error);
            if (!(fine.a.head > 0.0)) return span;
            verdict = solve(fine, pair_error, true, span);
        }
        if (verdict == Verdict::none) return span;
    }
    const glm::dvec3 n = s.b - s.a;
    narrow_to(span, dot(ray.origin - s.a, n), dot(ray.direction, n), 0.0, dot(n, n));
    return span;
}

} // namespace

Span span_of(const Ray& ray, const Capsule& s) {
    Span all = span_of(ray, Sphere{s.a, s.radius});
    if (s.a == s.b) return all;
    for (const Span& part : {span_of(ray, Sphere{s.b, s.radius}), cylinder(ray, s)}) {
        if (!part.any()) continue;
        all.enter = std::min(all.enter, part.enter);
        all.exit = std::max(all.exit, part.exit);
    }
    return all;
}

namespace {

// An outward normal never leans the way that the ray goes in, nor against the way it goes out: where a graze far from
// the origin has rounded it so, the part along the ray is rounding, and goes.
glm::dvec3 leaning_right(const glm::dvec3& n, const glm::dvec3& direction, Face face) {
    const double lean = dot(n, direction);
    if (face == Face::front ? lean <= 0.0 : lean >= 0.0) return n;
    return unit(n - lean * direction);
}

} // namespace

// From the nearest point of the segment.
Hit describe(const Ray& ray, const Capsule& s, const Touch& touch) {
    const glm::dvec3 n = s.b - s.a;
    const glm::dvec3 from_a = (ray.origin - s.a) + touch.t * ray.direction, local = from_a - 0.5 * n;
    if (touch.inside) return hit_at(ray, touch, glm::dvec3(0.0), local);
    const double length2 = dot(n, n);
    const double along = length2 > 0.0 ? std::clamp(dot(from_a, n) / length2, 0.0, 1.0) : 0.0;
    const glm::dvec3 out = leaning_right(unit(from_a - along * n), ray.direction, touch.face);
    return hit_at(ray, touch, out == glm::dvec3(0.0) ? -ray.direction : out, local);
}

} // namespace tunnel::ray
