// Answers: the contact points of the overlap query; see overlap_laws.hpp.
#include "tests/support/overlap_laws.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::support {

namespace {

using base::Status;
using glm::dvec2;
using overlap::Contact;
using overlap::ContactPoint;
using overlap::Feature;

double dot(const dvec2& a, const dvec2& b) { return a.x * b.x + a.y * b.y; }
double length(const dvec2& v) { return std::hypot(v.x, v.y); }

// How far from the feature that a point is said to lie on; infinite when there is no such feature. Of a shape grown by
// a radius: how far from that distance.
double off_feature(const oracle::RoundShape& shape, const Feature& feature, const dvec2& at) {
    const std::size_t count = shape.core.size(), i = feature.index;
    const bool edge = feature.kind == Feature::Kind::edge;
    if ((!edge && feature.kind != Feature::Kind::vertex) || i >= count || (edge && count == 1)) return HUGE_VAL;
    const dvec2 from = at - shape.core[i];
    if (!edge) return std::abs(length(from) - shape.radius);
    const dvec2 along = shape.core[(i + 1) % count] - shape.core[i];
    const double square = dot(along, along);
    const double share = square > 0 ? std::clamp(dot(from, along) / square, 0.0, 1.0) : 0.0;
    const dvec2 out = from - share * along;
    // Of a grown segment edge 0 is the right of the way from 0 to 1, and edge 1 the right of the way back.
    const bool wrong_side = count == 2 && dot(out, dvec2(along.y, -along.x)) < -1e-6 * length(out) * length(along);
    return wrong_side && length(out) > 0.5 * shape.radius && shape.radius > 0 ? HUGE_VAL
                                                                              : std::abs(length(out) - shape.radius);
}

std::string broken_by_point(const JudgedPair& p, const Contact& r, const ContactPoint& q) {
    // `at` is a point of the common frame: far from the origin it has that frame's roundings.
    const double off = 2 * p.tolerance(r.depth) + 8 * 0x1p-53 * length(q.at);
    if (!(q.depth >= 0) || q.depth > r.depth + off) return "a point is no deeper than the whole overlap";
    const dvec2 half = 0.5 * q.depth * r.normal;
    if (off_feature(p.a, q.on_a, q.at + half) > off) return "half a depth ahead of a point lies A's feature";
    if (off_feature(p.b, q.on_b, q.at - half) > off) return "half a depth behind a point lies B's feature";
    return "";
}

struct Interval {
    double lo = HUGE_VAL, hi = -HUGE_VAL;
};

// Where the outermost corners along the direction lie across it.
Interval outermost_side(const oracle::RoundShape& shape, const dvec2& from, const dvec2& direction, double near) {
    double most = -HUGE_VAL;
    for (const dvec2& v : shape.core) most = std::max(most, dot(v - from, direction));
    Interval across;
    for (const dvec2& v : shape.core) {
        if (dot(v - from, direction) < most - near) continue;
        across.lo = std::min(across.lo, dot(v - from, dvec2(-direction.y, direction.x)));
        across.hi = std::max(across.hi, dot(v - from, dvec2(-direction.y, direction.x)));
    }
    return across;
}

// Sides that face each other over some length have two points, where the lattice makes them plainly parallel.
bool faces(const JudgedPair& p, const Contact& r) {
    const dvec2 from = p.a.core.front();
    const Interval a = outermost_side(p.a, from, r.normal, 1e-8 * p.size);
    Interval b = outermost_side(p.b, from, -r.normal, 1e-8 * p.size);
    b = {-b.hi, -b.lo}; // its direction is the opposite one
    return std::min(a.hi, b.hi) - std::max(a.lo, b.lo) > 1e-6 * p.size;
}

} // namespace

std::string broken_by_points(const JudgedPair& p, const Contact& r) {
    if (r.status != Status::hit) return "";
    if (r.count < 1 || r.count > 2) return "a hit has one or two points";
    double deepest = 0.0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(r.count); ++i) {
        deepest = std::max(deepest, r.points[i].depth);
        if (std::string broken = broken_by_point(p, r, r.points[i]); !broken.empty()) return broken;
    }
    if (deepest < r.depth - 2 * p.tolerance(r.depth)) return "the deepest point is as deep as the overlap";
    if (r.count == 2 && r.points[0].on_a == r.points[1].on_a && r.points[0].on_b == r.points[1].on_b)
        return "two points differ in their features";
    if (p.c.on_lattice() && r.count == 1 && faces(p, r)) return "sides that face each other have two points";
    return "";
}

} // namespace tunnel::support
