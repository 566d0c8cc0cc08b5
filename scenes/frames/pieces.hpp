// Answers: the pieces of what the frames scene says.
#pragma once

#include "scenes/frames/stepping.hpp"
#include "scenes/kit/digits.hpp"

namespace tunnel::scenes {

using kit::digits, kit::digits_to_tell;

[[nodiscard]] kit::Text headline(const FramesMoment& moment);
void read_formulas(const FramesMoment& moment, kit::Readouts& out);
void read_loop(const FramesMoment& moment, kit::Readouts& out);
void read_plots(const FramesMoment& moment, kit::Readouts& out);
void read_rates(const FramesMoment& moment, kit::Readouts& out);
// When the tests next to the wall were, in frames; NaN: there is none.
struct Around {
    double before, after;
};
[[nodiscard]] Around around_wall(const FramesState& run);

} // namespace tunnel::scenes
