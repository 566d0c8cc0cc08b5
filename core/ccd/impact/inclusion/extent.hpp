// Answers: how far do a pair's coordinates reach?
// Refuses: nothing; the pair is valid.
// Internal to core/ccd.
#pragma once

#include "core/ccd/impact.hpp"

namespace tunnel::ccd {

// The largest magnitude of any, at both ends of time; length.
[[nodiscard]] double largest_coordinate(const MovingPair& pair);

// The largest extent, per axis, of the box swept by all points, times `scale`, with which no difference overflows.
[[nodiscard]] double swept_extent(const MovingPair& pair, double scale);

} // namespace tunnel::ccd
