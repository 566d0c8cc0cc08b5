// Answers: seeded queries of disc against box, kind by kind: free ones, contacts and grazes exact to the bit, misses by
// one unit in the last place, resting and overlapping starts, sizes from subnormal to 1e90.
// Refuses: judging them. `contact` marks only what holds by construction.
#pragma once

#include "core/ccd/disc_box.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace tunnel::support {

enum class DiscKind {
    random,       // free mantissas, one magnitude per case
    mixed_scale,  // every number its own magnitude
    far_offset,   // small bodies far from the origin
    face,         // meets a face exactly, at a rational t
    corner,       // meets a corner exactly, by Pythagorean triples
    graze_face,   // slides along a face at distance r, or one unit beside it
    graze_corner, // passes a corner at distance r exactly, or one unit beside it
    resting,      // no relative motion, touching, overlapping or apart
    lattice,      // small whole numbers: every coincidence is frequent
    extreme,      // lattice cases scaled by powers of two
};

inline constexpr std::array all_disc_kinds{
    DiscKind::random,     DiscKind::mixed_scale,  DiscKind::far_offset, DiscKind::face,    DiscKind::corner,
    DiscKind::graze_face, DiscKind::graze_corner, DiscKind::resting,    DiscKind::lattice, DiscKind::extreme};

[[nodiscard]] std::string_view to_word(DiscKind kind);

struct DiscBoxCase {
    DiscKind kind = DiscKind::random;
    std::uint64_t seed = 0;
    ccd::DiscBoxMotion motion;
    bool contact = false; // an exact contact exists by construction
};

[[nodiscard]] DiscBoxCase make_case(DiscKind kind, std::uint64_t seed);
[[nodiscard]] std::string describe(const DiscBoxCase& c); // numbers as hex floats

} // namespace tunnel::support
