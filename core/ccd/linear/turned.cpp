// Answers: turned box against turned box by their four axes as given, without their corners; those are rounded, so that
// the boxes are grown to hold the rounded ones: what is clear then, is. A hit is proved with the side and the corner
// that meet.
#include "core/ccd/linear/meeting.hpp"
#include "core/ccd/linear/quick.hpp"
#include "core/math/four.hpp"
#include "core/math/two.hpp"
#include "core/shape/box_corners.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::ccd {

namespace {

using math::both;
using math::Two;
using math::two;
using math::TwoInts;
using shape::Obb;

constexpr double unit = 0x1p-53;

// Along the x and y axis of either box. At t they touch if |apart - t rate| <= reach along all four.
struct Axes {
    Two apart, rate, reach;
};

struct Lanes {
    Axes of_a, of_b;
    double slack;        // see turned_boxes_quickly
    double rate_error;   // of rate
    double cosine, sine; // from A's x axis to B's
};

// v along the axes of a box, given v turned right by a quarter, too.
[[gnu::always_inline]] inline Two along(const Obb& o, const Two& v, const Two& right) {
    return both(o.pose.cosine) * v + both(o.pose.sine) * right;
}
[[gnu::always_inline]] inline Two turned_right(const Two& v) { return Two{v[1], -v[0]}; }
[[gnu::always_inline]] inline void lanes_of(const Obb& a, const Obb& b, const Two& w, double size, Lanes& out) {
    const Two d = two(b.pose.shift) - two(a.pose.shift), d_right = turned_right(d), w_right = turned_right(w);
    out.of_a.apart = along(a, d, d_right), out.of_a.rate = along(a, w, w_right);
    out.of_b.apart = along(b, d, d_right), out.of_b.rate = along(b, w, w_right);
    const double ca = a.pose.cosine, sa = a.pose.sine, cb = b.pose.cosine, sb = b.pose.sine;
    out.cosine = ca * cb + sa * sb, out.sine = ca * sb - sa * cb;
    const Two c = both(std::abs(out.cosine)), s = both(std::abs(out.sine)), half_a = two(a.half), half_b = two(b.half);
    out.of_a.reach = both(ca * ca + sa * sa) * half_a + (c * half_b + s * math::swapped(half_b));
    out.of_b.reach = both(cb * cb + sb * sb) * half_b + (c * half_a + s * math::swapped(half_a));
    out.slack = 128.0 * unit * size;
    out.rate_error = 8.0 * unit * math::sum(math::abs(w));
}

// Of the boxes grown by the slack, and by what the rates' errors come to within t = 2: as long as they touch.
struct Span {
    Two enter, leave, gap;
    TwoInts never; // the motion is along the axis, and they are apart
};

[[gnu::always_inline]] inline Span span_of(const Axes& in, double grow, double rate_error) {
    const Two reach = in.reach + both(grow), speed = math::abs(in.rate), none = both(math::infinity);
    const Two ahead = math::flipped(in.apart, math::signs_of(in.rate)), inverse = both(1.0) / speed;
    const TwoInts moves = speed > both(4.0 * rate_error);
    Span out;
    out.gap = math::abs(in.apart) - reach;
    out.enter = moves ? (ahead - reach) * inverse : -none, out.leave = moves ? (ahead + reach) * inverse : none;
    out.never = ~moves & (out.gap > both(2.0 * rate_error)); // it moves by at most 5 errors
    return out;
}

// The side of the lane's box that faces the other box, and the corner of that nearest to it: it lies against the
// side's outward normal, whose parts along the other box's axes, but for the sign, stand in p and q. `second`: the
// corner that is as near where sides are parallel.
[[gnu::always_inline]] inline Meeting meeting_of(const Obb& a, const Obb& b, const Lanes& lanes, int lane,
                                                 bool second) {
    const double p[4]{lanes.cosine, lanes.sine, lanes.cosine, -lanes.sine};
    const double q[4]{-lanes.sine, lanes.cosine, lanes.sine, lanes.cosine};
    const double rate[4]{lanes.of_a.rate[0], lanes.of_a.rate[1], lanes.of_b.rate[0], lanes.of_b.rate[1]};
    const Obb* const boxes[2] = {&a, &b};
    const double signs[2] = {1.0, -1.0};
    const int own = lane / 2;
    const double outward = signs[own] * std::copysign(1.0, rate[lane]), turn = signs[lane % 2] * outward;
    double right = std::copysign(1.0, -outward * p[lane]), upper = std::copysign(1.0, -outward * q[lane]);
    if (second) (std::abs(p[lane]) < std::abs(q[lane]) ? right : upper) *= -1.0;
    Meeting m;
    m.sign = signs[own];
    m.from = corner_of(*boxes[own], outward, -turn), m.to = corner_of(*boxes[own], turn, outward);
    m.vertex = corner_of(*boxes[1 - own], right, upper);
    return m;
}

// When the corner comes onto the line of the side, and where along it then, in [0, square] if between its ends. That is
// a contact, and none is earlier than the nearest corner's.
struct Touch {
    Bracket time;
    glm::dvec2 e{0.0};
    double square = 0.0, along = 0.0;
    bool closing = false, between = false;
};

[[gnu::always_inline]] inline Touch touch_of(const Meeting& m, const LinearTravel& travel) {
    const glm::dvec2 e = m.to - m.from, d = m.vertex - m.from, w = m.sign * (travel.a - travel.b);
    Touch out;
    out.time = time_of(m, e, d, w, travel);
    out.e = e, out.square = e.x * e.x + e.y * e.y;
    out.along = e.x * (d.x - out.time.t * w.x) + e.y * (d.y - out.time.t * w.y);
    out.closing = e.y * w.x - e.x * w.y > 0.0;
    out.between = (out.along > 1e-6 * out.square) & (out.along < 0.999999 * out.square);
    return out;
}

// False: not proved.
[[gnu::always_inline]] inline bool say_hit(const Touch& touch, const Bracket& time, double sign, LinearImpact& out) {
    if (!(touch.closing & (time.lo > least_time) & (time.hi <= 1.0))) return false;
    out.status = base::Status::hit;
    out.certified = true;
    out.t = time.t, out.t_lo = time.lo, out.t_hi = time.hi;
    const double scale = sign / std::sqrt(touch.square);
    out.normal = {scale * touch.e.y, -scale * touch.e.x};
    return true;
}

// Side on side: two corners are nearest, to rounding; the point is midway along what faces each other.
[[gnu::noinline]] bool meet_parallel(const Meeting& m, const Meeting& second, const LinearTravel& travel,
                                     LinearImpact& out) {
    const Touch u = touch_of(m, travel), v = touch_of(second, travel);
    if (!(u.between | v.between)) return false;
    Bracket time{0.0, std::min(u.time.lo, v.time.lo), 0.0};
    time.hi = std::min(u.between ? u.time.hi : 2.0, v.between ? v.time.hi : 2.0);
    time.t = std::clamp(std::min(u.time.t, v.time.t), time.lo, time.hi);
    if (!(time.hi - time.lo <= 0x1p-45 * time.t) || !say_hit(u, time, m.sign, out)) return false;
    const double from = std::clamp(u.along, 0.0, u.square), to = std::clamp(v.along, 0.0, u.square);
    out.point = m.from + u.e * (0.5 * (from + to) / u.square) + time.t * (m.sign > 0.0 ? travel.a : travel.b);
    return true;
}

[[gnu::always_inline]] inline bool meet(const Meeting& m, const LinearTravel& travel, LinearImpact& out) {
    const Touch touch = touch_of(m, travel);
    if (!touch.between || !say_hit(touch, touch.time, m.sign, out)) return false;
    out.point = m.vertex + touch.time.t * (m.sign > 0.0 ? travel.b : travel.a);
    return true;
}

} // namespace

