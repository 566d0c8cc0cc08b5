// Answers: the watched method's slope from its last two points, with their numbers, and what that means for the work.
#include "scenes/orders/moment.hpp"

#include <cmath>

namespace tunnel::scenes::orders_lab {
namespace {

using kit::Role, kit::Text;

const Spot& spot_before(const MethodLine& line, int k) { return line.spots[static_cast<std::size_t>(k)]; }

void two_points(kit::Formula& f, const Moment& m, const MethodLine& line) {
    const Spot &a = spot_before(line, m.step - 1), &b = spot_before(line, m.step);
    f.lines.push_back({Text::same("p = \\frac{log(e_{1} / e_{2})}{log(h_{1} / h_{2})}"), Role::text, true});
    const double slope = slope_between(line, m.step);
    if (!std::isfinite(slope)) {
        f.lines.push_back(
            {Text{"one of the two points has no error: no slope", "두 점 가운데 하나에 오차 값이 없어 기울기도 없다"},
             Role::muted, true});
        return;
    }
    f.lines.push_back({Text::same("= {}\\frac{log(" + number(a.error) + " / " + number(b.error) + ")}{log(" +
                                  number(a.h) + " / " + number(b.h) + ")}"),
                       Role::text, true});
    f.lines.push_back({Text::same("= {}\\frac{log " + number(a.error / b.error) + "}{log 2} = " + number(slope, 5)),
                       guise_of(watched_of(m)).role, true});
    if (b.fate != Fate::counted || a.fate != Fate::counted)
        f.lines.push_back({Text{"a point that does not count: ", "기울기에서 빼는 점: "} +
                               fate_words(b.fate != Fate::counted ? b.fate : a.fate),
                           Role::hit, true});
}

} // namespace

void read_formula(const Moment& m, kit::Readouts& out) {
    const MethodLine& line = m.result.lines[watched_of(m)];
    kit::Formula f;
    f.key = "slope";
    f.title = Text{"Slope of ", "기울기: "} + Text(name_of(watched_of(m)));
    if (m.step == 0)
        f.lines.push_back(
            {{"one point has no slope: go one step on", "점 하나로는 기울기가 없다. 한 단계 나아가자"}, Role::muted});
    else
        two_points(f, m, line);
    const double all = slope_of(m, line, m.step);
    if (std::isfinite(all))
        f.lines.push_back({Text{"through all points that count: ", "기울기에 넣는 점 모두로: "} + slope_words(all),
                           Role::truth, true});
    out.formulas.push_back(std::move(f));
    const Cost cost = cost_of(m, line, m.step);
    if (!std::isfinite(cost.evaluations)) return;
    kit::Formula work;
    work.key = "work";
    work.title = {"Work for the wanted error", "목표 오차에 드는 계산량"};
    work.lines.push_back(
        {Text{"evaluations ", "힘 계산 "} + (cost.at_most ? "\\le " : "= ") + number(cost.evaluations, 5),
         guise_of(watched_of(m)).role, true});
    if (std::isfinite(all) && all > 0.0)
        work.lines.push_back({Text{"for a tenth of the error: {}", "오차를 1/10로 줄이려면: {}"} + "10^{1 / " +
                                  slope_words(all) + "} = " + number(std::pow(10.0, 1.0 / all), 3) +
                                  Text{" times as many", "배의 계산량"},
                              Role::text, true});
    out.formulas.push_back(std::move(work));
}

} // namespace tunnel::scenes::orders_lab
