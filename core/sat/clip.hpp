// Answers: the small change of clipping: choices without a branch, features as bits, the point that is written.
// Internal to core/sat.
#pragma once

#include "core/overlap/contact.hpp"
#include "core/shape/polygon.hpp"

#include <bit>
#include <cstdint>

namespace tunnel::sat {

// if_so or if_not.
[[gnu::always_inline]] inline unsigned pick(bool which, unsigned if_so, unsigned if_not) {
    return if_not ^ ((if_so ^ if_not) & -static_cast<unsigned>(which));
}

[[gnu::always_inline]] inline unsigned after(const shape::ConvexPolygon& p, unsigned i) {
    return (i + 1) & -static_cast<unsigned>(i + 1 < static_cast<unsigned>(p.count));
}

// One of two, by its address: a branch on it would be taken for a coin.
[[gnu::always_inline]] inline const shape::ConvexPolygon& pick(bool second, const shape::ConvexPolygon& a,
                                                               const shape::ConvexPolygon& b) {
    const auto u = reinterpret_cast<std::uintptr_t>(&a), v = reinterpret_cast<std::uintptr_t>(&b);
    return *reinterpret_cast<const shape::ConvexPolygon*>(u ^ ((u ^ v) & -static_cast<std::uintptr_t>(second)));
}

static_assert(static_cast<unsigned>(overlap::Feature::Kind::vertex) == 0 &&
              static_cast<unsigned>(overlap::Feature::Kind::edge) == 1);

// A point's two features as they lie in it, the reference's first: a corner of the incident polygon on the reference
// edge.
[[gnu::always_inline]] inline std::uint32_t features(unsigned edge, unsigned vertex) {
    return 1U | edge << 8 | vertex << 24;
}
// What an end that is cut differs by: it lies on the incident edge, at a corner of the reference.
[[gnu::always_inline]] inline std::uint32_t cut(unsigned corner_differs) { return 0x10001U | corner_differs << 8; }

// Those of a point that is not there.
inline constexpr std::uint32_t absent = 0x10001U;

[[gnu::always_inline]] inline void write(overlap::ContactPoint& p, double x, double y, double depth,
                                         std::uint32_t bits) {
    p.at = {x, y};
    p.depth = depth;
    const auto byte = [bits](unsigned i) { return static_cast<std::uint8_t>(bits >> (8 * i)); };
    p.on_a = {static_cast<overlap::Feature::Kind>(byte(0)), byte(1)};
    p.on_b = {static_cast<overlap::Feature::Kind>(byte(2)), byte(3)};
}

} // namespace tunnel::sat
