// Answers: seeded pairs that move in space, kind by kind, chosen where a solver would fail: contacts exact to the bit
// on corners, edges and insides, sliding in one plane, borders met or missed by a unit in the last place, degenerate
// faces and edges, no motion, far offsets, wild exponents.
// Refuses: judging them. `contact` marks only what holds by construction.
#pragma once

#include "core/ccd/impact.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace tunnel::support {

enum class ImpactKind {
    random,     // every coordinate random, one size per case
    aimed,      // at a point inside, at a random instant, to rounding
    border,     // the same at a corner or a side: rounding decides
    touching,   // one shared point, exact, at t = 0, 1/2, 1 or another fraction
    far_offset, // the same for small shapes far from the origin
    nudged,     // the same, then some coordinates moved by a few units in the last place
    sliding,    // all in one plane that itself may move: the volume vanishes identically; exact contact or not
    lattice,    // small whole numbers: every degeneracy is frequent, double roots too
    degenerate, // faces that are segments or points, edges of no length; exact contact or not
    resting,    // some points or all at rest, or all moving alike
    extreme,    // exact contacts and nudged ones from subnormal sizes to 1e300
    mixed,      // every coordinate its own magnitude, 1e-8 .. 1e8
    uneven,     // a contact on an edge whose ends are so far off that their differences round
};

inline constexpr std::array all_impact_kinds{
    ImpactKind::random,  ImpactKind::aimed,   ImpactKind::border,  ImpactKind::touching,   ImpactKind::far_offset,
    ImpactKind::nudged,  ImpactKind::sliding, ImpactKind::lattice, ImpactKind::degenerate, ImpactKind::resting,
    ImpactKind::extreme, ImpactKind::mixed,   ImpactKind::uneven};

inline constexpr std::array all_primitive_pairs{ccd::PairKind::vertex_face, ccd::PairKind::edge_edge,
                                                ccd::PairKind::vertex_edge, ccd::PairKind::vertex_vertex};

[[nodiscard]] std::string_view to_word(ImpactKind kind);

struct ImpactCase {
    ImpactKind kind = ImpactKind::random;
    std::uint64_t seed = 0;
    ccd::MovingPair pair;
    bool contact = false; // at `instant` up to its rounding, perhaps not the first
    double instant = 0.0; // numerator / denominator, rounded up
};

[[nodiscard]] ImpactCase make_case(ImpactKind kind, ccd::PairKind pair, std::uint64_t seed);

// Everything needed to run the case again, numbers as hex floats.
[[nodiscard]] std::string describe(const ccd::MovingPair& pair);
[[nodiscard]] std::string describe(const ImpactCase& c);

} // namespace tunnel::support
