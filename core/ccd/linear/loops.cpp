// Answers: any two loops grown by their radii. Seen from A, B's differences are a convex loop; the path enters it, its
// sides moved outwards by both radii and left square at the corners: beside the side that it enters by, which is the
// contact; or in the corner that is left over, and then contact is with that corner's circle or none, as the path can
// leave it inwards only through the circle.
#include "core/ccd/linear/contact.hpp"
#include "core/ccd/linear/edges.hpp"
#include "core/ccd/linear/quick.hpp"
#include "core/ccd/linear/side.hpp"

#include <algorithm>
#include <bit>

namespace tunnel::ccd {

namespace {

using shape::max_vertices;

bool meet_corner(const LoopPair& p, int i, int j, LinearImpact& out) {
    const CornerTime found = time_at_corner(p, i, j);
    if (found.verdict == CornerVerdict::inside) return say_touching(out);
    if (found.verdict == CornerVerdict::misses) return say_clear(out);
    if (found.verdict == CornerVerdict::doubt || !(found.lo > least_time)) return false;
    out.status = base::Status::hit;
    out.certified = true;
    out.t = found.t, out.t_lo = found.lo, out.t_hi = found.hi;
    place_contact(p.sweep, {SweepFeature::Kind::vertices, i, j}, out);
    return true;
}

SweepFeature side_of(const Touch& touch) {
    return {touch.of_a ? SweepFeature::Kind::edge_of_a : SweepFeature::Kind::edge_of_b, touch.side, 0};
}

// What the sides touch of which any may be the one to go by; they must agree, unless one of them touches itself.
Touch touch_of(const LoopPair& p, unsigned sides, bool at_start, double& lo) {
    Touch first;
    bool doubt = false;
    for (unsigned bits = sides; bits != 0; bits &= bits - 1) {
        const Touch now = touch_at(p, {static_cast<unsigned>(std::countr_zero(bits))}, at_start);
        lo = std::max(lo, now.time.lo);
        doubt |= now.part == Part::doubt;
        doubt |= (now.part == Part::corner) & (first.part == Part::corner) & !now.is(first);
        if (now.part > first.part) first = now;
    }
    if (first.part == Part::corner && doubt) first.part = Part::doubt;
    return first;
}

// Within all sides from the start: those that see the widest gap are next to the nearest part.
bool start(const LoopPair& p, const sat::Gaps& gaps, LinearImpact& out) {
    if (gaps.best.gap + p.radius < -gaps.best.error) return say_touching(out);
    unsigned widest = 0;
    for (int k = 0; k < p.sweep.a.count; ++k)
        if (gaps.gap[static_cast<std::size_t>(k)] >= gaps.best.gap - 2.0 * p.gap_error) widest |= 1u << k;
    for (int k = max_vertices; k < max_vertices + p.sweep.b.count; ++k)
        if (gaps.gap[static_cast<std::size_t>(k)] >= gaps.best.gap - 2.0 * p.gap_error) widest |= 1u << k;
    double none = 0.0;
    const Touch touch = touch_of(p, widest, true, none);
    if (touch.part == Part::side) return p.radius > 8.0 * p.gap_error && say_touching(out);
    return touch.part == Part::corner && meet_corner(p, touch.index, touch.other, out);
}

// There is contact by the time of the vertices, and not before that of the side.
bool meet_end(const LoopPair& p, const Touch& touch, double lo, LinearImpact& out) {
    LinearImpact found;
    if (p.radius == 0.0 || !meet_corner(p, touch.index, touch.other, found) || !(found.t > lo)) return false;
    if (!(found.t_hi - lo <= 0x1.fp-46 * found.t_hi)) return false;
    out = found;
    out.t_lo = lo;
    place_contact(p.sweep, side_of(touch), out);
    return true;
}

// By one of the sides that may be the last to stop separating.
bool enter(const LoopPair& p, const EdgeTimes& times, LinearImpact& out) {
    double lo = times.enter_lo;
    const Touch touch = touch_of(p, times.last, false, lo);
    if (touch.part == Part::corner) return meet_corner(p, touch.index, touch.other, out);
    if (touch.part == Part::end) return meet_end(p, touch, lo, out);
    const double hi = touch.time.hi;
    const bool sure = (lo > least_time) & (hi <= p.sweep.horizon) & (hi - lo <= 0x1.fp-46 * hi);
    if (touch.part != Part::side || !sure) return false;
    out.status = base::Status::hit;
    out.certified = true;
    out.t = std::clamp(touch.time.t, lo, hi), out.t_lo = lo, out.t_hi = hi;
    out.normal = touch.of_a ? touch.normal : -touch.normal;
    out.point = touch.point + out.t * (touch.of_a ? p.sweep.travel.a : p.sweep.travel.b);
    return true;
}

// The radii taken off. Normals are unit to a relative 1e-9.
void find_gaps(LoopPair& p, sat::Gaps& out) {
    const shape::ConvexPolygon &a = *p.sweep.a.loop, &b = *p.sweep.b.loop;
    sat::find_gaps(a, b, out);
    p.gap_error = out.best.error;
    if (p.radius == 0.0) return;
    for (std::size_t k = 0; k < 4 * a.groups(); ++k) out.gap[k] -= p.radius;
    for (std::size_t k = 0; k < 4 * b.groups(); ++k) out.gap[max_vertices + k] -= p.radius;
    out.best.gap -= p.radius, out.best.error += 2e-9 * p.radius;
}

} // namespace

bool loops_quickly(const OutlineSweep& sweep, LinearImpact& out) {
    LoopPair pair(sweep);
    if (sweep.a.count + sweep.b.count == 2) return meet_corner(pair, 0, 0, out);
    if (!((pair.size > 1e-100) & ((pair.speed > 1e-100) | (pair.speed == 0.0)))) return false;
    sat::Gaps gaps;
    find_gaps(pair, gaps);
    const EdgeTimes times = edge_times(*sweep.a.loop, *sweep.b.loop, gaps, pair.way);
    if (times.never | (times.enter_lo > sweep.horizon) | (times.leave_hi < 0.0) | (times.enter_lo > times.leave_hi))
        return say_clear(out);
    for (unsigned bits = times.doubt; bits != 0; bits &= bits - 1) {
        const Along along = judge_along(pair, {static_cast<unsigned>(std::countr_zero(bits))});
        if (along == Along::separates) return say_clear(out);
        if (along == Along::doubt) return false;
    }
    if (gaps.best.gap < -gaps.best.error) return start(pair, gaps, out);
    return gaps.best.gap > gaps.best.error && times.enter_lo > least_time && enter(pair, times, out);
}

} // namespace tunnel::ccd
