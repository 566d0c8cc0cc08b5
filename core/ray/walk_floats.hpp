// Answers: what do the kernels that walk a tree start from? The ray in floats, and what waits to be looked at.
// Internal to core/ray.
#pragma once

#include "core/math/four.hpp"
#include "core/ray/bvh_walk.hpp"
#include "core/ray/vec.hpp"

#include <cmath>

namespace tunnel::ray {

using Waiting = std::uint64_t;              // entered at (float) | child (29 bits) | count (3 bits)
inline constexpr std::size_t deepest = 640; // seven for each level, of which there are at most 80

// A ray in floats that says no to no box that the exact ray touches after `base`, nor to one that entry() enters: it
// starts at `base`, so that far origins lose nothing. For t of such a touch and f = from[0], going up,
// first - f <= (t - base) d, since f is ahead of the start by 2^-46 (|origin| + base), more than what base, the start
// and t may be off by (2^-49), plus 2^-23 |f|, more than the float's rounding; times a scale 2^-21 too small, for three
// roundings of 2^-24: entered at <= t - base. Likewise left at >= t - base. 2^-120: products are no denormals.
struct FloatRay {
    std::array<std::array<float, 3>, 2> from, scale;
    std::array<bool, 3> down;
    double base;

    FloatRay(const WalkRay& ray, double start) : down(ray.down), base(start) {
        constexpr float most = std::numeric_limits<float>::max(), beyond = std::numeric_limits<float>::infinity();
        const double pad = 0x1p-46 * (largest_of(ray.origin) + base) + 0x1p-120;
        for (std::size_t i = 0; i < 3; ++i) {
            const int axis = static_cast<int>(i);
            const double at = ray.origin[axis] + base * ray.direction[axis], wide = pad + 0x1p-23 * std::abs(at);
            // What is infinite may meet an infinite plane only on the other side: no NaN that hides a box.
            const float ahead = std::max(static_cast<float>(at + wide), -most);
            const float behind = std::min(static_cast<float>(at - wide), most);
            from[0][i] = down[i] ? behind : ahead, from[1][i] = down[i] ? ahead : behind;
            const double inverse = ray.inverse[axis];
            const bool still = !(std::abs(inverse) < 0x1p100); // as good as
            const float less = still ? 0x1p100F : static_cast<float>(std::abs(inverse) * (1.0 - 0x1p-21));
            const float more = still ? beyond : static_cast<float>(std::abs(inverse) * (1.0 + 0x1p-21));
            scale[0][i] = down[i] ? -less : less, scale[1][i] = down[i] ? -more : more;
        }
    }
    [[nodiscard]] float limit(double t) const { return static_cast<float>((t - base) * (1.0 + 0x1p-22)); }
};

} // namespace tunnel::ray
