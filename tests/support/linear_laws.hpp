// Answers: which law of the time of impact of moving shapes does a motion break? Each check returns the broken law in
// words, or nothing. Verdict and times are held exactly, places to 2^-44 of the motion's size.
#pragma once

#include "core/ccd/linear.hpp"
#include "tests/oracle/linear_motion_oracle.hpp"
#include "tests/support/shape_motion_cases.hpp"

#include <string>

namespace tunnel::support {

// A case with what is known about it.
struct JudgedMotion {
    const MotionCase& c;
    oracle::RoundShape a, b;
    oracle::LinearMotion exact;
    double size = 0.0;  // of the pair, and the way of one against the other
    double frame = 0.0; // the largest number in it: what rounding of the common frame goes by
};
[[nodiscard]] JudgedMotion judged(const MotionCase& c);

// Status, t, t_lo and t_hi against the exact first contact; certified; the overload for known kinds says the same.
[[nodiscard]] std::string broken_by_times(const JudgedMotion& m, const ccd::LinearImpact& r);
// Normal and point at t.
[[nodiscard]] std::string broken_by_geometry(const JudgedMotion& m, const ccd::LinearImpact& r);
// Swapped, with the vertices listed from elsewhere, and seen from B.
[[nodiscard]] std::string broken_by_symmetry(const JudgedMotion& m, const ccd::LinearImpact& r);

[[nodiscard]] std::string told(const std::string& law, const ccd::LinearImpact& r);

} // namespace tunnel::support
