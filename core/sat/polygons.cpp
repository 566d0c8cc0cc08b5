// Answers: the MTV from the chosen axis, and the contact points by clipping the two faces that meet.
#include "core/sat/polygons.hpp"

#include "core/sat/choice.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::sat {

namespace {

using overlap::Contact;
using overlap::ContactPoint;
using overlap::Feature;
using shape::ConvexPolygon;

double dot(const glm::dvec2& u, const glm::dvec2& v) { return u.x * v.x + u.y * v.y; }

// The reference edge gives the normal; the incident edge of the other polygon faces it most.
struct Faces {
    const ConvexPolygon *reference, *incident;
    int edge, facing;
    glm::dvec2 normal; // outward from the reference
};

[[gnu::always_inline]] inline Faces faces_of(const ConvexPolygon& a, const ConvexPolygon& b, Edge chosen,
                                             const glm::dvec2& normal) {
    const ConvexPolygon* const pair[2] = {&a, &b};
    const int of_b = chosen.place / shape::max_vertices;
    const double sign = 1.0 - 2.0 * of_b;
    // Of the edge's own normal, which is at hand sooner.
    const int facing = facing_edge(pair[of_b]->normal(chosen.index()), *pair[1 - of_b]);
    return {pair[of_b], pair[1 - of_b], chosen.index(), facing, {sign * normal.x, sign * normal.y}};
}

// One end of the incident edge, drawn in to where the reference edge ends.
struct End {
    double x, y, depth;
    bool cut; // drawn in, to vertex `corner` of the reference
    int corner, vertex;
};

struct Clip {
    glm::dvec2 from, way;
    double s, run, inverse, length; // along the reference edge: where the incident edge starts, how far it runs
    int next, facing_next;
};

[[gnu::always_inline]] inline Clip clip_of(const Faces& f) {
    const ConvexPolygon &reference = *f.reference, &incident = *f.incident;
    const glm::dvec2 along{-f.normal.y, f.normal.x}, origin = reference.vertex(f.edge);
    Clip c;
    c.next = reference.next(f.edge), c.facing_next = incident.next(f.facing);
    c.length = dot(along, reference.vertex(c.next) - origin);
    c.from = incident.vertex(f.facing);
    c.way = incident.vertex(c.facing_next) - c.from;
    c.s = dot(along, c.from - origin), c.run = dot(along, c.way);
    c.inverse = c.run != 0.0 ? 1.0 / c.run : 0.0;
    return c;
}

[[gnu::always_inline]] inline End end_of(const Faces& f, const Clip& c, bool second) {
    const double at = second ? c.s + c.run : c.s;
    const bool low = (at < 0.0), high = (at > c.length);
    const double limit = std::min(std::max(at, 0.0), c.length);
    const double part = std::min(std::max((limit - c.s) * c.inverse, 0.0), 1.0);
    const glm::dvec2 origin = f.reference->vertex(f.edge);
    End e;
    e.x = c.from.x + part * c.way.x, e.y = c.from.y + part * c.way.y;
    e.depth = f.normal.x * (origin.x - e.x) + f.normal.y * (origin.y - e.y);
    e.cut = low | high;
    e.corner = high ? c.next : f.edge;
    e.vertex = second ? c.facing_next : f.facing;
    return e;
}

[[gnu::always_inline]] inline Feature feature(bool is_edge, int edge, int vertex) {
    return {is_edge ? Feature::Kind::edge : Feature::Kind::vertex, static_cast<std::uint8_t>(is_edge ? edge : vertex)};
}

[[gnu::always_inline]] inline void write_point(const Faces& f, const End& e, bool reference_is_a, double most,
                                               ContactPoint& p) {
    p.depth = std::min(std::max(e.depth, 0.0), most);
    p.at = {e.x + 0.5 * p.depth * f.normal.x, e.y + 0.5 * p.depth * f.normal.y};
    const Feature reference = feature(!e.cut, f.edge, e.corner), incident = feature(e.cut, f.facing, e.vertex);
    p.on_a = reference_is_a ? reference : incident;
    p.on_b = reference_is_a ? incident : reference;
}

// Points in the order of the incident edge; one above the reference edge by more than rounding is left out, unless it
// is the only one.
[[gnu::always_inline]] inline void clip(const Faces& f, bool reference_is_a, double rounding, Contact& out) {
    const Clip c = clip_of(f);
    const End first = end_of(f, c, false), last = end_of(f, c, true);
    write_point(f, first, reference_is_a, out.depth, out.points[0]);
    write_point(f, last, reference_is_a, out.depth, out.points[1]);
    out.count = 2;
    const bool same = (first.x == last.x) & (first.y == last.y);
    if ((first.depth >= -rounding) & (last.depth >= -rounding) & !same) return;
    out.count = 1;
    if (last.depth > first.depth) out.points[0] = out.points[1];
    out.points[1] = {};
}

// The sweep's own gap will do unless it is small beside its error.
constexpr double plain = 0x1p40;

// The chosen axis: unit, from A to B.
struct Answer {
    double nx, ny, gap;
    bool apart;
};

[[gnu::always_inline]] inline Answer answer(const ConvexPolygon& a, const ConvexPolygon& b, const Choice& choice) {
    const Edge e = choice.edge;
    const ConvexPolygon* const pair[2] = {&a, &b};
    const int of_b = e.place / shape::max_vertices;
    const glm::dvec2 n = pair[of_b]->normal(e.index());
    const double scale = 1.5 - 0.5 * dot(n, n); // 1 / |n|, as |n| is 1 to a relative 1e-9
    double gap = choice.gap(e) * scale;
    if (!(std::abs(gap) >= plain * choice.gaps.error)) gap = exact_gap(*pair[of_b], e.index(), *pair[1 - of_b]) * scale;
    const double sign = scale * (1 - 2 * of_b);
    return {sign * n.x, sign * n.y, gap, choice.apart};
}

} // namespace

Mtv mtv(const ConvexPolygon& a, const ConvexPolygon& b, Trace* trace) {
    Choice choice;
    choose(a, b, choice);
    const Answer found = answer(a, b, choice);
    Mtv out;
    out.status = found.apart ? base::Status::clear : base::Status::hit;
    out.normal = {found.nx, found.ny};
    out.depth = found.apart ? 0.0 : std::max(-found.gap, 0.0);
    out.distance = found.apart ? std::max(found.gap, 0.0) : 0.0;
    if (trace != nullptr) record(a, b, choice, *trace);
    return out;
}

Contact contact(const ConvexPolygon& a, const ConvexPolygon& b, Trace* trace) {
    Choice choice;
    choose(a, b, choice);
    const Answer found = answer(a, b, choice);
    Contact out;
    out.normal = {found.nx, found.ny};
    if (trace != nullptr) record(a, b, choice, *trace);
    if (found.apart) {
        out.status = base::Status::clear;
        out.distance = std::max(found.gap, 0.0);
        return out;
    }
    out.status = base::Status::hit;
    out.depth = std::max(-found.gap, 0.0);
    clip(faces_of(a, b, choice.edge, {found.nx, found.ny}), choice.edge.of_a(), choice.gaps.error, out);
    return out;
}

} // namespace tunnel::sat
