// Answers: where a value stands on a slider's track, and which value a place, a step or a fine step gives.
// A logarithmic track snaps to two significant digits and steps by one unit of the first: 0.06, 0.07 … 0.1, 0.2. One
// from 0 on has 0 at its end, and next to it the declared step.
#pragma once

#include "scenes/kit/param.hpp"

namespace tunnel::app {

[[nodiscard]] double slider_fraction(const kit::Range& range, double value); // [0, 1]; outside is an end
[[nodiscard]] double slider_value(const kit::Range& range, double fraction, bool fine = false); // snapped
[[nodiscard]] double snap(const kit::Range& range, double value, bool fine = false);            // within the range
// `steps` presses of + (negative: −). From between two steps the first press goes to the next one.
[[nodiscard]] double nudge(const kit::Range& range, double value, int steps, bool fine = false);

} // namespace tunnel::app
