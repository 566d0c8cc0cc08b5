// turned_boxes_quickly() for four motions, operation by operation. Part of core/ccd/linear/batch.cpp.
// Parallel sides are left to it.

struct FourTurned {
    Four x, y, cosine, sine, half_x, half_y;

    // As corner_of().
    [[gnu::always_inline]] void corner(const Four& right, const Four& upper, Four& at_x, Four& at_y) const {
        at_x = x + right * (half_x * cosine) + upper * (half_y * -sine);
        at_y = y + right * (half_x * sine) + upper * (half_y * cosine);
    }
    [[gnu::always_inline]] void pick(const FourInts& of_b, const FourTurned& a, const FourTurned& b) {
        x = of_b ? b.x : a.x, y = of_b ? b.y : a.y, half_x = of_b ? b.half_x : a.half_x;
        half_y = of_b ? b.half_y : a.half_y, cosine = of_b ? b.cosine : a.cosine, sine = of_b ? b.sine : a.sine;
    }
    [[gnu::always_inline]] void is_valid(FourInts& out, Four& sizes) const {
        Four off;
        for (const Four* v : {&x, &y, &half_x, &half_y}) add_size(*v, sizes);
        size_of(cosine * cosine + sine * sine - 1.0, off);
        out &= (half_x > 0.0) & (half_y > 0.0) & (off <= 1e-9);
    }
};

// span_of() of one axis, and its rate.
struct Interval {
    Four rate, enter, leave, gap;
    FourInts never;

    [[gnu::always_inline]] void set(const Four& apart, const Four& r, const Four& grow, const Four& rate_error) {
        Four speed, far, ahead, none;
        fill(none, math::infinity), size_of(rate, speed), size_of(apart, far), flip(apart, rate, ahead);
        const Four reach = r + grow, inverse = 1.0 / speed;
        const FourInts moves = speed > 4.0 * rate_error;
        gap = far - reach;
        enter = moves ? (ahead - reach) * inverse : -none, leave = moves ? (ahead + reach) * inverse : none;
        never = ~moves & (gap > 2.0 * rate_error);
    }
};

[[gnu::always_inline]] inline void greater_of(const Four& u, const Four& v, Four& out) { out = u > v ? u : v; }
[[gnu::always_inline]] inline void lesser_of(const Four& u, const Four& v, Four& out) { out = u < v ? u : v; }

struct FourAxes {
    Interval of[4]; // A's x and y axis, B's x and y axis
    Four cosine, sine, grow;
    FourInts sound;

    [[gnu::always_inline]] FourAxes(const FourTurned& a, const FourTurned& b, const Ways& way) {
        Four shift_x, shift_y, shift, u, v, thin, thin_b, wx, wy;
        size_of(a.x, u), size_of(b.x, v), greater_of(u, v, shift_x);
        size_of(a.y, u), size_of(b.y, v), greater_of(u, v, shift_y), greater_of(shift_x, shift_y, shift);
        lesser_of(a.half_x, b.half_x, thin), lesser_of(a.half_y, b.half_y, thin_b), lesser_of(thin, thin_b, thin);
        const Four size = shift + ((a.half_x + b.half_x) + (a.half_y + b.half_y));
        sound = (thin > 1e-5 * size) & (thin > 1e-100) & (size < 1e-1 * shape::max_coordinate);
        size_of(way.x, wx), size_of(way.y, wy);
        const Four rate_error = 8.0 * 0x1p-53 * (wx + wy);
        grow = 128.0 * 0x1p-53 * size + 4.0 * rate_error;

        cosine = a.cosine * b.cosine + a.sine * b.sine, sine = a.cosine * b.sine - a.sine * b.cosine;
        size_of(cosine, u), size_of(sine, v);
        const Four dx = b.x - a.x, dy = b.y - a.y, unit_a = a.cosine * a.cosine + a.sine * a.sine;
        const Four unit_b = b.cosine * b.cosine + b.sine * b.sine;
        of[0].rate = a.cosine * way.x + a.sine * way.y, of[1].rate = a.cosine * way.y + a.sine * -way.x;
        of[2].rate = b.cosine * way.x + b.sine * way.y, of[3].rate = b.cosine * way.y + b.sine * -way.x;
        of[0].set(a.cosine * dx + a.sine * dy, unit_a * a.half_x + (u * b.half_x + v * b.half_y), grow, rate_error);
        of[1].set(a.cosine * dy + a.sine * -dx, unit_a * a.half_y + (u * b.half_y + v * b.half_x), grow, rate_error);
        of[2].set(b.cosine * dx + b.sine * dy, unit_b * b.half_x + (u * a.half_x + v * a.half_y), grow, rate_error);
        of[3].set(b.cosine * dy + b.sine * -dx, unit_b * b.half_y + (u * a.half_y + v * a.half_x), grow, rate_error);
    }
};

// meeting_of() and touch_of().
struct FourTouch {
    Four t, lo, hi, ex, ey, square, sign, x, y;
    FourInts surely, of_b;

