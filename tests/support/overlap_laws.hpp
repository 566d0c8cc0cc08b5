// Answers: which law of the overlap query does a pair of shapes break? Each check returns the broken law in words, or
// nothing. Verdicts are held exactly; lengths to a relative 1e-9 and 2^-46 of the pair's size.
#pragma once

#include "core/overlap/pairs.hpp"
#include "tests/oracle/round_pair_oracle.hpp"
#include "tests/support/shape_pair_cases.hpp"

#include <string>

namespace tunnel::support {

// A case with what is known about it.
struct JudgedPair {
    const ShapePairCase& c;
    oracle::RoundShape a, b;
    oracle::RoundPair exact;
    double size = 0.0;
    // Two points in one place have no size.
    [[nodiscard]] double tolerance(double value) const { return 1e-9 * std::abs(value) + 0x1p-46 * size + 1e-300; }
};
[[nodiscard]] JudgedPair judged(const ShapePairCase& c);

// The verdict is the exact one, every number finite, and the overload for known kinds says the same.
[[nodiscard]] std::string broken_by_verdict(const JudgedPair& p, const overlap::Contact& r);
// hit: pushed out B is apart, no shorter push does it. clear: the axis separates, and the distance is right.
[[nodiscard]] std::string broken_by_way_out(const JudgedPair& p, const overlap::Contact& r);
// The direction, where it is not free: between the nearest points of the cores, or of equal ways the one of the rule.
[[nodiscard]] std::string broken_by_direction(const JudgedPair& p, const overlap::Contact& r);
// Swapped, and with the vertices listed from elsewhere.
[[nodiscard]] std::string broken_by_symmetry(const JudgedPair& p, const overlap::Contact& r);
// Number, place, depth and features of the contact points.
[[nodiscard]] std::string broken_by_points(const JudgedPair& p, const overlap::Contact& r);

[[nodiscard]] std::string told(const std::string& law, const overlap::Contact& r);

} // namespace tunnel::support
