// Answers: the same pictures as curves that can be read off and saved, and the slope from point to point.
#include "scenes/orders/moment.hpp"

#include <cmath>

namespace tunnel::scenes::orders_lab {
namespace {

using kit::Text;

// A point each h: x and y by the level; left out where y is no number above `least`.
template <class X, class Y> void add_curves(const Moment& m, kit::Plot& plot, double least, X x, Y y) {
    for (std::size_t i = 0; i < method_count; ++i) {
        const MethodLine& line = m.result.lines[i];
        kit::Series s{std::string(method_names[i].word), name_of(i), guise_of(i).role, guise_of(i).dash, true, {}, {}};
        for (int k = 0; line.on && k <= m.step; ++k)
            if (const double value = y(line, k); value > least && value < 1e30)
                s.x.push_back(x(line.spots[static_cast<std::size_t>(k)])), s.y.push_back(value);
        if (!s.x.empty()) plot.series.push_back(std::move(s));
    }
}

double error_at(const MethodLine& line, int k) { return line.spots[static_cast<std::size_t>(k)].error; }

kit::Plot plot_of(const char* key, Text title, kit::PlotAxis x, kit::PlotAxis y) {
    kit::Plot out;
    out.key = key, out.title = std::move(title), out.x = std::move(x), out.y = std::move(y);
    out.answer = true;
    return out;
}

} // namespace

void read_plots(const Moment& m, kit::Readouts& out) {
    const auto h = [](const Spot& s) { return s.h; };
    const auto forces = [](const Spot& s) { return s.evaluations; };
    const char* unit = m.params.system == System::pendulum ? "rad" : "m";
    const kit::PlotAxis step{{"h", "h"}, "s", true}, error{{"error", "오차"}, unit, true};
    kit::Plot by_h = plot_of("error", {"Error against h", "h에 따른 오차"}, step, error);
    add_curves(m, by_h, 1e-18, h, error_at);
    by_h.marks.push_back({wanted_error(m.params), false, {"wanted", "목표 오차"}, kit::Role::truth});
    kit::Plot by_work = plot_of("work", {"Error against work", "계산량에 따른 오차"},
                                {{"force evaluations", "힘 계산 횟수"}, "", true}, error);
    add_curves(m, by_work, 1e-18, forces, error_at);
    by_work.marks.push_back({wanted_error(m.params), false, {"wanted", "목표 오차"}, kit::Role::truth});
    kit::Plot slopes = plot_of("slopes", {"Slope from point to point", "이웃한 점 사이의 기울기"}, step,
                               {{"slope", "기울기"}, "", false});
    add_curves(m, slopes, -20.0, h, [](const MethodLine& line, int k) { return slope_between(line, k); });
    out.plots.push_back(std::move(by_h));
    out.plots.push_back(std::move(by_work));
    out.plots.push_back(std::move(slopes));
}

} // namespace tunnel::scenes::orders_lab
