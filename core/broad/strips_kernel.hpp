// The two loops over all boxes, for one kind of machine: no guard against a second inclusion, since
// core/broad/strips.cpp includes it once for each, in a namespace that names `Machine`.
//
// Why floats may judge doubles: a number v becomes f(v) = float((v - origin) * scale), and each step of that is
// monotone, so f(u) > f(v) proves u > v and f(u) < f(v) proves u < v. Only f(u) == f(v) says nothing; then the doubles
// are compared. The step along a strip and the strip itself are monotone in f, too: two boxes that meet in x have
// key(lower end of one) <= key(upper end of the other).

using Units = float __attribute__((vector_size(16)));         // x0, y0, x1, y1 in the plan's units
using Places = std::int32_t __attribute__((vector_size(16))); // of the same: step, strip, step, strip

struct Scaling {
    Four origin, scale;
    Units last; // step and strip
    explicit Scaling(const StripPlan& plan)
        : origin{plan.origin.x, plan.origin.y, plan.origin.x, plan.origin.y}, scale{plan.scale.x, plan.scale.y,
                                                                                    plan.scale.x, plan.scale.y} {
        const auto step = static_cast<float>((1U << static_cast<unsigned>(plan.x_bits)) - 1);
        const auto strip = static_cast<float>(plan.strips - 1);
        last = Units{step, strip, step, strip};
    }
};

[[gnu::always_inline]] inline float placed(float units, float last) {
    const float above = units > 0.0F ? units : 0.0F;
    return above < last ? above : last;
}

// Writes each box's floats and its entries, and counts the keys' digits. Returns the number of entries, or none if
// there is no room for them.
template <class Quad> std::size_t spread(std::span<const Aabb> boxes, const StripPlan& plan, unsigned low_bits,
                                         Quad* quads, std::span<std::uint64_t> entries, std::uint32_t* low,
                                         std::uint32_t* high) {
    const Scaling s(plan);
    const std::uint32_t low_mask = (1U << low_bits) - 1;
    std::uint64_t* out = entries.data();
    const std::uint64_t* const end = out + entries.size();
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const Aabb& box = boxes[i];
        if (!(box.min.x == box.min.x)) continue; // not in use
        Four v;
        shape::load(v, &box.min.x);
        const Units u = __builtin_convertvector((v - s.origin) * s.scale, Units);
        std::memcpy(&quads[i], &u, sizeof u);
        const Units above = u > Units{} ? u : Units{};
        const Places p = __builtin_convertvector(above < s.last ? above : s.last, Places);
        const auto step = static_cast<std::uint32_t>(p[0]), first = static_cast<std::uint32_t>(p[1]);
        const auto last = static_cast<std::uint32_t>(p[3]);
        if (static_cast<std::size_t>(end - out) < last - first + 1) return 0;
        std::uint64_t id = i;
        for (std::uint32_t strip = first; strip <= last; ++strip) {
            const std::uint32_t key = strip << static_cast<unsigned>(plan.x_bits) | step;
            ++low[key & low_mask], ++high[key >> low_bits];
            *out++ = static_cast<std::uint64_t>(key) << 32U | id;
            id |= StripColumns::mark;
        }
    }
    return static_cast<std::size_t>(out - entries.data());
}

// The boxes of a strip that meet one another, each pair in one strip only: where at least one has its first copy. With
// a marked box only first copies count; they begin above it, in this strip, so that `y0` of the others against the
// least number tells them from copies (-infinity), and that the box does not end below them is known. With a first copy
// all count, and that copies begin below it is what their -infinity says.
inline void sweep_strip(const StripColumns& c, std::uint32_t begin, std::uint32_t end, float last_step, unsigned x_bits,
                        std::span<const Aabb> boxes, FoundPairs& found) {
    constexpr float least = std::numeric_limits<float>::lowest();
    const std::uint32_t strip = begin < end ? c.key[begin] >> x_bits << x_bits : 0;
    for (std::uint32_t i = begin; i < end; ++i) {
        const bool marked = (c.id[i] & StripColumns::mark) != 0;
        const Id id = c.id[i] & ~StripColumns::mark;
        const float* const upper = marked ? c.y0 : c.y1;
        const Eight none{}; // a number added to it stands in all eight places
        const Eight x0 = none + c.x0[i], x1 = none + c.x1[i], y1 = none + c.y1[i];
        const Eight lower = none + (marked ? least : c.y0[i]);
        const std::uint32_t last_key = strip | static_cast<std::uint32_t>(placed(c.x1[i], last_step));
        std::uint32_t j = i + 1;
        for (;; j += 8) {
            Eight bx0, bx1, by0, by1;
            load(bx0, c.x0 + j), load(bx1, c.x1 + j), load(by0, c.y0 + j), load(by1, upper + j);
            const unsigned meet = Machine::bits((bx0 <= x1) & (bx1 >= x0) & (by0 <= y1) & (by1 >= lower));
            unsigned bits = Machine::bits((bx0 < x1) & (bx1 > x0) & (by0 < y1) & (by1 > lower));
            for (unsigned unsure = meet & ~bits; unsure != 0; unsure &= unsure - 1) {
                const Id other = c.id[j + static_cast<unsigned>(__builtin_ctz(unsure))] & ~StripColumns::mark;
                if (touch(boxes[id], boxes[other])) bits |= unsure & -unsure;
            }
            Pair* const out = found.room(8);
            found.count += static_cast<std::size_t>(Machine::emit(bits, id, c.id + j, out) - out);
            if (c.key[j + 7] > last_key) break;
        }
        found.tests += std::min(j + 8, end) - (i + 1);
    }
}
