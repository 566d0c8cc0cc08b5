// Answers: the walk, on each kind of machine.
// Refuses: nothing.
#include "core/ray/bvh_walk.hpp"

#include "core/math/four.hpp"
#include "core/ray/vec.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::ray {

namespace {

using math::Eight;
using math::load;
using math::store;

using Waiting = std::uint64_t;       // entered at (float) | child (29 bits) | count (3 bits)
constexpr std::size_t deepest = 640; // seven for each level, of which there are at most 80

struct WalkCall {
    double limit;
    LeafCall leaf;
    void* context;
    const WalkWatch& watch;
};

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

} // namespace

#define TUNNEL_KERNEL "core/ray/walk_kernel.hpp"
#include "core/math/each_machine.hpp"

WalkRay::WalkRay(const Ray& ray) : origin(ray.origin), direction(ray.direction), from(ray.t_min * (1.0 - 0x1p-38)) {
    constexpr double most = 0x1p1000;
    for (int i = 0; i < 3; ++i) {
        const double d = ray.direction[i];
        down[static_cast<std::size_t>(i)] = d < 0.0;
        inverse[i] = std::abs(d) > 1.0 / most ? 1.0 / d : d < 0.0 ? -most : most;
        inverse_far[i] = inverse[i] * (1.0 + 0x1p-49);
    }
}

void walk(const Bvh& bvh, const WalkRay& ray, double limit, LeafCall leaf, void* context, WalkCounts& counts,
          const WalkWatch& watch) {
    if (bvh.nodes().empty()) return;
    const double start = entry(ray, bvh.bounds().lo, bvh.bounds().hi, limit);
    if (start == unbounded) return;
    const FloatRay floats(ray, start);
    const WalkCall call{limit, leaf, context, watch};
    TUNNEL_KERNEL_CALL(walk_tree(bvh.nodes().data(), floats, call, counts));
}

} // namespace tunnel::ray
