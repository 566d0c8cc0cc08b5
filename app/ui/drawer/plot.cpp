// Answers: one plot: its title, its curves told apart by dashes and markers besides colour, the values under the mouse,
// CSV of exactly what is shown, whether it asks to have the drawer for itself, and why there is nothing to see yet.
#include "app/files/csv.hpp"
#include "app/ui/drawer/drawer_parts.hpp"
#include "app/ui/drawer/plot_curve.hpp"
#include "app/ui/drawer/plot_parts.hpp"
#include "app/ui/formula/view.hpp"
#include "app/ui/panel/panel_words.hpp"
#include "app/ui/widgets/buttons.hpp"

#include <algorithm>

namespace tunnel::app {
namespace {

// Returns how much of the right end they take.
float tools(UiContext& ctx, const kit::Plot& plot, const Rect& area, PlotView& out) {
    const float side = 1.6f * ctx.em, y = area.y - 0.2f * ctx.em;
    float x = area.x + area.w;
    if (ctx.save_text) {
        x -= side;
        const ButtonText text{say(PanelWord::save_csv, ctx.lang), {}, "CSV"};
        if (icon_button(ctx, "plot/" + plot.key + "/csv", {x, y, side, side}, Icon::save, text))
            ctx.save_text(plot.key + ".csv", csv_text(plot));
    }
    if (out.can_enlarge) {
        x -= side;
        const ButtonText text{say(out.alone ? PanelWord::all_plots : PanelWord::plot_alone, ctx.lang), {}, {}};
        out.clicked |= icon_button(ctx, "plot/" + plot.key + "/alone", {x, y, side, side},
                                   out.alone ? Icon::minus : Icon::plus, text);
    }
    return area.x + area.w - x + 0.4f * ctx.em;
}

// Title, legend and the y axis' name; returns where the graph's room begins, and where the name ends.
ImVec2 head(UiContext& ctx, const Paint& paint, const kit::Plot& plot, const Rect& area, PlotView& out) {
    const float em = ctx.em, room = area.w - tools(ctx, plot, area, out);
    const std::string title = paint.cut(ctx.fonts.bold, plot.title.in(ctx.lang), room);
    const float used = paint.text(ctx.fonts.bold, corner(area), paint.palette().text, title) + 1.4f * em;
    float y = area.y + 1.5f * em;
    if (legend_beside(paint, plot, area.w) > 0) {
        // it stands beside the graph
    } else if (used + legend_width(paint, plot) <= room)
        draw_legend_above(paint, plot, {area.x + used, area.y + 0.15f * em}, room - used);
    else
        y += draw_legend_above(paint, plot, {area.x, y}, area.w) + 0.1f * em;
    const float end =
        formula_label(paint, ctx.fonts.small, axis_name(plot.y, ctx.lang), {area.x, y}, paint.palette().muted);
    return {area.x + end + 0.9f * em, y + 1.35f * em};
}

bool has_curve(const kit::Plot& plot) {
    return std::any_of(plot.series.begin(), plot.series.end(),
                       [](const kit::Series& s) { return !s.x.empty() && !s.y.empty(); });
}

// Why there is no curve, and what makes one.
void empty_graph(UiContext& ctx, const Paint& paint, const kit::Plot& plot, const Rect& graph) {
    const float em = ctx.em;
    const std::string_view why = say(PanelWord::no_curve, ctx.lang);
    const float top = graph.y + std::max(0.0f, graph.h / 2 - 1.6f * em);
    const Rect line{graph.x, top, graph.w, 1.4f * em};
    paint.fill({graph.x + 1, graph.y, graph.w - 1, graph.h}, paint.palette().panel, 0, 0.8f);
    paint.text_in(ctx.fonts.body, line, paint.palette().text, why);
    const float w = std::min(9.0f * em, graph.w);
    job_button(ctx, "plot/" + plot.key + "/job", {graph.x + (graph.w - w) / 2, top + 1.7f * em, w, 1.7f * em});
    ctx.map->add("plot/" + plot.key + "/empty", line);
}

} // namespace

void plot_view(UiContext& ctx, const kit::Plot& plot, const Rect& area, PlotView& view) {
    const Paint paint(ctx);
    const float em = ctx.em;
    const ImVec2 below = head(ctx, paint, plot, area, view);
    const float beside = legend_beside(paint, plot, area.w);
    const PlotFrame f = lay_out_plot(
        paint, plot, {area.x, below.y, area.w - 0.6f * em - beside, std::max(3 * em, area.y + area.h - below.y)});
    const Rect& graph = f.scale.area;
    ctx.map->add("plot/" + plot.key, graph);
    draw_plot_axes(paint, plot, f);
    paint.list.PushClipRect({graph.x - em / 2, graph.y - em / 2},
                            {graph.x + graph.w + em / 2, graph.y + graph.h + em / 2}, true);
    draw_plot_mark_lines(paint, plot, f.scale);
    for (const kit::Series& s : plot.series) draw_curve(paint, s, f.scale);
    paint.list.PopClipRect();
    draw_plot_mark_names(paint, plot, f.scale, below.x);
    if (beside > 0) draw_legend_beside(paint, plot, f.scale);
    if (!has_curve(plot)) return empty_graph(ctx, paint, plot, graph);
    const Touch t = touch(ctx, "plot/" + plot.key + "/graph", graph, no_focus);
    view.clicked |= t.clicked && view.can_enlarge;
    if (t.hovered) plot_hover(ctx, plot, f.scale);
}

} // namespace tunnel::app
