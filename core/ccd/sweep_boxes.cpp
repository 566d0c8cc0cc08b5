// Answers: box against box by the two slabs. Every difference is rounded once and so is the quotient: each time is
// right to 3 units of 2^-53 of itself, and the start is judged by exact signs.
#include "core/ccd/sweep_quick.hpp"
#include "core/ccd/sweep_slab.hpp"

#include <algorithm>

namespace tunnel::ccd {

namespace {

constexpr double above = 1.0 + 0x1p-50, below = 1.0 - 0x1p-50;

// On the axis across: midway along what faces each other at t.
double facing(double a_lo, double a_hi, double a_way, double b_lo, double b_hi, double b_way) {
    return 0.5 * std::max(a_lo + a_way, b_lo + b_way) + 0.5 * std::min(a_hi + a_way, b_hi + b_way);
}

} // namespace

bool boxes_quickly(const shape::Aabb& a, const shape::Aabb& b, const LinearTravel& travel, LinearImpact& out) {
    const glm::dvec2 v = travel.a - travel.b;
    const Slab x = slab(b.min.x - a.max.x, b.max.x - a.min.x, v.x);
    const Slab y = slab(b.min.y - a.max.y, b.max.y - a.min.y, v.y);
    if (!(x.apart | y.apart)) return say_touching(out);
    const double enter = x.enter < y.enter ? y.enter : x.enter, leave = x.leave < y.leave ? x.leave : y.leave;
    const bool sure = enter > least_time;
    if ((leave < 0.0) | (enter * below > 1.0) | (sure & (enter * below > leave * above))) return say_clear(out);
    if (!(sure & (enter * above <= 1.0) & (enter * above <= leave * below))) return false;
    bracket_rounded(enter, out);
    const bool along_x = !(x.enter < y.enter);
    const glm::dvec2 way_a = enter * travel.a, way_b = enter * travel.b;
    if (along_x) {
        out.normal = {v.x > 0.0 ? 1.0 : -1.0, 0.0};
        out.point = {(v.x > 0.0 ? b.min.x : b.max.x) + way_b.x,
                     facing(a.min.y, a.max.y, way_a.y, b.min.y, b.max.y, way_b.y)};
    } else {
        out.normal = {0.0, v.y > 0.0 ? 1.0 : -1.0};
        out.point = {facing(a.min.x, a.max.x, way_a.x, b.min.x, b.max.x, way_b.x),
                     (v.y > 0.0 ? b.min.y : b.max.y) + way_b.y};
    }
    return true;
}

} // namespace tunnel::ccd
