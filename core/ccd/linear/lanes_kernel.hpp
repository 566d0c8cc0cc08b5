// Four motions side by side: how they are read, what every filter asks of them, and how the answers are written. Part
// of core/ccd/linear/batch.cpp.
#include "core/math/transpose_kernel.hpp"

// Numbers `from` to from + 3 of each motion, as they lie in it: p gets the first one of all four motions.
template <class Motion>
[[gnu::always_inline]] inline void read(const Motion* of, std::size_t from, Four& p, Four& q, Four& r, Four& s) {
    static_assert(std::is_trivially_copyable_v<Motion> && sizeof(Motion) % sizeof(double) == 0);
    const auto at = [&](std::size_t k) { return reinterpret_cast<const std::byte*>(of + k) + from * sizeof(double); };
    const std::byte* const places[4] = {at(0), at(1), at(2), at(3)};
    load_columns(places, p, q, r, s);
}

[[gnu::always_inline]] inline void put(void* to, const Four& v) { std::memcpy(to, &v, sizeof v); }
[[gnu::always_inline]] inline void size_of(const Four& v, Four& out) {
    out = reinterpret_cast<Four>(reinterpret_cast<FourInts>(v) & INT64_MAX);
}
[[gnu::always_inline]] inline void flip(const Four& v, const Four& by, Four& out) { // by the sign of `by`
    out = reinterpret_cast<Four>(reinterpret_cast<FourInts>(v) ^ (reinterpret_cast<FourInts>(by) & INT64_MIN));
}
[[gnu::always_inline]] inline void keep(const FourInts& mask, Four& v) { // zero elsewhere; a choice costs more
    v = reinterpret_cast<Four>(reinterpret_cast<FourInts>(v) & mask);
}
// Adds |v| up: see are_valid() in linear.cpp.
[[gnu::always_inline]] inline void add_size(const Four& v, Four& sum) {
    Four size;
    size_of(v, size);
    sum += size;
}

// Of A and of B, and of A against B.
struct Ways {
    Four ax, ay, bx, by, x, y;

    template <class Motion> [[gnu::always_inline]] void read_from(const Motion* of, std::size_t from, Four& sizes) {
        read(of, from, ax, ay, bx, by);
        x = ax - bx, y = ay - by;
        add_size(ax, sizes), add_size(ay, sizes), add_size(bx, sizes), add_size(by, sizes);
    }
};

// slabs() of one axis. Where nothing moves, division by zero says the same; but zero by zero is no time.
struct Slab {
    Four enter, leave;
    FourInts apart, sound;

    [[gnu::always_inline]] Slab(const Four& lo, const Four& hi, const Four& v) {
        const Four at_lo = lo / v, at_hi = hi / v;
        apart = (lo > 0.0) | (hi < 0.0), sound = (at_lo == at_lo) & (at_hi == at_hi);
        enter = at_lo < at_hi ? at_lo : at_hi, leave = at_lo > at_hi ? at_lo : at_hi;
    }
};

// The verdict of two slabs.
struct Crossing {
    Four enter;
    FourInts apart, misses, enters, sound; // enters: surely, if apart

    [[gnu::always_inline]] Crossing(const Slab& x, const Slab& y) {
        const Four leave = x.leave < y.leave ? x.leave : y.leave, leave_later = leave * later;
        enter = x.enter > y.enter ? x.enter : y.enter;
        const FourInts sure = enter > least_time;
        apart = x.apart | y.apart, sound = x.sound & y.sound;
        misses = (leave < 0.0) | (enter * earlier > 1.0) | (sure & (enter * earlier > leave_later));
        enters = ~misses & sure & (enter * later <= 1.0) & (enter * later <= leave * earlier);
    }
};

struct Answers {
    Four t, lo, hi, normal_x, normal_y, x, y; // of hits; all else is zero
    FourInts hit, touching;

    [[gnu::always_inline]] void write(LinearImpact* out) {
        const FourInts yes{1, 1, 1, 1};
        Four status = reinterpret_cast<Four>((hit | touching) & yes), certified = status;
        for (Four* v : {&t, &lo, &hi, &normal_x, &normal_y, &x, &y}) keep(hit, *v);
        transpose(status, t, lo, hi);
        transpose(certified, normal_x, normal_y, x);
        const auto end = [&](std::size_t k) {
            return reinterpret_cast<std::byte*>(&out[k]) + offsetof(LinearImpact, certified);
        };
        put(&out[0], status), put(&out[1], t), put(&out[2], lo), put(&out[3], hi);
        put(end(0), certified), put(end(1), normal_x), put(end(2), normal_y), put(end(3), x);
        for (std::size_t k = 0; k < 4; ++k) out[k].point.y = y[k];
    }
};
