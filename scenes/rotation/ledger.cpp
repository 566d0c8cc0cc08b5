// Answers: a table of the methods as they stand now, where the watched body's axes point, and its steps one by one.
#include "scenes/rotation/moment.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tunnel::scenes::rotation_lab {
namespace {

using kit::Text, kit::finite_or_null;

constexpr double blank = std::numeric_limits<double>::quiet_NaN();

double entry(const std::vector<double>& of, const MethodRun& run, int tick) {
    return of.empty() ? blank : of[run.at(tick)];
}
double largest(const std::vector<double>& of, const MethodRun& run, int tick) {
    if (of.empty()) return blank;
    return *std::max_element(of.begin(), of.begin() + static_cast<std::ptrdiff_t>(run.at(tick)) + 1);
}

kit::TableRow row_of_method(const Moment& m, std::size_t i) {
    const MethodRun& run = m.result.runs[i];
    const kit::MethodGuise& g = guise_of(m.params, i);
    kit::TableRow row;
    row.role = g.role;
    row.pick = pick_of(i);
    const bool free = !run.drift.empty();
    const integrate::ConservedDrift now = free ? run.drift[run.at(m.step)] : integrate::ConservedDrift{};
    row.cells = {std::string(g.key),
                 std::min<std::int64_t>(step_at(m.result, m.step), run.stopped > 0 ? run.stopped - 1 : m.result.steps)};
    row.shown = {g.name};
    for (const double v :
         {degrees(turned_of(m.result, i, m.step)), degrees(lag_of(m.result, i, m.step)),
          degrees(error_of(m.result, i, m.step)), largest(run.before, run, m.step), largest(run.after, run, m.step),
          size_of(run, m.step), free ? now.energy : blank, free ? now.momentum : blank})
        row.cells.push_back(finite_or_null(v));
    row.cells.push_back(has_stopped(m.result, i, m.step) ? kit::Value{run.stopped} : kit::Value{});
    return row;
}

void methods_table(const Moment& m, kit::Readouts& out) {
    kit::Table table;
    table.key = "methods";
    table.title = {"The methods now", "방법별 현재 값"};
    table.answer = true;
    table.columns = {{"method", {"method", "방법"}, ""},
                     {"steps", {"steps done", "마친 스텝"}, ""},
                     {"turned", {"turned", "돈 각도"}, "°"},
                     {"lag", {"behind", "뒤처진 각도"}, "°"},
                     {"error", {"angle off", "자세 오차"}, "°"},
                     {"before", {"drift before correction, most", "보정 전 최대 오차"}, ""},
                     {"after", {"after, most", "보정 뒤 최대 오차"}, ""},
                     {"size", {"size", "크기"}, "×"},
                     {"energy", {"energy off", "에너지 변화"}, ""},
                     {"momentum", {"momentum off", "각운동량 변화"}, ""},
                     {"stopped", {"stopped in step", "멈춘 스텝"}, ""}};
    for (std::size_t i = 0; i < method_count; ++i) table.rows.push_back(row_of_method(m, i));
    table.current = static_cast<int>(watched_of(m.params));
    out.tables.push_back(std::move(table));
}

// The columns of the rotation: what the test of order looks at.
void axes_table(const Moment& m, kit::Readouts& out) {
    const MethodRun& run = m.result.runs[watched_of(m.params)];
    const glm::dmat3 axes = integrate::matrix_of(run.poses[run.at(m.step)].q);
    kit::Table table;
    table.key = "axes";
    table.title = {"Where the body's axes point in the world", "물체의 축이 월드에서 가리키는 방향"};
    table.answer = true;
    table.columns = {{"axis", {"body's axis", "물체의 축"}, ""},
                     {"x", {"world x", "월드 x"}, ""},
                     {"y", {"world y", "월드 y"}, ""},
                     {"z", {"world z", "월드 z"}, ""}};
    const char* names[] = {"x", "y", "z"};
    for (int i = 0; i < 3; ++i) {
        kit::TableRow row;
        row.cells = {std::string(names[i])};
        for (int k = 0; k < 3; ++k) row.cells.push_back(finite_or_null(kit::tidy(axes[i][k])));
        table.rows.push_back(std::move(row));
    }
    out.tables.push_back(std::move(table));
}

void steps_table(const Moment& m, kit::Readouts& out) {
    const std::size_t i = watched_of(m.params);
    const MethodRun& run = m.result.runs[i];
    kit::Table table;
    table.key = "steps";
    table.title = Text(guise_of(m.params, i).name) + Text{", step by step", "의 스텝별 값"};
    table.answer = true;
    table.columns = {{"k", {"step", "스텝"}, ""},
                     {"t", {"t", "t"}, "s"},
                     {"wanted", {"should have turned", "돌았어야 할 각도"}, "°"},
                     {"turned", {"turned", "돈 각도"}, "°"},
                     {"error", {"angle off", "자세 오차"}, "°"},
                     {"before", {"drift before correction", "보정 전 오차"}, ""},
                     {"after", {"after", "보정 뒤"}, ""},
                     {"energy", {"energy off", "에너지 변화"}, ""},
                     {"momentum", {"momentum off", "각운동량 변화"}, ""}};
    // What a row needs is copied: it may be made later.
    struct Line {
        std::int64_t k = 0;
        std::array<double, 8> values{};
    };
    std::vector<Line> lines;
    for (int tick = 0; tick <= std::min(m.step, run.reached()); ++tick) {
        const auto at = static_cast<std::size_t>(tick);
        const std::int64_t k = step_at(m.result, tick);
        const bool free = !run.drift.empty();
        lines.push_back(
            {k,
             {static_cast<double>(k) * m.params.h, m.result.wanted.empty() ? blank : degrees(m.result.wanted[at]),
              degrees(turned_of(m.result, i, tick)), degrees(run.error[at]), entry(run.before, run, tick),
              entry(run.after, run, tick), free ? run.drift[at].energy : blank,
              free ? run.drift[at].momentum : blank}});
    }
    table.count = lines.size();
    table.current = static_cast<int>(lines.size()) - 1;
    table.make = [lines = std::move(lines)](std::size_t index) {
        kit::TableRow row;
        row.cells = {lines[index].k};
        for (const double v : lines[index].values) row.cells.push_back(finite_or_null(v));
        return row;
    };
    out.tables.push_back(std::move(table));
}

} // namespace

void read_ledger(const Moment& m, kit::Readouts& out) {
    methods_table(m, out);
    axes_table(m, out);
    steps_table(m, out);
}

} // namespace tunnel::scenes::rotation_lab
