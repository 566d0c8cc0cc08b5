// Answers: seeded queries of point against segment, kind by kind, chosen where a solver would fail: contacts exact to
// the bit, collinear sliding, tangencies, misses by one unit in the last place, far offsets, subnormals.
// Refuses: judging them. `contact` marks only what holds by construction.
#pragma once

#include "core/ccd/point_segment.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace tunnel::support {

enum class Kind {
    random,        // every coordinate random, one magnitude per case
    mixed_scale,   // every coordinate its own magnitude in 1e-6 .. 1e6, some shared
    far_offset,    // small bodies far from the origin
    exact_contact, // the gap vanishes exactly at a rational (t, s), often a corner or the middle of the square
    shared_bits,   // full-length mantissas, contact by bit-identical end points
    parallel,      // relative motion along the segment, beside its line or on it
    sliding,       // collinear at all times: f vanishes identically
    zero_length,   // the segment is a moving point
    grazing,       // contact at an end of the segment, moved by a few units in the last place or not at all
    tangent,       // a double root inside the segment, or a miss or double crossing next to it
    resting,       // some or all bodies at rest, overlapping or not
    extreme,       // exact contacts from subnormal sizes to 1e99, whole numbers or full-length mantissas
};

inline constexpr std::array all_kinds{Kind::random,      Kind::mixed_scale, Kind::far_offset, Kind::exact_contact,
                                      Kind::shared_bits, Kind::parallel,    Kind::sliding,    Kind::zero_length,
                                      Kind::grazing,     Kind::tangent,     Kind::resting,    Kind::extreme};

[[nodiscard]] std::string_view to_word(Kind kind);

struct PointSegmentCase {
    Kind kind = Kind::random;
    std::uint64_t seed = 0;
    ccd::PointSegmentMotion motion;
    ccd::BisectionOptions options;
    bool contact = false; // an exact contact exists by construction
};

// separated: with a Chebyshev separation > 0, often touched exactly.
[[nodiscard]] PointSegmentCase make_case(Kind kind, std::uint64_t seed, bool separated);

// Everything needed to run the case again, numbers as hex floats.
[[nodiscard]] std::string describe(const PointSegmentCase& c);

} // namespace tunnel::support
