// Bodies turned four at a time, for one kind of machine: no guard against a second inclusion, since
// core/integrate/rotation/rotate_batch.cpp includes it once for each.

struct FourTurns {
    Four w, x, y, z;
};

[[gnu::always_inline]] inline void turn_of(const Four& ux, const Four& uy, const Four& uz, const Four& s,
                                           FourTurns& out) {
    Four sinc;
    near_sinc_cosine(s, sinc, out.w);
    if (Machine::bits(s > near_limit) != 0) [[unlikely]]
        far_sinc_cosine(s, sinc, out.w);
    out.x = sinc * ux, out.y = sinc * uy, out.z = sinc * uz;
}

// A refused body is one whose bit is set; it keeps its quaternion.
[[gnu::always_inline]] inline unsigned turn_four(double* w, double* x, double* y, double* z, const Four& ux,
                                                 const Four& uy, const Four& uz) {
    const Four s = ux * ux + uy * uy + uz * uz;
    FourTurns a, b;
    turn_of(ux, uy, uz, s, a);
    load(b.w, w), load(b.x, x), load(b.y, y), load(b.z, z);
    Four qw = a.w * b.w - (a.x * b.x + a.y * b.y + a.z * b.z);
    Four qx = a.w * b.x + a.x * b.w + (a.y * b.z - a.z * b.y);
    Four qy = a.w * b.y + a.y * b.w + (a.z * b.x - a.x * b.z);
    Four qz = a.w * b.z + a.z * b.w + (a.x * b.y - a.y * b.x);
    const Four squared = qw * qw + qx * qx + (qy * qy + qz * qz), scale = 1.5 - 0.5 * squared;
    qw *= scale, qx *= scale, qy *= scale, qz *= scale;
    const auto good = (s <= farthest) & (squared >= 1.0 - unit_slack) & (squared <= 1.0 + unit_slack);
    const unsigned taken = Machine::bits(good);
    if (taken != 15u) [[unlikely]] {
        qw = good ? qw : b.w, qx = good ? qx : b.x;
        qy = good ? qy : b.y, qz = good ? qz : b.z;
    }
    store(w, qw), store(x, qx), store(y, qy), store(z, qz);
    return ~taken & 15u;
}

// n a multiple of four.
inline std::size_t turn_rows(const OrientationRows& q, const OmegaRows& omega, double h, std::size_t n) {
    std::size_t refused = 0;
    for (std::size_t i = 0; i < n; i += 4) {
        Four ux, uy, uz;
        load(ux, &omega.x[i]), load(uy, &omega.y[i]), load(uz, &omega.z[i]);
        const unsigned left =
            turn_four(&q.w[i], &q.x[i], &q.y[i], &q.z[i], (ux * h) * 0.5, (uy * h) * 0.5, (uz * h) * 0.5);
        if (left != 0) [[unlikely]]
            refused += static_cast<std::size_t>(__builtin_popcount(left));
    }
    return refused;
}
