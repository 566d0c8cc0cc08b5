// Answers: the walk, on each kind of machine.
#include "core/ray/bvh_walk.hpp"

#include "core/math/four.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::ray {

using math::fill;
using math::Four;
using math::FourInts;

namespace {

constexpr std::size_t deepest = 256; // three for each level, of which there are at most 80

struct Waiting {
    double near;
    std::uint32_t child, count;
};

} // namespace

#define TUNNEL_KERNEL "core/ray/walk_kernel.hpp"
#include "core/math/each_machine.hpp"

WalkRay::WalkRay(const Ray& ray) : origin(ray.origin), from(ray.t_min * (1.0 - 0x1p-38)) {
    constexpr double most = 0x1p1000;
    for (int i = 0; i < 3; ++i) {
        const double d = ray.direction[i];
        down[static_cast<std::size_t>(i)] = d < 0.0;
        inverse[i] = std::abs(d) > 1.0 / most ? 1.0 / d : d < 0.0 ? -most : most;
        inverse_far[i] = inverse[i] * (1.0 + 0x1p-49);
    }
}

double entry(const WalkRay& ray, const std::array<float, 3>& lo, const std::array<float, 3>& hi, double limit) {
    double near = ray.from, far = limit;
    for (std::size_t i = 0; i < 3; ++i) {
        const int axis = static_cast<int>(i);
        const double first = ray.down[i] ? hi[i] : lo[i], last = ray.down[i] ? lo[i] : hi[i];
        near = std::max(near, (first - ray.origin[axis]) * ray.inverse[axis]);
        far = std::min(far, (last - ray.origin[axis]) * ray.inverse_far[axis]);
    }
    return near <= far ? near : unbounded;
}

void walk(const Bvh& bvh, const WalkRay& ray, double limit, LeafCall call, void* context, WalkCounts& counts,
          const WalkWatch& watch) {
    if (bvh.nodes().empty()) return;
    TUNNEL_KERNEL_CALL(walk_tree(bvh.nodes().data(), ray, limit, call, context, counts, watch));
}

} // namespace tunnel::ray
