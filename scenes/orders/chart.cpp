// Answers: what a log-log picture frames, its names above, and the order in which it is drawn.
#include "scenes/orders/chart.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes::orders_lab {
namespace {

constexpr int legend_rows = 4;

Decades across_decades(const Moment& m, bool cost) {
    double lo = 1e300, hi = -1e300;
    for (const MethodLine& line : m.result.lines)
        for (const std::vector<Spot>* list : {&line.spots, cost ? &line.rougher : &line.spots})
            for (const Spot& s : *list) {
                const double x = std::log10(cost ? std::max(s.evaluations, 1.0) : s.h);
                lo = std::min(lo, x), hi = std::max(hi, x);
            }
    const double span = std::max(hi - lo, 0.3);
    return {lo - 0.07 * span, hi + (cost ? 0.08 : 0.16) * span}; // slopes stand beside the largest h
}

} // namespace

double Chart::across(const Spot& s) const { return std::log10(cost ? std::max(s.evaluations, 1.0) : s.h); }

bool Chart::place(const Spot& s, glm::dvec2& out) const {
    if (!(s.error > 0.0) || !std::isfinite(s.error)) return false;
    out = {across(s), std::clamp(std::log10(s.error), lo.y + 0.1, hi.y - 0.1)};
    return true;
}

Chart chart_of(const Moment& m, kit::DrawList& list, bool cost) {
    Chart c{{list}, m, cost};
    const Decades x = across_decades(m, cost), y = error_decades(m);
    c.lo = {x.lo, y.lo}, c.hi = {x.hi, y.hi};
    c.row = cost ? 0.0 : 0.075 * (y.hi - y.lo);
    kit::Pane pane;
    pane.id = cost ? "cost" : "error";
    pane.title = cost ? kit::Text{"Error against work", "계산량에 따른 오차"}
                      : kit::Text{"Error against h: the slope is the order", "h에 따른 오차: 기울기가 차수"};
    pane.place_lo = {cost ? 0.6 : 0.0, 0.0}, pane.place_hi = {cost ? 1.0 : 0.6, 1.0};
    pane.lo = kit::flat(c.lo), pane.hi = kit::flat({c.hi.x, c.hi.y + legend_rows * c.row});
    pane.equal_aspect = false;
    pane.x = {cost ? kit::Text{"log10 of force evaluations", "log10 힘 계산 횟수"} : kit::Text::same("log10 h"),
              cost ? "" : "s", true};
    pane.y = {kit::Text{"log10 error", "log10 오차"}, m.params.system == System::pendulum ? "rad" : "m", true};
    c.pane = list.pane(std::move(pane));
    return c;
}

void draw_legend(const Chart& c) {
    const glm::dvec2 size = c.size();
    int placed = 0;
    for (std::size_t i = 0; i < method_count; ++i) {
        if (!c.on(i)) continue;
        const int column = placed / legend_rows;
        kit::Label l;
        l.text = name_of(i);
        l.at = {c.lo.x + (0.02 + 0.5 * column) * size.x, c.hi.y + (legend_rows - 0.5 - placed % legend_rows) * c.row,
                0.0};
        l.side = kit::Side::right;
        l.size = kit::Size::small;
        l.priority = 7;
        l.stays = true;
        l.symbol = guise_of(i).mark, l.has_symbol = true;
        c.list.add(c.pane, {guise_of(i).role}, std::move(l));
        ++placed;
    }
}

void draw_chart(const Moment& m, kit::DrawList& list, bool cost) {
    const Chart c = chart_of(m, list, cost);
    draw_guides(c);
    draw_lines(c);
    if (cost)
        draw_cheapest(c);
    else
        draw_legend(c);
}

double handle_place(const Moment& m, bool cost) {
    const Decades x = across_decades(m, cost);
    return x.lo + (cost ? 0.96 : 0.04) * (x.hi - x.lo);
}

} // namespace tunnel::scenes::orders_lab
