// Answers: the pieces of what the frames scene says.
#pragma once

#include "scenes/frames/stepping.hpp"
#include "scenes/kit/digits.hpp"

namespace tunnel::scenes {

using kit::digits;

[[nodiscard]] kit::Text headline(const FramesMoment& moment);
void read_formulas(const FramesMoment& moment, kit::Readouts& out);
void read_loop(const FramesMoment& moment, kit::Readouts& out);
void read_plots(const FramesMoment& moment, kit::Readouts& out);
void read_rates(const FramesMoment& moment, kit::Readouts& out);
// Number of the first test that sees the wall; only when one does.
[[nodiscard]] int seeing_test(const FramesMoment& moment);
[[nodiscard]] double frame_of(const FramesMoment& moment, int test);

} // namespace tunnel::scenes
