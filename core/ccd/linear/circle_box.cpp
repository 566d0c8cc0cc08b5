// Answers: circle against box. The path of the centre enters the box grown by the radius, with square corners: by one
// of its sides beside the box itself, which is the contact; or in the square of a corner, and then contact is with
// that corner or none, as the path cannot leave the square inwards but through the corner's circle.
#include "core/ccd/linear/corner.hpp"
#include "core/ccd/linear/quick.hpp"
#include "core/ccd/linear/slab.hpp"

#include <cmath>

namespace tunnel::ccd {

namespace {

using math::both;
using math::Two;
using math::two;
using math::TwoInts;
using shape::Aabb;
using shape::Circle;

constexpr double unit = 0x1p-53;

// The box from the centre, and grown by r. min - (centre + r) with the exact error e of the sum s: where that counts,
// within 8 units of 2^-53 of s, min - s is exact; elsewhere it is off by a unit of itself, and |e| is an eighth of it
// at most. So the grown ends are right to 3 units, and their signs exact.
struct Grown {
    Two lo, hi, grown_lo, grown_hi;
};

struct TwoPair {
    Two head, tail;
};
[[gnu::always_inline]] inline TwoPair two_sum(const Two& a, const Two& b) { // as in math::two_sum
    const Two sum = a + b, b_seen = sum - a;
    return {sum, (a - (sum - b_seen)) + (b - b_seen)};
}

[[gnu::always_inline]] inline Grown grown(const Circle& a, const Aabb& b) {
    const Two centre = two(a.centre), r = both(a.radius);
    const Two min = two(b.min), max = two(b.max);
    const TwoPair upper = two_sum(centre, r), lower = two_sum(centre, -r);
    return {min - centre, max - centre, (min - upper.head) - upper.tail, (max - lower.head) - lower.tail};
}

// Where on its axis is the centre at t v? -1 before the box, +1 beyond it, 0 beside it, 2 too close to call.
[[gnu::always_inline]] inline int place(double lo, double hi, double at) {
    const double error = 8.0 * unit * std::abs(at), lo_error = 2.0 * unit * std::abs(lo);
    const double hi_error = 2.0 * unit * std::abs(hi);
    if (at + error < lo - lo_error) return -1;
    if (at - error > hi + hi_error) return 1;
    return at - error >= lo + lo_error && at + error <= hi - hi_error ? 0 : 2;
}

struct Corner {
    double x, y;
};

// Where doubles leave a doubt: the grazes, and those that begin close to the corner.
[[gnu::noinline]] CornerTime time_closely(const Circle& a, const Corner& c, const LinearTravel& travel) {
    using math::Pair;
    const Pair dx = Pair::difference(c.x, a.centre.x), dy = Pair::difference(c.y, a.centre.y);
    const Pair vx = Pair::difference(travel.a.x, travel.b.x), vy = Pair::difference(travel.a.y, travel.b.y);
    CornerTime out;
    if (vy.head == 0.0) out = corner_time_along_axis(dx.head, vx.head, {dy.head, dy.tail}, a.radius);
    if (vx.head == 0.0) out = corner_time_along_axis(dy.head, vy.head, {dx.head, dx.tail}, a.radius);
    return out.verdict != CornerVerdict::doubt ? out : corner_time<Pair>(dx, dy, vx, vy, a.radius);
}

bool meet_corner(const Circle& a, const Corner& c, const LinearTravel& travel, LinearImpact& out) {
    const glm::dvec2 d{c.x - a.centre.x, c.y - a.centre.y}, v = travel.a - travel.b;
    CornerTime found = corner_time<double>(d.x, d.y, v.x, v.y, a.radius);
    if (found.verdict == CornerVerdict::doubt) found = time_closely(a, c, travel);
    if (found.verdict == CornerVerdict::inside) return say_touching(out);
    if (found.verdict == CornerVerdict::misses) return say_clear(out);
    if (found.verdict == CornerVerdict::doubt) return false;
    out.status = base::Status::hit;
    out.certified = true;
    out.t = found.t, out.t_lo = found.lo, out.t_hi = found.hi;
    const glm::dvec2 to = d - found.t * v;
    out.normal = (1.0 / std::sqrt(to.x * to.x + to.y * to.y)) * to;
    out.point = glm::dvec2(c.x, c.y) + found.t * travel.b;
    return true;
}

} // namespace

bool circle_box_quickly(const Circle& a, const Aabb& b, const LinearTravel& travel, LinearImpact& out) {
    const Two v = two(travel.a) - two(travel.b);
    const Grown box = grown(a, b);
    const Slabs s = slabs(box.grown_lo, box.grown_hi, v);
    const double enter = math::greatest(s.enter), leave = math::least(s.leave);
    const bool sure = enter > least_time;
    if ((leave < 0.0) | (enter * earlier > 1.0) | (sure & (enter * earlier > leave * later))) return say_clear(out);
    if (__builtin_expect(!s.apart, false)) {
        const int x = place(box.lo[0], box.hi[0], 0.0), y = place(box.lo[1], box.hi[1], 0.0);
        if (x == 0 || y == 0) return say_touching(out);
        return meet_corner(a, {x < 0 ? b.min.x : b.max.x, y < 0 ? b.min.y : b.max.y}, travel, out);
    }
    if (!(sure & (enter * later <= 1.0) & (enter * later <= leave * earlier))) return false;
    const bool along_x = !(s.enter[0] < s.enter[1]);
    const TwoInts enters = along_x ? TwoInts{-1, 0} : TwoInts{0, -1};
    const Two near = v > both(0.0) ? two(b.min) : two(b.max), at = both(enter) * v;
    const int side = along_x ? place(box.lo[1], box.hi[1], at[1]) : place(box.lo[0], box.hi[0], at[0]);
    if (side == 2) return false;
    if (side != 0) {
        const Two corner = enters ? near : two(side < 0 ? b.min : b.max);
        return meet_corner(a, {corner[0], corner[1]}, travel, out);
    }
    bracket_rounded(enter, out);
    const Two one = math::flipped(both(1.0), math::signs_of(v));
    const Two centre = two(a.centre) + both(enter) * two(travel.a), touched = near + both(enter) * two(travel.b);
    out.normal = math::vec(enters ? one : both(0.0));
    out.point = math::vec(enters ? touched : centre);
    return true;
}

} // namespace tunnel::ccd
