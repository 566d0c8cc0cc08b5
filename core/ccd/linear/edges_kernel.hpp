// The times of all edges, for one kind of machine: no guard against a second inclusion, since core/ccd/linear/edges.cpp
// includes it once for each, in a namespace that names `Machine`.

struct Bounds {
    Four enter_lo, enter_hi, leave_lo, leave_hi; // the extremes of the lanes so far
    FourInts never;
};

struct Motion {
    double x, y, gap_error, rate_error;
};

// Four edges: the gap at t is gap - t rate. With both off by their errors e and f, the quotient t is off by at most
// (e + |t| f) / (|rate| - f) and its rounding; twice the simple bound, as f is below |rate| / 4. Lanes beyond the last
// edge are NaN and pass every comparison by. `latest`: by edge, the latest time at which it stops separating; `doubt`:
// it moves along, too close to call.
inline void take_edges(const Four& nx, const Four& ny, const Four& gap, const Motion& m, Bounds& out, Four& latest,
                       FourInts& doubt) {
    // Along the motion the gap changes by less than 6 errors of the rate, all the way to t = 1.
    Four none, steepest, still;
    fill(none, math::infinity), fill(steepest, 4.0 * m.rate_error), fill(still, m.gap_error + 6.0 * m.rate_error);
    const Four rate = nx * m.x + ny * m.y;
    const FourInts closing = rate > steepest, leaving = rate < -steepest;
    const Four inverse = 1.0 / rate, t = gap * inverse;
    const Four size = t < 0.0 ? -t : t, steep = inverse < 0.0 ? -inverse : inverse;
    const Four error = 2.0 * (m.gap_error + size * m.rate_error) * steep, lo = t - error, hi = t + error;
    const Four enter_lo = closing ? lo : -none, enter_hi = closing ? hi : -none;
    const Four leave_lo = leaving ? lo : none, leave_hi = leaving ? hi : none;
    out.enter_lo = enter_lo > out.enter_lo ? enter_lo : out.enter_lo;
    out.enter_hi = enter_hi > out.enter_hi ? enter_hi : out.enter_hi;
    out.leave_lo = leave_lo < out.leave_lo ? leave_lo : out.leave_lo;
    out.leave_hi = leave_hi < out.leave_hi ? leave_hi : out.leave_hi;
    const FourInts along = ~(closing | leaving);
    out.never |= along & (gap > still);
    doubt = along & (gap <= still) & (gap >= -still);
    latest = enter_hi;
}

inline double greatest_of(const Four& v) {
    Four out;
    Machine::greatest(v, out);
    return out[0];
}

template <std::size_t G> void take_all(const ConvexPolygon& of, const double* gaps, const Motion& m, Bounds& bounds,
                                       Four* latest, unsigned& doubts) {
    for (std::size_t g = 0; g < G; ++g) {
        Four nx, ny, gap;
        FourInts doubt;
        load(nx, &of.nx[4 * g]), load(ny, &of.ny[4 * g]), load(gap, gaps + 4 * g);
        take_edges(nx, ny, gap, m, bounds, latest[g], doubt);
        doubts |= Machine::bits(doubt) << (4 * g);
    }
}

template <std::size_t G> unsigned not_before(const Four* latest, double bound) {
    Four least;
    fill(least, bound);
    unsigned bits = 0;
    for (std::size_t g = 0; g < G; ++g) {
        const FourInts late = latest[g] >= least;
        bits |= Machine::bits(late) << (4 * g);
    }
    return bits;
}

template <std::size_t G, std::size_t H> void times_of_groups(const ConvexPolygon& a, const ConvexPolygon& b,
                                                             const sat::Gaps& gaps, const glm::dvec2& way,
                                                             EdgeTimes& out) {
    // A normal's direction is off by 3 units of 2^-53, the way and both products by one each, the sum by one.
    const double rate_error = 0x1p-53 * 8.0 * (__builtin_fabs(way.x) + __builtin_fabs(way.y));
    const Motion from_a{way.x, way.y, gaps.best.error, rate_error}, from_b{-way.x, -way.y, gaps.best.error, rate_error};
    Four none;
    fill(none, math::infinity);
    Bounds bounds{-none, -none, none, none, FourInts{}};
    unsigned doubt_a = 0, doubt_b = 0;
    Four latest_a[G], latest_b[H];
    take_all<G>(a, gaps.gap.data(), from_a, bounds, latest_a, doubt_a);
    take_all<H>(b, gaps.gap.data() + shape::max_vertices, from_b, bounds, latest_b, doubt_b);
    out.enter_lo = greatest_of(bounds.enter_lo), out.enter_hi = greatest_of(bounds.enter_hi);
    out.leave_lo = -greatest_of(-bounds.leave_lo), out.leave_hi = -greatest_of(-bounds.leave_hi);
    out.never = Machine::bits(bounds.never) != 0;
    out.doubt = doubt_a | doubt_b << shape::max_vertices;
    out.last = not_before<G>(latest_a, out.enter_lo) | not_before<H>(latest_b, out.enter_lo) << shape::max_vertices;
}

template <std::size_t G> void times_with(const ConvexPolygon& a, const ConvexPolygon& b, const sat::Gaps& gaps,
                                         const glm::dvec2& way, EdgeTimes& out) {
    switch (b.groups()) {
    case 1: return times_of_groups<G, 1>(a, b, gaps, way, out);
    case 2: return times_of_groups<G, 2>(a, b, gaps, way, out);
    case 3: return times_of_groups<G, 3>(a, b, gaps, way, out);
    default: return times_of_groups<G, 4>(a, b, gaps, way, out);
    }
}

inline void times_of(const ConvexPolygon& a, const ConvexPolygon& b, const sat::Gaps& gaps, const glm::dvec2& way,
                     EdgeTimes& out) {
    switch (a.groups()) {
    case 1: return times_with<1>(a, b, gaps, way, out);
    case 2: return times_with<2>(a, b, gaps, way, out);
    case 3: return times_with<3>(a, b, gaps, way, out);
    default: return times_with<4>(a, b, gaps, way, out);
    }
}
