// Bodies turned several at a time, for one kind of machine: no guard against a second inclusion, since
// core/integrate/rotation/rotate_batch.cpp includes it once for each.

using On = RowsOn<Machine>;
using Row = On::Row;
constexpr std::size_t lanes = sizeof(Row) / sizeof(double);
constexpr unsigned all_lanes = (1u << lanes) - 1u;

[[gnu::always_inline]] inline void take(Row& v, const double* from) { std::memcpy(&v, from, sizeof v); }
[[gnu::always_inline]] inline void put(double* to, const Row& v) { std::memcpy(to, &v, sizeof v); }

struct RowTurn {
    Row w, x, y, z;
};

// b by the rotation vector t, then renormalised: as exponential(), product() and renormalised() do it.
template <bool any> [[gnu::always_inline]] inline void turn_row(const RowTurn& b, const Row& tx, const Row& ty,
                                                                const Row& tz, RowTurn& q, Row& square, Row& off) {
    square = tx * tx + ty * ty + tz * tz;
    Row sinc, aw;
    if constexpr (any)
        any_half_turn(square, sinc, aw);
    else
        near_half_turn(square, sinc, aw);
    const Row ax = sinc * tx, ay = sinc * ty, az = sinc * tz;
    q.w = aw * b.w - (ax * b.x + ay * b.y + az * b.z);
    q.x = aw * b.x + ax * b.w + (ay * b.z - az * b.y);
    q.y = aw * b.y + ay * b.w + (az * b.x - ax * b.z);
    q.z = aw * b.z + az * b.w + (ax * b.y - ay * b.x);
    const Row squared = q.w * q.w + q.x * q.x + (q.y * q.y + q.z * q.z), scale = 1.5 - 0.5 * squared;
    q.w *= scale, q.x *= scale, q.y *= scale, q.z *= scale;
    off = squared - 1.0;
}

struct Places {
    double *w, *x, *y, *z;
    const double *ox, *oy, *oz;
    double h;
};

[[gnu::always_inline]] inline void take_all(const Places& at, RowTurn& b, Row& tx, Row& ty, Row& tz) {
    take(b.w, at.w), take(b.x, at.x), take(b.y, at.y), take(b.z, at.z);
    take(tx, at.ox), take(ty, at.oy), take(tz, at.oz);
    tx *= at.h, ty *= at.h, tz *= at.h;
}

[[gnu::always_inline]] inline void put_all(const Places& at, const RowTurn& q) {
    put(at.w, q.w), put(at.x, q.x), put(at.y, q.y), put(at.z, q.z);
}

// Fast turns and refused bodies among them; these keep their quaternion. How many were refused.
[[gnu::noinline]] std::size_t turn_any(const Places& at) {
    RowTurn b, q;
    Row tx, ty, tz, square, off;
    take_all(at, b, tx, ty, tz);
    turn_row<true>(b, tx, ty, tz, q, square, off);
    const unsigned good = On::within(off * off, unit_slack * unit_slack) & On::within(square, max_turn * max_turn);
    for (std::size_t i = 0; i < lanes; ++i)
        if ((good >> i & 1u) == 0) q.w[i] = b.w[i], q.x[i] = b.x[i], q.y[i] = b.y[i], q.z[i] = b.z[i];
    put_all(at, q);
    return lanes - static_cast<std::size_t>(__builtin_popcount(good));
}

// n a multiple of the lanes.
inline std::size_t turn_rows(const OrientationRows& q, const OmegaRows& omega, double h, std::size_t n) {
    std::size_t refused = 0;
    for (std::size_t i = 0; i < n; i += lanes) {
        const Places at{&q.w[i], &q.x[i], &q.y[i], &q.z[i], &omega.x[i], &omega.y[i], &omega.z[i], h};
        RowTurn b, to;
        Row tx, ty, tz, square, off;
        take_all(at, b, tx, ty, tz);
        turn_row<false>(b, tx, ty, tz, to, square, off);
        const unsigned good = On::within(off * off, unit_slack * unit_slack) & On::within(square, near_square);
        if (good == all_lanes) [[likely]]
            put_all(at, to);
        else
            refused += turn_any(at);
    }
    return refused;
}
