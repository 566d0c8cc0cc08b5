// boxes_quickly() for four motions, operation by operation. Part of core/ccd/linear/batch.cpp.
// Bit k of what it returns: motion k is answered.

inline unsigned answer(const LinearMotion<Aabb, Aabb>* motions, LinearImpact* out) {
    Four a_x0, a_y0, a_x1, a_y1, b_x0, b_y0, b_x1, b_y1, sizes{};
    read(motions, 0, a_x0, a_y0, a_x1, a_y1), read(motions, 4, b_x0, b_y0, b_x1, b_y1);
    Ways way;
    way.read_from(motions, 8, sizes);
    for (const Four* v : {&a_x0, &a_y0, &a_x1, &a_y1, &b_x0, &b_y0, &b_x1, &b_y1}) add_size(*v, sizes);
    const FourInts valid =
        (sizes <= shape::max_coordinate) & (a_x0 <= a_x1) & (a_y0 <= a_y1) & (b_x0 <= b_x1) & (b_y0 <= b_y1);

    const Slab x(b_x0 - a_x1, b_x1 - a_x0, way.x), y(b_y0 - a_y1, b_y1 - a_y0, way.y);
    const Crossing crossing(x, y);
    const FourInts clear = crossing.apart & crossing.misses, on_corner = x.enter == y.enter;
    Answers answers;
    answers.touching = ~crossing.apart;
    answers.hit = crossing.apart & crossing.enters & ~on_corner;

    const FourInts along_y = x.enter < y.enter;
    const Four t = crossing.enter, one{1.0, 1.0, 1.0, 1.0}, by_ax = t * way.ax, by_ay = t * way.ay;
    const Four by_bx = t * way.bx, by_by = t * way.by;
    const Four a_lo_x = a_x0 + by_ax, b_lo_x = b_x0 + by_bx, a_hi_x = a_x1 + by_ax, b_hi_x = b_x1 + by_bx;
    const Four a_lo_y = a_y0 + by_ay, b_lo_y = b_y0 + by_by, a_hi_y = a_y1 + by_ay, b_hi_y = b_y1 + by_by;
    const Four lo_x = a_lo_x > b_lo_x ? a_lo_x : b_lo_x, hi_x = a_hi_x < b_hi_x ? a_hi_x : b_hi_x;
    const Four lo_y = a_lo_y > b_lo_y ? a_lo_y : b_lo_y, hi_y = a_hi_y < b_hi_y ? a_hi_y : b_hi_y;
    const Four side_x = way.x > 0.0 ? b_lo_x : b_hi_x, side_y = way.y > 0.0 ? b_lo_y : b_hi_y;
    Four one_x, one_y;
    flip(one, way.x, one_x), flip(one, way.y, one_y), keep(~along_y, one_x), keep(along_y, one_y);
    answers.t = t, answers.lo = t * earlier, answers.hi = t * later;
    answers.normal_x = one_x, answers.normal_y = one_y;
    answers.x = along_y ? 0.5 * lo_x + 0.5 * hi_x : side_x, answers.y = along_y ? side_y : 0.5 * lo_y + 0.5 * hi_y;
    const FourInts done = valid & crossing.sound & (clear | answers.touching | answers.hit);
    answers.write(out);
    return Machine::bits(done);
}
