// Answers: the ledger of every decision up to this step, in the order of the tests, with its reason.
#include "scenes/bisection/search.hpp"
#include "scenes/bisection/words.hpp"

#include <algorithm>
#include <cmath>
#include <memory>

namespace tunnel::scenes::bisection {
namespace {

std::vector<kit::Column> columns() {
    return {{"check", {"check", "검사"}, ""},        {"step", {"step", "단계"}, ""},
            {"decision", {"decision", "판정"}, ""},  {"reason", {"why", "이유"}, ""},
            {"t0", {"t from", "t 시작"}, ""},        {"t1", {"t to", "t 끝"}, ""},
            {"s0", {"s from", "s 시작"}, ""},        {"s1", {"s to", "s 끝"}, ""},
            {"fx_lo", {"Fx least", "Fx 최소"}, "m"}, {"fx_hi", {"Fx most", "Fx 최대"}, "m"},
            {"fy_lo", {"Fy least", "Fy 최소"}, "m"}, {"fy_hi", {"Fy most", "Fy 최대"}, "m"}};
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

// What the rows need outlives this result: they may be made after the next edit.
struct Rows {
    std::shared_ptr<const ccd::BisectionTrace> trace;
    std::shared_ptr<const std::vector<std::size_t>> tested;
    int step = 0;
    double separation = 0.0;
    double guard = 0.0; // 0: off
};

// A bound that is nothing but the guard is named, not spelled: -4.4964e-15 explains nobody anything.
kit::Text shown_bound(double value, double guard) {
    if (value == 0.0 || std::abs(value) > 1.001 * guard) return kit::Text::same(digits(value, 4));
    return value < 0.0 ? kit::Text{"0 – guard", "0 – 여유"} : kit::Text{"0 + guard", "0 + 여유"};
}

kit::TableRow row_of(const Rows& rows, std::size_t check) {
    const std::size_t index = (*rows.tested)[check];
    const ccd::BoxRecord& box = rows.trace->boxes[index];
    const BoxState state = state_at(box, rows.step);
    const std::string word = decision_word(box, state);
    const kit::Text why = reason(box, state, rows.separation);
    kit::TableRow row;
    row.cells = {static_cast<std::int64_t>(check + 1),
                 box.tested_step,
                 word,
                 why.en,
                 box.box.t0,
                 box.box.t1,
                 box.box.s0,
                 box.box.s1,
                 box.hull_lo.x,
                 box.hull_hi.x,
                 box.hull_lo.y,
                 box.hull_hi.y};
    row.shown.resize(row.cells.size());
    row.shown[2] = shown(word);
    row.shown[3] = why;
    for (std::size_t i = 4; i < 8; ++i) row.shown[i] = kit::Text::same(digits(std::get<double>(row.cells[i]), 5));
    for (std::size_t i = 8; i < 12; ++i) row.shown[i] = shown_bound(std::get<double>(row.cells[i]), rows.guard);
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
    const Rows rows{m.result.trace, m.result.tested, m.step, m.params.separation,
                    m.params.rounding_guard ? ccd::gap_error_bound(m.result.motion) : 0.0};
    const auto end = std::upper_bound(rows.tested->begin(), rows.tested->end(), m.step, [&](int at, std::size_t index) {
        return at < rows.trace->boxes[index].tested_step;
    });
    table.count = static_cast<std::size_t>(end - rows.tested->begin());
    table.current = static_cast<int>(table.count) - 1;
    table.make = [rows](std::size_t check) { return row_of(rows, check); };
    out.tables.push_back(std::move(table));
}

} // namespace tunnel::scenes::bisection
