// Answers: how each situation of two shapes is drawn; see shape_pair_cases.hpp.
#include "tests/support/shape_pair_cases.hpp"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace tunnel::support {

namespace {

using glm::dvec2;

double along(const dvec2& v, const dvec2& direction) { return v.x * direction.x + v.y * direction.y; }

// The outermost point along the direction; of several one by chance.
dvec2 outermost(const shape::AnyShape& shape, const WholeDirection& direction, Random& random) {
    const oracle::RoundShape round = round_shape(shape);
    dvec2 best = round.core.front();
    for (const dvec2& v : round.core) {
        const double by = along(v - best, direction.arm);
        if (by > 0 || (by == 0 && random.chance(2))) best = v;
    }
    return best + round.radius / direction.length * direction.arm;
}

ShapePair free_pair(KindPair kinds, Random& random, double size_b, double flat, const dvec2& origin, double size_a) {
    const dvec2 apart = random.in_square(1.3 * std::max(size_a, size_b));
    const auto a = free_shape(kinds.a, random, size_a, flat, origin);
    return {a, free_shape(kinds.b, random, size_b, flat, origin + apart)};
}

ShapePair hair_pair(KindPair kinds, Random& random) {
    ShapePair pair = touching_along(whole_direction(random), kinds, random);
    const double step = random.sign() * std::ldexp(1.0, -random.integer(10, 44));
    pair.b = moved(pair.b, random.chance(2) ? dvec2(step, 0.0) : dvec2(0.0, step));
    return pair;
}

ShapePair contained_pair(KindPair kinds, Random& random) {
    const double size = random.magnitude(-3, 6), flat = random.uniform(0.3, 1.0);
    const auto a = free_shape(kinds.a, random, size, flat, {0, 0});
    const dvec2 middle = random.in_square(0.2 * size);
    const auto b = free_shape(kinds.b, random, size * random.magnitude(-4, -1), flat, middle);
    return random.chance(2) ? ShapePair{a, b} : ShapePair{b, a};
}

ShapePair concentric_pair(KindPair kinds, Random& random) {
    const dvec2 middle = random.on_lattice(20);
    const auto a = lattice_shape_about(kinds.a, random, middle);
    return {a, kinds.a == kinds.b && random.chance(3) ? a : lattice_shape_about(kinds.b, random, middle)};
}

ShapePair parallel_pair(KindPair kinds, Random& random) {
    constexpr std::array axes{dvec2(1, 0), dvec2(0, 1), dvec2(1, 1), dvec2(2, 1), dvec2(3, 4)};
    const dvec2 axis = axes[static_cast<std::size_t>(random.integer(0, 4))];
    const auto a = lattice_shape_along(kinds.a, random, axis);
    return {a, lattice_shape_along(kinds.b, random, axis)};
}

ShapePair lattice_pair(KindPair kinds, Random& random) {
    const int half = random.integer(1, 12);
    const auto a = lattice_shape(kinds.a, random, half);
    return {a, lattice_shape(kinds.b, random, random.integer(1, 12))};
}

ShapePair no_size_pair(KindPair kinds, Random& random) {
    const int half = random.integer(1, 3);
    const auto a = thin_lattice_shape(kinds.a, random, half);
    const bool both = random.chance(2);
    const auto b = both ? thin_lattice_shape(kinds.b, random, half) : lattice_shape(kinds.b, random, half);
    return random.chance(2) ? ShapePair{a, b} : ShapePair{b, a};
}

ShapePair whole_pair(KindPair kinds, Random& random) {
    return random.chance(2) ? lattice_pair(kinds, random) : touching_along(whole_direction(random), kinds, random);
}

ShapePair placed_pair(KindPair kinds, Random& random) {
    const ShapePair pair = whole_pair(kinds, random);
    const dvec2 shift = random.in_square(random.magnitude(0, 7));
    const shape::Pose pose = shape::pose(shift, random.uniform(-7.0, 7.0));
    return {turned(pair.a, pose), turned(pair.b, pose)};
}

ShapePair make_pair(Situation situation, KindPair kinds, Random& random) {
    const double size = random.magnitude(-3, 6), flat = random.uniform(0.2, 1.0);
    switch (situation) {
    case Situation::random: return free_pair(kinds, random, size, flat, {0, 0}, size);
    case Situation::mixed_scale: return free_pair(kinds, random, size, flat, {0, 0}, random.magnitude(-3, 6));
    case Situation::far_offset: {
        const dvec2 origin = random.in_square(size * random.magnitude(3, 9));
        return free_pair(kinds, random, size, flat, origin, size);
    }
    case Situation::lattice: return lattice_pair(kinds, random);
    case Situation::touching: return touching_along(whole_direction(random), kinds, random);
    case Situation::hair: return hair_pair(kinds, random);
    case Situation::contained: return contained_pair(kinds, random);
    case Situation::concentric: return concentric_pair(kinds, random);
    case Situation::parallel: return parallel_pair(kinds, random);
    case Situation::needle: return free_pair(kinds, random, size, random.magnitude(-9, -4), {0, 0}, size);
    case Situation::no_size: return no_size_pair(kinds, random);
    case Situation::placed: return placed_pair(kinds, random);
    case Situation::extreme: break;
    }
    const ShapePair pair = whole_pair(kinds, random);
    const double scale = std::ldexp(1.0, random.integer(-500, 150));
    return {scaled(pair.a, scale), scaled(pair.b, scale)};
}

} // namespace

WholeDirection whole_direction(Random& random) {
    constexpr double triples[][3] = {{1, 0, 1}, {0, 1, 1}, {3, 4, 5}, {4, 3, 5}, {5, 12, 13}, {1, 0, 1}};
    const double* t = triples[random.integer(0, 5)];
    const double x = random.sign() * t[0];
    return {{x, random.sign() * t[1]}, t[2]};
}

ShapePair touching_along(const WholeDirection& direction, KindPair kinds, Random& random) {
    const int half = random.integer(1, 12), unit = static_cast<int>(direction.length);
    const auto a = lattice_shape(kinds.a, random, half, unit);
    const auto b = lattice_shape(kinds.b, random, random.integer(1, 12), unit);
    const WholeDirection back{-direction.arm, direction.length};
    const dvec2 to = outermost(a, direction, random);
    return {a, moved(b, to - outermost(b, back, random))};
}

std::string_view to_word(Situation situation) {
    constexpr std::string_view words[] = {"random",  "mixed_scale", "far_offset", "lattice",  "touching",
                                          "hair",    "contained",   "concentric", "parallel", "needle",
                                          "no_size", "placed",      "extreme"};
    return words[static_cast<std::size_t>(situation)];
}

bool ShapePairCase::on_lattice() const {
    return situation == Situation::lattice || situation == Situation::touching || situation == Situation::concentric ||
           situation == Situation::parallel || situation == Situation::extreme;
}

ShapePairCase make_case(Situation situation, std::uint64_t seed) {
    Random random(seed * 64 + static_cast<std::uint64_t>(situation));
    KindPair kinds = kind_pair(seed);
    if (random.chance(2)) kinds = {kinds.b, kinds.a};
    return {make_pair(situation, kinds, random), situation, seed};
}

std::string describe(const ShapePairCase& c) {
    std::ostringstream out;
    out << to_word(c.situation) << " seed " << c.seed << "\n  a " << describe(c.a) << "\n  b " << describe(c.b);
    return out.str();
}

} // namespace tunnel::support
