// Answers: the gaps, the places along a side, and the times, in doubles and where those leave a doubt in pairs.
#include "core/ccd/sweep_side.hpp"

#include "core/shape/four.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::ccd {

namespace {

using math::Pair;
using shape::infinity;

constexpr double unit = 0x1p-53, least = 1e-100;

double size_about(const Sweep& s) {
    const glm::dvec2 middle = s.a.vertex(0);
    double size = 0.0;
    for (const RoundedCore* core : {&s.a, &s.b})
        for (int i = 0; i < core->count; ++i) {
            const glm::dvec2 d = core->vertex(i) - middle;
            size = std::max(size, std::max(std::abs(d.x), std::abs(d.y)));
        }
    return size;
}

Pair radius_of(const Sweep& s) {
    const math::ExactPair sum = math::two_sum(s.a.radius, s.b.radius);
    return {sum.head, sum.tail};
}

// (f^2 - R^2 e^2) / ((f + R |e|) rate), f and rate the crosses of the side with the difference and the way: no
// cancellation but in the first, which a Pair can bear.
[[gnu::noinline]] Bracket touch_time_closely(const LoopPair& p, const Meeting& m) {
    constexpr double e = 0x1p-100;
    const Pair ex = Pair::difference(m.to.x, m.from.x), ey = Pair::difference(m.to.y, m.from.y);
    const Pair dx = Pair::difference(m.vertex.x, m.from.x), dy = Pair::difference(m.vertex.y, m.from.y);
    const LinearTravel& travel = p.sweep.travel;
    const Pair wx = Pair(m.sign) * Pair::difference(travel.a.x, travel.b.x);
    const Pair wy = Pair(m.sign) * Pair::difference(travel.a.y, travel.b.y);
    const Pair far_1 = ey * dx, far_2 = ex * dy, rate_1 = ey * wx, rate_2 = ex * wy;
    const Pair far = far_1 - far_2, radius = radius_of(p.sweep), length = ex * ex + ey * ey;
    const Pair square = far * far, reach = (radius * radius) * length;
    const double rate = (rate_1 - rate_2).head, over = (square - reach).head;
    if (!((rate > 0.0) & (over > 0.0) & (square.head > 1e-250) & (reach.head > 1e-250)))
        return {0.0, -infinity, infinity};
    const double far_error = 8.0 * e * (std::abs(far_1.head) + std::abs(far_2.head));
    const double rate_error = 8.0 * e * (std::abs(rate_1.head) + std::abs(rate_2.head));
    const double over_error =
        2.0 * far.head * far_error + far_error * far_error + 16.0 * e * (square.head + reach.head);
    const double below = (far.head + std::sqrt(reach.head)) * rate;
    Bracket out;
    out.t = over / below;
    const double error = 1.01 * (over_error / below + out.t * rate_error / rate) + 16.0 * unit * out.t;
    out.lo = out.t - error, out.hi = out.t + error;
    return out;
}

// When the vertex comes within R of the side's line.
Bracket touch_time(const LoopPair& p, const Meeting& m, double length) {
    const glm::dvec2 e = m.to - m.from, d = m.vertex - m.from, w = m.sign * p.way;
    if (p.radius == 0.0) return time_of(m, e, d, w, p.sweep.travel);
    const double far_1 = e.y * d.x, far_2 = e.x * d.y, rate_1 = e.y * w.x, rate_2 = e.x * w.y, rate = rate_1 - rate_2;
    const double reach = p.radius * length, inverse = 1.0 / rate;
    const double far_error = 8.0 * unit * (std::abs(far_1) + std::abs(far_2) + reach);
    const double rate_error = 8.0 * unit * (std::abs(rate_1) + std::abs(rate_2));
    Bracket out;
    out.t = ((far_1 - far_2) - reach) * inverse;
    const double size = std::abs(out.t),
                 error = 1.01 * (far_error + size * rate_error) * std::abs(inverse) + 0x1p-51 * size;
    out.lo = out.t - error, out.hi = out.t + error;
    return out.hi - out.lo <= 0x1p-46 * out.t ? out : touch_time_closely(p, m);
}

} // namespace

LoopPair::LoopPair(const Sweep& s) : sweep(s) {
    way = s.travel.a - s.travel.b;
    radius = s.a.radius + s.b.radius;
    size = size_about(s), speed = std::abs(way.x) + std::abs(way.y);
    gap_error = 64.0 * unit * (size + radius), rate_error = 20.0 * unit * speed;
    const double passed = 4.0 * (2.0 * size + radius) / speed; // infinite or NaN where nothing moves
    horizon = passed < s.horizon ? passed : s.horizon;
    in_range = (size + radius > least) & ((speed > least) | (speed == 0.0));
}

