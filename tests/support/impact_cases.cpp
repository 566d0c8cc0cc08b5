// Answers: the making of seeded pairs; see impact_cases.hpp.
#include "tests/support/impact_cases.hpp"

#include "tests/support/random.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <utility>

namespace tunnel::support {
namespace {

using ccd::MovingPair;
using ccd::PairKind;
using glm::dvec3;

dvec3 in_cube(Random& random, double half) {
    const double x = random.uniform(-half, half), y = random.uniform(-half, half);
    return {x, y, random.uniform(-half, half)};
}

dvec3 whole(Random& random, double half) {
    const dvec3 p = in_cube(random, half);
    return {std::round(p.x), std::round(p.y), std::round(p.z)};
}

// Whole numbers: where the points are when they touch, and how far they go in one part of time.
struct Draft {
    std::array<dvec3, 4> at{}, step{};
};

struct Wish {
    double half = 1.0; // size of the whole numbers
    bool at_border = false, flat = false;
};

// The shared point in the middle, sides in whole steps from it, so that every sum is exact.
void place(Draft& d, PairKind kind, Random& random, const Wish& wish) {
    const dvec3 p = whole(random, wish.half);
    dvec3 e = whole(random, wish.half), f = whole(random, wish.half);
    if (wish.flat) {
        const int how = random.integer(0, 3);
        if (how <= 1) e = dvec3(0);
        if (how != 1) f = e * static_cast<double>(random.integer(-1, 1));
    }
    const int n = random.integer(1, 6);
    const int i = wish.at_border && random.chance(2) ? n * random.integer(0, 1) : random.integer(0, n);
    const int most = kind == PairKind::vertex_face ? n - i : n;
    const int j = wish.at_border ? most * random.integer(0, 1) : random.integer(0, most);
    const double all = n, u = i, v = j;
    const dvec3 a = p - u * e;
    switch (kind) {
    case PairKind::vertex_face: d.at = {p, a - v * f, a - v * f + all * e, a - v * f + all * f}; break;
    case PairKind::edge_edge: d.at = {a, a + all * e, p - v * f, p + (all - v) * f}; break;
    case PairKind::vertex_edge: d.at = {p, a, a + all * e, p}; break;
    case PairKind::vertex_vertex: d.at = {p, p, p, p}; break;
    }
}

void into_one_plane(Draft& d, Random& random) {
    const int a = random.integer(-2, 2), b = random.integer(-2, 2), turn = random.integer(0, 2);
    const double alpha = a, beta = b;
    const dvec3 drift = random.chance(2) ? dvec3(0) : whole(random, 3);
    const auto put = [&](const dvec3& x) {
        const double z = alpha * x.x + beta * x.y;
        return turn == 0 ? dvec3(x.x, x.y, z) : turn == 1 ? dvec3(z, x.x, x.y) : dvec3(x.y, z, x.x);
    };
    for (std::size_t i = 0; i < 4; ++i) {
        d.at.at(i) = put(d.at.at(i));
        d.step.at(i) = put(d.step.at(i)) + drift;
    }
}

// Some rest, or all, or all go alike.
void slow_down(Draft& d, Random& random) {
    const int how = random.integer(0, 2);
    for (dvec3& step : d.step) {
        if (how == 0 || (how == 1 && random.chance(2))) step = dvec3(0);
        if (how == 2) step = d.step.front();
    }
}

// t = numerator / denominator is the instant of d.at.
void set_moving(ImpactCase& c, const Draft& d, Random& random) {
    static constexpr std::array instants{std::array{0, 1}, std::array{1, 2}, std::array{1, 1}};
    std::array part = instants.at(static_cast<std::size_t>(random.integer(0, 2)));
    if (random.chance(4)) {
        part[1] = random.integer(2, 12);
        part[0] = random.integer(1, part[1]);
    }
    const double before = part[0], after = part[1] - part[0];
    for (std::size_t i = 0; i < 4; ++i) {
        c.pair.start.at(i) = d.at.at(i) - before * d.step.at(i);
        c.pair.end.at(i) = d.at.at(i) + after * d.step.at(i);
    }
    c.contact = true;
    c.instant = static_cast<double>(part[0]) / part[1];
    if (std::fma(c.instant, part[1], -static_cast<double>(part[0])) < 0) c.instant = std::nextafter(c.instant, 1.0);
}

void scale(MovingPair& pair, int exponent) {
    for (std::array<dvec3, 4>* side : {&pair.start, &pair.end}) {
        for (dvec3& x : *side) {
            for (int k = 0; k < 3; ++k) x[k] = std::ldexp(x[k], exponent);
        }
    }
}

// Full mantissas where the shared point is not: at the other end of a contact at t = 0 or 1.
void roughen(ImpactCase& c, Random& random, double half) {
    if (c.instant != 0.0 && c.instant != 1.0) return;
    for (dvec3& x : c.instant == 0.0 ? c.pair.end : c.pair.start) x = in_cube(random, half);
}

double largest(const MovingPair& pair) {
    double most = 0;
    for (const std::array<dvec3, 4>* side : {&pair.start, &pair.end}) {
        for (const dvec3& x : *side) most = std::max({most, std::abs(x.x), std::abs(x.y), std::abs(x.z)});
    }
    return most;
}

// What is 0 becomes as small against the rest as a unit in the last place, seldom the smallest number there is.
void nudge(ImpactCase& c, Random& random) {
    c.contact = false;
    for (int times = random.integer(1, 3); times > 0; --times) {
        std::array<dvec3, 4>& side = random.chance(2) ? c.pair.start : c.pair.end;
        const auto point = static_cast<std::size_t>(random.integer(0, static_cast<int>(ccd::count(c.pair.kind)) - 1));
        double& x = side.at(point)[random.integer(0, 2)];
        const double way = random.sign();
        if (x == 0.0 && !random.chance(20)) x = way * std::ldexp(largest(c.pair), -54);
        for (int units = random.integer(1, 3); units > 0; --units) x = std::nextafter(x, way * 1e308);
    }
}

void make_exact(ImpactCase& c, Random& random) {
    static constexpr std::array sizes{3.0, 40.0, 4e3, 1e7, 1e13};
    Wish wish{sizes.at(static_cast<std::size_t>(random.integer(0, 4)))};
    wish.at_border = random.chance(2) || c.kind == ImpactKind::nudged;
    wish.flat = c.kind == ImpactKind::degenerate;
    Draft d;
    place(d, c.pair.kind, random, wish);
    for (dvec3& step : d.step) step = whole(random, wish.half);
    if (c.kind == ImpactKind::sliding) into_one_plane(d, random);
    if (c.kind == ImpactKind::resting) slow_down(d, random);
    if (c.kind == ImpactKind::far_offset) { // below 2^53 all stays exact
        const double room = std::log10(1e15 / wish.half);
        const dvec3 offset = whole(random, wish.half * random.magnitude(0.5 * room, room));
        for (dvec3& x : d.at) x += offset;
    }
    set_moving(c, d, random);
    const bool free_end = c.kind == ImpactKind::touching || c.kind == ImpactKind::extreme;
    if (free_end && random.chance(2)) roughen(c, random, 8 * wish.half);
    const bool apart =
        c.kind == ImpactKind::sliding || c.kind == ImpactKind::degenerate || c.kind == ImpactKind::resting;
    if (c.kind == ImpactKind::nudged || (apart && random.chance(3))) nudge(c, random);
    const int own = -std::ilogb(wish.half);
    const int wild = random.integer(0, 1) == 0 ? random.integer(-1010, -900) : random.integer(900, 985);
    scale(c.pair, c.kind == ImpactKind::extreme ? own + wild : own + random.integer(-20, 20));
    if (c.kind == ImpactKind::extreme && random.chance(4)) nudge(c, random);
}

dvec3 distance_between(const MovingPair& m, double t, double u, double v) {
    const auto at = [&](std::size_t i) { return m.start.at(i) * (1 - t) + m.end.at(i) * t; };
    switch (m.kind) {
    case PairKind::vertex_face: return at(0) - at(1) - u * (at(2) - at(1)) - v * (at(3) - at(1));
    case PairKind::edge_edge: return at(0) + u * (at(1) - at(0)) - at(2) - v * (at(3) - at(2));
    case PairKind::vertex_edge: return at(0) - at(1) - u * (at(2) - at(1));
    case PairKind::vertex_vertex: break;
    }
    return at(0) - at(1);
}

// A point of each at a random instant, made to meet up to rounding.
void make_aimed(ImpactCase& c, Random& random) {
    const double size = random.magnitude(-6, 6), t = random.unit();
    MovingPair& m = c.pair;
    for (std::size_t i = 0; i < 4; ++i) {
        m.start.at(i) = in_cube(random, size);
        m.end.at(i) = in_cube(random, size);
    }
    const bool border = c.kind == ImpactKind::border;
    double u = random.unit(), v = random.unit();
    if (border) u = random.integer(0, 1);
    if (border && random.chance(3)) v = random.integer(0, 1);
    if (m.kind == PairKind::vertex_face && u + v > 1) v = 1 - u;
    const dvec3 off = distance_between(m, t, u, v);
    const std::size_t movers = m.kind == PairKind::edge_edge ? 2 : 1;
    for (std::size_t i = 0; i < movers; ++i) {
        m.start.at(i) -= off;
        m.end.at(i) -= off;
    }
}

void make_random(ImpactCase& c, Random& random) {
    const double size = random.magnitude(-6, 6);
    const bool mixed = c.kind == ImpactKind::mixed;
    const double wide = random.chance(40) ? 300 : 8;
    const auto number = [&] { return mixed ? random.signed_magnitude(-wide, wide) : random.uniform(-size, size); };
    for (std::size_t i = 0; i < 4; ++i) {
        for (int k = 0; k < 3; ++k) {
            double &a = c.pair.start.at(i)[k], &b = c.pair.end.at(i)[k];
            a = number();
            b = number();
            if (mixed && random.chance(4)) b = a;
            if (mixed && i > 0 && random.chance(3)) a = c.pair.start.at(i - 1)[k];
        }
    }
}

// a = p - e and b = p + 3 e are doubles though e is none: e = 5 p (mod 8) makes them multiples of 4 and of 8.
void make_uneven(ImpactCase& c, Random& random) {
    constexpr double size = 0x1p54;
    dvec3 p, a, b;
    for (int k = 0; k < 3; ++k) {
        const std::int64_t small = random.integer(-(1 << 20), 1 << 20);
        const auto e = 8 * static_cast<std::int64_t>(random.uniform(-size / 8, size / 8)) + 5 * small;
        p[k] = static_cast<double>(small);
        a[k] = static_cast<double>(small - e);
        b[k] = static_cast<double>(small + 3 * e);
    }
    const dvec3 other = in_cube(random, size);
    switch (c.pair.kind) {
    case PairKind::vertex_face: c.pair.start = {p, a, b, other}; break;
    case PairKind::edge_edge: c.pair.start = {a, b, p, other}; break;
    case PairKind::vertex_edge: c.pair.start = {p, a, b, p}; break;
    case PairKind::vertex_vertex: c.pair.start = {a, a, a, a}; break;
    }
    c.pair.end = c.pair.start;
    c.contact = true;
    const int goes = random.integer(0, 3); // nobody, somebody, everybody, everybody from the end
    for (dvec3& x : c.pair.end) {
        if (goes > 1 || (goes == 1 && random.chance(2))) x = in_cube(random, size);
    }
    if (goes == 3) {
        std::swap(c.pair.start, c.pair.end);
        c.instant = 1.0;
    }
    if (random.chance(3)) nudge(c, random);
    scale(c.pair, random.integer(-74, -34));
}

void make_lattice(ImpactCase& c, Random& random) {
    const double half = random.integer(1, 4);
    const int flat = random.integer(0, 5);
    for (std::size_t i = 0; i < 4; ++i) {
        dvec3 &a = c.pair.start.at(i), &b = c.pair.end.at(i);
        a = whole(random, half);
        b = whole(random, half);
        if (flat == 0) a.z = b.z = 1;
        if (flat <= 1) a.y = b.y = 0;
    }
    scale(c.pair, random.integer(-20, 20));
}

} // namespace

std::string_view to_word(ImpactKind kind) {
    static constexpr std::array<std::string_view, all_impact_kinds.size()> words{
        "random",  "aimed",      "border",  "touching", "far_offset", "nudged", "sliding",
        "lattice", "degenerate", "resting", "extreme",  "mixed",      "uneven"};
    return words.at(static_cast<std::size_t>(kind));
}

ImpactCase make_case(ImpactKind kind, PairKind pair, std::uint64_t seed) {
    Random random(seed * 64 + static_cast<std::uint64_t>(kind) * 4 + static_cast<std::uint64_t>(pair));
    ImpactCase c{kind, seed, {}, false, 0.0};
    c.pair.kind = pair;
    switch (kind) {
    case ImpactKind::random:
    case ImpactKind::mixed: make_random(c, random); break;
    case ImpactKind::aimed:
    case ImpactKind::border: make_aimed(c, random); break;
    case ImpactKind::lattice: make_lattice(c, random); break;
    case ImpactKind::uneven: make_uneven(c, random); break;
    default: make_exact(c, random);
    }
    return c;
}

std::string describe(const MovingPair& pair) {
    std::string out = "{PairKind::" + std::string(ccd::to_word(pair.kind)) + ", {{";
    for (const std::array<dvec3, 4>* side : {&pair.start, &pair.end}) {
        if (side == &pair.end) out += "}}, {{";
        for (const dvec3& x : *side) {
            std::array<char, 120> text{};
            std::snprintf(text.data(), text.size(), "{%a, %a, %a}, ", x.x, x.y, x.z);
            out += text.data();
        }
    }
    return out + "}}}";
}

std::string describe(const ImpactCase& c) {
    return std::string(to_word(c.kind)) + " seed " + std::to_string(c.seed) + ": " + describe(c.pair);
}

} // namespace tunnel::support
