// Answers: which curve is which: names at their ends, each with the line's own stroke, pushed apart where curves end
// close together; or in rows above the graph.
#include "app/ui/drawer/plot_curve.hpp"
#include "app/ui/drawer/plot_parts.hpp"
#include "app/ui/formula/view.hpp"

#include <algorithm>

namespace tunnel::app {
namespace {

constexpr float entry_line = 2.0f, entry_gap = 1.1f; // em
constexpr float end_line = 1.5f, end_gap = 0.9f, end_row = 1.15f;
constexpr std::size_t many = 3; // curves
constexpr float most_share = 0.4f, least_graph = 11.0f;

float entry_width(const Paint& paint, const kit::Series& s) {
    return entry_line * paint.ctx.em + formula_width(paint.ctx.fonts.small, s.label.in(paint.ctx.lang));
}

struct End {
    const kit::Series* series;
    float wanted, y; // of its middle
};

// In the order of the curves' ends; those without a curve yet come last.
std::vector<End> ends_of(const kit::Plot& plot, const PlotScale& s) {
    std::vector<End> out;
    for (const kit::Series& one : plot.series) {
        if (one.label.empty()) continue;
        float at = s.area.y + s.area.h;
        for (std::size_t i = 0; i < std::min(one.x.size(), one.y.size()); ++i)
            if (s.can_show(one.x[i], one.y[i])) at = s.place_y(one.y[i]);
        out.push_back({&one, at, at});
    }
    std::stable_sort(out.begin(), out.end(), [](const End& a, const End& b) { return a.wanted < b.wanted; });
    return out;
}

// Down from the first, then up from the last: as near to their curves as the rows and the graph allow.
void push_apart(std::vector<End>& ends, float row, float top, float bottom) {
    for (std::size_t i = 0; i < ends.size(); ++i) ends[i].y = std::max(ends[i].y, i > 0 ? ends[i - 1].y + row : top);
    for (std::size_t i = ends.size(); i-- > 0;)
        ends[i].y = std::min(ends[i].y, i + 1 < ends.size() ? ends[i + 1].y - row : bottom);
}

} // namespace

float legend_width(const Paint& paint, const kit::Plot& plot) {
    float out = 0;
    for (const kit::Series& s : plot.series)
        if (!s.label.empty()) out += entry_width(paint, s) + entry_gap * paint.ctx.em;
    return out;
}

float legend_beside(const Paint& paint, const kit::Plot& plot, float width) {
    const float em = paint.ctx.em;
    std::size_t named = 0;
    float widest = 0;
    for (const kit::Series& s : plot.series) {
        if (s.label.empty()) continue;
        ++named;
        widest = std::max(widest, formula_width(paint.ctx.fonts.small, s.label.in(paint.ctx.lang)));
    }
    const float out = widest + (end_gap + end_line + 0.4f) * em;
    return named < many || out > most_share * width || width - out < least_graph * em ? 0.0f : out;
}

float draw_legend_above(const Paint& paint, const kit::Plot& plot, ImVec2 at, float width) {
    const float em = paint.ctx.em;
    float x = at.x, y = at.y;
    for (const kit::Series& s : plot.series) {
        if (s.label.empty()) continue;
        const float w = entry_width(paint, s);
        if (x > at.x && x + w > at.x + width) {
            x = at.x;
            y += 1.2f * em;
        }
        draw_sample_line(paint, s, {x, y + 0.42f * em}, 1.7f * em);
        formula_label(paint, paint.ctx.fonts.small, s.label.in(paint.ctx.lang), {x + entry_line * em, y},
                      paint.palette().text);
        x += w + entry_gap * em;
    }
    return y - at.y + 1.2f * em;
}

void draw_legend_beside(const Paint& paint, const kit::Plot& plot, const PlotScale& s) {
    const float em = paint.ctx.em, left = s.area.x + s.area.w + end_gap * em;
    std::vector<End> ends = ends_of(plot, s);
    push_apart(ends, end_row * em, s.area.y, s.area.y + s.area.h);
    for (const End& end : ends) {
        draw_sample_line(paint, *end.series, {left, end.y}, 1.2f * em);
        const float x = left + end_line * em;
        const float w = formula_label(paint, paint.ctx.fonts.small, end.series->label.in(paint.ctx.lang),
                                      {x, end.y - 0.42f * em}, paint.palette().text);
        paint.ctx.map->add("plot/" + plot.key + "/name/" + end.series->key, {x, end.y - em / 2, w, em});
    }
}

} // namespace tunnel::app
