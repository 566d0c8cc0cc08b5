// Answers: the leaves of a tree that a ray may meet, nearest boxes first, as long as they are nearer than a limit that
// shrinks on the way.
// Internal to core/ray.
#pragma once

#include "core/ray/bvh.hpp"

#include <algorithm>

namespace tunnel::ray {

// A ray as slabs want it. No inverse is infinite, so no product is NaN: along an axis on which the ray stands still
// each plane is either far behind or far ahead, for boxes stand off their contents.
struct WalkRay {
    glm::dvec3 origin, direction, inverse, inverse_far; // the latter a little larger: what is rounded cannot part a box
    double from = 0.0;                                  // t_min, a little less
    std::array<bool, 3> down{};                         // direction < 0

    explicit WalkRay(const Ray& ray);
};

// Where the ray enters the box of floats, not before `from`; more than `limit` if it does not, or later. A larger box
// is never entered later, to the bit.
[[nodiscard]] inline double entry(const WalkRay& ray, const std::array<float, 3>& lo, const std::array<float, 3>& hi,
                                  double limit) {
    double near = ray.from, far = limit;
    for (std::size_t i = 0; i < 3; ++i) {
        const int axis = static_cast<int>(i);
        const double first = ray.down[i] ? hi[i] : lo[i], last = ray.down[i] ? lo[i] : hi[i];
        near = std::max(near, (first - ray.origin[axis]) * ray.inverse[axis]);
        far = std::min(far, (last - ray.origin[axis]) * ray.inverse_far[axis]);
    }
    return near <= far ? near : unbounded;
}

// Told of each node that is opened, for those who want to see; it changes nothing.
struct WalkWatch {
    void (*opened)(void* context, std::uint32_t node) = nullptr;
    void* context = nullptr;
};

// Called with places [first, first + count) of the tree's order; answers the new limit, never a larger one.
using LeafCall = double (*)(void* context, std::uint32_t first, std::uint32_t count);

// Where the leaves' contents lie, in the tree's order: to be fetched before they are asked for.
struct LeafData {
    const void* first;
    std::size_t size; // of one
};

void walk(const Bvh& bvh, const WalkRay& ray, double limit, LeafCall call, void* context, WalkCounts& counts,
          const LeafData& places, const WalkWatch& watch);

template <class Leaf> void walk(const Bvh& bvh, const WalkRay& ray, double limit, WalkCounts& counts, Leaf leaf,
                                const LeafData& places, const WalkWatch& watch = {}) {
    const LeafCall call = [](void* context, std::uint32_t first, std::uint32_t count) {
        return (*static_cast<Leaf*>(context))(first, count);
    };
    walk(bvh, ray, limit, call, &leaf, counts, places, watch);
}

} // namespace tunnel::ray
