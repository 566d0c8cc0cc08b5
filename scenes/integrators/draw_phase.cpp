// Answers: the phase portrait of the watched coordinate: velocity against place. Energy is how far out it runs.
#include "scenes/integrators/moment.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes::integrators_lab {
namespace {

using kit::Dash, kit::Fill, kit::Role, kit::Style, kit::Weight, kit::flat;

struct PhasePicture : kit::PanePicture {
    const Moment& m;
    Span sight{};
};

glm::dvec2 phase_of(const Moment& m, const integrate::State& s) { return {s.x[m.result.up], s.v[m.result.up]}; }

void run_line(const PhasePicture& p, std::size_t i, int from, int to, bool ghost) {
    const MethodRun& run = p.m.result.runs[i];
    const kit::MethodGuise& g = guise_of(i);
    kit::Polyline line;
    for (int k = from; k <= std::min(to, run.reached()); ++k) {
        const glm::dvec2 at = phase_of(p.m, run.at(k));
        if (!p.sight.holds(at)) break;
        line.points.push_back(flat(at));
    }
    if (line.points.size() < 2) return;
    const Weight weight = i == p.m.result.code ? Weight::verdict : Weight::main;
    p.list.add(p.pane, {g.role, weight, g.dash, Fill::none, ghost, 1U + static_cast<unsigned>(i)}, std::move(line));
}

void now_point(const PhasePicture& p, std::size_t i, int k) {
    const MethodRun& run = p.m.result.runs[i];
    const integrate::State s = i == p.m.result.code ? code_state(p.m) : run.at(k);
    const glm::dvec2 at = phase_of(p.m, s);
    if (!p.sight.holds(at)) return;
    p.list.add(p.pane, {guise_of(i).role, Weight::main, Dash::solid, Fill::solid, false, 1U + static_cast<unsigned>(i)},
               kit::Point{flat(at), guise_of(i).mark, 12.0f});
}

int methods_on(const Moment& m) {
    int n = 0;
    for (const MethodRun& run : m.result.runs) n += run.trace.states.empty() ? 0 : 1;
    return n;
}
int legend_columns(const Moment& m) { return methods_on(m) > 3 ? 2 : 1; }

// Which line is whose, over the picture: no answer, and there when answers are covered, too.
void legend(const PhasePicture& p, const glm::dvec2& lo, const glm::dvec2& hi, double row) {
    int placed = 0;
    const int columns = legend_columns(p.m);
    for (std::size_t i = 0; i < method_count; ++i) {
        if (p.m.result.runs[i].trace.states.empty()) continue;
        kit::Label l;
        l.text = guise_of(i).name;
        l.at = {lo.x + (0.02 + 0.5 * (placed % columns)) * (hi.x - lo.x), hi.y - (0.5 + placed / columns) * row, 0.0};
        l.side = kit::Side::right;
        l.size = kit::Size::small;
        l.priority = 5;
        l.stays = true;
        l.symbol = guise_of(i).mark, l.has_symbol = true;
        p.list.add(p.pane, {guise_of(i).role}, std::move(l));
        ++placed;
    }
    if (p.m.result.truth == Truth::none) return;
    const bool exact = p.m.result.truth == Truth::exact;
    p.list.answers([&] {
        kit::Label l;
        l.text = exact ? kit::Text{"thin: exact", "가는 선: 정확한 운동"}
                       : kit::Text{"thin: tiny steps", "가는 선: 아주 작은 스텝"};
        l.at = {lo.x + (0.02 + 0.5 * (placed % columns)) * (hi.x - lo.x), hi.y - (0.5 + placed / columns) * row, 0.0};
        l.side = kit::Side::right;
        l.size = kit::Size::small;
        l.priority = 4;
        l.stays = true;
        p.list.add(p.pane, {Role::truth}, std::move(l));
    });
}

} // namespace

void draw_phase(const Moment& m, kit::DrawList& list) {
    PhasePicture p{{list}, m, phase_span(m)};
    const glm::dvec2 size = p.sight.hi - p.sight.lo, margin = 0.08 * size + glm::dvec2(1e-3);
    kit::Pane pane;
    pane.id = "phase";
    pane.title = {"Phase portrait: velocity against place", "위상 그림: 위치와 속도"};
    pane.place_lo = {0.62, 0.0};
    const double row = 0.075 * (size.y + 2.0 * margin.y);
    pane.lo = flat(p.sight.lo - margin), pane.hi = flat(p.sight.hi + margin);
    pane.hi.y += row * ((methods_on(m) + legend_columns(m)) / legend_columns(m));
    const glm::dvec2 lo(pane.lo), hi(pane.hi);
    pane.equal_aspect = false;
    const bool angle = m.params.system == System::pendulum;
    pane.x = {angle ? kit::Text{"angle", "각도"} : kit::Text::same(on_line(m.params) ? "x" : "y"),
              length_unit(m.params), true};
    pane.y = {kit::Text::same(on_line(m.params) ? "v" : "vy"), angle ? "rad/s" : "m/s", true};
    p.sight = {p.sight.lo - 0.6 * size - margin, p.sight.hi + 0.6 * size + margin};
    p.pane = list.pane(std::move(pane));
    if (m.result.refused()) return;
    const Now now = now_of(m);
    list.answers([&] {
        kit::Polyline exact;
        for (const integrate::State& s : m.result.curve) exact.points.push_back(flat(phase_of(m, s)));
        if (exact.points.size() > 1) p.list.add(p.pane, {Role::truth, Weight::fine}, std::move(exact));
        for (std::size_t i = 0; i < method_count; ++i)
            if (!m.result.runs[i].trace.states.empty()) run_line(p, i, now.k, now.k + trail_steps(m), true);
    });
    legend(p, lo, hi, row);
    for (std::size_t i = 0; i < method_count; ++i)
        if (!m.result.runs[i].trace.states.empty())
            run_line(p, i, std::max(0, now.k - trail_steps(m)), now.k, false), now_point(p, i, now.k);
}

} // namespace tunnel::scenes::integrators_lab
