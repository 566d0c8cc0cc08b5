// Answers: the gaps, the places along a side, and the times, in doubles and where those leave a doubt in pairs.
#include "core/ccd/linear/side.hpp"

#include "core/math/expansion.hpp"
#include "core/math/four.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::ccd {

namespace {

using math::infinity;
using math::Pair;

constexpr double unit = 0x1p-53;

Pair radius_of(const OutlineSweep& s) {
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

LoopPair::LoopPair(const OutlineSweep& s) : sweep(s) {
    const glm::dvec2 d = s.b.vertex(0) - s.a.vertex(0);
    way = s.travel.a - s.travel.b;
    radius = s.a.radius + s.b.radius;
    size = s.a.loop->reach + s.b.loop->reach + std::abs(d.x) + std::abs(d.y);
    speed = std::abs(way.x) + std::abs(way.y);
}

Touch touch_at(const LoopPair& p, sat::Edge side, bool at_start) {
    const bool of_a = side.of_a();
    const Outline &own = of_a ? p.sweep.a : p.sweep.b, &other = of_a ? p.sweep.b : p.sweep.a;
    const int i = static_cast<int>(side.index()), next = own.next(i);
    const glm::dvec2 from = own.vertex(i), to = own.vertex(next), e = to - from;
    const double square = e.x * e.x + e.y * e.y, length = std::sqrt(square), sign = of_a ? 1.0 : -1.0;
    if (!(square > 1e-200)) return {};
    const glm::dvec2 u = e * (1.0 / length);
    const double drift = sign * (u.x * p.way.x + u.y * p.way.y);
    double gaps[shape::max_vertices], nearest = infinity;
    for (int j = 0; j < other.count; ++j) {
        const glm::dvec2 d = other.vertex(j) - from;
        gaps[j] = u.y * d.x - u.x * d.y;
        nearest = std::min(nearest, gaps[j]);
    }
    Bracket time{infinity, infinity, infinity};
    double before = -infinity, behind = infinity, hair = 0.0; // how far along those reach that may be nearest
    int first = 0, last = 0;
    double all_by = -infinity, one_by = infinity;
    bool within = false;
    for (int j = 0; j < other.count; ++j) {
        if (gaps[j] > nearest + 2.0 * p.gap_error) continue;
        const glm::dvec2 d = other.vertex(j) - from;
        const Bracket now = at_start ? Bracket{} : touch_time(p, {from, to, other.vertex(j), sign}, length);
        const double at = u.x * d.x + u.y * d.y - now.t * drift;
        const double error = 0x1p-44 * (p.size + now.t * p.speed) + (now.hi - now.lo) * p.speed;
        if (!(error < infinity)) return {};
        if (at > before) before = at, last = j;
        if (at < behind) behind = at, first = j;
        hair = std::max(hair, error);
        time.lo = std::min(time.lo, now.lo);
        all_by = std::max(all_by, now.lo), one_by = std::min(one_by, now.hi);
        if (!((at > error) & (at < length - error))) continue;
        within = true;
        time.t = std::min(time.t, now.t), time.hi = std::min(time.hi, now.hi);
    }
    // Almost along the side, it meets them one after the other.
    if (all_by > one_by * (1.0 + 0x1p-46)) return {};
    const auto vertices = [&](Part part, int mine, int theirs) {
        return Touch{part, of_a, of_a ? mine : theirs, of_a ? theirs : mine, i, time, {}, {}};
    };
    if (within) {
        const glm::dvec2 normal{u.y, -u.x};
        const double middle = 0.5 * (std::max(behind, 0.0) + std::min(before, length));
        return {Part::side, of_a, i, 0, i, time, normal, from + middle * u + own.radius * normal};
    }
    if (before <= hair) return vertices(before < -hair ? Part::corner : Part::end, i, last);
    if (behind >= length - hair) return vertices(behind > length + hair ? Part::corner : Part::end, next, first);
    return {};
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

Along judge_along(const LoopPair& p, sat::Edge side) {
    using math::Expansion;
    const Outline &own = side.of_a() ? p.sweep.a : p.sweep.b, &other = side.of_a() ? p.sweep.b : p.sweep.a;
    const int i = static_cast<int>(side.index());
    const glm::dvec2 from = own.vertex(i), to = own.vertex(own.next(i));
    const LinearTravel& travel = p.sweep.travel;
    const Expansion ex = Expansion::difference(to.x, from.x), ey = Expansion::difference(to.y, from.y);
    const Expansion rate =
        ey * Expansion::difference(travel.a.x, travel.b.x) - ex * Expansion::difference(travel.a.y, travel.b.y);
    if (!rate.sound() || rate.sign() != 0) return Along::doubt;
    const Expansion radius = Expansion(p.sweep.a.radius) + Expansion(p.sweep.b.radius);
    const Expansion reach = radius * radius * (ex * ex + ey * ey);
    for (int j = 0; j < other.count; ++j) {
        const glm::dvec2 v = other.vertex(j);
        const Expansion far = ey * Expansion::difference(v.x, from.x) - ex * Expansion::difference(v.y, from.y);
        const Expansion over = far * far - reach;
        if (!over.sound()) return Along::doubt;
        if (far.sign() <= 0 || over.sign() <= 0) return Along::allows;
    }
    return Along::separates;
}

} // namespace tunnel::ccd
