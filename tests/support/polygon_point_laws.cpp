// Answers: contact points and trace of the polygon query; see polygon_laws.hpp.
#include "tests/support/polygon_laws.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::support {

namespace {

using base::Status;
using overlap::Contact;
using overlap::ContactPoint;
using overlap::Feature;
using shape::ConvexPolygon;

double dot(const glm::dvec2& a, const glm::dvec2& b) { return a.x * b.x + a.y * b.y; }
double length(const glm::dvec2& v) { return std::hypot(v.x, v.y); }

// How far from the feature that a point is said to lie on; infinite when there is no such feature.
double off_feature(const ConvexPolygon& polygon, const Feature& feature, const glm::dvec2& at) {
    if (feature.index >= polygon.count ||
        (feature.kind != Feature::Kind::vertex && feature.kind != Feature::Kind::edge))
        return HUGE_VAL;
    const glm::dvec2 from = at - polygon.vertex(feature.index);
    if (feature.kind == Feature::Kind::vertex) return length(from);
    const glm::dvec2 along = polygon.vertex(polygon.next(feature.index)) - polygon.vertex(feature.index);
    const double share = std::clamp(dot(from, along) / dot(along, along), 0.0, 1.0);
    return length(from - share * along);
}

std::string broken_by_point(const PolygonPairCase& c, const Contact& r, const ContactPoint& p) {
    // `at` is a point of the common frame: far from the origin it has that frame's roundings.
    const double off = 2 * tolerance(c, r.depth) + 8 * 0x1p-53 * length(p.at);
    if (!(p.depth >= 0) || p.depth > r.depth + off) return "a point is no deeper than the whole overlap";
    const glm::dvec2 half = 0.5 * p.depth * r.normal;
    if (off_feature(c.a, p.on_a, p.at + half) > off) return "half a depth ahead of a point lies A's feature";
    if (off_feature(c.b, p.on_b, p.at - half) > off) return "half a depth behind a point lies B's feature";
    return "";
}

struct Shadow {
    double lo = HUGE_VAL, hi = -HUGE_VAL;
};

Shadow shadow(const ConvexPolygon& polygon, const glm::dvec2& from, const glm::dvec2& axis) {
    Shadow s;
    for (const glm::dvec2& v : vertices_of(polygon)) {
        s.lo = std::min(s.lo, dot(v - from, axis));
        s.hi = std::max(s.hi, dot(v - from, axis));
    }
    return s;
}

// Exactly: the line through an edge has the other polygon strictly on its outer side.
bool separates(const ConvexPolygon& owner, int edge, const ConvexPolygon& other) {
    const glm::dvec2 from = owner.vertex(edge), to = owner.vertex(owner.next(edge));
    const std::vector<glm::dvec2> vertices = vertices_of(other);
    oracle::Grid grid;
    oracle::cover(grid, {from, to});
    for (const glm::dvec2& v : vertices) oracle::cover(grid, {v});
    const oracle::Point start = oracle::at(grid, from), along = oracle::at(grid, to) - start;
    return std::all_of(vertices.begin(), vertices.end(),
                       [&](const glm::dvec2& v) { return oracle::cross(along, oracle::at(grid, v) - start) < 0; });
}

std::string broken_by_record(const PolygonPairCase& c, const sat::AxisRecord& record) {
    const double off = tolerance(c, 0.0) + 1e-8 * (c.a.reach + c.b.reach + length(c.a.vertex(0) - c.b.vertex(0)));
    const ConvexPolygon& owner = record.of_a ? c.a : c.b;
    const glm::dvec2 along = owner.vertex(owner.next(record.edge)) - owner.vertex(record.edge);
    const glm::dvec2 outward = glm::dvec2(along.y, -along.x) / length(along) * (record.of_a ? 1.0 : -1.0);
    if (length(outward - record.axis) > 1e-8) return "trace: the axis is the edge's normal, from A to B";
    const Shadow a = shadow(c.a, c.a.vertex(0), record.axis), b = shadow(c.b, c.a.vertex(0), record.axis);
    const double worst = std::max({std::abs(record.a_lo - a.lo), std::abs(record.a_hi - a.hi),
                                   std::abs(record.b_lo - b.lo), std::abs(record.b_hi - b.hi)});
    if (!(worst <= off)) return "trace: the intervals are the shadows";
    const double overlap = std::min(record.a_hi, record.b_hi) - std::max(record.a_lo, record.b_lo);
    if (!(std::abs(record.overlap - overlap) <= off)) return "trace: overlap fits the intervals";
    if (!(std::abs(record.push - (record.a_hi - record.b_lo)) <= off)) return "trace: push fits the intervals";
    if (record.separates != separates(owner, record.edge, record.of_a ? c.b : c.a)) return "trace: separates is exact";
    return "";
}

std::string broken_by_choice(const PolygonPairCase& c, const Contact& r, const sat::Trace& trace) {
    if (trace.chosen < 0 || static_cast<std::size_t>(trace.chosen) >= trace.axes.size())
        return "trace: an axis is chosen";
    const sat::AxisRecord& chosen = trace.axes[static_cast<std::size_t>(trace.chosen)];
    if (length(chosen.axis - r.normal) > 1e-8) return "trace: the chosen axis is the answer's";
    const double push = r.status == Status::hit ? r.depth : -r.distance;
    if (std::abs(chosen.push - push) > 2 * tolerance(c, push)) return "trace: the chosen push is the answer's";
    int first = static_cast<int>(trace.axes.size());
    for (int i = first - 1; i >= 0; --i) {
        if (trace.axes[static_cast<std::size_t>(i)].separates) first = i + 1;
    }
    if (trace.visited != first) return "trace: visited ends at the first separating axis";
    if (r.status == Status::clear) return chosen.separates ? "" : "trace: the chosen axis separates";
    double least = HUGE_VAL;
    for (const sat::AxisRecord& record : trace.axes) least = std::min(least, record.push);
    if (chosen.push > least + 2 * tolerance(c, least)) return "trace: the chosen push is the least";
    for (const sat::AxisRecord& record : trace.axes) {
        if (record.tied && record.push > least + 4 * tolerance(c, least)) return "trace: only least pushes are tied";
        if (!record.tied && c.on_lattice() && record.push <= least) return "trace: a least push is tied";
    }
    return "";
}

} // namespace

