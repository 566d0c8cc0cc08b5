// Four pairs at a time, one in each lane, for one kind of machine: no guard against a second inclusion, since
// core/sat/batch.cpp includes it once for each. Every lane does what the kernels for a single pair do, operation by
// operation, so the bits are the same; hardly anything is compared across lanes, and so nothing waits for that.
#include "core/math/transpose_kernel.hpp"
#include "core/sat/facing_kernel.hpp"

struct Quad {
    const ConvexPolygon *a[4], *b[4];
};

using Row = ConvexPolygon::Row ConvexPolygon::*;

template <std::size_t G>
[[gnu::always_inline]] inline void rows(const ConvexPolygon* const* of, Row row, const Four& less, Four* out) {
    for (std::size_t i = 0; i < 4 * G; i += 4) {
        Four p, q, r, s;
        const auto at = [&](std::size_t k) { return reinterpret_cast<const std::byte*>(&(of[k]->*row)[i]); };
        const std::byte* const from[4] = {at(0), at(1), at(2), at(3)};
        load_columns(from, p, q, r, s);
        out[i] = p - less, out[i + 1] = q - less, out[i + 2] = r - less, out[i + 3] = s - less;
    }
}

[[gnu::always_inline]] inline void gather(const ConvexPolygon* const* of, Row row, const unsigned* at, Four& out) {
    const auto one = [&](std::size_t k) { return (of[k]->*row)[at[k]]; };
    out = Four{one(0), one(1), one(2), one(3)};
}

template <std::size_t G> struct Lanes {
    Four x[4 * G], y[4 * G], nx[4 * G], ny[4 * G];
    [[gnu::noinline]] Lanes(const ConvexPolygon* const* of, const Four& from_x, const Four& from_y) {
        rows<G>(of, &ConvexPolygon::x, from_x, x), rows<G>(of, &ConvexPolygon::y, from_y, y);
        rows<G>(of, &ConvexPolygon::nx, Four{}, nx), rows<G>(of, &ConvexPolygon::ny, Four{}, ny);
    }
};

template <std::size_t G>
[[gnu::always_inline]] inline void sweep(const Lanes<G>& of, const Lanes<G>& other, Four* gaps, Four& best) {
    for (std::size_t i = 0; i < 4 * G; ++i) {
        const Four nx = of.nx[i], ny = of.ny[i];
        Four least = nx * other.x[0] + ny * other.y[0];
        for (std::size_t j = 1; j < 4 * G; ++j) {
            const Four at = nx * other.x[j] + ny * other.y[j];
            least = at < least ? at : least;
        }
        gaps[i] = least - (nx * of.x[i] + ny * of.y[i]);
        best = gaps[i] > best ? gaps[i] : best;
    }
}

// What Best is to one pair.
struct FourBest {
    Four gap, error;
    FourInts place, plain;
};

// Which edge is near the best, if only one is; edges are counted from `from` on.
template <std::size_t G> [[gnu::always_inline]] inline void
add_near(const Four* gaps, const Four& bound, const FourInts& from, FourInts& place, FourInts& count) {
    FourInts at = from;
    for (std::size_t i = 0; i < 4 * G; ++i, at += 1) {
        const FourInts is_near = gaps[i] >= bound;
        place |= is_near & at;
        count -= is_near;
    }
}

[[gnu::always_inline]] inline void magnitude(const Four& v, Four& out) { out = v < Four{} ? -v : v; }

template <std::size_t G> [[gnu::noinline]] void best_of(const Quad& quad, FourBest& out) {
    constexpr unsigned first[4] = {};
    Four from_x, from_y;
    gather(quad.a, &ConvexPolygon::x, first, from_x), gather(quad.a, &ConvexPolygon::y, first, from_y);
    const Lanes<G> a(quad.a, from_x, from_y), b(quad.b, from_x, from_y);
    Four gaps_a[4 * G], gaps_b[4 * G], best, way_x, way_y, size;
    fill(best, -math::infinity);
    sweep(a, b, gaps_a, best);
    sweep(b, a, gaps_b, best);
    const auto reach = [&](std::size_t k) { return quad.a[k]->reach + quad.b[k]->reach; };
    magnitude(b.x[0], way_x), magnitude(b.y[0], way_y), magnitude(best, size);
    const Four error = 0x1p-53 * 32.0 * (Four{reach(0), reach(1), reach(2), reach(3)} + way_x + way_y);
    FourInts count{}, place{};
    add_near<G>(gaps_a, best - error, FourInts{}, place, count);
    add_near<G>(gaps_b, best - error, FourInts{} + shape::max_vertices, place, count);
    out.gap = best, out.error = error;
    out.plain = (size >= 0x1p40 * error) & (count == 1);
    out.place = place & out.plain;
}

