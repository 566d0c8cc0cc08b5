// Answers: many bodies turned one step by the exponential map, each as rotation_step() turns one alone, to the same
// bits, whatever stands beside it, on every machine; four at a time in wider registers that fuse products with sums,
// and far more slowly where the processor has none. Refuses: a body whose quaternion is not unit or whose turn is
// beyond max_turn or not a number: it stays as it was, and is counted.
#pragma once

#include <cstddef>
#include <span>

namespace tunnel::integrate {

// One number a body in each row, all rows of the same length (asserted); none may overlap.
struct OrientationRows {
    std::span<double> w, x, y, z;
};
struct OmegaRows {
    std::span<const double> x, y, z; // rad/s, world frame
};

// q = exp(h omega) q for each, renormalised. How many were refused.
std::size_t rotate_expmap(const OrientationRows& q, const OmegaRows& omega, double h);

} // namespace tunnel::integrate
