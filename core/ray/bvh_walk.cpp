// Answers: the walk, on each kind of machine.
// Refuses: nothing.
#include "core/ray/bvh_walk.hpp"

#include "core/ray/walk_floats.hpp"

namespace tunnel::ray {

namespace {

using math::Eight;
using math::load;
using math::store;

struct AnyLeaf {
    LeafCall call;
    void* context;
    LeafData places;
    double limit;
};

namespace in_tree {
#define TUNNEL_KERNEL "core/ray/tree_kernel.hpp"
#include "core/math/each_machine.hpp"

void walk(const BvhNode* nodes, const FloatRay& ray, const AnyLeaf& leaf, WalkCounts& counts, const WalkWatch& watch) {
    TUNNEL_KERNEL_CALL(walk_any(nodes, ray, leaf, counts, watch));
}
} // namespace in_tree

} // namespace

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
          const LeafData& places, const WalkWatch& watch) {
    if (bvh.nodes().empty()) return;
    const double start = entry(ray, bvh.bounds().lo, bvh.bounds().hi, limit);
    if (start == unbounded) return;
    const FloatRay floats(ray, start);
    in_tree::walk(bvh.nodes().data(), floats, {leaf, context, places, limit}, counts, watch);
}

} // namespace tunnel::ray
