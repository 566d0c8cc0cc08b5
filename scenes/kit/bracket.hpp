// Answers: how a proved bracket is written so that it stays proved: the lower end rounded down, the upper end up, with
// enough digits that the two can be told apart.
// Refuses: rounding to nearest, which can print a bracket that no longer holds its own contact.
#pragma once

#include <string>

namespace tunnel::kit {

// The value cut to so many significant digits, towards minus or plus infinity; a value that needs fewer is exact.
[[nodiscard]] std::string rounded_down(double value, int significant);
[[nodiscard]] std::string rounded_up(double value, int significant);

// Digits at which lo < hi shows, with two to spare for the width; at least `least`, at most `most`.
[[nodiscard]] int bracket_digits(double lo, double hi, int least = 4, int most = 17);

// "[0.69230769, 0.69230770]"
[[nodiscard]] std::string bracket_text(double lo, double hi, int least = 4, int most = 17);

} // namespace tunnel::kit
