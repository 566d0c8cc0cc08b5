// Answers: how scenes write numbers into labels, formulas and headlines, all alike.
// Refuses: the values of readouts; those keep every bit.
#pragma once

#include "scenes/kit/set.hpp"

#include <cmath>
#include <string>

namespace tunnel::kit {

// What rounding leaves behind decimals of everyday size is noise, not news.
[[nodiscard]] inline double tidy(double value) {
    const double rounded = std::round(value * 1e12) / 1e12;
    return std::isfinite(rounded) ? rounded : value;
}

[[nodiscard]] inline std::string digits(double value, int significant = 5) {
    return number_text(tidy(value), significant);
}

// How many digits it takes so that two different numbers do not look alike; at least `least`.
[[nodiscard]] inline int digits_to_tell(double a, double b, int least = 6) {
    constexpr int all = 15; // beyond, tidy() sees no difference
    int n = least;
    if (tidy(a) != tidy(b))
        while (n < all && digits(a, n) == digits(b, n)) ++n;
    return n;
}

// Inside a formula: a negative number in brackets, with a real minus.
[[nodiscard]] inline std::string in_formula(double value, int significant = 6) {
    return tidy(value) < 0.0 ? "(\\minus " + digits(-value, significant) + ")" : digits(value, significant);
}

} // namespace tunnel::kit
