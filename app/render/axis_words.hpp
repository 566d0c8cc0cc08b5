// Answers: the numbers along a pane's axes and their names. In the room that lay_out() left; nothing when there is
// none.
#pragma once

#include "app/render/pane_renderer.hpp"
#include "app/render/type_setting.hpp"

namespace tunnel::app {

void draw_axis_words(const Setter& set, const Type& type, const kit::Pane& pane, const PaneFrame& frame,
                     const RenderStyle& style);

} // namespace tunnel::app
