// Answers: polygon against polygon. The last edge that separates them while they close in gives the time; few edges
// can be that one, and for those the quotient is formed again with a closer bound.
#include "core/ccd/linear/edges.hpp"
#include "core/ccd/linear/meeting.hpp"
#include "core/ccd/linear/quick.hpp"
#include "core/ccd/linear/steeper.hpp"
#include "core/math/expansion.hpp"
#include "core/math/four.hpp"
#include "core/sat/axes.hpp"
#include "core/sat/choice.hpp"

#include <algorithm>
#include <bit>

namespace tunnel::ccd {

namespace {

using shape::ConvexPolygon;

// An edge and the vertices of the other polygon that may be the nearest to it, to rounding.
struct Approach {
    const ConvexPolygon *of = nullptr, *other = nullptr;
    int edge = 0;
    double sign = 1.0; // as in Meeting
    Bracket time{2.0, 2.0, 2.0};
    int near[shape::max_vertices], near_count = 0;

    Approach() {} // the rest of `near` stays unset on purpose
    Approach(const ConvexPolygon& a, const ConvexPolygon& b, sat::Edge e)
        : of(e.of_a() ? &a : &b), other(e.of_a() ? &b : &a), edge(static_cast<int>(e.index())),
          sign(e.of_a() ? 1.0 : -1.0) {}
};

// The least of those vertices' times: the first to touch is the one.
void approach(Approach& out, double error, const LinearTravel& travel) {
    const glm::dvec2 n = out.of->normal(out.edge), from = out.of->vertex(out.edge);
    const glm::dvec2 to = out.of->vertex(out.of->next(out.edge));
    double at[shape::max_vertices], nearest = math::infinity;
    for (int j = 0; j < out.other->count; ++j) {
        const glm::dvec2 d = out.other->vertex(j) - from;
        at[j] = n.x * d.x + n.y * d.y;
        nearest = std::min(nearest, at[j]);
    }
    for (int j = 0; j < out.other->count; ++j) {
        if (at[j] > nearest + 2.0 * error) continue;
        out.near[out.near_count++] = j;
        const Meeting m{from, to, out.other->vertex(j), out.sign};
        const Bracket now = time_of(m, to - from, m.vertex - from, out.sign * (travel.a - travel.b), travel);
        out.time = {std::min(out.time.t, now.t), std::min(out.time.lo, now.lo), std::min(out.time.hi, now.hi)};
    }
}

// The vertex that touches; midway along what faces each other if several do. Where sides are parallel but for rounding,
// the one vertex found may lie past the end of the edge, and then that end touches.
glm::dvec2 touching_point(const Approach& p, double t, const LinearTravel& travel) {
    const glm::dvec2 own = t * (p.sign > 0.0 ? travel.a : travel.b), others = t * (p.sign > 0.0 ? travel.b : travel.a);
    const glm::dvec2 n = p.of->normal(p.edge), along{-n.y, n.x}, from = p.of->vertex(p.edge) + own;
    const auto reach = [&](const glm::dvec2& v) { return along.x * (v.x - from.x) + along.y * (v.y - from.y); };
    const double length = reach(p.of->vertex(p.of->next(p.edge)) + own);
    double lo = length, hi = 0.0;
    for (int k = 0; k < p.near_count; ++k) {
        const glm::dvec2 v = p.other->vertex(p.near[k]) + others;
        const double at = reach(v);
        if ((p.near_count == 1) & (at >= 0.0) & (at <= length)) return v;
        lo = std::min(lo, std::clamp(at, 0.0, length)), hi = std::max(hi, std::clamp(at, 0.0, length));
    }
    return from + 0.5 * (lo + hi) * along;
}

// Is this the edge to name? The later one; where rounding cannot tell, the steeper one.
bool outdoes(const Approach& now, const Approach& last, const LinearTravel& travel) {
    if (now.time.lo > last.time.hi || last.time.lo > now.time.hi) return now.time.t > last.time.t;
    return steeper(now.sign * now.of->normal(now.edge), last.sign * last.of->normal(last.edge), travel.a - travel.b);
}

void fill(const Approach& last, const LinearTravel& travel, LinearImpact& out) {
    const glm::dvec2 n = last.of->normal(last.edge);
    const double scale = last.sign * (1.5 - 0.5 * (n.x * n.x + n.y * n.y)); // |n| is 1 to a relative 1e-9
    out.normal = scale * n;
    out.point = touching_point(last, out.t, travel);
}

// The sign of the speed at which the edge's line is closed in on, as e x w.
int closing_sign(const ConvexPolygon& of, int edge, double sign, const LinearTravel& travel) {
    using math::Expansion;
    const glm::dvec2 from = of.vertex(edge), to = of.vertex(of.next(edge));
    const Expansion rate = Expansion::difference(to.y, from.y) * Expansion::difference(travel.a.x, travel.b.x) -
                           Expansion::difference(to.x, from.x) * Expansion::difference(travel.a.y, travel.b.y);
    return rate.sound() ? static_cast<int>(sign) * rate.sign() : 1;
}

// Edges that the motion runs along exactly: they separate all the time or never. Others stay in doubt.
enum class Along { separates, allows, doubt };
Along judge_along(const ConvexPolygon& a, const ConvexPolygon& b, unsigned edges, const LinearTravel& travel) {
    for (unsigned bits = edges; bits != 0; bits &= bits - 1) {
        const Approach p(a, b, {static_cast<unsigned>(std::countr_zero(bits))});
        if (closing_sign(*p.of, p.edge, p.sign, travel) != 0) return Along::doubt;
        if (sat::separates(*p.of, p.edge, *p.other)) return Along::separates;
    }
    return Along::allows;
}

} // namespace

bool polygons_quickly(const ConvexPolygon& a, const ConvexPolygon& b, const LinearTravel& travel, LinearImpact& out) {
    if (!(a.reach + b.reach > 1e-120)) return false;
    sat::Gaps gaps;
    sat::find_gaps(a, b, gaps);
    if (gaps.best.gap < -gaps.best.error) return say_touching(out);
    if (!(gaps.best.gap > gaps.best.error)) return false;
    const EdgeTimes times = edge_times(a, b, gaps, travel.a - travel.b);
    if (times.never | (times.enter_lo > 1.0) | (times.leave_hi < 0.0) | (times.enter_lo > times.leave_hi))
        return say_clear(out);
    const bool sure = (times.enter_lo > least_time) & (times.enter_hi <= 1.0) & (times.enter_hi < times.leave_lo);
    if (!sure) return false;
    if (times.doubt != 0) {
        const Along along = judge_along(a, b, times.doubt, travel);
        if (along == Along::separates) return say_clear(out);
        if (along == Along::doubt) return false;
    }
    Approach last;
    double lo = times.enter_lo, hi = least_time;
    for (unsigned bits = times.last; bits != 0; bits &= bits - 1) {
        Approach now(a, b, {static_cast<unsigned>(std::countr_zero(bits))});
        approach(now, gaps.best.error, travel);
        lo = std::max(lo, now.time.lo), hi = std::max(hi, now.time.hi);
        if (bits == times.last || outdoes(now, last, travel)) last = now;
    }
    out.status = base::Status::hit;
    out.certified = true;
    out.t_lo = lo, out.t_hi = std::min(hi, times.enter_hi);
    out.t = std::clamp(last.time.t, out.t_lo, out.t_hi);
    fill(last, travel, out);
    return true;
}

} // namespace tunnel::ccd
