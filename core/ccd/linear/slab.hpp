// Answers: when is a moving point within a box? Both axes at once.
// Refuses: nothing.
// Internal to core/ccd.
#pragma once

#include "core/shape/four.hpp"
#include "core/shape/two.hpp"

namespace tunnel::ccd {

// t v lies in [lo, hi] from `enter` to `leave`.
struct Slabs {
    shape::Two enter, leave;
    bool apart; // at t = 0, on one axis at least; exact, as the signs of lo and hi are
};

// Where nothing moves, for ever or never. lo, hi and v rounded by 3 units and 1 unit of 2^-53 at most, relative to
// themselves: both times by 5, and their signs exact.
[[nodiscard]] inline Slabs slabs(const shape::Two& lo, const shape::Two& hi, const shape::Two& v) {
    using shape::Two;
    const Two zero = shape::both(0.0), none = shape::both(shape::infinity);
    const shape::TwoInts apart = (lo > zero) | (hi < zero), still = v == zero;
    const Two at_lo = lo / v, at_hi = hi / v;
    Slabs s;
    s.enter = shape::lesser(at_lo, at_hi), s.leave = shape::greater(at_lo, at_hi);
    s.apart = shape::any(apart);
    if (__builtin_expect(shape::any(still), false)) {
        const Two never = apart ? none : -none;
        s.enter = still ? never : s.enter, s.leave = still ? -never : s.leave;
    }
    return s;
}

} // namespace tunnel::ccd
