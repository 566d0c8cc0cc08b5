// The loops over all boxes, for one kind of machine: no guard against a second inclusion, since core/broad/strips.cpp
// includes it once for each, in a namespace that names `Machine`.
//
// Why floats may judge doubles: a number v becomes f(v) = float((v - origin) * scale), and each step of that is
// monotone, so f(u) > f(v) proves u > v and f(u) < f(v) proves u < v. Only f(u) == f(v) says nothing; then the doubles
// are compared. The step in x and the strip are monotone in f, too: a box that begins at or before another one's end
// in x has a step no greater than that of the end.

using On = EightOn<Machine>;
using Units = float __attribute__((vector_size(16)));         // x0, y0, x1, y1 in the plan's units
using Places = std::int32_t __attribute__((vector_size(16))); // of the same: step, strip, step, strip

// Calls take(strip, units, step, id) for every copy; false if there are more than `room`.
template <class Take>
bool spread(std::span<const Aabb> boxes, const StripPlan& plan, std::size_t room, const Take& take) {
    const Four origin{plan.origin.x, plan.origin.y, plan.origin.x, plan.origin.y};
    const Four scale{plan.scale.x, plan.scale.y, plan.scale.x, plan.scale.y};
    const auto last_strip = static_cast<float>(plan.strips - 1);
    const auto last_step = static_cast<float>((1U << static_cast<unsigned>(plan.x_bits)) - 1);
    const Units none{}, last{last_step, last_strip, last_step, last_strip};
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const Aabb& box = boxes[i];
        if (!(box.min.x == box.min.x)) continue; // not in use
        Four v;
        math::load(v, &box.min.x);
        Units u = __builtin_convertvector((v - origin) * scale, Units);
        const Units above = u > none ? u : none;
        const Places p = __builtin_convertvector(above < last ? above : last, Places);
        const auto from = static_cast<std::uint32_t>(p[1]), to = static_cast<std::uint32_t>(p[3]);
        if (room < to - from + 1) return false;
        room -= to - from + 1;
        const auto step = static_cast<std::uint32_t>(p[0]);
        auto id = static_cast<Id>(i);
        take(from, u, step, id);
        if (from == to) continue;
        u[1] = -std::numeric_limits<float>::infinity();
        id |= StripColumns::mark;
        for (std::uint32_t strip = from + 1; strip <= to; ++strip) take(strip, u, step, id);
    }
    return true;
}

[[gnu::always_inline]] inline std::uint32_t step_of(float units, float last) {
    const float above = units > 0.0F ? units : 0.0F;
    return static_cast<std::uint32_t>(static_cast<std::int32_t>(above < last ? above : last));
}

// Writes the pairs of boxes of the strip that meet, each pair in one strip only: where at least one of the two has its
// first copy. With a marked box only first copies count; they begin above it, in this strip, so that `y0` of the
// others against the least number tells them from copies (-infinity), and that the box does not end below them is
// known. With a first copy all count, and that copies begin below it is what their -infinity says.
inline void sweep_strip(const StripColumns c, std::uint32_t count, const std::uint32_t* step_ends, float last_step,
                        std::span<const Aabb> boxes, FoundPairs& found) {
    constexpr float least = std::numeric_limits<float>::lowest();
    std::int64_t tests = 0;
    Pair* out = found.pairs.data() + found.count;
    const Pair* limit = found.pairs.data() + found.pairs.size();
    for (std::uint32_t i = 0; i < count; ++i) {
        const bool marked = (c.id[i] & StripColumns::mark) != 0;
        const Id id = c.id[i] & ~StripColumns::mark;
        const float* const upper = marked ? c.y0 : c.y1;
        Eight x0, x1, y1, lower;
        On::fill(x0, c.x0[i]), On::fill(x1, c.x1[i]), On::fill(y1, c.y1[i]);
        On::fill(lower, marked ? least : c.y0[i]);
        const std::uint32_t end = step_ends[step_of(c.x1[i], last_step)];
        std::uint32_t j = i + 1;
        do {
            if (limit - out < 8) {
                found.count = static_cast<std::size_t>(out - found.pairs.data());
                found.pairs.resize(2 * found.pairs.size() + 64);
                out = found.pairs.data() + found.count, limit = found.pairs.data() + found.pairs.size();
            }
            Eight bx0, bx1, by0, by1;
            load(bx0, c.x0 + j), load(bx1, c.x1 + j), load(by0, c.y0 + j), load(by1, upper + j);
            const unsigned meet = On::bits((bx0 <= x1) & (bx1 >= x0) & (by0 <= y1) & (by1 >= lower));
            unsigned bits = On::bits((bx0 < x1) & (bx1 > x0) & (by0 < y1) & (by1 > lower));
            for (unsigned unsure = meet & ~bits; unsure != 0; unsure &= unsure - 1) {
                const Id other = c.id[j + static_cast<unsigned>(__builtin_ctz(unsure))] & ~StripColumns::mark;
                if (touch(boxes[id], boxes[other])) bits |= unsure & -unsure;
            }
            out = On::emit(bits, id, c.id + j, out);
            j += 8;
        } while (j < end);
        tests += std::min(j, count) - (i + 1);
    }
    found.count = static_cast<std::size_t>(out - found.pairs.data());
    found.tests += tests;
}
