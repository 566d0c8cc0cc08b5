// The sweep over the edges, for one kind of machine: no guard against a second inclusion, since core/sat/axes.cpp
// includes it once for each, in a namespace that names `Machine`. G and H: groups of four in A and in B.
#include "core/sat/facing_kernel.hpp"

template <std::size_t G> struct Corners { alignas(32) double x[4 * G], y[4 * G]; };

template <std::size_t G> void shift(const ConvexPolygon& p, double x, double y, Corners<G>& out) {
    for (std::size_t g = 0; g < G; ++g) {
        Four u, v;
        load(u, &p.x[4 * g]), load(v, &p.y[4 * g]);
        store(&out.x[4 * g], u - x), store(&out.y[4 * g], v - y);
    }
}

inline void take_less(const Four& nx, const Four& ny, double x, double y, Four& least) {
    const Four at = nx * x + ny * y;
    least = at < least ? at : least;
}

// For each edge of `of`: the least distance of the other's corners beyond it. Edges beyond the last are NaN and so
// never the greatest.
template <std::size_t G, std::size_t H>
void sweep(const ConvexPolygon& of, const Corners<G>& own, const Corners<H>& other, Four* out, Four& best) {
    for (std::size_t g = 0; g < G; ++g) {
        Four nx, ny, x, y;
        load(nx, &of.nx[4 * g]), load(ny, &of.ny[4 * g]);
        load(x, &own.x[4 * g]), load(y, &own.y[4 * g]);
        Four least = nx * other.x[0] + ny * other.y[0];
        for (std::size_t j = 1; j < 4 * H; ++j) take_less(nx, ny, other.x[j], other.y[j], least);
        out[g] = least - (nx * x + ny * y);
        best = out[g] > best ? out[g] : best;
    }
}

// What the sweep finds; `all`, if given, gets every gap.
template <std::size_t G, std::size_t H>
void gaps_of_groups(const ConvexPolygon& a, const ConvexPolygon& b, Best& out, Gaps* all) {
    Corners<G> at_a;
    Corners<H> at_b;
    shift(a, a.x[0], a.y[0], at_a);
    shift(b, a.x[0], a.y[0], at_b);
    Four gaps_a[G], gaps_b[H], best, bound;
    fill(best, -math::infinity);
    sweep(a, at_a, at_b, gaps_a, best);
    sweep(b, at_b, at_a, gaps_b, best);
    Machine::greatest(best, best);
    // Each dot product: 3 roundings; the shift, the edge and its scaling: 4 more; 1 to subtract; all on both sides.
    const double error =
        0x1p-53 * 32.0 * (a.reach + b.reach + __builtin_fabs(b.x[0] - a.x[0]) + __builtin_fabs(b.y[0] - a.y[0]));
    fill(bound, best[0] - error);
    const unsigned bits = near<G>(gaps_a, bound) | near<H>(gaps_b, bound) << shape::max_vertices;
    out.gap = best[0], out.error = error;
    out.several = (bits & (bits - 1)) != 0;
    out.edge = {static_cast<unsigned>(__builtin_ctz(bits))};
    if (all == nullptr) return;
    for (std::size_t g = 0; g < G; ++g) store(&all->gap[4 * g], gaps_a[g]);
    for (std::size_t h = 0; h < H; ++h) store(&all->gap[shape::max_vertices + 4 * h], gaps_b[h]);
}

template <std::size_t G> void gaps_with(const ConvexPolygon& a, const ConvexPolygon& b, Best& out, Gaps* all) {
    switch (b.groups()) {
    case 1: return gaps_of_groups<G, 1>(a, b, out, all);
    case 2: return gaps_of_groups<G, 2>(a, b, out, all);
    case 3: return gaps_of_groups<G, 3>(a, b, out, all);
    default: return gaps_of_groups<G, 4>(a, b, out, all);
    }
}

inline void gaps_of(const ConvexPolygon& a, const ConvexPolygon& b, Best& out, Gaps* all) {
    switch (a.groups()) {
    case 1: return gaps_with<1>(a, b, out, all);
    case 2: return gaps_with<2>(a, b, out, all);
    case 3: return gaps_with<3>(a, b, out, all);
    default: return gaps_with<4>(a, b, out, all);
    }
}
