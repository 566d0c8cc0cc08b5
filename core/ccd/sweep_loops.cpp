// Answers: any two loops grown by their radii. Seen from A, B's differences are a convex loop; the path enters it, its
// sides moved outwards by both radii and left square at the corners: beside the side that it enters by, which is the
// contact; or in the corner that is left over, and then contact is with that corner's circle or none, as the path can
// leave it inwards only through the circle.
#include "core/ccd/sweep_contact.hpp"
#include "core/ccd/sweep_corner.hpp"
#include "core/ccd/sweep_quick.hpp"
#include "core/ccd/sweep_side.hpp"
#include "core/shape/four.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::ccd {

namespace {

using shape::infinity;
constexpr int all_sides = 2 * shape::max_vertices;

// Between which times does every side see them touch, to rounding?
struct Clip {
    double enter = -infinity, leave = infinity; // no contact before, none after
    double gap = -infinity;                     // the greatest at the start, radii taken off
    int widest = -1;                            // whose it is
    bool never = false, doubt = false;          // a side separates throughout; one along the motion may
    int sides = 0;
    double latest[all_sides]; // no side stops to separate later
    SideView views[all_sides];

    Clip() {} // the rest stays unset on purpose
};

// The gap at t is gap - t rate. With both off by their errors the quotient is off by at most (e + |t| f) / (|rate| -
// f) and its rounding; twice the simple bound, as f is below |rate| / 4.
void clip(const SideView& side, const LoopPair& p, Clip& out) {
    const double gap = side.gap - p.radius, still = p.gap_error + 6.0 * p.rate_error * p.horizon;
    double& latest = out.latest[out.sides];
    out.views[out.sides] = side;
    latest = -infinity;
    if (gap > out.gap) out.gap = gap, out.widest = out.sides;
    ++out.sides;
    if (std::abs(side.rate) > 4.0 * p.rate_error) {
        const double inverse = 1.0 / side.rate, t = gap * inverse;
        const double error = 2.0 * (p.gap_error + std::abs(t) * p.rate_error) * std::abs(inverse);
        if (side.rate < 0.0) out.leave = std::min(out.leave, t + error);
        if (side.rate > 0.0) out.enter = std::max(out.enter, t - error), latest = t + error;
        return;
    }
    out.never |= gap > still;
    out.doubt |= (gap <= still) & (gap >= -still);
}

bool clip_all(const LoopPair& p, Clip& out) {
    for (const bool of_a : {true, false})
        for (int i = 0; i < p.own(of_a).edges(); ++i) {
            SideView side;
            const SideFound found = view(p, of_a, i, side);
            if (found == SideFound::too_short) return false;
            if (found == SideFound::seen) clip(side, p, out);
        }
    return true;
}

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

// Within all sides from the start: the side that sees the widest gap is next to the nearest part.
bool start(const LoopPair& p, const Clip& clip, LinearImpact& out) {
    if (clip.widest < 0) return meet_corner(p, 0, 0, out);
    if (clip.gap + p.radius < -p.gap_error) return say_touching(out);
    const Touch touch = touch_at(p, clip.views[clip.widest], true);
    if (touch.part == Part::side) return p.radius > 4.0 * p.gap_error && say_touching(out);
    return touch.part == Part::corner && meet_corner(p, touch.index, touch.other, out);
}

// By one of the sides that may be the last to stop separating.
bool enter(const LoopPair& p, const Clip& clip, LinearImpact& out) {
    Touch first;
    double lo = clip.enter;
    bool doubt = false;
    for (int k = 0; k < clip.sides; ++k) {
        if (clip.latest[k] < clip.enter) continue;
        const Touch now = touch_at(p, clip.views[k], false);
        lo = std::max(lo, now.time.lo);
        doubt |= now.part == Part::doubt || (now.part == first.part && now.part == Part::corner && !now.is(first));
        if (now.part > first.part) first = now;
    }
    if (first.part != Part::side) return !doubt && meet_corner(p, first.index, first.other, out);
    const double hi = first.time.hi;
    if (!((lo > least_time) & (hi <= p.sweep.horizon) & (hi - lo <= 0x1.fp-46 * hi))) return false;
    out.status = base::Status::hit;
    out.certified = true;
    out.t = std::clamp(first.time.t, lo, hi), out.t_lo = lo, out.t_hi = hi;
    using Kind = SweepFeature::Kind;
    place_contact(p.sweep, {first.of_a ? Kind::edge_of_a : Kind::edge_of_b, first.index, 0}, out);
    return true;
}

} // namespace

bool loops_quickly(const Sweep& sweep, LinearImpact& out) {
    const LoopPair pair(sweep);
    if (!pair.in_range) return false;
    Clip clip;
    if (!clip_all(pair, clip)) return false;
    if (clip.never | (clip.enter > pair.horizon) | (clip.leave < 0.0) | (clip.enter > clip.leave))
        return say_clear(out);
    if (clip.doubt) return false;
    if (clip.gap < -pair.gap_error || clip.widest < 0) return start(pair, clip, out);
    return clip.gap > pair.gap_error && clip.enter > least_time && enter(pair, clip, out);
}

} // namespace tunnel::ccd
