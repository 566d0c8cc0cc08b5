// Answers: do the two of a MovingPair touch within [0, t_max], and when first? In exact integers from beginning to end,
// without a filter: slow, simple, and what the certified method falls back on where doubles leave a doubt.
// Refuses: what is_valid() refuses. No allocation; the wide integers stand on the stack: 50 KB of it where the bits in
// use, from the highest of the largest coordinate to the lowest of any, span no more than 254, 350 KB for any doubles.
#pragma once

#include "core/ccd/impact.hpp"

namespace tunnel::ccd {

// hit: lo <= first contact <= hi; equal where the instant is a double, otherwise adjacent doubles. clear: lo, hi mean
// nothing.
struct ExactImpact {
    base::Status status = base::Status::invalid_input; // clear | hit | invalid_input
    double lo = 0.0, hi = 1.0;
};

[[nodiscard]] ExactImpact exact_first_impact(const MovingPair& pair, double t_max = 1.0);

} // namespace tunnel::ccd
