// Answers: which value does a row hold after a drag? Clamped to the range and snapped to the declared step.
// Refuses: to invent a number for what is not finite; it comes back as it was, and `set` rejects it.
#pragma once

#include "scenes/kit/param.hpp"

namespace tunnel::app {

[[nodiscard]] double snapped(const kit::ParamRow& row, double value);
[[nodiscard]] double two_digits(double value); // the double nearest to value in two significant decimal digits

} // namespace tunnel::app
