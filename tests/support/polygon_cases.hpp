// Answers: seeded pairs of convex polygons, kind by kind: free ones, touching exactly or off by a hair, nested,
// concentric, boxes full of ties, needles, far from the origin, moved by place().
// Refuses: judging them; only `touching` says what holds by construction.
#pragma once

#include "core/shape/polygon.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tunnel::support {

enum class PairKind {
    random,      // one magnitude per case, 1e-3 .. 1e6
    mixed_scale, // each its own
    far_offset,  // both 1e3 .. 1e9 times their size away from the origin
    lattice,     // small whole numbers
    touching,    // lattice; a vertex of one lies on an edge of the other, the interiors apart
    hair,        // touching, then moved by a small power of two
    grazing,     // free numbers; a vertex of one lies on an edge of the other but for rounding
    contained,   // one well inside the other
    concentric,  // middles coincide; often the same shape
    boxes,       // rectangles on the lattice, upright or turned: ties
    needle,      // 1e-4 .. 1e-9 as wide as long
    placed,      // moved by place(), as far as 1e6 times the size
    extreme,     // lattice or touching, scaled by a power of two up to 2^+-150
};

inline constexpr std::array all_pair_kinds{
    PairKind::random, PairKind::mixed_scale, PairKind::far_offset, PairKind::lattice,    PairKind::touching,
    PairKind::hair,   PairKind::grazing,     PairKind::contained,  PairKind::concentric, PairKind::boxes,
    PairKind::needle, PairKind::placed,      PairKind::extreme};

[[nodiscard]] std::string_view to_word(PairKind kind);

struct PolygonPairCase {
    PairKind kind = PairKind::random;
    std::uint64_t seed = 0;
    shape::ConvexPolygon a, b;
    [[nodiscard]] bool touching() const { return kind == PairKind::touching; }
    // Every sum and product in it is exact, so ties are ties.
    [[nodiscard]] bool on_lattice() const;
};

[[nodiscard]] PolygonPairCase make_case(PairKind kind, std::uint64_t seed);
[[nodiscard]] std::vector<glm::dvec2> vertices_of(const shape::ConvexPolygon& polygon);
[[nodiscard]] std::string describe(const PolygonPairCase& c); // numbers as hex floats

} // namespace tunnel::support
