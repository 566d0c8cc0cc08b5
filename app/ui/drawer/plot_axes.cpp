// Answers: a plot's axes: numbers at 1-2-5, fine lines where they are lines and not a grey area, names never cut.
#include "app/ui/drawer/plot_parts.hpp"
#include "app/ui/formula/view.hpp"

#include <algorithm>

namespace tunnel::app {
namespace {

float name_width(const Paint& paint, const kit::Plot& plot) {
    return formula_width(paint.ctx.fonts.small, axis_name(plot.x, paint.ctx.lang));
}

// The numbers of the x axis that find room left of `right`.
std::vector<double> shown_numbers(const Paint& paint, const PlotFrame& f, float right) {
    const float em = paint.ctx.em;
    std::vector<double> out;
    float free_from = f.scale.area.x - 2 * em;
    for (const double at : f.x.major) {
        const float x = f.scale.place_x(at), w = formula_width(paint.ctx.fonts.small, tick_label(f.x, at));
        if (x - w / 2 < free_from || x + w / 2 > right) continue;
        out.push_back(at);
        free_from = x + w / 2 + 0.5f * em;
    }
    return out;
}

float numbers_end(const Paint& paint, const kit::Plot& plot, const PlotFrame& f) {
    const Rect& a = f.scale.area;
    return f.name_below ? a.x + a.w + 2 * paint.ctx.em : a.x + a.w - name_width(paint, plot) - 0.6f * paint.ctx.em;
}

void minor_lines(const Paint& paint, const PlotFrame& f) {
    const Rect& a = f.scale.area;
    const ImU32 fine = Paint::ink(paint.palette().hairline, 0.45f);
    const auto roomy = [&](float length, std::size_t count) {
        return length > 0.4f * paint.ctx.em * static_cast<float>(count);
    };
    if (roomy(a.w, f.x.minor.size()))
        for (const double at : f.x.minor) {
            const float x = f.scale.place_x(at);
            if (at >= f.scale.x.lo && at <= f.scale.x.hi) paint.list.AddLine({x, a.y}, {x, a.y + a.h}, fine);
        }
    if (roomy(a.h, f.y.minor.size()))
        for (const double at : f.y.minor) {
            const float y = f.scale.place_y(at);
            paint.list.AddLine({a.x, y}, {a.x + a.w, y}, fine);
        }
}

} // namespace

std::string axis_name(const kit::PlotAxis& axis, kit::Lang lang) {
    return axis.label.in(lang) + (axis.unit.empty() ? "" : " [" + axis.unit + "]");
}

PlotFrame lay_out_plot(const Paint& paint, const kit::Plot& plot, const Rect& room) {
    const float em = paint.ctx.em;
    PlotFrame f{scale_of(plot, room), {}, {}, true};
    Rect& a = f.scale.area;
    a.h = std::max(2 * em, room.h - 2.3f * em);
    const auto rows = [&] {
        const float each = (f.scale.log_y ? 1.4f : 2.0f) * em; // one number a decade, where there is room
        const int count = std::max(2, static_cast<int>(a.h / each));
        f.y = f.scale.log_y ? log_ticks(f.scale.y.lo, f.scale.y.hi, count)
                            : linear_ticks(f.scale.y.lo, f.scale.y.hi, count);
    };
    rows();
    float widest = em;
    for (const double at : f.y.major)
        widest = std::max(widest, formula_width(paint.ctx.fonts.small, tick_label(f.y, at)));
    a.x += widest + 0.5f * em;
    a.w -= widest + 0.5f * em;
    const int columns = std::max(2, static_cast<int>(a.w / (4.2f * em)));
    f.x = f.scale.log_x ? log_ticks(f.scale.x.lo, f.scale.x.hi, columns)
                        : linear_ticks(f.scale.x.lo, f.scale.x.hi, columns);
    // Where height is short the name stands in the row of the numbers, if two of them keep their place.
    if (room.h >= 9 * em) return f;
    f.name_below = false;
    if (shown_numbers(paint, f, numbers_end(paint, plot, f)).size() < 2) {
        f.name_below = true;
        return f;
    }
    a.h = std::max(2 * em, room.h - 1.25f * em);
    rows();
    return f;
}

void draw_plot_axes(const Paint& paint, const kit::Plot& plot, const PlotFrame& f) {
    const Palette& p = paint.palette();
    const ImFont* font = paint.ctx.fonts.small;
    const float em = paint.ctx.em;
    const Rect& a = f.scale.area;
    minor_lines(paint, f);
    for (const double at : f.x.major) {
        const float x = f.scale.place_x(at);
        paint.list.AddLine({x, a.y}, {x, a.y + a.h}, Paint::ink(p.hairline));
    }
    int numbers = 0;
    for (const double at : shown_numbers(paint, f, numbers_end(paint, plot, f))) {
        const std::string label = tick_label(f.x, at);
        const float w = formula_width(font, label);
        formula_label(paint, font, label, {f.scale.place_x(at) - w / 2, a.y + a.h + 0.25f * em}, p.muted);
        ++numbers;
    }
    for (const double at : f.y.major) {
        const float y = f.scale.place_y(at);
        paint.list.AddLine({a.x, y}, {a.x + a.w, y}, Paint::ink(p.hairline));
        const std::string label = tick_label(f.y, at);
        formula_label(paint, font, label, {a.x - 0.45f * em - formula_width(font, label), y - 0.42f * em}, p.muted);
        paint.ctx.map->add("plot/" + plot.key + "/y/" + label, {a.x, y, 1, 1});
    }
    paint.ctx.map->add("plot/" + plot.key + "/x/" + std::to_string(numbers), {a.x, a.y + a.h, a.w, em});
    const ImU32 axis = Paint::ink(p.of(kit::Role::axis));
    paint.list.AddLine({a.x, a.y + a.h}, {a.x + a.w, a.y + a.h}, axis, 1.25f);
    paint.list.AddLine({a.x, a.y}, {a.x, a.y + a.h}, axis, 1.25f);
    const Rect name{a.x + a.w - name_width(paint, plot), a.y + a.h + (f.name_below ? 1.25f : 0.25f) * em,
                    name_width(paint, plot), em};
    formula_label(paint, font, axis_name(plot.x, paint.ctx.lang), corner(name), p.muted);
    paint.ctx.map->add("plot/" + plot.key + "/x-name", name);
}

} // namespace tunnel::app
