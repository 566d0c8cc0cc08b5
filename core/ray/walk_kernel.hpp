// Answers: the walk, eight boxes at a time. Included once for each kind of machine, see core/math/each_machine.hpp, by
// a kernel that says what a Leaf is: `limit`, the first one; look(first, count), which answers the new one;
// data(first), where it lies. Internal to core/ray.

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

// Asks for what will be looked at, for it may be far: a node, or as much of a leaf.
[[gnu::always_inline]] inline void fetch(const BvhNode* nodes, const Leaf& leaf, Waiting at) {
    const std::uint32_t child = static_cast<std::uint32_t>(at) >> 3U, count = at & 7U;
    const char* p = static_cast<const char*>(count == 0 ? nodes + child : leaf.data(child));
    __builtin_prefetch(p), __builtin_prefetch(p + 64), __builtin_prefetch(p + 128), __builtin_prefetch(p + 192);
}

// The nearest of the children entered; the others go on the stack, nearer ones above.
[[gnu::always_inline]] inline Waiting part(const BvhNode* nodes, const Leaf& leaf, const BvhNode& node,
                                           const Eight& entered, unsigned bits, Waiting*& top) {
    alignas(32) float near[bvh_width];
    store(near, entered);
    const Waiting one = waiting(node, near, bits);
    bits &= bits - 1;
    if (bits == 0) return one;
    fetch(nodes, leaf, one);
    const Waiting two = waiting(node, near, bits);
    fetch(nodes, leaf, two);
    bits &= bits - 1;
    if (bits == 0) {
        *top++ = one < two ? two : one;
        return one < two ? one : two;
    }
    Waiting* const first = top;
    *top++ = one, *top++ = two;
    in_order(first[0], first[1]);
    do {
        const Waiting next = waiting(node, near, bits);
        fetch(nodes, leaf, next);
        Waiting* k = top++;
        for (; k != first && k[-1] < next; --k) *k = k[-1];
        *k = next;
        bits &= bits - 1;
    } while (bits != 0);
    return *--top;
}

inline void walk_tree(const BvhNode* nodes, const FloatRay& ray, Leaf& leaf, WalkCounts& counts,
                      const WalkWatch& watch) {
    const Planes planes(ray);
    Eight limits, entered;
    std::uint32_t limit = bits_of(ray.limit(leaf.limit));
    Machine::spread(limits, ray.limit(leaf.limit));
    Waiting stack[deepest];
    Waiting* top = stack;
    Waiting at = 0;
    for (;;) {
        const std::uint32_t child = static_cast<std::uint32_t>(at) >> 3U, count = at & 7U;
        if (count == 0) {
            ++counts.nodes;
            if (watch.opened != nullptr) watch.opened(watch.context, child);
            const unsigned entries = enter(nodes[child], planes, limits, entered);
            if (entries != 0) {
                at = part(nodes, leaf, nodes[child], entered, entries, top);
                continue;
            }
        } else {
            ++counts.leaves;
            const float nearer = ray.limit(leaf.look(child, count));
            if (nearer < 0.0F) return;
            limit = bits_of(nearer);
            Machine::spread(limits, nearer);
        }
        do {
            if (top == stack) return;
            at = *--top;
        } while (static_cast<std::uint32_t>(at >> 32U) > limit);
    }
}
