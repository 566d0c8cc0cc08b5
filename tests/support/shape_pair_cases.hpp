// Answers: seeded pairs of shapes of all 21 pairs of kinds, situation by situation: free ones, touching exactly or off
// by a hair, nested, concentric, parallel, needles, of no size, far from the origin, turned.
// Refuses: judging them; only `touching` says what holds by construction.
#pragma once

#include "tests/support/shape_draws.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace tunnel::support {

enum class Situation {
    random,      // one magnitude per case, 1e-3 .. 1e6
    mixed_scale, // each its own
    far_offset,  // both 1e3 .. 1e9 times their size away from the origin
    lattice,     // small whole numbers
    touching,    // lattice; the outermost points along one direction coincide, so that a line parts the interiors
    hair,        // touching, then moved by a small power of two
    contained,   // one well inside the other, where it can be
    concentric,  // lattice; middles coincide; often the same shape
    parallel,    // lattice; sides along one direction
    needle,      // 1e-4 .. 1e-9 as wide as long
    no_size,     // lattice; points, lines and specks
    placed,      // lattice or touching, turned by any angle and shifted
    extreme,     // lattice or touching, scaled by a power of two, 2^-500 .. 2^150
};

inline constexpr std::array all_situations{
    Situation::random,  Situation::mixed_scale, Situation::far_offset, Situation::lattice,  Situation::touching,
    Situation::hair,    Situation::contained,   Situation::concentric, Situation::parallel, Situation::needle,
    Situation::no_size, Situation::placed,      Situation::extreme};

[[nodiscard]] std::string_view to_word(Situation situation);

struct ShapePair {
    shape::AnyShape a, b;
};

struct ShapePairCase : ShapePair {
    Situation situation = Situation::random;
    std::uint64_t seed = 0;
    [[nodiscard]] bool touching() const { return situation == Situation::touching; }
    // Ties are exact.
    [[nodiscard]] bool on_lattice() const;
};

[[nodiscard]] ShapePairCase make_case(Situation situation, std::uint64_t seed);
[[nodiscard]] std::string describe(const ShapePairCase& c); // numbers as hex floats

// Whole multiples of a direction that has a whole length.
struct WholeDirection {
    glm::dvec2 arm{1.0, 0.0};
    double length = 1.0;
};
[[nodiscard]] WholeDirection whole_direction(Random& random);
// Lattice shapes that touch, B beyond A along the direction; the line across it parts their interiors.
[[nodiscard]] ShapePair touching_along(const WholeDirection& direction, KindPair kinds, Random& random);

} // namespace tunnel::support
