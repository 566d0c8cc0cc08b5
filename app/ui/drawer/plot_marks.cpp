// Answers: the marks of a plot: dashed lines across it, their words where they hide no data.
#include "app/ui/drawer/plot_curve.hpp"
#include "app/ui/drawer/plot_parts.hpp"
#include "app/ui/formula/view.hpp"

#include <algorithm>

namespace tunnel::app {
namespace {

bool in_sight(const kit::PlotMark& m, const PlotScale& s) {
    return s.can_show(m.vertical ? m.at : s.x.hi, m.vertical ? s.y.hi : m.at);
}

// How much of the curves runs through a box, in samples.
int crossings(const kit::Plot& plot, const PlotScale& s, const Rect& box) {
    int out = 0;
    for (const kit::Series& one : plot.series) {
        const std::size_t count = std::min(one.x.size(), one.y.size());
        const int parts = count > 200 ? 1 : 16;
        for (std::size_t i = 0; i < count; ++i) {
            if (!s.can_show(one.x[i], one.y[i])) continue;
            const glm::vec2 from = s.place(one.x[i], one.y[i]);
            out += box.contains(from) ? 4 : 0; // a marker may stand there
            if (i + 1 >= count || !s.can_show(one.x[i + 1], one.y[i + 1])) continue;
            const glm::vec2 step = (s.place(one.x[i + 1], one.y[i + 1]) - from) / static_cast<float>(parts);
            for (int k = 1; k < parts; ++k) out += box.contains(from + static_cast<float>(k) * step) ? 1 : 0;
        }
    }
    return out;
}

Rect free_place(const Paint& paint, const kit::Plot& plot, const PlotScale& s, float y, float w) {
    const float em = paint.ctx.em, h = 1.0f * em, pad = 0.3f * em;
    const Rect& a = s.area;
    Rect best{};
    int least = 1 << 30;
    for (const float up : {-h - 0.1f * em, 0.2f * em})
        for (const float x : {a.x + a.w - w - pad, a.x + pad, a.x + (a.w - w) / 2}) {
            const Rect box{x, y + up, w, h};
            if (box.y < a.y - 0.2f * em || box.y + h > a.y + a.h) continue;
            if (const int now = crossings(plot, s, box); now < least) {
                least = now;
                best = box;
            }
        }
    return best;
}

} // namespace

void draw_plot_mark_lines(const Paint& paint, const kit::Plot& plot, const PlotScale& s) {
    const Rect& a = s.area;
    for (const kit::PlotMark& m : plot.marks) {
        if (!in_sight(m, s)) continue;
        const float x = s.place_x(m.at), y = s.place_y(m.at);
        const std::vector<ImVec2> line =
            m.vertical ? std::vector<ImVec2>{{x, a.y}, {x, a.y + a.h}} : std::vector<ImVec2>{{a.x, y}, {a.x + a.w, y}};
        dashed_line(paint.list, line, Paint::ink(paint.palette().of(m.role)), 0.09f * paint.ctx.em, kit::Dash::dashed,
                    paint.ctx.em);
    }
}

void draw_plot_mark_names(const Paint& paint, const kit::Plot& plot, const PlotScale& s, float free_from) {
    const float em = paint.ctx.em;
    const ImFont* font = paint.ctx.fonts.small;
    const Rect& a = s.area;
    std::vector<const kit::PlotMark*> upright;
    for (const kit::PlotMark& m : plot.marks) {
        if (!in_sight(m, s) || m.label.empty()) continue;
        if (m.vertical) {
            upright.push_back(&m);
            continue;
        }
        const std::string& text = m.label.in(paint.ctx.lang);
        const Rect box = free_place(paint, plot, s, s.place_y(m.at), formula_width(font, text));
        if (box.w > 0) formula_label(paint, font, text, corner(box), paint.palette().of(m.role));
    }
    // From left to right; what would leave the plot at its right end begins further left.
    std::sort(upright.begin(), upright.end(), [](const auto* l, const auto* r) { return l->at < r->at; });
    std::vector<float> widths;
    for (const kit::PlotMark* m : upright) widths.push_back(formula_width(font, m->label.in(paint.ctx.lang)));
    for (std::size_t i = 0; i < upright.size(); ++i) {
        float rest = 0;
        for (std::size_t k = i; k < upright.size(); ++k) rest += widths[k] + (k > i ? 0.7f * em : 0);
        const float wanted = s.place_x(upright[i]->at) - widths[i] / 2;
        const float x = std::max(free_from, std::min(wanted, a.x + a.w + 0.3f * em - rest));
        const std::string& text = upright[i]->label.in(paint.ctx.lang);
        const Rect box{x, a.y - 1.2f * em, widths[i], em};
        paint.ctx.map->add("plot/" + plot.key + "/mark/" + std::to_string(i), box);
        formula_label(paint, font, text, corner(box), paint.palette().of(upright[i]->role));
        free_from = x + widths[i] + 0.7f * em;
    }
}

} // namespace tunnel::app
