// Bodies turned four at a time, for one kind of machine: no guard against a second inclusion, since
// core/integrate/rotation/rotate_batch.cpp includes it once for each, after turn_arithmetic.hpp.

constexpr std::size_t lanes = 4;
constexpr unsigned all_lanes = 15;

struct Places {
    double *w, *x, *y, *z;
    const double *ox, *oy, *oz;
};
[[gnu::always_inline]] inline Places places(const OrientationRows& q, const OmegaRows& omega, std::size_t i) {
    return {&q.w[i], &q.x[i], &q.y[i], &q.z[i], &omega.x[i], &omega.y[i], &omega.z[i]};
}
struct Turned {
    RowQuaternion from, to;
    Row square, squared; // of the turn's angle; of |to| before it was corrected
};

// exponential(), fused_product() and renormalised().
template <bool any> [[gnu::always_inline]] inline void turn_row(const Places& at, double h, Turned& t) {
    RowQuaternion by;
    load(t.from.w, at.w), load(t.from.x, at.x), load(t.from.y, at.y), load(t.from.z, at.z);
    load(by.x, at.ox), load(by.y, at.oy), load(by.z, at.oz);
    by.x *= h, by.y *= h, by.z *= h;
    squared_length(by.x, by.y, by.z, t.square);
    Row half_sinc;
    if constexpr (any)
        any_half_turn(t.square, half_sinc, by.w);
    else
        near_half_turn(t.square, half_sinc, by.w);
    by.x *= half_sinc, by.y *= half_sinc, by.z *= half_sinc;
    multiply(by, t.from, t.to);
    renormalise(t.to, t.squared);
}

// Lanes whose quaternion is unit and whose turn is not above the limit; NaN is neither.
[[gnu::always_inline]] inline unsigned good_lanes(const Turned& t, double limit) {
    const Row off = t.squared - 1.0;
    return On::bits((off * off <= unit_slack * unit_slack) & (t.square <= limit));
}

[[gnu::always_inline]] inline void put_all(const Places& at, const RowQuaternion& q) {
    store(at.w, q.w), store(at.x, q.x), store(at.y, q.y), store(at.z, q.z);
}

// Fast turns and refused bodies among them; these keep their quaternion. How many were refused.
[[gnu::noinline]] std::size_t turn_any(const OrientationRows& q, const OmegaRows& omega, double h, std::size_t from) {
    const Places at = places(q, omega, from);
    Turned t;
    turn_row<true>(at, h, t);
    const unsigned good = good_lanes(t, max_turn * max_turn);
    for (std::size_t i = 0; i < lanes; ++i)
        if ((good >> i & 1u) == 0)
            t.to.w[i] = t.from.w[i], t.to.x[i] = t.from.x[i], t.to.y[i] = t.from.y[i], t.to.z[i] = t.from.z[i];
    put_all(at, t.to);
    return lanes - static_cast<std::size_t>(__builtin_popcount(good));
}

// n a multiple of the lanes.
inline std::size_t turn_rows(const OrientationRows& q, const OmegaRows& omega, double h, std::size_t n) {
    std::size_t refused = 0;
    for (std::size_t i = 0; i < n; i += lanes) {
        const Places at = places(q, omega, i);
        Turned t;
        turn_row<false>(at, h, t);
        if (good_lanes(t, near_square) == all_lanes) [[likely]]
            put_all(at, t.to);
        else
            refused += turn_any(q, omega, h, i);
    }
    return refused;
}
