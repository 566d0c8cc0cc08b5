// Answers: box against box by the two slabs. Every difference is rounded once and so is the quotient: each time is
// right to 3 units of 2^-53 of itself, and the start is judged by exact signs.
#include "core/ccd/linear/quick.hpp"
#include "core/ccd/linear/slab.hpp"
#include "core/ccd/linear/steeper.hpp"

namespace tunnel::ccd {

using math::both;
using math::Two;
using math::two;

bool boxes_quickly(const shape::Aabb& a, const shape::Aabb& b, const LinearTravel& travel, LinearImpact& out) {
    const Two way_a = two(travel.a), way_b = two(travel.b), v = way_a - way_b;
    const Two a_min = two(a.min), a_max = two(a.max), b_min = two(b.min), b_max = two(b.max);
    const Slabs s = slabs(b_min - a_max, b_max - a_min, v);
    if (__builtin_expect(!s.apart, false)) return say_touching(out);
    const double enter = math::greatest(s.enter), leave = math::least(s.leave);
    const bool sure = enter > least_time;
    if ((leave < 0.0) | (enter * earlier > 1.0) | (sure & (enter * earlier > leave * later))) return say_clear(out);
    if (!(sure & (enter * later <= 1.0) & (enter * later <= leave * earlier))) return false;
    bracket_rounded(enter, out);
    // Along the axis of the entry, the side of B; along the other, midway along what faces each other then.
    const Two at_a = both(enter) * way_a, at_b = both(enter) * way_b;
    const Two lo = math::greater(a_min + at_a, b_min + at_b), hi = math::lesser(a_max + at_a, b_max + at_b);
    const Two side = (v > both(0.0) ? b_min : b_max) + at_b, one = math::flipped(both(1.0), math::signs_of(v));
    bool along_y = s.enter[0] < s.enter[1];
    if (__builtin_expect(s.enter[0] == s.enter[1], false)) // corner on corner
        along_y = steeper({0.0, one[1]}, {one[0], 0.0}, travel.a - travel.b);
    const math::TwoInts enters = along_y ? math::TwoInts{0, -1} : math::TwoInts{-1, 0};
    out.normal = math::vec(enters ? one : both(0.0));
    out.point = math::vec(enters ? side : both(0.5) * lo + both(0.5) * hi);
    return true;
}

} // namespace tunnel::ccd
