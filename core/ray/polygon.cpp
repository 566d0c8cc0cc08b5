// Answers: a ray and a convex polygon in the plane: on which side of the line does each vertex lie? The line shares
// with the polygon what lies between the vertices on it and the edges whose ends it parts. Refuses: nothing.
#include "core/math/exact_sum.hpp"
#include "core/ray/narrow.hpp"
#include "core/ray/vec.hpp"

#include <array>
#include <utility>

namespace tunnel::ray {

namespace {

using math::ExactSum;

double cross_of(const glm::dvec2& a, const glm::dvec2& b) { return a.x * b.y - a.y * b.x; }
double size_of(const glm::dvec2& v) { return std::abs(v.x) + std::abs(v.y); }

// The sign of d x (p - o).
int side_of(const Ray& ray, const glm::dvec2& p) {
    const glm::dvec2 d(ray.direction), from = p - glm::dvec2(ray.origin);
    const double x = cross_of(d, from), doubt = 0x1p-50 * size_of(from) + 0x1p-900;
    if (std::abs(x) > doubt) return x > 0.0 ? 1 : -1;
    ExactSum sum;
    sum.add(d.x, p.y), sum.add(-d.x, ray.origin.y), sum.add(-d.y, p.x), sum.add(d.y, ray.origin.x);
    return sum.sign();
}

// (a - o) x e over d x e, e = b - a.
double crossing(const Ray& ray, const glm::dvec2& a, const glm::dvec2& b) {
    const glm::dvec2 o(ray.origin), d(ray.direction), e = b - a, from = a - o;
    const double down = cross_of(from, e), along = cross_of(d, e), length = size_of(e);
    const double doubt = 0x1p-50 * length;
    if (doubt * size_of(from) + 0x1p-900 <= 0x1p-42 * std::abs(down) && doubt <= 0x1p-42 * std::abs(along))
        return down / along;
    ExactSum exact_down, exact_along;
    exact_down.add(a.x, b.y), exact_down.add(-a.y, b.x), exact_down.add(-o.x, b.y), exact_down.add(o.x, a.y);
    exact_down.add(o.y, b.x), exact_down.add(-o.y, a.x);
    exact_along.add(d.x, b.y), exact_along.add(-d.x, a.y), exact_along.add(-d.y, b.x), exact_along.add(d.y, a.x);
    return exact_down.value() / exact_along.value();
}

// A vertex on the line: an end of the span that no edge is crossed at. Of two, the order is that of their difference.
void add_vertex(const Ray& ray, const shape::ConvexPolygon& polygon, int i, Span& span) {
    const auto along = [&](const glm::dvec2& v) { return v.x * ray.direction.x + v.y * ray.direction.y; };
    const glm::dvec2 v = polygon.vertex(i);
    const double t = along(v - glm::dvec2(ray.origin));
    const bool no_enter = span.enter == unbounded, no_exit = span.exit == -unbounded;
    if (no_enter && no_exit) {
        span.enter = span.exit = t, span.in = span.out = static_cast<Id>(i);
    } else if (no_enter || (!no_exit && along(v - polygon.vertex(static_cast<int>(span.in))) < 0.0)) {
        span.enter = t, span.in = static_cast<Id>(i);
    } else {
        span.exit = t, span.out = static_cast<Id>(i);
    }
}

} // namespace

// Which end an edge is follows from the side that it comes from, not from the distances: those of a corner that is cut
// off by a hair may be rounded past each other.
Span span_of(const Ray& ray, const shape::ConvexPolygon& polygon) {
    std::array<int, shape::max_vertices> side;
    for (int i = 0; i < polygon.count; ++i) side[static_cast<std::size_t>(i)] = side_of(ray, polygon.vertex(i));
    Span span;
    for (int i = 0; i < polygon.count; ++i) {
        const int next = polygon.next(i), here = side[static_cast<std::size_t>(i)];
        if (here * side[static_cast<std::size_t>(next)] >= 0) continue;
        const double t = crossing(ray, polygon.vertex(i), polygon.vertex(next));
        (here > 0 ? span.enter : span.exit) = t, (here > 0 ? span.in : span.out) = static_cast<Id>(i);
    }
    for (int i = 0; i < polygon.count; ++i)
        if (side[static_cast<std::size_t>(i)] == 0) add_vertex(ray, polygon, i, span);
    if (span.enter != unbounded && span.exit < span.enter) std::swap(span.enter, span.exit);
    return span;
}

// At a vertex the edge that the ray meets more steeply; of equal ones that which ends there.
Hit describe(const Ray& ray, const shape::ConvexPolygon& polygon, const Touch& touch) {
    Touch at = touch;
    const glm::dvec2 d(ray.direction);
    const auto facing = [&](int edge) {
        const glm::dvec2 n = polygon.normal(edge);
        const double along = n.x * d.x + n.y * d.y;
        return touch.face == Face::front ? -along : along;
    };
    int edge = static_cast<int>(touch.part);
    const int before = polygon.previous(edge);
    if (!touch.inside && side_of(ray, polygon.vertex(edge)) == 0 && facing(before) >= facing(edge)) edge = before;
    at.part = static_cast<Id>(edge);
    const glm::dvec3 local = ray.origin + touch.t * ray.direction - glm::dvec3(polygon.vertex(0), 0.0);
    return hit_at(ray, at, glm::dvec3(polygon.normal(edge), 0.0), local);
}

} // namespace tunnel::ray
