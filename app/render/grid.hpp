// Answers: the quiet lines under a 2D pane: grid, the axes through zero, and a mark on the origin.
#pragma once

#include "app/render/canvas.hpp"

namespace tunnel::app {

void draw_grid(Canvas& canvas, const kit::Pane& pane, const Camera& camera, const RenderStyle& style);

} // namespace tunnel::app
