// Answers: a series as a line with its dash and markers, and the values under the mouse.
#pragma once

#include "app/ui/drawer/plot_scale.hpp"
#include "app/ui/widgets/paint.hpp"

namespace tunnel::app {

void dashed_line(ImDrawList& list, const std::vector<ImVec2>& points, ImU32 color, float thickness, kit::Dash dash,
                 float em);
void draw_curve(const Paint& paint, const kit::Series& series, const PlotScale& scale);
void draw_sample_line(const Paint& paint, const kit::Series& series, ImVec2 left, float length); // for the legend
void plot_hover(UiContext& ctx, const kit::Plot& plot, const PlotScale& scale);

} // namespace tunnel::app
