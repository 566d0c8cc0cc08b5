// circle_box_quickly() for four motions, operation by operation. Part of core/ccd/linear/batch.cpp.
// Those that begin at a corner and the grazes are left to it.

struct FourPair {
    Four head, tail;
    [[gnu::always_inline]] FourPair(const Four& a, const Four& b) { // as in math::two_sum
        head = a + b;
        const Four b_seen = head - a;
        tail = (a - (head - b_seen)) + (b - b_seen);
    }
};

// One axis: the box from the centre, and grown by r.
struct GrownSide {
    Four lo, hi, grown_lo, grown_hi;
    [[gnu::always_inline]] GrownSide(const Four& centre, const Four& r, const Four& min, const Four& max) {
        const FourPair upper(centre, r), lower(centre, -r);
        lo = min - centre, hi = max - centre;
        grown_lo = (min - upper.head) - upper.tail, grown_hi = (max - lower.head) - lower.tail;
    }
    [[gnu::always_inline]] void is_beside_now(FourInts& out) const {
        Four lo_size, hi_size;
        size_of(lo, lo_size), size_of(hi, hi_size);
        out = (lo + 0x1p-52 * lo_size <= 0.0) & (hi - 0x1p-52 * hi_size >= 0.0);
    }
};

// place() of the centre.
struct Place {
    FourInts before, beyond, beside;
    [[gnu::always_inline]] Place(const Four& lo, const Four& hi, const Four& at) {
        Four error, lo_error, hi_error;
        size_of(at, error), size_of(lo, lo_error), size_of(hi, hi_error);
        error *= 0x1p-50, lo_error *= 0x1p-52, hi_error *= 0x1p-52;
        before = at + error < lo - lo_error, beyond = ~before & (at - error > hi + hi_error);
        beside = (at - error >= lo + lo_error) & (at + error <= hi - hi_error);
    }
};

// corner_time<double>().
struct FourCornerTimes {
    Four t, lo, hi;
    FourInts misses, hits;

    [[gnu::always_inline]] FourCornerTimes(const Four& dx, const Four& dy, const Four& vx, const Four& vy,
                                           const Four& r) {
        constexpr double unit = 0x1p-53, e = unit;
        const Four r2 = r * r, d2 = dx * dx + dy * dy, v2 = vx * vx + vy * vy;
        const Four across_1 = dx * vy, across_2 = dy * vx, side = across_1 - across_2;
        const Four ahead_1 = dx * vx, ahead_2 = dy * vy, ahead = ahead_1 + ahead_2, over = d2 - r2;
        const Four rest = r2 * v2 - side * side;
        Four aside, s, s_2, a, a_2, root;
        size_of(side, aside), size_of(across_1, s), size_of(across_2, s_2), size_of(ahead_1, a), size_of(ahead_2, a_2);
        s += s_2, a += a_2;
        const Four over_error = 10.0 * e * (d2 + r2), ahead_error = 10.0 * e * a;
        const Four rest_error = 18.0 * e * (r2 * v2 + (aside + 2.0 * e * s) * s) + 1e-250;
        const FourInts sound = (d2 > 1e-100) & (v2 > 1e-100) & (over > over_error);
        const FourInts meets = (rest > rest_error) & (ahead > ahead_error);
        Machine::square_root(rest, root);
        const Four below = ahead + root, both = 1.0 / (root * below), inverse = both * root;
        const Four below_error = ahead_error + rest_error * (both * below);
        t = over * inverse;
        const Four error = 1.01 * (over_error + t * below_error) * inverse + 8.0 * unit * t;
        lo = t - error, hi = t + error;
        const FourInts close = meets & (below_error <= 1e-3 * below) & (error <= 0x1.fp-47 * t);
        hits = sound & close & (hi <= 1.0);
        misses = sound & ((rest < -rest_error) | (ahead < -ahead_error) | (close & (lo > 1.0)));
    }
};

inline unsigned answer(const LinearMotion<Circle, Aabb>* motions, LinearImpact* out) {
    Four cx, cy, r, x0, y0, x1, y1, sizes{};
    read(motions, 0, cx, cy, r, x0), read(motions, 3, x0, y0, x1, y1);
    Ways way;
    way.read_from(motions, 7, sizes);
    for (const Four* v : {&cx, &cy, &r, &x0, &y0, &x1, &y1}) add_size(*v, sizes);
    const FourInts valid = (sizes <= shape::max_coordinate) & (r >= 0.0) & (x0 <= x1) & (y0 <= y1);

    const GrownSide box_x(cx, r, x0, x1), box_y(cy, r, y0, y1);
    const Slab x(box_x.grown_lo, box_x.grown_hi, way.x), y(box_y.grown_lo, box_y.grown_hi, way.y);
    const Crossing crossing(x, y);
    FourInts beside_x, beside_y;
    box_x.is_beside_now(beside_x), box_y.is_beside_now(beside_y);
    const FourInts enters = crossing.apart & crossing.enters, along_y = x.enter < y.enter;
    const Four t = crossing.enter, lo = along_y ? box_x.lo : box_y.lo, hi = along_y ? box_x.hi : box_y.hi;
    const Place place(lo, hi, t * (along_y ? way.x : way.y));

    // The corner's x is the lesser one: of the side entered, or where the centre is before the box.
    const FourInts lesser_x = (along_y & place.before) | (~along_y & (way.x > 0.0));
    const FourInts lesser_y = (~along_y & place.before) | (along_y & (way.y > 0.0));
    const Four corner_x = lesser_x ? x0 : x1, corner_y = lesser_y ? y0 : y1;
    const Four dx = corner_x - cx, dy = corner_y - cy;
    const FourCornerTimes corner(dx, dy, way.x, way.y, r);

    const FourInts on_side = enters & place.beside, on_corner = enters & (place.before | place.beyond);
    const Four one{1.0, 1.0, 1.0, 1.0}, to_x = dx - corner.t * way.x, to_y = dy - corner.t * way.y;
    Four length, one_x, one_y;
    Machine::square_root(to_x * to_x + to_y * to_y, length), flip(one, way.x, one_x), flip(one, way.y, one_y),
        keep(~along_y, one_x), keep(along_y, one_y);
    const Four scale = 1.0 / length;
    Answers answers;
    answers.touching = ~crossing.misses & ~crossing.apart & (beside_x | beside_y);
    answers.hit = on_side | (on_corner & corner.hits);
    answers.t = on_side ? t : corner.t;
    answers.lo = on_side ? t * earlier : corner.lo, answers.hi = on_side ? t * later : corner.hi;
    answers.normal_x = on_side ? one_x : scale * to_x;
    answers.normal_y = on_side ? one_y : scale * to_y;
    const Four from_x = on_side & along_y ? cx : corner_x, from_y = on_side & ~along_y ? cy : corner_y;
    const Four by_x = on_side & along_y ? way.ax : way.bx, by_y = on_side & ~along_y ? way.ay : way.by;
    answers.x = from_x + answers.t * by_x, answers.y = from_y + answers.t * by_y;
    const FourInts done =
        valid & crossing.sound & (crossing.misses | answers.touching | answers.hit | (on_corner & corner.misses));
    answers.write(out);
    return Machine::bits(done);
}
