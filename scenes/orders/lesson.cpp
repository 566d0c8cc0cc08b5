// Answers: the headline of the moment, the question, and the words of the timeline.
#include "scenes/orders/moment.hpp"

#include <cmath>

namespace tunnel::scenes::orders_lab {
namespace {

using kit::Text;

// Is the time a whole number of half swings? There errors of phase cancel.
bool at_half_period(const Params& p) {
    if (p.system != System::spring) return false;
    const double halves = p.time * p.omega / 3.141592653589793;
    return std::round(halves) >= 1.0 && std::abs(halves - std::round(halves)) < 1e-3;
}

bool some(const Moment& m, Fate fate) {
    for (const MethodLine& line : m.result.lines)
        for (int k = 0; line.on && k <= m.step; ++k)
            if (line.spots[static_cast<std::size_t>(k)].fate == fate) return true;
    return false;
}

double slope_now(const Moment& m, std::size_t i) {
    return m.result.lines[i].on ? slope_of(m, m.result.lines[i], m.step) : std::nan("");
}
bool has_slope(const Moment& m) {
    for (std::size_t i = 0; i < method_count; ++i)
        if (!std::isnan(slope_now(m, i))) return true;
    return false;
}

Text of_the_bounce(const Moment& m) {
    if (some(m, Fate::rounding))
        return {"Up to this T no body has come to the floor: the force has not jumped yet.",
                "이 T까지는 바닥에 닿은 물체가 없다. 힘이 아직 바뀌지 않았다."};
    if (m.params.falls == Falls::one)
        return {"One fall: where in a step the jump falls is chance, and so is each slope.",
                "한 번만 떨어뜨리면 힘이 바뀌는 순간이 스텝의 어디인지 우연이라, 기울기도 우연이다."};
    return {"Where the force jumps, every slope falls to about 1: a higher order does not pay.",
            "힘이 불연속이면 기울기가 모두 1쯤 된다. 차수를 높여도 소용없다."};
}

Text of_the_smooth(const Moment& m) {
    if (at_half_period(m.params) && slope_now(m, 1) > 1.5)
        return {"T is a whole number of half swings: errors cancel, and semi-implicit Euler looks like second order.",
                "T가 반주기의 배수라 오차가 상쇄된다. 반암시적 오일러가 2차처럼 보인다."};
    if (some(m, Fate::rounding))
        return {"On the floor of rounding a smaller h does not help any more; those points do not count.",
                "반올림 한계에 닿으면 h를 줄여도 소용없다. 그런 점은 기울기에서 뺀다."};
    const std::size_t best = cheapest_at(m, m.step);
    if (best != no_method && best != 6) {
        const Cost rk4 = cost_of(m, m.result.lines[6], m.step), low = cost_of(m, m.result.lines[best], m.step);
        const std::string few = number(std::ceil(low.evaluations), 6), many = number(std::ceil(rk4.evaluations), 6);
        if (rk4.evaluations > 0.0)
            return Text{"For so rough an answer a low order is enough: ",
                        "이만큼 거친 답이면 낮은 차수로 충분하다. 힘 계산 횟수: "} +
                   Text(name_of(best)) +
                   Text{" evaluates the force " + few + " times, RK4 " + many + " times.",
                        " " + few + "번, RK4 " + many + "번."};
    }
    return {"Each halving of h divides the error by 2, by 4 or by 16: the slope of the line is the order.",
            "h를 절반으로 줄일 때마다 오차가 1/2, 1/4, 1/16이 된다. 선의 기울기가 차수다."};
}

Text headline_of(const Moment& m) {
    const Params& p = m.params;
    if (m.step > 0 && !has_slope(m))
        return {"At these h the errors are as large as the motion: no order shows. Take more steps.",
                "이 h에서는 오차가 운동만큼 커서 차수가 드러나지 않는다. 스텝 수를 늘리자."};
    if (p.ending == Ending::one_short && p.norm == Norm::both)
        return {"All runs stop one step short: that error is of first order, and hides every other.",
                "모든 계산이 한 스텝 모자란다. 이 1차 오차가 다른 오차를 모두 덮는다."};
    if (p.norm == Norm::place)
        return {"Of the position alone: an error that stands in the velocity is not seen.",
                "위치만 보면 속도에 든 오차가 보이지 않는다."};
    if (m.step == 0)
        return {"One h, one point for each method. Halve h and see how each error falls.",
                "h 하나에 방법마다 점 하나. h를 절반으로 줄이며 오차가 어떻게 줄어드는지 보자."};
    switch (p.system) {
    case System::bounce: return of_the_bounce(m);
    case System::stiff:
        return some(m, Fate::large) || some(m, Fate::stopped)
                   ? Text{"Stiff: right of the mark the explicit methods blow up; implicit Euler is calm at any h.",
                          "강성이다. 표시 오른쪽에서 명시적 방법은 발산하고, 암시적 오일러는 h가 커도 안정하다."}
                   : Text{"Stiff, but with h small enough: all methods are stable.",
                          "강성이지만 h가 충분히 작아 모두 안정하다."};
    case System::gravity:
        return {"In constant gravity the methods of second and fourth order are exact: only rounding is left.",
                "중력이 일정하면 2차와 4차 방법은 정확하다. 반올림만 남는다."};
    default: return of_the_smooth(m);
    }
}

} // namespace

void read_lesson(const Moment& m, kit::Readouts& out) {
    out.headline = headline_of(m);
    out.question = {"by how much does each method's error fall when h is halved?",
                    "h를 절반으로 줄이면 방법마다 오차가 얼마나 줄까?"};
    const std::string n = std::to_string(static_cast<std::int64_t>(m.params.first) << m.step);
    out.timeline_label = {"h = T/" + n, "h = T/" + n};
}

} // namespace tunnel::scenes::orders_lab
