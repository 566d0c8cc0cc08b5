// Answers: by which power of two can small numbers be scaled up, exactly, to keep their products off underflow?
// Refuses: to scale down, which could lose bits.
#pragma once

#include <algorithm>
#include <cmath>

namespace tunnel::math {

// `largest` is the largest magnitude in use, finite; it is brought into [1, 2) if it is smaller and can be.
[[nodiscard]] inline double scale_up(double largest) {
    if (largest >= 1.0 || largest == 0.0) return 1.0;
    return std::ldexp(1.0, std::min(-std::ilogb(largest), 1000));
}

} // namespace tunnel::math
