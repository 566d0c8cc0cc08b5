// Answers: numbers and names as this scene prints them, the same in labels, formulas and headlines.
#pragma once

#include "scenes/bullet/now.hpp"
#include "scenes/kit/set.hpp"

#include <cmath>
#include <string>

namespace tunnel::scenes {

// What rounding leaves behind decimals is noise, not news.
inline double tidy(double value) { return std::round(value * 1e12) / 1e12; }
inline std::string digits(double value, int significant = 5) { return kit::number_text(tidy(value), significant); }

// A number inside a formula: a negative one in brackets, with a real minus.
inline std::string in_formula(double value, int significant = 6) {
    return std::signbit(tidy(value)) && tidy(value) != 0.0 ? "(\\minus " + digits(-value, significant) + ")"
                                                           : digits(value, significant);
}

[[nodiscard]] kit::Text headline(const BulletMoment& moment, const Now& now);
[[nodiscard]] kit::Formula worked_formula(const BulletMoment& moment);
void read_listings(const Now& now, const BulletResult& result, kit::Readouts& out);
void read_plots(const BulletMoment& moment, const Now& now, kit::Readouts& out);

} // namespace tunnel::scenes
