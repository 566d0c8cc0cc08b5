// Answers: numbers as this scene prints them, the same in labels, ledger and headline.
#pragma once

#include "scenes/kit/set.hpp"
#include "scenes/kit/text.hpp"

#include <string>

namespace tunnel::scenes::bisection {

inline std::string digits(double value, int significant = 5) { return kit::number_text(value, significant); }
inline std::string interval(double lo, double hi, int significant = 5) {
    return "[" + digits(lo, significant) + ", " + digits(hi, significant) + "]";
}

} // namespace tunnel::scenes::bisection
