// Answers: the strokes of plots. Dashes keep their phase along a curve; a gap in the data is a gap in the line.
#include "app/ui/drawer/plot_curve.hpp"

#include "app/ui/formula/view.hpp"
#include "app/ui/panel/number_format.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::app {
namespace {

void stroke(ImDrawList& list, const std::vector<ImVec2>& points, ImU32 color, float thickness) {
    if (points.size() < 2) return;
    list.AddPolyline(points.data(), static_cast<int>(points.size()), color, ImDrawFlags_None, thickness);
}

void marker(const Paint& paint, ImVec2 at, Color color) {
    paint.list.AddCircleFilled(at, 0.24f * paint.ctx.em, Paint::ink(paint.palette().panel));
    paint.list.AddCircleFilled(at, 0.19f * paint.ctx.em, Paint::ink(color));
}

// Samples closer together than half a point add nothing to see.
void add_point(std::vector<ImVec2>& run, ImVec2 p) {
    if (run.empty() || std::hypot(p.x - run.back().x, p.y - run.back().y) > 0.5f) run.push_back(p);
}

std::string value_with_unit(double value, const kit::PlotAxis& axis) {
    return show_number(value, 5) + (axis.unit.empty() ? "" : " " + axis.unit);
}

} // namespace

void dashed_line(ImDrawList& list, const std::vector<ImVec2>& points, ImU32 color, float thickness, kit::Dash dash,
                 float em) {
    if (dash == kit::Dash::solid) return stroke(list, points, color, thickness);
    const float on = (dash == kit::Dash::dashed ? 0.5f : 0.12f) * em,
                off = (dash == kit::Dash::dashed ? 0.32f : 0.26f) * em;
    float left = on;
    bool drawing = true;
    std::vector<ImVec2> piece;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const ImVec2 a = points[i], b = points[i + 1];
        const float length = std::hypot(b.x - a.x, b.y - a.y);
        float done = 0;
        if (drawing && piece.empty()) piece.push_back(a);
        while (length - done > left) {
            done += left;
            const ImVec2 at{a.x + (b.x - a.x) * done / length, a.y + (b.y - a.y) * done / length};
            if (drawing) {
                piece.push_back(at);
                stroke(list, piece, color, thickness);
                piece.clear();
            } else
                piece = {at};
            drawing = !drawing;
            left = drawing ? on : off;
        }
        left -= length - done;
        if (drawing) piece.push_back(b);
    }
    stroke(list, piece, color, thickness);
}

void draw_curve(const Paint& paint, const kit::Series& series, const PlotScale& scale) {
    const Color color = paint.palette().of(series.role);
    const float em = paint.ctx.em, thickness = 0.125f * em;
    const std::size_t count = std::min(series.x.size(), series.y.size());
    std::vector<ImVec2> run;
    const auto flush = [&] {
        dashed_line(paint.list, run, Paint::ink(color), thickness, series.dash, em);
        run.clear();
    };
    for (std::size_t i = 0; i < count; ++i) {
        if (!scale.can_show(series.x[i], series.y[i])) {
            flush();
            continue;
        }
        const glm::vec2 at = scale.place(series.x[i], series.y[i]);
        add_point(run, {at.x, at.y});
    }
    flush();
    if (!series.markers && count != 1) return;
    for (std::size_t i = 0; i < count; ++i)
        if (scale.can_show(series.x[i], series.y[i])) {
            const glm::vec2 at = scale.place(series.x[i], series.y[i]);
            marker(paint, {at.x, at.y}, color);
        }
}

void draw_sample_line(const Paint& paint, const kit::Series& series, ImVec2 left, float length) {
    const Color color = paint.palette().of(series.role);
    dashed_line(paint.list, {left, {left.x + length, left.y}}, Paint::ink(color), 0.125f * paint.ctx.em, series.dash,
                paint.ctx.em);
    if (series.markers) marker(paint, {left.x + length / 2, left.y}, color);
}

void plot_hover(UiContext& ctx, const kit::Plot& plot, const PlotScale& scale) {
    const Paint paint(ctx), above(ctx, *ImGui::GetForegroundDrawList());
    const float em = ctx.em;
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const ImFont* font = ctx.fonts.small;
    struct Line {
        const kit::Series* series;
        std::string text;
    };
    std::vector<Line> lines;
    float widest = 0;
    for (const kit::Series& s : plot.series) {
        const auto at = nearest_sample(s, scale, mouse.x);
        if (!at) continue;
        const glm::vec2 p = scale.place(s.x[*at], s.y[*at]);
        paint.list.AddCircle({p.x, p.y}, 0.35f * em, Paint::ink(paint.palette().text), 0, 1.5f);
        lines.push_back({&s, "(" + value_with_unit(s.x[*at], plot.x) + ", " + value_with_unit(s.y[*at], plot.y) + ")"});
        widest = std::max(widest, paint.width(font, lines.back().text));
    }
    if (lines.empty()) return;
    // Beside the cursor and above it, so that the values under it stay in sight.
    const float pad = 0.35f * em, w = widest + 1.6f * em + 2 * pad,
                h = static_cast<float>(lines.size()) * 1.1f * em + 2 * pad;
    const float x = mouse.x + w + em > ImGui::GetIO().DisplaySize.x ? mouse.x - w - em : mouse.x + em;
    const Rect box{std::max(0.0f, x), std::max(0.0f, mouse.y - h - 0.6f * em), w, h};
    ctx.map->add("plot/hover", box);
    above.fill(box, blend(paint.palette().raised, paint.palette().text, 0.06f), -1, 0.94f);
    float y = box.y + pad;
    for (const Line& line : lines) {
        draw_sample_line(above, *line.series, {box.x + pad, y + 0.42f * em}, 1.2f * em);
        above.text(font, {box.x + pad + 1.5f * em, y}, paint.palette().text, line.text);
        y += 1.1f * em;
    }
}

} // namespace tunnel::app