    [[gnu::always_inline]] FourTouch(const FourTurned& a, const FourTurned& b, const FourAxes& axes, const Ways& way) {
        const FourInts y_of_a = axes.of[1].enter > axes.of[0].enter, y_of_b = axes.of[3].enter > axes.of[2].enter;
        const Four last_a = y_of_a ? axes.of[1].enter : axes.of[0].enter;
        const Four last_b = y_of_b ? axes.of[3].enter : axes.of[2].enter, one{1.0, 1.0, 1.0, 1.0};
        of_b = last_b > last_a;
        const FourInts is_y = of_b ? y_of_b : y_of_a;
        const Four rate_a = y_of_a ? axes.of[1].rate : axes.of[0].rate;
        const Four rate_b = y_of_b ? axes.of[3].rate : axes.of[2].rate, sine = of_b ? -axes.sine : axes.sine;
        const Four p = is_y ? sine : axes.cosine, q = is_y ? axes.cosine : -sine;
        sign = of_b ? -one : one;
        Four outward, right, upper, from_x, from_y, to_x, to_y;
        flip(sign, of_b ? rate_b : rate_a, outward);
        const Four turn = is_y ? -outward : outward;
        flip(one, -outward * p, right), flip(one, -outward * q, upper);
        FourTurned own, other;
        own.pick(of_b, a, b), other.pick(~of_b, a, b);
        own.corner(outward, -turn, from_x, from_y), own.corner(turn, outward, to_x, to_y);
        other.corner(right, upper, x, y);
        ex = to_x - from_x, ey = to_y - from_y;
        set_time(x - from_x, y - from_y, sign * way.x, sign * way.y);
    }

  private:
    [[gnu::always_inline]] void set_time(const Four& dx, const Four& dy, const Four& wx, const Four& wy) {
        const Four far_1 = ey * dx, far_2 = ex * dy, rate_1 = ey * wx, rate_2 = ex * wy;
        const Four far = far_1 - far_2, rate = rate_1 - rate_2, inverse = 1.0 / rate;
        Four far_size, rate_size, size, steep, t_size;
        size_of(far_1, far_size), size_of(far_2, size), far_size += size;
        size_of(rate_1, rate_size), size_of(rate_2, size), rate_size += size;
        t = far * inverse;
        size_of(t, t_size), size_of(inverse, steep);
        const Four far_error = 8.0 * 0x1p-53 * far_size + 1e-300, rate_error = 8.0 * 0x1p-53 * rate_size;
        const Four error = 1.01 * (far_error + t_size * rate_error) * steep + 0x1p-51 * t_size;
        lo = t - error, hi = t + error;
        square = ex * ex + ey * ey;
        const Four along = ex * (dx - t * wx) + ey * (dy - t * wy);
        surely = (hi - lo <= 0x1p-45 * t) & (along > 1e-6 * square) & (along < 0.999999 * square) & (rate > 0.0) &
                 (lo > least_time) & (hi <= 1.0);
    }
};

inline unsigned answer(const LinearMotion<Obb, Obb>* motions, LinearImpact* out) {
    FourTurned a, b;
    Ways way;
    Four sizes{}, enter, leave, gap, u, v;
    read(motions, 0, a.x, a.y, a.cosine, a.sine), read(motions, 4, a.half_x, a.half_y, b.x, b.y);
    read(motions, 8, b.cosine, b.sine, b.half_x, b.half_y), way.read_from(motions, 12, sizes);
    FourInts valid = ~FourInts{};
    a.is_valid(valid, sizes), b.is_valid(valid, sizes);

    const FourAxes axes(a, b, way);
    const auto& of = axes.of;
    greater_of(of[0].enter, of[2].enter, u), greater_of(of[1].enter, of[3].enter, v), greater_of(u, v, enter);
    lesser_of(of[0].leave, of[2].leave, u), lesser_of(of[1].leave, of[3].leave, v), lesser_of(u, v, leave);
    greater_of(of[0].gap, of[2].gap, u), greater_of(of[1].gap, of[3].gap, v), greater_of(u, v, gap);
    const FourInts never = of[0].never | of[1].never | of[2].never | of[3].never;
    const FourInts clear = never | (enter > 1.0) | (leave < 0.0) | (enter > leave), apart = ~clear & (gap > 0.0);
    size_of(axes.cosine, u), size_of(axes.sine, v);
    const FourInts askew = (u >= 1e-8) & (v >= 1e-8);

    const FourTouch touch(a, b, axes, way);
    Answers answers;
    Four root;
    Machine::square_root(touch.square, root);
    const Four scale = touch.sign / root, way_x = touch.of_b ? way.ax : way.bx, way_y = touch.of_b ? way.ay : way.by;
    answers.touching = ~clear & ~apart & (gap < -2.0 * axes.grow);
    answers.hit = apart & askew & touch.surely;
    answers.t = touch.t, answers.lo = touch.lo, answers.hi = touch.hi;
    answers.normal_x = scale * touch.ey, answers.normal_y = -scale * touch.ex;
    answers.x = touch.x + touch.t * way_x, answers.y = touch.y + touch.t * way_y;
    const FourInts done =
        valid & (sizes <= shape::max_coordinate) & axes.sound & (clear | answers.touching | answers.hit);
    answers.write(out);
    return Machine::bits(done);
}
