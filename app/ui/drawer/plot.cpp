// Answers: one plot: axes with units and ticks at 1-2-5, curves told apart by dashes and markers besides colour, a
// legend, marks, the value under the mouse, and CSV of exactly what is shown.
#include "app/files/csv.hpp"
#include "app/ui/drawer/drawer_parts.hpp"
#include "app/ui/drawer/plot_curve.hpp"
#include "app/ui/formula/view.hpp"
#include "app/ui/panel/number_format.hpp"
#include "app/ui/panel/panel_words.hpp"
#include "app/ui/widgets/buttons.hpp"

#include <algorithm>

namespace tunnel::app {
namespace {

std::string axis_name(const kit::PlotAxis& axis, kit::Lang lang) {
    return axis.label.in(lang) + (axis.unit.empty() ? "" : " [" + axis.unit + "]");
}

struct Frame {
    PlotScale scale;
    Ticks x, y;
};

Frame lay_out(const UiContext& ctx, const Paint& paint, const kit::Plot& plot, const Rect& graph) {
    Frame f{scale_of(plot, graph), {}, {}};
    const int rows = std::max(2, static_cast<int>(graph.h / (2.2f * ctx.em)));
    f.y = f.scale.log_y ? log_ticks(f.scale.y.lo, f.scale.y.hi, rows) : linear_ticks(f.scale.y.lo, f.scale.y.hi, rows);
    float widest = ctx.em;
    for (const double at : f.y.major) widest = std::max(widest, paint.width(ctx.fonts.small, tick_label(f.y, at)));
    f.scale.area.x += widest + 0.5f * ctx.em;
    f.scale.area.w -= widest + 0.5f * ctx.em;
    const int columns = std::max(2, static_cast<int>(f.scale.area.w / (4.2f * ctx.em)));
    f.x = f.scale.log_x ? log_ticks(f.scale.x.lo, f.scale.x.hi, columns)
                        : linear_ticks(f.scale.x.lo, f.scale.x.hi, columns);
    return f;
}

void draw_axes(const UiContext& ctx, const Paint& paint, const kit::Plot& plot, const Frame& f) {
    const Palette& p = paint.palette();
    const ImFont* font = ctx.fonts.small;
    const Rect& a = f.scale.area;
    const auto in_x = [&](double v) { return v >= f.scale.x.lo && v <= f.scale.x.hi; };
    // Fine lines only where they are lines and not a grey area.
    const auto roomy = [&](float length, std::size_t count) {
        return length > 0.4f * ctx.em * static_cast<float>(count);
    };
    if (roomy(a.w, f.x.minor.size()))
        for (const double at : f.x.minor) {
            const float x = f.scale.place_x(at);
            if (in_x(at)) paint.list.AddLine({x, a.y}, {x, a.y + a.h}, Paint::ink(p.hairline, 0.45f));
        }
    if (roomy(a.h, f.y.minor.size()))
        for (const double at : f.y.minor) {
            const float y = f.scale.place_y(at);
            paint.list.AddLine({a.x, y}, {a.x + a.w, y}, Paint::ink(p.hairline, 0.45f));
        }
    float free_from = a.x - 2 * ctx.em;
    for (const double at : f.x.major) {
        const float x = f.scale.place_x(at);
        paint.list.AddLine({x, a.y}, {x, a.y + a.h}, Paint::ink(p.hairline));
        const std::string label = tick_label(f.x, at);
        const float w = paint.width(font, label);
        if (x - w / 2 < free_from) continue;
        paint.text(font, {x - w / 2, a.y + a.h + 0.25f * ctx.em}, p.muted, label);
        free_from = x + w / 2 + 0.5f * ctx.em;
    }
    for (const double at : f.y.major) {
        const float y = f.scale.place_y(at);
        paint.list.AddLine({a.x, y}, {a.x + a.w, y}, Paint::ink(p.hairline));
        paint.text_right(font, {a.x - 0.45f * ctx.em, y - 0.42f * ctx.em}, p.muted, tick_label(f.y, at));
    }
    const ImU32 axis = Paint::ink(p.of(kit::Role::axis));
    paint.list.AddLine({a.x, a.y + a.h}, {a.x + a.w, a.y + a.h}, axis, 1.25f);
    paint.list.AddLine({a.x, a.y}, {a.x, a.y + a.h}, axis, 1.25f);
    const std::string name = axis_name(plot.x, ctx.lang);
    formula_label(paint, font, name, {a.x + a.w - formula_width(font, name), a.y + a.h + 1.25f * ctx.em}, p.muted);
}

// On a patch of the ground, so that curves do not cross the words.
void mark_label(const Paint& paint, const std::string& text, ImVec2 at, float width, Color color) {
    const float em = paint.ctx.em;
    paint.fill({at.x - 0.1f * em, at.y, width + 0.2f * em, 1.05f * em}, paint.palette().panel, 0.2f * em, 0.8f);
    formula_label(paint, paint.ctx.fonts.small, text, at, color);
}

void draw_marks(const UiContext& ctx, const Paint& paint, const kit::Plot& plot, const PlotScale& s) {
    const Rect& a = s.area;
    float label_y = a.y + 0.15f * ctx.em;
    for (const kit::PlotMark& m : plot.marks) {
        if (!s.can_show(m.vertical ? m.at : s.x.hi, m.vertical ? s.y.hi : m.at)) continue;
        const Color color = paint.palette().of(m.role);
        const std::string& text = m.label.in(ctx.lang);
        const float w = formula_width(ctx.fonts.small, text);
        if (m.vertical) {
            const float x = s.place_x(m.at);
            dashed_line(paint.list, {{x, a.y}, {x, a.y + a.h}}, Paint::ink(color), 0.09f * ctx.em, kit::Dash::dashed,
                        ctx.em);
            const float at = x + w + 0.5f * ctx.em > a.x + a.w ? x - w - 0.35f * ctx.em : x + 0.35f * ctx.em;
            mark_label(paint, text, {at, label_y}, w, color);
            label_y += 1.1f * ctx.em; // the next one's words below these
        } else {
            const float y = s.place_y(m.at);
            dashed_line(paint.list, {{a.x, y}, {a.x + a.w, y}}, Paint::ink(color), 0.09f * ctx.em, kit::Dash::dashed,
                        ctx.em);
            mark_label(paint, text, {a.x + a.w - w - 0.3f * ctx.em, y - 1.15f * ctx.em}, w, color);
        }
    }
}

// Returns the height: the entries flow in rows.
float legend(const UiContext& ctx, const Paint& paint, const kit::Plot& plot, ImVec2 at, float width) {
    const float em = ctx.em;
    float x = at.x, y = at.y;
    for (const kit::Series& s : plot.series) {
        if (s.label.empty()) continue;
        const std::string& text = s.label.in(ctx.lang);
        const float w = 2.1f * em + formula_width(ctx.fonts.small, text);
        if (x > at.x && x + w > at.x + width) {
            x = at.x;
            y += 1.2f * em;
        }
        draw_sample_line(paint, s, {x, y + 0.42f * em}, 1.7f * em);
        formula_label(paint, ctx.fonts.small, text, {x + 2.0f * em, y}, paint.palette().text);
        x += w + 1.1f * em;
    }
    return y - at.y + 1.2f * em;
}

void export_button(UiContext& ctx, const kit::Plot& plot, const Rect& area) {
    if (!ctx.save_text) return;
    const Rect box{area.x + area.w - 1.6f * ctx.em, area.y - 0.2f * ctx.em, 1.6f * ctx.em, 1.6f * ctx.em};
    if (icon_button(ctx, "plot/" + plot.key + "/csv", box, Icon::save, {say(PanelWord::save_csv, ctx.lang), {}, "CSV"}))
        ctx.save_text(plot.key + ".csv", csv_text(plot));
}

} // namespace

void plot_view(UiContext& ctx, const kit::Plot& plot, const Rect& area) {
    const Paint paint(ctx);
    const float em = ctx.em;
    export_button(ctx, plot, area);
    const std::string title = paint.cut(ctx.fonts.bold, plot.title.in(ctx.lang), area.w - 2 * em);
    paint.text(ctx.fonts.bold, corner(area), paint.palette().text, title);
    float y = area.y + 1.5f * em;
    y += legend(ctx, paint, plot, {area.x, y}, area.w) + 0.1f * em;
    formula_label(paint, ctx.fonts.small, axis_name(plot.y, ctx.lang), {area.x, y}, paint.palette().muted);
    y += 1.45f * em;
    const Rect graph{area.x, y, area.w - 0.3f * em, std::max(2 * em, area.y + area.h - y - 2.4f * em)};
    const Frame f = lay_out(ctx, paint, plot, graph);
    ctx.map->add("plot/" + plot.key, f.scale.area);
    draw_axes(ctx, paint, plot, f);
    paint.list.PushClipRect({f.scale.area.x - em / 2, f.scale.area.y - em / 2},
                            {f.scale.area.x + f.scale.area.w + em / 2, f.scale.area.y + f.scale.area.h + em / 2}, true);
    for (const kit::Series& s : plot.series) draw_curve(paint, s, f.scale);
    draw_marks(ctx, paint, plot, f.scale);
    paint.list.PopClipRect();
    const Touch t = touch(ctx, "plot/" + plot.key + "/graph", f.scale.area, no_focus);
    if (t.hovered) plot_hover(ctx, plot, f.scale);
}

} // namespace tunnel::app
