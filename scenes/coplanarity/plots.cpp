// Answers: the curve f(t) with its roots as a plot to export, and what a tolerance costs.
#include "scenes/coplanarity/moment.hpp"

#include <cmath>

namespace tunnel::scenes::coplanarity {
namespace {

kit::Plot curve(const Moment& m) {
    kit::Plot plot;
    plot.key = "coplanarity";
    plot.title = {"f(t), with its roots", "f(t)와 그 근"};
    plot.x = {{"time t", "시각 t"}, "", false};
    plot.y = {{"f", "f"}, "m³", false};
    kit::Series line{"f", {"f", "f"}, Role::text, kit::Dash::solid, false, {}, {}};
    for (int i = 0; i <= 200; ++i) {
        line.x.push_back(i / 200.0);
        line.y.push_back(plane_value(m.result.pair, i / 200.0));
    }
    plot.series.push_back(std::move(line));
    plot.marks.push_back({0.0, false, {}, Role::axis});
    for (const ccd::RootRecord& root : roots_of(m))
        plot.marks.push_back({root.t, true, word_of_root(m, root.inside), root.inside ? Role::hit : Role::miss});
    plot.answer = true;
    return plot;
}

kit::Plot cost(const Moment& m) {
    kit::Plot plot;
    plot.key = "checks_over_delta";
    plot.title = {"Inclusion: boxes against δ", "포함: δ에 따른 상자 수"};
    plot.x = {{"tolerance δ", "허용 오차 δ"}, m.params.delta_unit == DeltaUnit::absolute ? "m" : "", true};
    plot.y = {{"boxes checked", "검사한 상자"}, "", true};
    plot.series.push_back(
        {"boxes", {"boxes", "상자"}, Role::active, kit::Dash::solid, true, m.result.deltas, m.result.delta_checks});
    plot.marks.push_back({m.params.delta, true, {"now", "현재"}, Role::muted});
    plot.answer = true;
    return plot;
}

} // namespace

void read_plots(const Moment& m, kit::Readouts& out) {
    if (!m.result.asked) return;
    if (ccd::count(m.result.pair.kind) == 4) out.plots.push_back(curve(m));
    out.plots.push_back(cost(m));
}

void read_timings(const Moment& m, kit::Readouts& out) {
    if (!m.result.asked) return;
    for (const ImpactMethod method : methods_in_order) {
        ccd::ImpactOptions options;
        options.method = method;
        options.delta = m.params.delta;
        options.delta_unit = m.params.delta_unit;
        options.max_checks = m.params.cap ? cap_checks : m.params.max_checks;
        if (method != ImpactMethod::certified)
            options.single = m.params.single, options.rounding_guard = m.params.rounding_guard;
        out.timings.push_back({"time_" + std::string(ccd::to_word(method)),
                               name_of(method) + Text{": one query", ": 질의 하나"},
                               [pair = m.result.pair, options] { (void)ccd::first_impact(pair, options); }});
    }
    out.timings.push_back({"time_exact",
                           {"exact integers: one query", "정확한 정수: 질의 하나"},
                           [pair = m.result.pair] { (void)ccd::exact_first_impact(pair); }});
    if (m.result.meshes == nullptr) return;
    for (const bool broad : {true, false})
        out.timings.push_back({broad ? "time_candidates" : "time_all_pairs",
                               broad ? Text{"swept boxes, then the candidates", "경로 상자로 거른 다음 후보만 검사"}
                                     : Text{"all pairs, no broad phase", "넓은 단계 없이 모든 쌍을 검사"},
                               [run = m.result.meshes, broad] { (void)certified_hits(*run, broad); }});
}

} // namespace tunnel::scenes::coplanarity
