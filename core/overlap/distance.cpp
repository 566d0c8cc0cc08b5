// Answers: the nearest points of two shapes that are apart: of their cores, each vertex against each edge of the other,
// then outwards by the radii. The verdict is contact()'s.
#include "core/overlap/distance.hpp"

#include "core/overlap/body.hpp"
#include "core/overlap/pairs.hpp"
#include "core/overlap/reach.hpp"

#include <algorithm>

namespace tunnel::overlap {

namespace {

using shape::ConvexPolygon;

struct Span {
    glm::dvec2 from, to;
    double length; // from the differences: far from the origin the points themselves are coarser
};

Span span_of(const glm::dvec2& p, const glm::dvec2& from, const glm::dvec2& to) {
    const glm::dvec2 e = to - from, d = p - from;
    const double all = e.x * e.x + e.y * e.y, part = all > 0.0 ? (d.x * e.x + d.y * e.y) / all : 0.0;
    if (part >= 1.0) return {p, to, length_of(to - p)};
    if (!(part > 0.0)) return {p, from, length_of(d)};
    return {p, from + part * e, length_of(d - part * e)};
}

// A segment's two edges lie on one line; a point is its own.
int lines_of(const ConvexPolygon& p) { return p.count > 2 ? p.count : 1; }

// From a vertex of `of` to a point of `other`.
Span nearest_of(const ConvexPolygon& of, const ConvexPolygon& other) {
    Span best{of.vertex(0), other.vertex(0), length_of(other.vertex(0) - of.vertex(0))};
    for (int v = 0; v < of.count; ++v)
        for (int e = 0; e < lines_of(other); ++e) {
            const Span s = span_of(of.vertex(v), other.vertex(e), other.vertex((e + 1) % other.count));
            if (s.length < best.length) best = s;
        }
    return best;
}

Span nearest_of_cores(const ConvexPolygon& a, const ConvexPolygon& b) {
    const Span forth = nearest_of(a, b), back = nearest_of(b, a);
    return back.length < forth.length ? Span{back.to, back.from, back.length} : forth;
}

} // namespace

Distance distance(const shape::AnyShape& a, const shape::AnyShape& b) {
    const Contact c = contact(a, b);
    Distance out;
    out.status = c.status;
    if (c.status != base::Status::clear) return out;
    const Body body_a(a), body_b(b);
    const Span cores = nearest_of_cores(body_a.core(), body_b.core());
    const double radius_a = body_a.radius(), radius_b = body_b.radius();
    // Of round shapes contact() knows the direction, however near the cores are.
    const glm::dvec2 way = radius_a + radius_b > 0.0 ? c.normal : glm::dvec2(0.0);
    out.on_a = cores.from + radius_a * way;
    out.on_b = cores.to - radius_b * way;
    out.distance = std::max(cores.length - radius_a - radius_b, c.distance);
    return out;
}

} // namespace tunnel::overlap
