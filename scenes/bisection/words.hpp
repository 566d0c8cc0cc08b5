// Answers: numbers as this scene prints them, the same in labels, ledger and headline.
#pragma once

#include "scenes/kit/bracket.hpp"
#include "scenes/kit/digits.hpp"
#include "scenes/kit/text.hpp"

#include <cstdlib>
#include <string>

namespace tunnel::scenes::bisection {

inline std::string digits(double value, int significant = 5) { return kit::number_text(value, significant); }

// "= 0.5", or "≈ 0.692308" where six digits are not all.
inline std::string about(double t) {
    const std::string value = digits(t, 6);
    return (std::strtod(value.c_str(), nullptr) == t ? "= " : "≈ ") + value;
}

// A box's stretch of time: what is proved stays proved when it is read.
inline std::string interval(double lo, double hi) { return kit::bracket_text(lo, hi, 6); }

// The true first contact: no more digits than can be read, rounded outwards.
inline constexpr int truth_digits = 10;

} // namespace tunnel::scenes::bisection
