// Answers: the five methods side by side, and the sorted list that the sweep goes through.
#include "scenes/broad/pieces.hpp"
#include "scenes/broad/words.hpp"

#include <algorithm>

namespace tunnel::scenes::broad_lab {
namespace {

using kit::Value;

void cell(kit::TableRow& row, const std::optional<std::int64_t>& n) {
    row.cells.push_back(n ? Value{*n} : Value{});
    row.shown.push_back(grouped_or_dash(n));
}

enum class Stand { closed, open, waiting };
Stand stand_of(const shape::Aabb& box, int axis, double line) {
    if (!begun(box.min[axis], line)) return Stand::waiting;
    return box.max[axis] < line ? Stand::closed : Stand::open;
}

// All that a row needs, whenever it is asked for.
struct SweepList {
    std::shared_ptr<const World> world;
    double line = 0.0;

    [[nodiscard]] kit::TableRow row(std::size_t i) const {
        const broad::SweepTrace& trace = world->trace;
        const broad::Id id = trace.order[i];
        const shape::Aabb& box = world->boxes[id];
        const Stand stand = stand_of(box, trace.axis, line);
        kit::TableRow out;
        out.cells = {static_cast<std::int64_t>(id + 1), box.min[trace.axis], box.max[trace.axis],
                     std::string(stand == Stand::open     ? "open"
                                 : stand == Stand::closed ? "closed"
                                                          : "waiting")};
        out.shown.resize(4);
        for (const std::size_t k : {std::size_t{1}, std::size_t{2}})
            out.shown[k] = kit::Text::same(kit::digits(std::get<double>(out.cells[k]), 4));
        out.shown[3] = stand == Stand::open     ? kit::Text{"open", "열림"}
                       : stand == Stand::closed ? kit::Text{"closed", "닫힘"}
                                                : kit::Text{"not yet", "아직"};
        const bool known = i < trace.steps.size();
        const broad::SweepStep step = known ? trace.steps[i] : broad::SweepStep{};
        out.cells.push_back(known ? Value{static_cast<std::int64_t>(step.tested_end - step.tested_begin)} : Value{});
        out.cells.push_back(known ? Value{static_cast<std::int64_t>(step.found_end - step.found_begin)} : Value{});
        out.role = stand == Stand::open     ? kit::Role::active
                   : stand == Stand::closed ? kit::Role::muted
                                            : kit::Role::text;
        out.pick = id + 1;
        return out;
    }
};

} // namespace

void read_methods(const Moment& m, kit::Readouts& out) {
    const World& w = world_of(m);
    kit::Table table;
    table.key = "methods";
    table.title = {"Five methods, the same pairs", "다섯 방법, 같은 쌍"};
    table.columns = {{"method", {"method", "방법"}, ""},
                     {"tests", {"tests", "검사"}, ""},
                     {"share", {"of all pairs", "전체 쌍 대비"}, "%"},
                     {"box_tests", {"with tree nodes", "트리 노드 포함"}, ""},
                     {"visits", {"own steps", "내부 작업"}, ""},
                     {"found", {"pairs found", "찾은 쌍"}, ""}};
    table.answer = true;
    const auto possible = static_cast<double>(pairs_of(m.params.boxes));
    for (std::size_t i = 0; i < method_count; ++i) {
        const MethodCount& c = w.counts[i];
        kit::TableRow row;
        row.cells = {std::string(methods[i].word)};
        row.shown = {methods[i].label};
        cell(row, c.tests);
        const double share = c.tests ? 100.0 * static_cast<double>(*c.tests) / possible : 0.0;
        row.cells.push_back(c.tests ? Value{share} : Value{});
        row.shown.push_back(kit::Text::same(c.tests ? kit::digits(share, 3) : "-"));
        cell(row, c.box_tests);
        cell(row, c.visits);
        cell(row, c.found);
        table.rows.push_back(std::move(row));
    }
    table.current = static_cast<int>(m.params.method);
    out.tables.push_back(std::move(table));
}

void read_sweep_list(const Moment& m, kit::Readouts& out) {
    const World& w = world_of(m);
    const std::string axis(1, axis_letter(w.axis));
    kit::Table table;
    table.key = "sweep_list";
    table.title = {"The sorted list of the sweep", "훑는 순서로 정렬한 목록"};
    table.columns = {{"box", {"box", "상자"}, ""},
                     {"begins", {"begins at " + axis, "시작 " + axis}, "m"},
                     {"ends", {"ends at " + axis, "끝 " + axis}, "m"},
                     {"state", {"at the line", "훑는 선에서"}, ""},
                     {"tests", {"tests", "검사"}, ""},
                     {"found", {"touching", "닿은 쌍"}, ""}};
    table.count = w.trace.order.size();
    if (const std::optional<SweepSoFar> so_far = sweep_so_far(m)) table.current = static_cast<int>(so_far->begun) - 1;
    table.make = [list = SweepList{shared_world_of(m), line_of(m.params, w.axis)}](std::size_t i) {
        return list.row(i);
    };
    out.tables.push_back(std::move(table));
}

std::optional<SweepSoFar> sweep_so_far(const Moment& m) {
    const World& w = world_of(m);
    if (w.trace.order.empty() || w.trace.truncated) return std::nullopt;
    const double line = line_of(m.params, w.axis);
    SweepSoFar out;
    for (const broad::SweepStep& step : w.trace.steps) {
        if (!begun(w.boxes[step.opens].min[w.axis], line)) break;
        ++out.begun;
        out.tests += step.tested_end - step.tested_begin;
        out.found += step.found_end - step.found_begin;
    }
    return out;
}

} // namespace tunnel::scenes::broad_lab
