// Answers: energy, error against time and the phase portrait of the whole runs, as curves that can be read off.
#include "scenes/integrators/moment.hpp"

#include <cmath>

namespace tunnel::scenes::integrators_lab {
namespace {

using kit::Role, kit::Text;

constexpr double largest_drawn = 1e30; // beyond, an axis says nothing any more

kit::Series series_of(std::size_t i) {
    const kit::MethodGuise& g = guise_of(i);
    return {g.key, g.name, g.role, g.dash, false, {}, {}};
}

// One curve a method: y of step k, where it is a number above `least`.
template <class Y> void curves(const Moment& m, kit::Plot& plot, double least, Y y) {
    for (std::size_t i = 0; i < method_count; ++i) {
        const MethodRun& run = m.result.runs[i];
        if (run.trace.states.empty()) continue;
        kit::Series s = series_of(i);
        for (int k = 0; k <= run.reached(); ++k)
            if (const double value = y(run, k); value > least && value < largest_drawn)
                s.x.push_back(run.at(k).t), s.y.push_back(value);
        if (!s.x.empty()) plot.series.push_back(std::move(s));
    }
    plot.marks.push_back({now_of(m).k * m.params.h, true, {"now", "현재"}, Role::muted});
}

kit::Plot plot(const char* key, Text title, Text y, const char* unit) {
    kit::Plot out;
    out.key = key;
    out.title = std::move(title);
    out.x = {{"t", "t"}, "s", false};
    out.y = {std::move(y), unit, true};
    out.answer = true;
    return out;
}

kit::Plot energy_plot(const Moment& m) {
    if (energy_is_ratio(m.params)) {
        kit::Plot p = plot("energy", {"Energy, by that of the start", "처음 대비 에너지"},
                           {"energy / start", "에너지 / 처음"}, "");
        curves(m, p, 0.0, [](const MethodRun& run, int k) { return energy_ratio(run, k); });
        p.marks.push_back({1.0, false, {"start", "처음"}, Role::truth});
        return p;
    }
    kit::Plot p = plot("energy", {"How far the energy is off the exact motion's", "정확한 운동과의 에너지 차"},
                       {"energy off / energy", "에너지 차 / 에너지"}, "");
    curves(m, p, 1e-17, [](const MethodRun& run, int k) { return std::abs(energy_error(run, k)); });
    return p;
}

kit::Plot error_plot(const Moment& m) {
    kit::Plot p = plot("error", {"Distance to the exact place", "정확한 위치와의 거리"}, {"distance", "거리"},
                       length_unit(m.params));
    curves(m, p, 1e-17, [](const MethodRun& run, int k) {
        const auto at = static_cast<std::size_t>(k);
        return at < run.error.size() ? run.error[at] : std::nan("");
    });
    return p;
}

kit::Plot phase_plot(const Moment& m) {
    kit::Plot p = plot("phase", {"Phase portrait", "위상 그림"}, {"velocity", "속도"},
                       m.params.system == System::pendulum ? "rad/s" : "m/s");
    p.x = {{"place", "위치"}, length_unit(m.params), false};
    p.y.log = false;
    const Span span = phase_span(m);
    for (std::size_t i = 0; i < method_count; ++i) {
        kit::Series s = series_of(i);
        const MethodRun& run = m.result.runs[i];
        for (int k = 0; k <= run.reached(); ++k) {
            const glm::dvec2 at{run.at(k).x[m.result.up], run.at(k).v[m.result.up]};
            if (!span.holds(at)) break;
            s.x.push_back(at.x), s.y.push_back(at.y);
        }
        if (!s.x.empty()) p.series.push_back(std::move(s));
    }
    return p;
}

} // namespace

void read_plots(const Moment& m, kit::Readouts& out) {
    if (m.result.refused()) return;
    out.plots.push_back(energy_plot(m));
    if (m.result.truth != Truth::none) out.plots.push_back(error_plot(m));
    out.plots.push_back(phase_plot(m));
}

} // namespace tunnel::scenes::integrators_lab
