// Answers: ImGui's look as ours: colours from the palette, every size from the font size.
#pragma once

#include "app/render/palette.hpp"

namespace tunnel::app {

// Starts from a fresh style, so that changing the scale any number of times leaves no trace.
void apply_style(const Palette& palette, float em);

} // namespace tunnel::app