std::string broken_by_points(const PolygonPairCase& c, const Contact& r) {
    if (r.status != Status::hit) return "";
    if (r.count < 1 || r.count > 2) return "a hit has one or two points";
    double deepest = 0.0;
    for (int i = 0; i < r.count; ++i) {
        const ContactPoint& p = r.points[static_cast<std::size_t>(i)];
        deepest = std::max(deepest, p.depth);
        if (std::string broken = broken_by_point(c, r, p); !broken.empty()) return broken;
    }
    if (deepest < r.depth - 2 * tolerance(c, r.depth)) return "the deepest point is as deep as the overlap";
    if (r.count == 2 && r.points[0].on_a == r.points[1].on_a && r.points[0].on_b == r.points[1].on_b)
        return "two points differ in their features";
    return "";
}

std::string broken_by_trace(const PolygonPairCase& c, const Contact& r) {
    sat::Trace trace, of_mtv;
    const Contact traced = sat::contact(c.a, c.b, &trace);
    const sat::Mtv alone = sat::mtv(c.a, c.b, &of_mtv);
    bool same = traced.status == r.status && traced.normal == r.normal && traced.depth == r.depth &&
                traced.distance == r.distance && traced.count == r.count;
    for (int i = 0; same && i < r.count; ++i) {
        const ContactPoint& p = traced.points[static_cast<std::size_t>(i)];
        const ContactPoint& q = r.points[static_cast<std::size_t>(i)];
        same = p.at == q.at && p.depth == q.depth && p.on_a == q.on_a && p.on_b == q.on_b;
    }
    same = same && alone.normal == r.normal && alone.depth == r.depth && alone.distance == r.distance;
    if (!same) return "the trace changes no bit";
    if (trace.axes.size() != static_cast<std::size_t>(c.a.count + c.b.count)) return "trace: every axis";
    for (std::size_t i = 0; i < trace.axes.size(); ++i) {
        const int index = static_cast<int>(i);
        const bool of_a = index < c.a.count;
        if (trace.axes[i].of_a != of_a || trace.axes[i].edge != (of_a ? index : index - c.a.count))
            return "trace: A's edges, then B's";
        if (std::string broken = broken_by_record(c, trace.axes[i]); !broken.empty()) return broken;
    }
    return broken_by_choice(c, r, trace);
}

} // namespace tunnel::support
