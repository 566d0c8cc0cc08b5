// Answers: which law of the disc-box query does a case break? Each check returns the broken law in words, or nothing.
// The verdict and the bounds are held exactly; the one rounded answer (t, and what hangs on it) to the tolerance
// named at each check.
#pragma once

#include "tests/oracle/disc_box_oracle.hpp"
#include "tests/support/disc_box_cases.hpp"

#include <string>

namespace tunnel::support {

[[nodiscard]] std::string told(const char* law, const ccd::DiscBoxImpact& impact, const oracle::Instants& exact);

// Clear, bounds, certificate, start. Exact.
[[nodiscard]] std::string broken_by_verdict(const DiscBoxCase& c, const oracle::Instants& exact,
                                            const ccd::DiscBoxImpact& impact);

// At t the surfaces are within rounding of each other; centre, point and normal fit together.
[[nodiscard]] std::string broken_by_geometry(const DiscBoxCase& c, const oracle::Instants& exact,
                                             const ccd::DiscBoxImpact& impact);

// Negated and with x and y exchanged: the same verdict, and the same bounds of time.
[[nodiscard]] std::string broken_by_symmetry(const DiscBoxCase& c, const oracle::Instants& exact,
                                             const ccd::DiscBoxImpact& impact);

// Without overflow or underflow, unlike the square root of a dot product.
[[nodiscard]] double length(const glm::dvec2& v);
[[nodiscard]] glm::dvec2 nearest(const glm::dvec2& x, const glm::dvec2& box_min, const glm::dvec2& box_max);

// The largest magnitude in the query: the unit of its rounding errors.
[[nodiscard]] double largest(const ccd::DiscBoxMotion& motion);

} // namespace tunnel::support