// Of each pair: the vertices of the reference edge and of the incident edge, and the features of an end (see clip.hpp),
// A's first: of one that is whole, and what the two ends differ by, the start if it is cut.
struct Faces {
    const ConvexPolygon *reference[4], *incident[4];
    unsigned edge[4], next[4], facing[4], facing_next[4];
    std::uint32_t whole[4], cut_start[4], other_end[4];

    template <std::size_t G>
    [[gnu::always_inline]] void add(const ConvexPolygon& a, const ConvexPolygon& b, Edge e, std::size_t k) {
        const ConvexPolygon &of = pick(!e.of_a(), a, b), &other = pick(e.of_a(), a, b);
        const unsigned i = e.index(), j = static_cast<unsigned>(facing_in<G>({of.nx[i], of.ny[i]}, other));
        const unsigned i_next = after(of, i), j_next = after(other, j);
        const int turn = static_cast<int>(e.place & shape::max_vertices);
        reference[k] = &of, incident[k] = &other;
        edge[k] = i, next[k] = i_next, facing[k] = j, facing_next[k] = j_next;
        whole[k] = std::rotl(features(i, j), turn), cut_start[k] = std::rotl(cut(i ^ i_next), turn);
        other_end[k] = std::rotl((j ^ j_next) << 24, turn);
    }
};

template <std::size_t G> [[gnu::always_inline]] inline void add_all(const Quad& quad, const FourInts& place, Faces& f) {
    if constexpr (G == 1) { // unrolled, g++ puts pieces of the four side by side, and they wait for each other's stores
#pragma GCC unroll 1
        for (std::size_t k = 0; k < 4; ++k) f.add<G>(*quad.a[k], *quad.b[k], {static_cast<unsigned>(place[k])}, k);
    } else {
#pragma GCC unroll 4
        for (std::size_t k = 0; k < 4; ++k) f.add<G>(*quad.a[k], *quad.b[k], {static_cast<unsigned>(place[k])}, k);
    }
}

[[gnu::always_inline]] inline void widen(const std::uint32_t* from, FourInts& out) {
    out = FourInts{from[0], from[1], from[2], from[3]};
}
[[gnu::always_inline]] inline void put(void* to, const Four& v) { std::memcpy(to, &v, sizeof v); }
[[gnu::always_inline]] inline void as_doubles(const FourInts& v, Four& out) { out = reinterpret_cast<Four>(v); }

// As they lie in ContactPoint: x, y, depth, features.
struct Points {
    Four x, y, depth;
    FourInts features;

    [[gnu::always_inline]] void keep(const FourInts& mask) {
        x = mask ? x : Four{}, y = mask ? y : Four{}, depth = mask ? depth : Four{};
        features = (features & mask) | (~mask & absent);
    }
    [[gnu::always_inline]] void write(std::size_t index, Contact* out) {
        Four f;
        as_doubles(features, f);
        transpose(x, y, depth, f);
        put(&out[0].points[index], x), put(&out[1].points[index], y);
        put(&out[2].points[index], depth), put(&out[3].points[index], f);
    }
};

