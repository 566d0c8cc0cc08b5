// Answers: does anything but grid lie under a label? Then its words need a halo; else a plain plate does, at a fifth
// of the price.
#pragma once

#include "app/render/pane_renderer.hpp"

namespace tunnel::app {

[[nodiscard]] bool busy(const kit::DrawList& list, const PaneFrame& frame, const Rect& window, float ui_scale);

} // namespace tunnel::app
