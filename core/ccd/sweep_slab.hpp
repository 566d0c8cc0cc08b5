// Answers: when is a moving coordinate within an interval?
// Refuses: nothing.
// Internal to core/ccd.
#pragma once

#include "core/shape/four.hpp"

namespace tunnel::ccd {

// Of one axis: t v lies in [lo, hi] from `enter` to `leave`.
struct Slab {
    double enter, leave;
    bool apart; // at t = 0; exact, as the signs of lo and hi are
};

// Where nothing moves, for ever or never. lo, hi and v rounded by 2 units and 1 unit of 2^-53 at most, relative to
// themselves: both times by 4, and their signs exact.
[[gnu::always_inline]] inline Slab slab(double lo, double hi, double v) {
    const double at_lo = lo / v, at_hi = hi / v;
    Slab s;
    s.apart = (lo > 0.0) | (hi < 0.0);
    s.enter = at_lo < at_hi ? at_lo : at_hi;
    s.leave = at_lo < at_hi ? at_hi : at_lo;
    if (v == 0.0) {
        s.enter = s.apart ? shape::infinity : -shape::infinity;
        s.leave = -s.enter;
    }
    return s;
}

} // namespace tunnel::ccd