// Bit k: pair k is answered; the others are for contact().
template <std::size_t G> unsigned answer(const PolygonPair* pairs, Contact* out) {
    const Quad quad{{pairs[0].a, pairs[1].a, pairs[2].a, pairs[3].a}, {pairs[0].b, pairs[1].b, pairs[2].b, pairs[3].b}};
    FourBest best;
    best_of<G>(quad, best);
    Faces f;
    add_all<G>(quad, best.place, f);
    Four nx, ny, ox, oy, next_x, next_y, px, py, qx, qy;
    gather(f.reference, &ConvexPolygon::nx, f.edge, nx), gather(f.reference, &ConvexPolygon::ny, f.edge, ny);
    gather(f.reference, &ConvexPolygon::x, f.edge, ox), gather(f.reference, &ConvexPolygon::y, f.edge, oy);
    gather(f.reference, &ConvexPolygon::x, f.next, next_x), gather(f.reference, &ConvexPolygon::y, f.next, next_y);
    gather(f.incident, &ConvexPolygon::x, f.facing, px), gather(f.incident, &ConvexPolygon::y, f.facing, py);
    gather(f.incident, &ConvexPolygon::x, f.facing_next, qx), gather(f.incident, &ConvexPolygon::y, f.facing_next, qy);

    const Four scale = 1.5 - 0.5 * (nx * nx + ny * ny), gap = best.gap * scale;
    const Four normal_x = scale * nx, normal_y = scale * ny;
    const FourInts apart = best.gap > Four{}, of_a = best.place < shape::max_vertices;
    const Four push = (apart | (gap >= Four{})) ? Four{} : -gap, distance = (apart & (gap > Four{})) ? gap : Four{};

    const Four length = nx * (next_y - oy) - ny * (next_x - ox);
    const Four off_px = px - ox, off_py = py - oy, off_qx = qx - ox, off_qy = qy - oy;
    const Four along_p = nx * off_py - ny * off_px, along_q = nx * off_qy - ny * off_qx;
    const Four above_p = nx * off_px + ny * off_py, above_q = nx * off_qx + ny * off_qy;
    const Four run = along_p - along_q;
    const FourInts facing = (along_p > Four{}) & (along_q < length) & (run > Four{});

    const Four limit_p = along_p < length ? along_p : length, limit_q = along_q > Four{} ? along_q : Four{};
    const Four inverse = 1.0 / run, part_p = (along_p - limit_p) * inverse, part_q = (along_q - limit_q) * inverse;
    const Four deep_p = (above_p + part_p * (above_q - above_p)) * -scale;
    const Four deep_q = (above_q + part_q * (above_q - above_p)) * -scale;
    const Four capped_p = deep_p > Four{} ? deep_p : Four{}, capped_q = deep_q > Four{} ? deep_q : Four{};

    Points p, q;
    p.depth = capped_p < push ? capped_p : push, q.depth = capped_q < push ? capped_q : push;
    p.x = (px + part_p * (qx - px)) + 0.5 * p.depth * normal_x;
    p.y = (py + part_p * (qy - py)) + 0.5 * p.depth * normal_y;
    q.x = (qx + part_q * (qx - px)) + 0.5 * q.depth * normal_x;
    q.y = (qy + part_q * (qy - py)) + 0.5 * q.depth * normal_y;
    FourInts whole, cut_start, other_end;
    widen(f.whole, whole), widen(f.cut_start, cut_start), widen(f.other_end, other_end);
    const FourInts cut_p = along_p > length, cut_q = along_q < Four{};
    p.features = whole ^ (cut_start & cut_p);
    q.features = whole ^ ((other_end & ~cut_q) | (cut_q & cut(0)));

    const FourInts both = (deep_p >= -best.error) & (deep_q >= -best.error) & ~apart;
    const FourInts only_q = ~both & (deep_q > deep_p);
    p.x = only_q ? q.x : p.x, p.y = only_q ? q.y : p.y, p.depth = only_q ? q.depth : p.depth;
    p.features = only_q ? q.features : p.features;
    p.keep(~apart), q.keep(both);
    p.write(0, out), q.write(1, out);

    Four status, x = of_a ? normal_x : -normal_x, y = of_a ? normal_y : -normal_y, depth = push;
    static_assert(static_cast<int>(base::Status::clear) == 0 && static_cast<int>(base::Status::hit) == 1);
    const FourInts hit = 1 + apart, count = hit - both; // a comparison's yes is -1
    as_doubles(hit, status);
    transpose(status, x, y, depth);
    put(&out[0], status), put(&out[1], x), put(&out[2], y), put(&out[3], depth);
    for (std::size_t k = 0; k < 4; ++k) out[k].distance = distance[k], out[k].count = static_cast<int>(count[k]);
    return Machine::bits(best.plain & (facing | apart));
}

inline unsigned answer(const PolygonPair* pairs, std::size_t groups, Contact* out) {
    switch (groups) {
    case 1: return answer<1>(pairs, out);
    case 2: return answer<2>(pairs, out);
    case 3: return answer<3>(pairs, out);
    default: return answer<4>(pairs, out);
    }
}
