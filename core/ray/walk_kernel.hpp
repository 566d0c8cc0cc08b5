// Answers: the walk, eight boxes at a time. Included once for each kind of machine, see core/math/each_machine.hpp.
// Internal to core/ray.

struct Planes {
    Eight from[2][3], scale[2][3]; // of the planes that are met first, and of the others
    std::size_t at[2][3];          // where in a node they stand, in floats
    explicit Planes(const FloatRay& ray) {
        for (std::size_t side = 0; side < 2; ++side)
            for (std::size_t i = 0; i < 3; ++i) {
                Machine::spread(from[side][i], ray.from[side][i]);
                Machine::spread(scale[side][i], ray.scale[side][i]);
                at[side][i] = (ray.down[i] == (side == 0) ? 3 + i : i) * bvh_width;
            }
    }
};

// Narrows near and far by axis i.
[[gnu::always_inline]] inline void narrow(const float* base, const Planes& planes, std::size_t i, Eight& near,
                                          Eight& far) {
    Eight first, last;
    load(first, base + planes.at[0][i]);
    load(last, base + planes.at[1][i]);
    Machine::greater((first - planes.from[0][i]) * planes.scale[0][i], near, near);
    Machine::lesser((last - planes.from[1][i]) * planes.scale[1][i], far, far);
}

// Which children does the ray enter, and where?
[[gnu::always_inline]] inline unsigned enter(const BvhNode& node, const Planes& planes, const Eight& limit,
                                             Eight& near) {
    const float* const base = node.lo[0].data();
    Eight far;
    near = Eight{}, far = limit;
    narrow(base, planes, 0, near, far), narrow(base, planes, 1, near, far), narrow(base, planes, 2, near, far);
    return Machine::bits(near <= far) & node.there;
}

[[gnu::always_inline]] inline std::uint32_t bits_of(float x) { // of numbers not negative: sorted as they are
    std::uint32_t bits = 0;
    std::memcpy(&bits, &x, sizeof bits);
    return bits;
}

[[gnu::always_inline]] inline Waiting waiting(const BvhNode& node, const float* near, unsigned bits) {
    const auto i = static_cast<std::size_t>(__builtin_ctz(bits));
    return static_cast<Waiting>(bits_of(near[i])) << 32U | node.child[i] << 3U | node.count[i];
}

[[gnu::always_inline]] inline void in_order(Waiting& a, Waiting& b) { // the nearer last
    const Waiting u = a, v = b;
    a = u < v ? v : u, b = u < v ? u : v;
}

// Puts the children entered on the stack, the nearest on top.
[[gnu::always_inline]] inline Waiting* push(const BvhNode& node, const Eight& entered, unsigned bits, Waiting* top) {
    alignas(32) float near[bvh_width];
    store(near, entered);
    Waiting* const first = top;
    for (; bits != 0; bits &= bits - 1) *top++ = waiting(node, near, bits);
    const auto count = top - first;
    if (count < 2) return top;
    if (count == 2) {
        in_order(first[0], first[1]);
    } else if (count == 3) {
        in_order(first[0], first[2]), in_order(first[0], first[1]), in_order(first[1], first[2]);
    } else {
        for (Waiting* i = first + 1; i != top; ++i) {
            const Waiting next = *i;
            Waiting* k = i;
            for (; k != first && k[-1] < next; --k) *k = k[-1];
            *k = next;
        }
    }
    return top;
}

inline void walk_tree(const BvhNode* nodes, const FloatRay& ray, const WalkCall& call, WalkCounts& counts) {
    const Planes planes(ray);
    Eight limits, entered;
    std::uint32_t limit = bits_of(ray.limit(call.limit));
    Machine::spread(limits, ray.limit(call.limit));
    Waiting stack[deepest];
    Waiting* top = stack;
    *top++ = 0;
    while (top != stack) {
        const Waiting at = *--top;
        if (static_cast<std::uint32_t>(at >> 32U) > limit) continue;
        const std::uint32_t child = static_cast<std::uint32_t>(at) >> 3U, count = at & 7U;
        if (count != 0) {
            ++counts.leaves;
            const float nearer = ray.limit(call.leaf(call.context, child, count));
            if (nearer < 0.0F) return;
            limit = bits_of(nearer);
            Machine::spread(limits, nearer);
            continue;
        }
        ++counts.nodes;
        if (call.watch.opened != nullptr) call.watch.opened(call.watch.context, child);
        const unsigned entries = enter(nodes[child], planes, limits, entered);
        top = push(nodes[child], entered, entries, top);
    }
}
