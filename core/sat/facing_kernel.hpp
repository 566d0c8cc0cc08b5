// Which edge faces a direction most, for one kind of machine: no guard against a second inclusion, since
// core/sat/axes.cpp and polygons.cpp include it once for each, in a namespace that names `Machine`. G, H: groups of
// four edges.

// Bit i: is value i at least `bound`?
template <std::size_t G> unsigned near(const Four* values, const Four& bound) {
    unsigned bits = 0;
    for (std::size_t g = 0; g < G; ++g) {
        const FourInts is_near = values[g] >= bound;
        bits |= Machine::bits(is_near) << (4 * g);
    }
    return bits;
}

template <std::size_t H> inline int facing_in(const glm::dvec2& n, const ConvexPolygon& other) {
    Four against[H], greatest;
    fill(greatest, -math::infinity);
    for (std::size_t h = 0; h < H; ++h) {
        Four x, y;
        load(x, &other.nx[4 * h]), load(y, &other.ny[4 * h]);
        against[h] = x * -n.x - y * n.y;
        greatest = against[h] > greatest ? against[h] : greatest;
    }
    Machine::greatest(greatest, greatest);
    return __builtin_ctz(near<H>(against, greatest));
}

inline int facing_of(const glm::dvec2& n, const ConvexPolygon& other) {
    switch (other.groups()) {
    case 1: return facing_in<1>(n, other);
    case 2: return facing_in<2>(n, other);
    case 3: return facing_in<3>(n, other);
    default: return facing_in<4>(n, other);
    }
}
