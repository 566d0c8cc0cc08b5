// Answers: the normal of the edge, or the direction between the vertices; the point midway along what touches.
#include "core/ccd/linear/contact.hpp"
#include "core/ccd/linear/outline.hpp"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tunnel::ccd {

namespace {

glm::dvec2 unit(const glm::dvec2& v) {
    const double size = std::max(std::abs(v.x), std::abs(v.y));
    if (!(size > 0.0)) return glm::dvec2(0.0);
    const glm::dvec2 u = v / size;
    return u / std::sqrt(dot(u, u));
}

// How far the vertices nearest to a side, to rounding, reach along it.
struct Reach {
    double lo, hi;
};

template <class Loop> Reach reach_of(const Loop& core, const glm::dvec2& origin, const glm::dvec2& normal) {
    const glm::dvec2 along{-normal.y, normal.x};
    double nearest = 0.0, size = 0.0;
    for (int i = 0; i < core.count; ++i) {
        const glm::dvec2 d = core.vertex(i) - origin;
        nearest = i == 0 ? dot(normal, d) : std::min(nearest, dot(normal, d));
        size = std::max({size, std::abs(d.x), std::abs(d.y)});
    }
    Reach out{0.0, 0.0};
    bool any = false;
    for (int i = 0; i < core.count; ++i) {
        const glm::dvec2 d = core.vertex(i) - origin;
        if (dot(normal, d) > nearest + 0x1p-48 * size) continue;
        const double at = dot(along, d);
        out = any ? Reach{std::min(out.lo, at), std::max(out.hi, at)} : Reach{at, at};
        any = true;
    }
    return out;
}

// Where the edge at rest in its own frame meets the other loop, `moved` against it.
template <class Loop>
glm::dvec2 on_edge(const Loop& own, int i, const glm::dvec2& normal, const Loop& other, const glm::dvec2& moved) {
    const glm::dvec2 from = own.vertex(i), to = own.vertex(own.next(i)), along{-normal.y, normal.x};
    const Reach reach = reach_of(other, from - moved, normal);
    const double length = dot(along, to - from);
    double lo = std::clamp(reach.lo, 0.0, length), hi = std::clamp(reach.hi, 0.0, length);
    const double beyond = reach.lo > length ? reach.lo - length : std::min(reach.hi, 0.0);
    const double radii = own.radius + other.radius, size = length + std::abs(beyond) + radii;
    // By a hair beyond the end of the edge: the vertices meet, and the radii share the way between them. By more, sides
    // are parallel but for rounding, and the end of this one touches.
    if (beyond != 0.0 && beyond * beyond < 0x1p-46 * radii * size) lo = hi = lo + own.radius / radii * beyond;
    return from + 0.5 * (lo + hi) * along + own.radius * normal;
}

} // namespace

template <class AnySweep> void place_contact(const AnySweep& s, const SweepFeature& feature, LinearImpact& out) {
    const glm::dvec2 w = s.travel.a - s.travel.b, moved_a = out.t * s.travel.a, moved_b = out.t * s.travel.b;
    if (feature.kind == SweepFeature::Kind::vertices) {
        const glm::dvec2 from = s.a.vertex(feature.index);
        const bool points = s.a.radius + s.b.radius == 0.0;
        out.normal = points ? unit(w) : unit(s.b.vertex(feature.other) - from - out.t * w);
        out.point = from + s.a.radius * out.normal + moved_a;
        return;
    }
    const bool of_a = feature.kind == SweepFeature::Kind::edge_of_a;
    const auto &own = of_a ? s.a : s.b, &other = of_a ? s.b : s.a;
    const glm::dvec2 e = own.vertex(own.next(feature.index)) - own.vertex(feature.index);
    const glm::dvec2 normal = unit({e.y, -e.x});
    out.normal = of_a ? normal : -normal;
    out.point = on_edge(own, feature.index, normal, other, out.t * (of_a ? -w : w)) + (of_a ? moved_a : moved_b);
}

template void place_contact(const Sweep&, const SweepFeature&, LinearImpact&);
template void place_contact(const OutlineSweep&, const SweepFeature&, LinearImpact&);

} // namespace tunnel::ccd
