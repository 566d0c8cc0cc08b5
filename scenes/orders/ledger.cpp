// Answers: a table of the methods, what their points say so far; and one of all points, h by h.
#include "scenes/orders/moment.hpp"

#include <cmath>

namespace tunnel::scenes::orders_lab {
namespace {

using kit::Text, kit::finite_or_null;

void put(kit::TableRow& row, double value) { row.cells.push_back(finite_or_null(value)), row.shown.push_back({}); }
void put(kit::TableRow& row, std::string word, Text shown) {
    row.cells.push_back(std::move(word)), row.shown.push_back(std::move(shown));
}
void put(kit::TableRow& row, std::int64_t whole) { row.cells.push_back(whole), row.shown.push_back({}); }

kit::TableRow row_of_method(const Moment& m, std::size_t i) {
    const MethodLine& line = m.result.lines[i];
    const Spot& now = line.spots[static_cast<std::size_t>(m.step)];
    const Cost cost = cost_of(m, line, m.step);
    kit::TableRow row;
    row.role = guise_of(i).role, row.mark = guise_of(i).mark, row.pick = pick_of(i);
    put(row, std::string(method_names[i].word), name_of(i));
    put(row, slope_of(m, line, m.step));
    put(row, static_cast<std::int64_t>(integrate::order_of(line.method)));
    put(row, now.error), put(row, now.evaluations), put(row, cost.evaluations);
    put(row, error_for_same_work(m, line, m.step));
    put(row, fate_key(now.fate), fate_words(now.fate));
    return row;
}

void table_of_methods(const Moment& m, kit::Readouts& out) {
    kit::Table table;
    table.key = "methods";
    table.title = {"The methods so far", "방법별 현재 값"};
    table.answer = true;
    table.columns = {
        {"method", {"method", "방법"}, ""},
        {"slope", {"slope", "기울기"}, ""},
        {"ideal", {"order", "차수"}, ""},
        {"error", {"error now", "현재 오차"}, ""},
        {"evaluations", {"evaluations now", "현재 힘 계산"}, ""},
        {"cost", {"evaluations for the wanted error", "목표 오차에 드는 힘 계산"}, ""},
        {"same_work", {"error for as many evaluations as explicit Euler", "명시적 오일러만큼 계산할 때 오차"}, ""},
        {"state", {"this point", "이 점"}, ""}};
    for (std::size_t i = 0; i < method_count; ++i) {
        if (!m.result.lines[i].on) continue;
        if (i == watched_of(m)) table.current = static_cast<int>(table.rows.size());
        table.rows.push_back(row_of_method(m, i));
    }
    out.tables.push_back(std::move(table));
}

void table_of_points(const Moment& m, kit::Readouts& out) {
    kit::Table table;
    table.key = "points";
    table.title = {"Every point", "모든 점"};
    table.answer = true;
    table.columns = {{"method", {"method", "방법"}, ""},
                     {"steps", {"steps", "스텝 수"}, ""},
                     {"h", {"h", "h"}, "s"},
                     {"error", {"error", "오차"}, ""},
                     {"evaluations", {"evaluations", "힘 계산"}, ""},
                     {"ratio", {"previous / this", "앞 / 이번"}, ""},
                     {"slope", {"slope from the previous", "앞 점에서의 기울기"}, ""},
                     {"state", {"in the slope", "기울기에"}, ""}};
    for (std::size_t i = 0; i < method_count; ++i)
        for (int k = 0; m.result.lines[i].on && k <= m.step; ++k) {
            const MethodLine& line = m.result.lines[i];
            const Spot& s = line.spots[static_cast<std::size_t>(k)];
            kit::TableRow row;
            row.role = guise_of(i).role, row.mark = guise_of(i).mark, row.pick = pick_of(i);
            put(row, std::string(method_names[i].word), name_of(i));
            put(row, s.steps), put(row, s.h), put(row, s.error), put(row, s.evaluations);
            put(row, ratio_to_previous(line, k)), put(row, slope_between(line, k));
            put(row, fate_key(s.fate), fate_words(s.fate));
            if (i == watched_of(m) && k == m.step) table.current = static_cast<int>(table.rows.size());
            table.rows.push_back(std::move(row));
        }
    out.tables.push_back(std::move(table));
}

} // namespace

void read_ledger(const Moment& m, kit::Readouts& out) {
    table_of_methods(m, out);
    table_of_points(m, out);
}

} // namespace tunnel::scenes::orders_lab
