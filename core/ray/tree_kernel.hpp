// Answers: the walk through any tree. Included once for each kind of machine, see core/math/each_machine.hpp.
// Internal to core/ray.

struct Leaf : AnyLeaf {
    [[nodiscard]] const void* data(std::uint32_t first) const {
        return static_cast<const char*>(places.first) + first * places.size;
    }
    double look(std::uint32_t first, std::uint32_t count) const { return call(context, first, count); }
};

#include "core/ray/walk_kernel.hpp"

inline void walk_any(const BvhNode* nodes, const FloatRay& ray, const AnyLeaf& any, WalkCounts& counts,
                     const WalkWatch& watch) {
    Leaf leaf{any};
    walk_tree(nodes, ray, leaf, counts, watch);
}
