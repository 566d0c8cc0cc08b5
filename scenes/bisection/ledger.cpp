// Answers: the ledger of every decision up to this step, in the order of the tests, with its reason.
#include "scenes/bisection/search.hpp"
#include "scenes/bisection/words.hpp"

#include <algorithm>

namespace tunnel::scenes::bisection {
namespace {

std::vector<kit::Column> columns() {
    return {{"check", {"check", "검사"}, ""},        {"step", {"step", "단계"}, ""},
            {"t0", {"t from", "t 시작"}, ""},        {"t1", {"t to", "t 끝"}, ""},
            {"s0", {"s from", "s 시작"}, ""},        {"s1", {"s to", "s 끝"}, ""},
            {"fx_lo", {"Fx least", "Fx 최소"}, "m"}, {"fx_hi", {"Fx most", "Fx 최대"}, "m"},
            {"fy_lo", {"Fy least", "Fy 최소"}, "m"}, {"fy_hi", {"Fy most", "Fy 최대"}, "m"},
            {"decision", {"decision", "판정"}, ""},  {"reason", {"why", "이유"}, ""}};
}

std::string decision_word(const ccd::BoxRecord& box, BoxState state) {
    switch (state) {
    case BoxState::discarded: return "discard";
    case BoxState::converged: return "converged";
    case BoxState::split: return box.fate == ccd::Fate::split_t ? "split_t" : "split_s";
    case BoxState::active:
    case BoxState::unborn: break;
    }
    return "keep";
}

kit::Text reason(const ccd::BoxRecord& box, BoxState state, double separation) {
    if (state != BoxState::discarded) return {"the hull holds the origin", "상을 감싼 직사각형이 원점을 담음"};
    const auto apart = [&](double lo, double hi) { return lo > separation || hi < -separation; };
    const bool x = apart(box.hull_lo.x, box.hull_hi.x);
    if (!x && !apart(box.hull_lo.y, box.hull_hi.y))
        return {"it only touches, and touching was ruled out", "닿기만 했고, 닿은 것은 접촉으로 치지 않음"};
    const bool positive = x ? box.hull_lo.x > separation : box.hull_lo.y > separation;
    const std::string name = x ? "Fx" : "Fy";
    if (separation > 0.0) {
        const std::string d = digits(separation, 4);
        return positive
                   ? kit::Text{name + " > d = " + d + " all over", name + "가 어디서나 d = " + d + "보다 큼"}
                   : kit::Text{name + " < -d = -" + d + " all over", name + "가 어디서나 -d = -" + d + "보다 작음"};
    }
    return positive ? kit::Text{name + " > 0 all over", name + "가 어디서나 0보다 큼"}
                    : kit::Text{name + " < 0 all over", name + "가 어디서나 0보다 작음"};
}

kit::Text shown(const std::string& word) {
    if (word == "discard") return {"discard", "버림"};
    if (word == "converged") return {"converged", "수렴"};
    if (word == "split_t") return {"split t", "t 가르기"};
    if (word == "split_s") return {"split s", "s 가르기"};
    return {"keep", "남김"};
}

kit::TableRow row_of(const ccd::BoxRecord& box, std::size_t index, std::size_t check, int step, double separation) {
    const BoxState state = state_at(box, step);
    const std::string word = decision_word(box, state);
    const kit::Text why = reason(box, state, separation);
    kit::TableRow row;
    row.cells = {static_cast<std::int64_t>(check + 1),
                 box.tested_step,
                 box.box.t0,
                 box.box.t1,
                 box.box.s0,
                 box.box.s1,
                 box.hull_lo.x,
                 box.hull_hi.x,
                 box.hull_lo.y,
                 box.hull_hi.y,
                 word,
                 why.en};
    row.shown.resize(row.cells.size());
    for (std::size_t i = 2; i < 10; ++i) row.shown[i] = kit::Text::same(digits(std::get<double>(row.cells[i]), 5));
    row.shown[10] = shown(word);
    row.shown[11] = why;
    row.role = role_of(state);
    row.pick = pick_of(index);
    return row;
}

} // namespace

void read_ledger(const Moment& m, kit::Readouts& out) {
    kit::Table table;
    table.key = "ledger";
    table.title = {"Every decision", "모든 판정"};
    table.columns = columns();
    table.truncated = m.result.trace->truncated;
    // What the rows need outlives this result: they may be made after the next edit.
    const auto trace = m.result.trace;
    const auto tested = m.result.tested;
    const int step = m.step;
    const double separation = m.params.separation;
    const auto end = std::upper_bound(tested->begin(), tested->end(), step,
                                      [&](int at, std::size_t index) { return at < trace->boxes[index].tested_step; });
    table.count = static_cast<std::size_t>(end - tested->begin());
    table.current = static_cast<int>(table.count) - 1;
    table.make = [trace, tested, step, separation](std::size_t check) {
        const std::size_t index = (*tested)[check];
        return row_of(trace->boxes[index], index, check, step, separation);
    };
    out.tables.push_back(std::move(table));
}

} // namespace tunnel::scenes::bisection
