// Answers: numbers as this scene prints them, the same in labels, ledger and headline.
#pragma once

#include "scenes/kit/digits.hpp"
#include "scenes/kit/text.hpp"

#include <cmath>
#include <cstdio>
#include <string>

namespace tunnel::scenes::sat_lab {

using kit::digits, kit::in_formula;

// Four digits will do for a picture; what is far below a nanometre is shown as it is, for then rounding is the news.
inline std::string short_number(double value) {
    const double rounded = std::round(value * 1e4) / 1e4;
    if (rounded == 0.0 && value != 0.0) return kit::number_text(value, 2);
    return kit::number_text(std::abs(value) < 100.0 ? rounded : value, 6);
}
// Two decimals for the narrow columns of the panel.
inline std::string brief(double value) {
    char out[32];
    (void)std::snprintf(out, sizeof out, "%.2f", value + 0.0);
    return std::abs(value) < 0.005 ? short_number(value) : out;
}
inline std::string metres(double value) { return short_number(value) + " m"; }

} // namespace tunnel::scenes::sat_lab
