// Answers: the walk, four boxes at a time. Included once for each kind of machine, see core/math/each_machine.hpp.
// Internal to core/ray.

struct Planes {
    Four origin[3], inverse[3], inverse_far[3];
};

[[gnu::always_inline]] inline void widen(const float* from, Four& out) {
    using FourFloats = float __attribute__((vector_size(16)));
    FourFloats f;
    std::memcpy(&f, from, sizeof f);
    out = __builtin_convertvector(f, Four);
}

// The children that the ray enters before the limit, the nearest last.
[[gnu::always_inline]] inline std::size_t enter(const BvhNode& node, const WalkRay& ray, const Planes& planes,
                                                double limit, Waiting* out) {
    Four near, far;
    fill(near, ray.from), fill(far, limit);
    for (std::size_t i = 0; i < 3; ++i) {
        Four first, last;
        widen(ray.down[i] ? node.hi[i].data() : node.lo[i].data(), first);
        widen(ray.down[i] ? node.lo[i].data() : node.hi[i].data(), last);
        const Four t0 = (first - planes.origin[i]) * planes.inverse[i];
        const Four t1 = (last - planes.origin[i]) * planes.inverse_far[i];
        near = near > t0 ? near : t0;
        far = far < t1 ? far : t1;
    }
    const FourInts inside = near <= far;
    std::size_t count = 0;
    for (unsigned bits = Machine::bits(inside); bits != 0; bits &= bits - 1) {
        const auto i = static_cast<std::size_t>(__builtin_ctz(bits));
        const Waiting next{near[static_cast<int>(i)], node.child[i], node.count[i]};
        std::size_t k = count++;
        for (; k > 0 && out[k - 1].near < next.near; --k) out[k] = out[k - 1];
        out[k] = next;
    }
    return count;
}

inline void walk_tree(const BvhNode* nodes, const WalkRay& ray, double limit, LeafCall call, void* context,
                      WalkCounts& counts, const WalkWatch& watch) {
    Planes planes;
    for (int i = 0; i < 3; ++i) {
        fill(planes.origin[i], ray.origin[i]);
        fill(planes.inverse[i], ray.inverse[i]);
        fill(planes.inverse_far[i], ray.inverse_far[i]);
    }
    Waiting stack[deepest];
    stack[0] = {ray.from, 0, 0};
    for (std::size_t size = 1; size > 0;) {
        const Waiting at = stack[--size];
        if (at.near > limit) continue;
        if (at.count != 0) {
            ++counts.leaves;
            limit = call(context, at.child, at.count);
            continue;
        }
        ++counts.nodes;
        if (watch.opened != nullptr) watch.opened(watch.context, at.child);
        size += enter(nodes[at.child], ray, planes, limit, stack + size);
    }
}
