// Answers: the pieces of a plot: its axes, and the words of its marks, which lie outside the curves.
#pragma once

#include "app/ui/drawer/plot_scale.hpp"
#include "app/ui/widgets/paint.hpp"

namespace tunnel::app {

struct PlotFrame {
    PlotScale scale;
    PlotTicks x, y;
    bool name_below = false; // the x axis' name has a row of its own
};

[[nodiscard]] std::string axis_name(const kit::PlotAxis& axis, kit::Lang lang);
// `room`: for the graph with its numbers and the x axis' name. Both axes have at least two numbers.
[[nodiscard]] PlotFrame lay_out_plot(const Paint& paint, const kit::Plot& plot, const Rect& room);
void draw_plot_axes(const Paint& paint, const kit::Plot& plot, const PlotFrame& f);
void draw_plot_mark_lines(const Paint& paint, const kit::Plot& plot, const PlotScale& s);
// The legend: names at the ends of the curves where these are many and there is room beside the graph, else in rows
// above it.
[[nodiscard]] float legend_beside(const Paint& paint, const kit::Plot& plot, float width);  // 0: above
[[nodiscard]] float legend_width(const Paint& paint, const kit::Plot& plot);                // in one row
float draw_legend_above(const Paint& paint, const kit::Plot& plot, ImVec2 at, float width); // its height
void draw_legend_beside(const Paint& paint, const kit::Plot& plot, const PlotScale& s);
// Of vertical marks above the graph, right of `free_from`; of horizontal ones where the fewest curves run.
void draw_plot_mark_names(const Paint& paint, const kit::Plot& plot, const PlotScale& s, float free_from);

} // namespace tunnel::app
