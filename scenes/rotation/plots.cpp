// Answers: the error of every method against time, what is off a rotation before it is corrected, and for free bodies
// what becomes of energy and angular momentum.
#include "scenes/rotation/moment.hpp"

#include <cmath>

namespace tunnel::scenes::rotation_lab {
namespace {

using kit::Role, kit::Text;

constexpr double least_drawn = 1e-17, most_drawn = 1e30;

// One curve a method: y at each step of the timeline, where it is a number that a log axis can hold.
template <class Y>
kit::Plot curves_of(const Moment& m, const char* key, Text title, Text y_name, const char* unit, Y y) {
    kit::Plot plot;
    plot.key = key;
    plot.title = std::move(title);
    plot.x = {{"t", "t"}, "s", false};
    plot.y = {std::move(y_name), unit, true};
    plot.answer = true;
    for (std::size_t i = 0; i < method_count; ++i) {
        const kit::MethodGuise& g = guise_of(m.params, i);
        kit::Series s{g.key, g.name, g.role, g.dash, false, {}, {}};
        for (int tick = 0; tick <= m.result.runs[i].reached(); ++tick) {
            const double value = std::abs(y(i, tick));
            if (!(value > least_drawn && value < most_drawn)) continue;
            s.x.push_back(static_cast<double>(step_at(m.result, tick)) * m.params.h);
            s.y.push_back(value);
        }
        if (!s.x.empty()) plot.series.push_back(std::move(s));
    }
    plot.marks.push_back(
        {static_cast<double>(step_at(m.result, m.step)) * m.params.h, true, {"now", "현재"}, Role::muted});
    return plot;
}

} // namespace

void read_plots(const Moment& m, kit::Readouts& out) {
    const Result& r = m.result;
    if (!r.runs[0].lag.empty())
        out.plots.push_back(curves_of(
            m, "lag", {"Angle behind or ahead, turns counted", "뒤처지거나 앞선 각도 (바퀴 수 포함)"},
            {"angle off", "각도"}, "°", [&](std::size_t i, int tick) { return degrees(lag_of(r, i, tick)); }));
    else
        out.plots.push_back(curves_of(m, "error", {"Angle to the exact body", "정확한 자세와의 각도"},
                                      {"angle off", "각도"}, "°",
                                      [&](std::size_t i, int tick) { return degrees(error_of(r, i, tick)); }));
    const auto entry_of = [](const std::vector<double>& all, int tick) { return all[static_cast<std::size_t>(tick)]; };
    if (is_driven(m.params)) {
        out.plots.push_back(curves_of(m, "drift", {"Off a rotation, before correction", "보정 전 회전에서 벗어난 정도"},
                                      {"|q| off 1; matrix: orthogonality", "|q|와 1의 차, 행렬은 직교성"}, "",
                                      [&](std::size_t i, int tick) { return entry_of(r.runs[i].before, tick); }));
        return;
    }
    const auto drift_of = [&](std::size_t i, int tick) -> const integrate::ConservedDrift& {
        return r.runs[i].drift[static_cast<std::size_t>(tick)];
    };
    out.plots.push_back(curves_of(m, "energy", {"Energy: share gained or lost", "에너지: 얻거나 잃은 비율"},
                                  {"energy off", "에너지 변화"}, "",
                                  [&](std::size_t i, int tick) { return drift_of(i, tick).energy; }));
    out.plots.push_back(curves_of(m, "momentum", {"Angular momentum: share changed", "각운동량: 변한 비율"},
                                  {"momentum off", "각운동량 변화"}, "",
                                  [&](std::size_t i, int tick) { return drift_of(i, tick).momentum; }));
}

} // namespace tunnel::scenes::rotation_lab
