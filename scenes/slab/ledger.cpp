// Answers: the table of the slabs looked at up to this step, and what they share.
#include "scenes/slab/moment.hpp"

#include <algorithm>
#include <limits>

namespace tunnel::scenes::slab_lab {
namespace {

kit::TableRow row(std::string name, std::initializer_list<double> numbers, kit::Text said, kit::Role role,
                  unsigned pick) {
    kit::TableRow out;
    out.cells = {std::move(name)};
    out.shown.resize(1);
    for (const double v : numbers) {
        out.cells.push_back(kit::finite_or_null(v));
        out.shown.push_back(kit::Text::same(number(v)));
    }
    out.cells.push_back(said.en);
    out.shown.push_back(std::move(said));
    out.role = role;
    out.pick = pick;
    return out;
}

} // namespace

void read_ledger(const Moment& m, kit::Readouts& out) {
    kit::Table table;
    table.key = "slabs";
    table.title = {"Slab by slab", "슬랩별 구간"};
    table.columns = {{"slab", {"slab", "슬랩"}, ""},
                     {"plane_0", {"first plane", "첫째 면"}, "m"},
                     {"plane_1", {"second plane", "둘째 면"}, "m"},
                     {"t0", {"t of the first", "첫째 면의 t"}, "m"},
                     {"t1", {"t of the second", "둘째 면의 t"}, "m"},
                     {"enter", {"in", "진입"}, "m"},
                     {"exit", {"out", "이탈"}, "m"},
                     {"said", {"inside", "안에 있는 t"}, ""}};
    for (const int i : {0, 1}) {
        if (!shown(m, i)) continue;
        const Interval& a = axis_of(m, i);
        table.rows.push_back(row(name_of(i), {a.near, a.far, a.t0, a.t1, a.enter, a.exit}, words_of(m, i),
                                 a.met_nan() ? kit::Role::hit : role_axis[i], pick_axis[i]));
    }
    const Result& r = m.result;
    const double none = std::numeric_limits<double>::quiet_NaN();
    if (m.step >= shared && r.answer.why != Why::refused && shown(m, 0) && shown(m, 1)) {
        const bool said = share(m) || r.enter != r.enter || r.exit != r.exit; // NaN: as it came out
        const kit::Text what = said ? kit::Text::same(interval_text(r.enter, r.exit)) : kit::Text{"nothing", "없음"};
        kit::TableRow both = row("both", {none, none, none, none, r.enter, r.exit}, what,
                                 share(m) ? kit::Role::active : kit::Role::miss, pick_shared);
        both.shown[0] = {"both", "공통"};
        for (const std::size_t k : {1U, 2U, 3U, 4U}) both.shown[k] = kit::Text::same("–");
        both.shown[5] = {"latest: " + number(r.enter), "가장 늦은: " + number(r.enter)};
        both.shown[6] = {"earliest: " + number(r.exit), "가장 이른: " + number(r.exit)};
        table.rows.push_back(std::move(both));
    }
    table.current = m.step == shared && table.rows.size() == 3 ? 2
                    : active(m, 0) || active(m, 1)             ? static_cast<int>(table.rows.size()) - 1
                                                               : -1;
    table.answer = finished(m);
    out.tables.push_back(std::move(table));
}

} // namespace tunnel::scenes::slab_lab
