// Answers: when is a moving point within a box? Both axes at once.
// Refuses: nothing.
// Internal to core/ccd.
#pragma once

#include "core/math/four.hpp"
#include "core/math/two.hpp"

namespace tunnel::ccd {

// t v lies in [lo, hi] from `enter` to `leave`.
struct Slabs {
    math::Two enter, leave;
    bool apart; // at t = 0, on one axis at least; exact, as the signs of lo and hi are
};

// Where nothing moves, for ever or never. lo, hi and v rounded by 3 units and 1 unit of 2^-53 at most, relative to
// themselves: both times by 5, and their signs exact.
[[nodiscard]] inline Slabs slabs(const math::Two& lo, const math::Two& hi, const math::Two& v) {
    using math::Two;
    const Two zero = math::both(0.0), none = math::both(math::infinity);
    const math::TwoInts apart = (lo > zero) | (hi < zero), still = v == zero;
    const Two at_lo = lo / v, at_hi = hi / v;
    Slabs s;
    s.enter = math::lesser(at_lo, at_hi), s.leave = math::greater(at_lo, at_hi);
    s.apart = math::any(apart);
    if (__builtin_expect(math::any(still), false)) {
        const Two never = apart ? none : -none;
        s.enter = still ? never : s.enter, s.leave = still ? -never : s.leave;
    }
    return s;
}

} // namespace tunnel::ccd
