// Answers: the table of the axes examined up to this step, in visiting order.
#include "scenes/sat/search.hpp"
#include "scenes/sat/words.hpp"

#include <algorithm>

namespace tunnel::scenes::sat_lab {
namespace {

std::vector<kit::Column> columns() {
    return {{"axis", {"axis", "축"}, ""},
            {"decision", {"what it says", "판정"}, ""},
            {"nx", {"n x", "n x"}, ""},
            {"ny", {"n y", "n y"}, ""},
            {"a0", {"A from", "A 시작"}, "m"},
            {"a1", {"A to", "A 끝"}, "m"},
            {"b0", {"B from", "B 시작"}, "m"},
            {"b1", {"B to", "B 끝"}, "m"},
            {"overlap", {"overlap", "겹침"}, "m"},
            {"push", {"way out", "밀어낼 거리"}, "m"}};
}

struct Decision {
    std::string word;
    kit::Text shown;
};
Decision decision(const Moment& m, int index) {
    switch (stand_of(m, index)) {
    case Stand::gap: return {"gap", {"a gap: apart", "틈: 떨어짐"}};
    case Stand::touch: return {"touch", {"touching, called apart", "맞닿음: 떨어짐으로 침"}};
    case Stand::least: return {"least", {"the least", "가장 작음"}};
    case Stand::tied: return {"tied", {"as short", "똑같이 짧음"}};
    default: break;
    }
    return axis_at(m, index).inside ? Decision{"inside", {"one inside the other", "한쪽이 안에 있음"}}
                                    : Decision{"overlap", {"no gap", "틈 없음"}};
}

kit::TableRow row_of(const Moment& m, int index) {
    const Axis& a = axis_at(m, index);
    Decision said = decision(m, index);
    kit::TableRow row;
    row.cells = {edge_name(a), said.word, a.n.x, a.n.y, a.a_lo, a.a_hi, a.b_lo, a.b_hi, a.overlap, a.push};
    row.shown.resize(row.cells.size());
    row.shown[1] = std::move(said.shown);
    for (std::size_t i = 2; i < row.cells.size(); ++i)
        row.shown[i] = kit::Text::same(short_number(std::get<double>(row.cells[i])));
    row.role = role_of(stand_of(m, index));
    row.pick = pick_of(index);
    return row;
}

} // namespace

void read_ledger(const Moment& m, kit::Readouts& out) {
    kit::Table table;
    table.key = "axes_examined";
    table.title = {"The axes, in visiting order", "축을 살핀 순서"};
    table.columns = columns();
    table.answer = finished(m);
    const int count = std::min(m.step, m.result.search.visited);
    for (int i = 0; i < count; ++i) table.rows.push_back(row_of(m, i));
    table.current = std::min(axis_of_step(m), count - 1);
    out.tables.push_back(std::move(table));
}

} // namespace tunnel::scenes::sat_lab
