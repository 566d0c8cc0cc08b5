// Answers: which law of first impact does a result break, given the exact first contact? Each check returns the broken
// law in words with its numbers, or nothing; the caller adds the case.
// Refuses: tolerances, but for u and v, which are to rounding.
#pragma once

#include "core/ccd/exact_impact.hpp"
#include "core/ccd/impact.hpp"
#include "tests/oracle/impact_oracle.hpp"
#include "tests/support/random.hpp"

#include <optional>
#include <string>

namespace tunnel::support {

using FirstContact = std::optional<oracle::Instant>;

// Mostly all of the time; else an end anywhere, or within a rounding of the first contact.
[[nodiscard]] double some_end(Random& random, const FirstContact& whole);

[[nodiscard]] bool same_bits(const ccd::ImpactResult& a, const ccd::ImpactResult& b);

// The verdict is the truth, the bracket holds the instant and is one double or two neighbours, u and v are there.
// `exact`: within options.t_max. |gap| is to be at most 16 halves of a unit in the last place of the largest
// coordinate.
[[nodiscard]] std::string broken_by_certified(const ccd::MovingPair& pair, const ccd::ImpactOptions& options,
                                              const FirstContact& exact, const ccd::ImpactResult& r);

// Never clear where there is contact, never late; certificates are true; a hit is no farther than it says.
[[nodiscard]] std::string broken_by_inclusion(const ccd::MovingPair& pair, const ccd::ImpactOptions& options,
                                              const FirstContact& exact, const ccd::ImpactResult& r);

// What the numeric method promises: a verdict, and numbers in their ranges. Not that they are true.
[[nodiscard]] std::string broken_by_univariate(const ccd::ImpactOptions& options, const ccd::ImpactResult& r);

[[nodiscard]] std::string broken_by_exact(const FirstContact& exact, const ccd::ExactImpact& r);

// |gap| at (t, u, v), to 64 bits.
[[nodiscard]] long double gap_size(const ccd::MovingPair& pair, double t, double u, double v,
                                   ccd::Norm norm = ccd::Norm::chebyshev);
[[nodiscard]] double largest_coordinate(const ccd::MovingPair& pair);

} // namespace tunnel::support
