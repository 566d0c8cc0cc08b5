#include "tests/oracle/ray_oracle.hpp"

#include <boost/multiprecision/cpp_bin_float.hpp>

#include <algorithm>
#include <array>
#include <vector>

namespace tunnel::oracle {

namespace {

namespace mp = boost::multiprecision;
using Real = mp::number<mp::cpp_bin_float<700, mp::digit_base_2>, mp::et_off>;
using Point = std::array<Real, 3>;

Point point(const glm::dvec3& v) { return {Real(v.x), Real(v.y), Real(v.z)}; }
Point minus(const Point& a, const Point& b) { return {a[0] - b[0], a[1] - b[1], a[2] - b[2]}; }
Real dot(const Point& a, const Point& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }
Point cross(const Point& a, const Point& b) {
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

using Interval = std::optional<std::pair<Real, Real>>;

// Where a t^2 + 2 b t + c <= 0, a > 0.
Interval below_zero(const Real& a, const Real& b, const Real& c) {
    const Real part = b * b - a * c;
    if (part < 0) return {};
    const Real root = sqrt(part);
    return std::pair<Real, Real>{(-b - root) / a, (-b + root) / a};
}

Interval ball(const Point& o, const Point& d, const Point& centre, const Real& r) {
    const Point f = minus(o, centre);
    return below_zero(dot(d, d), dot(f, d), dot(f, f) - r * r);
}

// By the part of each vector across the axis.
Interval tube(const Point& o, const Point& d, const Point& a, const Point& b, const Real& r) {
    const Point n = minus(b, a), f = minus(o, a);
    const Real n2 = dot(n, n), fn = dot(f, n), dn = dot(d, n);
    const Real c = dot(f, f) * n2 - fn * fn - r * r * n2, aa = dot(d, d) * n2 - dn * dn;
    std::pair<Real, Real> out{-1e300, 1e300};
    if (aa == 0) {
        if (c > 0) return {};
    } else {
        const Interval round = below_zero(aa, dot(f, d) * n2 - fn * dn, c);
        if (!round) return {};
        out = *round;
    }
    if (dn == 0) return fn < 0 || fn > n2 ? Interval() : out;
    Real lo = -fn / dn, hi = (n2 - fn) / dn;
    if (hi < lo) std::swap(lo, hi);
    out = {std::max(out.first, lo), std::min(out.second, hi)};
    return out.first <= out.second ? Interval(out) : Interval();
}

std::optional<LineSpan> rounded(const Interval& x) {
    if (!x) return {};
    return LineSpan{static_cast<double>(x->first), static_cast<double>(x->second)};
}

} // namespace

std::optional<LineSpan> span_of(const ray::Ray& ray, const ray::Sphere& s) {
    return rounded(ball(point(ray.origin), point(ray.direction), point(s.centre), Real(s.radius)));
}

std::optional<LineSpan> span_of(const ray::Ray& ray, const ray::Capsule& s) {
    const Point o = point(ray.origin), d = point(ray.direction), a = point(s.a), b = point(s.b);
    const Real r(s.radius);
    Interval all;
    for (const Interval& part : {ball(o, d, a, r), ball(o, d, b, r), s.a == s.b ? Interval() : tube(o, d, a, b, r)}) {
        if (!part) continue;
        if (!all) all = part;
        all = std::pair<Real, Real>{std::min(all->first, part->first), std::max(all->second, part->second)};
    }
    return rounded(all);
}

std::optional<LineSpan> span_of(const ray::Ray& ray, const ray::Box& box) {
    Real lo = -1e300, hi = 1e300;
    for (int i = 0; i < 3; ++i) {
        const Real o(ray.origin[i]), d(ray.direction[i]), min(box.min[i]), max(box.max[i]);
        if (d == 0) {
            if (o < min || o > max) return {};
            continue;
        }
        const Real t0 = (min - o) / d, t1 = (max - o) / d;
        lo = std::max(lo, std::min(t0, t1)), hi = std::min(hi, std::max(t0, t1));
    }
    // Quotients are rounded, to 2^-700: two that agree to 2^-600 are one.
    const Real slack = (abs(lo) + abs(hi)) * ldexp(Real(1), -600);
    if (lo > hi + slack) return {};
    return rounded(std::pair<Real, Real>{lo, std::max(lo, hi)});
}

// What the half planes of its edges leave of the line.
std::optional<LineSpan> span_of(const ray::Ray& ray, const shape::ConvexPolygon& polygon) {
    const Point o = point(ray.origin), d = point(ray.direction);
    Real lo = -1e300, hi = 1e300;
    for (int i = 0; i < polygon.count; ++i) {
        const Point a = point(glm::dvec3(polygon.vertex(i), 0.0));
        const Point edge = minus(point(glm::dvec3(polygon.vertex(polygon.next(i)), 0.0)), a);
        const Real depth = cross(edge, minus(o, a))[2], rate = cross(edge, d)[2]; // inside: depth + t rate >= 0
        if (rate == 0 && depth < 0) return {};
        if (rate > 0) lo = std::max(lo, Real(-depth / rate));
        if (rate < 0) hi = std::min(hi, Real(-depth / rate));
    }
    const Real slack = (abs(lo) + abs(hi)) * ldexp(Real(1), -600);
    if (lo > hi + slack) return {};
    return rounded(std::pair<Real, Real>{lo, std::max(lo, hi)});
}

std::optional<double> crossing_of(const ray::Ray& ray, const ray::Triangle& s) {
    const Point o = point(ray.origin), d = point(ray.direction);
    const std::array<Point, 3> v = {minus(point(s.a), o), minus(point(s.b), o), minus(point(s.c), o)};
    const Point n = cross(minus(v[1], v[0]), minus(v[2], v[0]));
    const Real along = dot(n, d);
    if (along == 0) return {};
    // n . n times the weights of the point where the line meets the plane, times `along`: no division, no rounding.
    const Real t = dot(n, v[0]);
    const Point p = {t * d[0], t * d[1], t * d[2]};
    const auto scaled = [&](const Point& x) { return Point{along * x[0], along * x[1], along * x[2]}; };
    for (std::size_t i = 0; i < 3; ++i) {
        const Point edge = minus(v[(i + 1) % 3], v[i]);
        const Real side = dot(n, cross(edge, minus(p, scaled(v[i]))));
        if (along > 0 ? side < 0 : side > 0) return {};
    }
    return static_cast<double>(Real(t / along));
}

// What the half planes of its edges leave of the line.
std::optional<LineSpan> flat_span_of(const ray::Ray& ray, const ray::Triangle& s) {
    const Point o = point(ray.origin), d = point(ray.direction);
    const std::array<Point, 3> v = {minus(point(s.a), o), minus(point(s.b), o), minus(point(s.c), o)};
    const Point n = cross(minus(v[1], v[0]), minus(v[2], v[0]));
    if (dot(n, n) == 0 || dot(n, d) != 0 || dot(n, v[0]) != 0) return {};
    Real lo = -1e300, hi = 1e300;
    for (std::size_t i = 0; i < 3; ++i) {
        const Point inward = cross(n, minus(v[(i + 1) % 3], v[i]));
        const Real depth = -dot(inward, v[i]), rate = dot(inward, d);
        if (rate == 0 && depth < 0) return {};
        if (rate > 0) lo = std::max(lo, Real(-depth / rate));
        if (rate < 0) hi = std::min(hi, Real(-depth / rate));
    }
    const Real slack = (abs(lo) + abs(hi)) * ldexp(Real(1), -600);
    if (lo > hi + slack) return {};
    return rounded(std::pair<Real, Real>{lo, std::max(lo, hi)});
}

} // namespace tunnel::oracle
