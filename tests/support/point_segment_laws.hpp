// Answers: which law of the point-segment query does a case break? Each check returns the broken law in words with
// its numbers, or nothing; the caller adds the case.
// Refuses: tolerances. Every law here is exact.
#pragma once

#include "core/ccd/point_segment.hpp"
#include "tests/oracle/point_segment_oracle.hpp"
#include "tests/support/point_segment_cases.hpp"

#include <string>

namespace tunnel::support {

[[nodiscard]] bool same_bits(const ccd::BisectionResult& a, const ccd::BisectionResult& b);

// Clear, the bounds in time, certification, the budget.
[[nodiscard]] std::string broken_by_result(const PointSegmentCase& c, const oracle::Instants& exact,
                                           const ccd::BisectionResult& result);

// Asking for the trace changes no bit; its boxes and counts agree with the result and with the exact hulls.
[[nodiscard]] std::string broken_by_trace(const PointSegmentCase& c, const ccd::BisectionResult& result);

// The two orders end with the same verdict and the same bracket, when neither ran out.
[[nodiscard]] std::string broken_by_orders(const PointSegmentCase& c);

// A and B swapped: the same laws. Negated, x and y exchanged, scaled by two: the same bits.
[[nodiscard]] std::string broken_by_symmetry(const PointSegmentCase& c, const oracle::Instants& exact,
                                             const ccd::BisectionResult& result);

// gap() lies within gap_error_bound() of the exact gap.
[[nodiscard]] std::string broken_by_error_bound(const PointSegmentCase& c, double t, double s);

} // namespace tunnel::support
