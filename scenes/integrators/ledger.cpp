// Answers: a table of the methods as they stand now, and the code's own run step by step.
#include "scenes/integrators/moment.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes::integrators_lab {
namespace {

using kit::Text, kit::Value, kit::finite_or_null;

void cell(kit::TableRow& row, double value) {
    row.cells.push_back(finite_or_null(value));
    row.shown.push_back(std::isinf(value) ? Text::same(number(value)) : Text{});
}
void step_cell(kit::TableRow& row, int step) {
    row.cells.push_back(step > 0 ? Value{static_cast<std::int64_t>(step)} : Value{});
    row.shown.push_back({});
}

double largest_ratio(const MethodRun& run, int k) {
    double most = energy_ratio(run, 0);
    for (int i = 1; i <= std::min(k, run.reached()); ++i) most = std::max(most, energy_ratio(run, i));
    return most;
}
double largest_error(const MethodRun& run, int k) {
    double most = std::abs(energy_error(run, 0));
    for (int i = 1; i <= std::min(k, run.reached()); ++i) most = std::max(most, std::abs(energy_error(run, i)));
    return most;
}

kit::TableRow row_of(const Moment& m, std::size_t i) {
    const MethodRun& run = m.result.runs[i];
    const kit::MethodGuise& g = guise_of(i);
    const int k = std::min(now_of(m).k, run.reached());
    const integrate::State& s = run.at(k);
    kit::TableRow row;
    row.role = g.role, row.mark = g.mark;
    row.pick = 1U + static_cast<unsigned>(i);
    row.cells.push_back(std::string(g.key)), row.shown.push_back(g.name);
    row.cells.push_back(static_cast<std::int64_t>(k)), row.shown.push_back({});
    cell(row, s.x[m.result.up]), cell(row, s.v[m.result.up]);
    cell(row, signed_error(m, run, k));
    cell(row, static_cast<std::size_t>(k) < run.error.size() ? run.error[static_cast<std::size_t>(k)] : std::nan(""));
    cell(row, energy_ratio(run, k)), cell(row, largest_ratio(run, k)), cell(row, largest_error(run, k));
    step_cell(row, run.diverged >= 0 && run.diverged <= now_of(m).k ? run.diverged : -1);
    step_cell(row, run.stopped >= 0 && run.stopped <= now_of(m).k ? run.stopped : -1);
    row.cells.push_back(run.trace.evaluations[static_cast<std::size_t>(k)]), row.shown.push_back({});
    return row;
}

void read_methods(const Moment& m, kit::Readouts& out) {
    kit::Table table;
    table.key = "methods";
    table.title = {"The methods now", "방법별 현재 값"};
    table.answer = true;
    const char* length = length_unit(m.params);
    table.columns = {{"method", {"method", "방법"}, ""},
                     {"steps", {"steps done", "마친 스텝"}, ""},
                     {"place", {"place", "위치"}, length},
                     {"velocity", {"velocity", "속도"}, m.params.system == System::pendulum ? "rad/s" : "m/s"},
                     {"error", {"minus exact", "정확한 값과의 차"}, length},
                     {"distance", {"distance to exact", "정확한 위치와의 거리"}, length},
                     {"energy_ratio", {"energy by start's", "처음 대비 에너지"}, ""},
                     {"energy_most", {"most so far", "에너지 최댓값"}, ""},
                     {"energy_off", {"energy off, most", "최대 에너지 오차"}, ""},
                     {"diverged", {"diverged in step", "발산한 스텝"}, ""},
                     {"stopped", {"stopped in step", "멈춘 스텝"}, ""},
                     {"evaluations", {"forces worked out", "힘 계산 횟수"}, ""}};
    for (std::size_t i = 0; i < method_count; ++i)
        if (!m.result.runs[i].trace.states.empty()) {
            if (i == m.result.code) table.current = static_cast<int>(table.rows.size());
            table.rows.push_back(row_of(m, i));
        }
    out.tables.push_back(std::move(table));
}

void read_steps(const Moment& m, kit::Readouts& out) {
    kit::Table table;
    table.key = "steps";
    table.title = {"The code, step by step", "스텝별 코드 값"};
    const char* length = length_unit(m.params);
    table.columns = {{"k", {"step", "스텝"}, ""},
                     {"t", {"t", "t"}, "s"},
                     {"place", {"place", "위치"}, length},
                     {"velocity", {"velocity", "속도"}, ""},
                     {"acceleration", {"acceleration", "가속도"}, ""},
                     {"exact", {"exact place", "정확한 위치"}, length},
                     {"energy", {"energy", "에너지"}, "J"}};
    // What a row needs is copied: it may be made later.
    struct Rows {
        std::vector<double> t, x, v, a, exact, energy;
    } rows;
    const MethodRun& run = m.result.code_run();
    const int last = std::min(now_of(m).k, run.reached()); // -1: refused
    for (int k = 0; k <= last; ++k) {
        const auto at = static_cast<std::size_t>(k);
        const integrate::State& s = run.at(k);
        rows.t.push_back(s.t), rows.x.push_back(s.x[m.result.up]), rows.v.push_back(s.v[m.result.up]);
        rows.a.push_back(accel_of(m, k).y), rows.energy.push_back(run.energy[at]);
        rows.exact.push_back(at < m.result.exact.size() ? m.result.exact[at].x[m.result.up] : std::nan(""));
    }
    table.count = rows.t.size();
    table.current = last;
    table.make = [rows = std::move(rows)](std::size_t i) {
        kit::TableRow row;
        row.cells = {static_cast<std::int64_t>(i)};
        row.shown.push_back({});
        for (const double v : {rows.t[i], rows.x[i], rows.v[i], rows.a[i], rows.exact[i], rows.energy[i]}) cell(row, v);
        return row;
    };
    out.tables.push_back(std::move(table));
}

} // namespace

void read_ledger(const Moment& m, kit::Readouts& out) {
    read_methods(m, out);
    read_steps(m, out);
}

} // namespace tunnel::scenes::integrators_lab
