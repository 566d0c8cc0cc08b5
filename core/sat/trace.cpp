// Answers: the record of every axis, for those who ask; computed beside the answer, not within it.
#include "core/sat/choice.hpp"

#include <algorithm>

namespace tunnel::sat {

namespace {

using shape::ConvexPolygon;

glm::dvec2 unit(const glm::dvec2& n) { return n * (1.5 - 0.5 * (n.x * n.x + n.y * n.y)); }

struct Interval {
    double lo, hi;
};

Interval shadow(const ConvexPolygon& p, const glm::dvec2& axis, const glm::dvec2& origin) {
    const auto at = [&](int i) {
        const glm::dvec2 v = p.vertex(i) - origin;
        return axis.x * v.x + axis.y * v.y;
    };
    Interval out{at(0), at(0)};
    for (int i = 1; i < p.count; ++i) out = {std::min(out.lo, at(i)), std::max(out.hi, at(i))};
    return out;
}

} // namespace

void record(const ConvexPolygon& a, const ConvexPolygon& b, Trace& out) {
    Gaps gaps;
    find_gaps(a, b, gaps);
    const Axis chosen = choose(a, b, gaps);
    out = {};
    for (int k = 0; k < a.count + b.count; ++k) {
        const Edge e{static_cast<unsigned>(k < a.count ? k : shape::max_vertices + k - a.count)};
        const ConvexPolygon& of = e.of_a() ? a : b;
        AxisRecord r;
        r.of_a = e.of_a();
        r.edge = static_cast<int>(e.index());
        r.axis = (e.of_a() ? 1.0 : -1.0) * unit(of.normal(r.edge));
        const Interval u = shadow(a, r.axis, a.vertex(0)), v = shadow(b, r.axis, a.vertex(0));
        r.a_lo = u.lo, r.a_hi = u.hi, r.b_lo = v.lo, r.b_hi = v.hi;
        r.overlap = std::min(u.hi, v.hi) - std::max(u.lo, v.lo);
        r.push = u.hi - v.lo;
        r.separates = chosen.apart && separates(of, r.edge, e.of_a() ? b : a);
        r.tied = gaps.gap[e.place] >= gaps.best.gap - gaps.best.error;
        if (r.separates && out.visited == 0) out.visited = k + 1;
        if (e.place == chosen.edge.place) out.chosen = k;
        out.axes.push_back(r);
    }
    if (out.visited == 0) out.visited = static_cast<int>(out.axes.size());
}

} // namespace tunnel::sat
