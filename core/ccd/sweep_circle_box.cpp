// Answers: circle against box. The path of the centre enters the box grown by the radius, with square corners: by one
// of its sides beside the box itself, which is the contact; or in the square of a corner, and then contact is with
// that corner or none, as the path cannot leave the square inwards but through the corner's circle.
#include "core/ccd/sweep_corner.hpp"
#include "core/ccd/sweep_quick.hpp"
#include "core/ccd/sweep_slab.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::ccd {

namespace {

using shape::Aabb;
using shape::Circle;

constexpr double above = 1.0 + 0x1p-50, below = 1.0 - 0x1p-50, unit = 0x1p-53;

// One axis: the box from the centre, and grown by r. The grown ends by exact pairs: right to 2 units of 2^-53.
struct Axis {
    double lo, hi, grown_lo, grown_hi;
};

[[gnu::always_inline]] inline Axis axis(double centre, double r, double box_lo, double box_hi) {
    const math::ExactPair lo = math::two_sum(box_lo, -centre), hi = math::two_sum(box_hi, -centre);
    const math::ExactPair grown_lo = math::two_sum(lo.head, -r), grown_hi = math::two_sum(hi.head, r);
    return {lo.head, hi.head, grown_lo.head + (grown_lo.tail + lo.tail), grown_hi.head + (grown_hi.tail + hi.tail)};
}

// Where on its axis is the centre after t v? -1 before the box, +1 beyond it, 0 beside it, 2 too close to call.
[[gnu::always_inline]] inline int place(const Axis& a, double t, double v) {
    const double at = t * v, error = 8.0 * unit * std::abs(at);
    if (at + error < a.lo - 2.0 * unit * std::abs(a.lo)) return -1;
    if (at - error > a.hi + 2.0 * unit * std::abs(a.hi)) return 1;
    const bool beside =
        (at - error >= a.lo + 2.0 * unit * std::abs(a.lo)) & (at + error <= a.hi - 2.0 * unit * std::abs(a.hi));
    return beside ? 0 : 2;
}

struct Corner {
    double x, y;
};

bool meet_corner(const Circle& a, const Corner& c, const LinearTravel& travel, LinearImpact& out) {
    using math::Pair;
    const glm::dvec2 d{c.x - a.centre.x, c.y - a.centre.y}, v = travel.a - travel.b;
    CornerTime found = corner_time<double>(d.x, d.y, v.x, v.y, a.radius);
    if (found.verdict == CornerVerdict::doubt)
        found = corner_time<Pair>(Pair::difference(c.x, a.centre.x), Pair::difference(c.y, a.centre.y),
                                  Pair::difference(travel.a.x, travel.b.x), Pair::difference(travel.a.y, travel.b.y),
                                  a.radius);
    if (found.verdict == CornerVerdict::inside) return say_touching(out);
    if (found.verdict == CornerVerdict::misses) return say_clear(out);
    if (found.verdict == CornerVerdict::doubt) return false;
    out.status = base::Status::hit;
    out.certified = true;
    out.t = found.t, out.t_lo = found.lo, out.t_hi = found.hi;
    const glm::dvec2 to = d - found.t * v;
    out.normal = to / std::sqrt(to.x * to.x + to.y * to.y);
    out.point = glm::dvec2(c.x, c.y) + found.t * travel.b;
    return true;
}

} // namespace

bool circle_box_quickly(const Circle& a, const Aabb& b, const LinearTravel& travel, LinearImpact& out) {
    const glm::dvec2 v = travel.a - travel.b;
    const Axis x = axis(a.centre.x, a.radius, b.min.x, b.max.x), y = axis(a.centre.y, a.radius, b.min.y, b.max.y);
    const Slab in_x = slab(x.grown_lo, x.grown_hi, v.x), in_y = slab(y.grown_lo, y.grown_hi, v.y);
    const bool along_x = !(in_x.enter < in_y.enter);
    const double enter = along_x ? in_x.enter : in_y.enter, leave = std::min(in_x.leave, in_y.leave);
    const bool sure = enter > least_time;
    if ((leave < 0.0) | (enter * below > 1.0) | (sure & (enter * below > leave * above))) return say_clear(out);
    if (!(in_x.apart | in_y.apart)) {
        const int at_x = place(x, 0.0, v.x), at_y = place(y, 0.0, v.y);
        if (at_x == 0 || at_y == 0) return say_touching(out);
        return meet_corner(a, {at_x < 0 ? b.min.x : b.max.x, at_y < 0 ? b.min.y : b.max.y}, travel, out);
    }
    if (!(sure & (enter * above <= 1.0) & (enter * above <= leave * below))) return false;
    const int side = along_x ? place(y, enter, v.y) : place(x, enter, v.x);
    const bool onward = along_x ? v.x > 0.0 : v.y > 0.0;
    const glm::dvec2& near = onward ? b.min : b.max;
    if (side == 2) return false;
    if (side != 0) {
        const glm::dvec2& across = side < 0 ? b.min : b.max;
        return meet_corner(a, along_x ? Corner{near.x, across.y} : Corner{across.x, near.y}, travel, out);
    }
    bracket_rounded(enter, out);
    const double sign = onward ? 1.0 : -1.0;
    const glm::dvec2 centre = a.centre + enter * travel.a, moved = enter * travel.b;
    out.normal = along_x ? glm::dvec2(sign, 0.0) : glm::dvec2(0.0, sign);
    out.point = along_x ? glm::dvec2(near.x + moved.x, centre.y) : glm::dvec2(centre.x, near.y + moved.y);
    return true;
}

} // namespace tunnel::ccd