SideFound view(const LoopPair& p, bool of_a, int i, SideView& out) {
    const RoundedCore &own = p.own(of_a), &other = p.own(!of_a);
    const glm::dvec2 from = own.vertex(i), e = own.vertex(own.next(i)) - from;
    const double square = e.x * e.x + e.y * e.y;
    if (!(square > least * least)) return e == glm::dvec2(0.0) ? SideFound::none : SideFound::too_short;
    out.length = std::sqrt(square);
    out.along = e * (1.0 / out.length);
    out.gap = infinity;
    for (int j = 0; j < other.count; ++j) {
        const glm::dvec2 d = other.vertex(j) - from;
        out.gap = std::min(out.gap, out.along.y * d.x - out.along.x * d.y);
    }
    const double rate = out.along.y * p.way.x - out.along.x * p.way.y;
    out.rate = of_a ? rate : -rate;
    out.index = i, out.of_a = of_a;
    return SideFound::seen;
}

Touch touch_at(const LoopPair& p, const SideView& side, bool at_start) {
    const RoundedCore &own = p.own(side.of_a), &other = p.own(!side.of_a);
    const int i = side.index, next = own.next(i);
    const glm::dvec2 from = own.vertex(i), to = own.vertex(next), u = side.along;
    const double sign = side.of_a ? 1.0 : -1.0, drift = sign * (u.x * p.way.x + u.y * p.way.y);
    Bracket time{infinity, infinity, infinity};
    double before = -infinity, behind = infinity, hair = 0.0; // how far along those reach that may be nearest
    int first = 0, last = 0;
    bool within = false;
    for (int j = 0; j < other.count; ++j) {
        const glm::dvec2 d = other.vertex(j) - from;
        if (u.y * d.x - u.x * d.y > side.gap + 2.0 * p.gap_error) continue;
        const Bracket now = at_start ? Bracket{} : touch_time(p, {from, to, other.vertex(j), sign}, side.length);
        const double at = u.x * d.x + u.y * d.y - now.t * drift;
        const double error = 0x1p-44 * (p.size + now.t * p.speed) + (now.hi - now.lo) * p.speed;
        if (!(error < infinity)) return {};
        if (at > before) before = at, last = j;
        if (at < behind) behind = at, first = j;
        hair = std::max(hair, error);
        time.lo = std::min(time.lo, now.lo);
        if (!((at > error) & (at < side.length - error))) continue;
        within = true;
        time.t = std::min(time.t, now.t), time.hi = std::min(time.hi, now.hi);
    }
    Touch out{Part::doubt, side.of_a, i, 0, time};
    const auto corner = [&](int mine, int theirs) {
        return Touch{Part::corner, side.of_a, side.of_a ? mine : theirs, side.of_a ? theirs : mine, time};
    };
    if (within) out.part = Part::side;
    if (!within && before < -hair) out = corner(i, last);
    if (!within && behind > side.length + hair) out = corner(next, first);
    return out;
}

CornerTime time_at_corner(const LoopPair& p, int i, int j) {
    const glm::dvec2 from = p.sweep.a.vertex(i), to = p.sweep.b.vertex(j), d = to - from;
    const double end = p.sweep.horizon;
    CornerTime out = corner_time<double>(d.x, d.y, p.way.x, p.way.y, p.radius, end);
    if (out.verdict != CornerVerdict::doubt) return out;
    const LinearTravel& travel = p.sweep.travel;
    const Pair dx = Pair::difference(to.x, from.x), dy = Pair::difference(to.y, from.y);
    const Pair vx = Pair::difference(travel.a.x, travel.b.x), vy = Pair::difference(travel.a.y, travel.b.y);
    const Pair radius = radius_of(p.sweep);
    if (radius.tail == 0.0 && vy.head == 0.0)
        out = corner_time_along_axis(dx.head, vx.head, {dy.head, dy.tail}, radius.head, end);
    if (radius.tail == 0.0 && vx.head == 0.0)
        out = corner_time_along_axis(dy.head, vy.head, {dx.head, dx.tail}, radius.head, end);
    return out.verdict != CornerVerdict::doubt ? out : corner_time<Pair>(dx, dy, vx, vy, radius, end);
}

} // namespace tunnel::ccd
