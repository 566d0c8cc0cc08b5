// Every vertex and edge of a polygon moved, for one kind of machine: no guard against a second inclusion, since
// core/shape/place.cpp includes it once for each.

// Lane i of the result is lane i + 1 of the row `now`, `then`.
[[gnu::always_inline]] inline void next_of(const Four& now, const Four& then, Four& out) {
    out = __builtin_shufflevector(now, then, 1, 2, 3, 4);
}

[[gnu::always_inline]] inline void place_group(const ConvexPolygon& local, const Pose& pose, std::size_t i, Four& x,
                                               Four& y) {
    Four u, v;
    load(u, &local.x[i]), load(v, &local.y[i]);
    x = (u * pose.cosine - v * pose.sine) + pose.shift.x;
    y = (u * pose.sine + v * pose.cosine) + pose.shift.y;
}

inline void place_all(const ConvexPolygon& local, const Pose& pose, ConvexPolygon& out) {
    const std::size_t n = 4 * local.groups();
    out.count = local.count;
    out.reach = local.reach;
    Four first_x, first_y, x, y;
    place_group(local, pose, 0, first_x, first_y);
    x = first_x, y = first_y;
    for (std::size_t i = 0; i < n; i += 4) {
        Four then_x = first_x, then_y = first_y, to_x, to_y, scale;
        if (i + 4 < n) place_group(local, pose, i + 4, then_x, then_y);
        next_of(x, then_x, to_x), next_of(y, then_y, to_y);
        load(scale, &local.inverse_length[i]);
        store(&out.x[i], x), store(&out.y[i], y);
        const Four along_x = to_x - x, along_y = to_y - y, squared = along_x * along_x + along_y * along_y;
        // Rounding has changed the lengths: Newton's steps for 1 / sqrt from what they were.
        for (int step = 0; step < 2; ++step) scale *= 1.5 - 0.5 * squared * scale * scale;
        store(&out.nx[i], along_y * scale), store(&out.ny[i], -along_x * scale);
        store(&out.inverse_length[i], scale);
        x = then_x, y = then_y;
    }
}
