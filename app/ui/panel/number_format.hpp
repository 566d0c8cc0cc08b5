// Answers: how a number is shown so that it tells the truth: enough digits, no "-0", a bracket rounded outwards.
// Refuses: locale; the decimal point is a point in both languages. For JSON and CSV see kit::number_text.
#pragma once

#include "scenes/kit/param.hpp"
#include "scenes/kit/readout.hpp"

#include <string>

namespace tunnel::app {

// `digits` significant ones. Trailing zeros go only when the shorter text is the same number: 0.99999999 stays
// "1.00000" at six digits and is not called "1". Not finite: a dash, or the infinity sign. Minus is U+2212.
[[nodiscard]] std::string show_number(double value, int digits = 6);
// Whole numbers from 10 000 on in groups of three, with no-break spaces.
[[nodiscard]] std::string show_integer(std::int64_t value);
// "[lo, hi]" with as many decimals as it takes to tell the ends apart; lo rounds down and hi up.
[[nodiscard]] std::string show_bracket(double lo, double hi, int digits = 4);
// Any readout's or cell's value; null is a dash, a bool a word.
[[nodiscard]] std::string show_value(const kit::Value& value, int digits, kit::Lang lang);
// What an edit box holds: as many decimals as the step has, more only when the value needs them. Plain ASCII.
[[nodiscard]] std::string edit_text(const kit::ParamRow& row, double value);
// "0.5 to 20 m" / "0.5에서 20 m까지".
[[nodiscard]] kit::Text range_words(const kit::ParamRow& row);
// Decimals that a step such as 0.05 needs: 2.
[[nodiscard]] int decimals_of(double step);

// How far a run is, as each language counts: "step 0 / 240", "0 / 240단계".
[[nodiscard]] std::string step_count(int step, int last, kit::Lang lang);

} // namespace tunnel::app