// Let every point of the boxes be moved by at most d in rounding them, 6 units of `size`. Apart by more than 2 d along
// an axis, the rounded boxes are apart; in by more than 5 d along all four, the boxes drawn in by d lie within the
// rounded ones and overlap. `slack` is four times that, and apart and reach are off by 8 units at most.
bool turned_boxes_quickly(const Obb& a, const Obb& b, const LinearTravel& travel, LinearImpact& out) {
    const Two half_a = two(a.half), half_b = two(b.half), halves = half_a + half_b;
    const Two shifts = math::greater(math::abs(two(a.pose.shift)), math::abs(two(b.pose.shift)));
    const double size = math::greatest(shifts) + math::sum(halves), thin = math::least(math::lesser(half_a, half_b));
    // Thicker than this, rounding turns sides by less than 1e-9 and moves corners by less than 1e-9 of them.
    if (!((thin > 1e-5 * size) & (thin > 1e-100) & (size < 1e-1 * shape::max_coordinate))) return false;
    Lanes lanes;
    lanes_of(a, b, two(travel.a) - two(travel.b), size, lanes);
    const double grow = lanes.slack + 4.0 * lanes.rate_error;
    const Span of_a = span_of(lanes.of_a, grow, lanes.rate_error), of_b = span_of(lanes.of_b, grow, lanes.rate_error);
    const double enter = math::greatest(math::greater(of_a.enter, of_b.enter));
    const double leave = math::least(math::lesser(of_a.leave, of_b.leave));
    const double gap = math::greatest(math::greater(of_a.gap, of_b.gap));
    if (math::any(of_a.never | of_b.never) | (enter > 1.0) | (leave < 0.0) | (enter > leave)) return say_clear(out);
    if (!(gap > 0.0)) return gap < -2.0 * grow && say_touching(out);
    const int in_a = of_a.enter[1] > of_a.enter[0] ? 1 : 0, in_b = of_b.enter[1] > of_b.enter[0] ? 3 : 2;
    const int last = math::greatest(of_b.enter) > math::greatest(of_a.enter) ? in_b : in_a;
    const Meeting m = meeting_of(a, b, lanes, last, false);
    // The rounded sides are turned by less than 1e-9.
    if (__builtin_expect(std::min(std::abs(lanes.cosine), std::abs(lanes.sine)) < 1e-8, false))
        return meet_parallel(m, meeting_of(a, b, lanes, last, true), travel, out);
    return meet(m, travel, out);
}

} // namespace tunnel::ccd
