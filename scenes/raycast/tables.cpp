// Answers: the ledger of candidates with why each was rejected or met, the nodes opened, and the hits, up to this step.
#include "scenes/raycast/moment.hpp"

#include <cmath>

namespace tunnel::scenes::raycast {
namespace {

using kit::Table, kit::TableRow, kit::Value;

kit::Value distance(double t) { return kit::finite_or_null(t); }

TableRow candidate(const Moment& m, std::size_t index) {
    const ray::QueryStep& step = m.result.steps[index];
    const ray::Collider& c = thing(m, step.index).collider;
    TableRow row;
    const bool tested = step.fate != ray::Fate::filtered;
    row.cells = {static_cast<std::int64_t>(index) + 1,
                 static_cast<std::int64_t>(step.index),
                 std::string(thing(m, step.index).name.en),
                 static_cast<std::int64_t>(c.layer),
                 std::string(ray::to_word(step.fate)),
                 tested ? distance(step.enters) : Value{},
                 distance(step.limit)};
    row.shown = {{}, {}, thing(m, step.index).name, layer_name(c.layer), word_of_fate(m, step.index, step.fate)};
    row.role = role_of(step.fate);
    row.pick = pick_of_thing(step.index);
    return row;
}

Table candidates(const Moment& m) {
    Table t{"candidates", {"Candidates, in the order they were looked at", "후보 (살펴본 순서)"}};
    t.columns = {{"step", {"step", "단계"}, ""},
                 {"id", {"id", "ID"}, ""},
                 {"name", {"name", "이름"}, ""},
                 {"layer", {"layer", "레이어"}, ""},
                 {"fate", {"what became", "결과"}, ""},
                 {"enters", {"enters its box", "상자 진입"}, "m"},
                 {"limit", {"limit after", "검사 뒤 한계"}, "m"}};
    t.answer = true;
    for (std::size_t i = 0; i < steps_shown(m); ++i)
        if (!m.result.steps[i].node) t.rows.push_back(candidate(m, i));
    const ray::QueryStep* now = current(m);
    if (now != nullptr && !now->node) t.current = static_cast<int>(t.rows.size()) - 1;
    t.truncated = m.result.truncated;
    return t;
}

// The document's loop, a row a turn.
Table turns(const Moment& m) {
    Table t{"candidates", {"The document's tie rule, hit by hit", "문서의 동률 규칙, 충돌 하나씩"}};
    t.columns = {{"step", {"step", "단계"}, ""},       {"id", {"id", "ID"}, ""},
                 {"name", {"name", "이름"}, ""},       {"distance", {"t", "t"}, "m"},
                 {"best", {"best id", "최선 ID"}, ""}, {"best_distance", {"its t", "그 t"}, "m"},
                 {"kind", {"compared", "비교"}, ""}};
    t.answer = true;
    constexpr const char* keys[] = {"first", "nearer", "smaller_id", "larger_id", "farther"};
    const Text words[] = {{"the first: taken", "처음: 고름"},
                          {"nearer by more than ε: taken", "ε 넘게 가까움: 고름"},
                          {"within ε, smaller id: taken", "ε 안, 더 작은 ID: 고름"},
                          {"within ε, larger id: not taken", "ε 안, 더 큰 ID: 고르지 않음"},
                          {"farther by more than ε: not taken", "ε 넘게 멂: 고르지 않음"}};
    for (std::size_t i = 0; i < turns_shown(m); ++i) {
        const Turn& turn = m.result.turns[i];
        const auto kind = static_cast<std::size_t>(turn.kind);
        const bool first = turn.kind == Turn::Kind::first;
        TableRow row;
        row.cells = {static_cast<std::int64_t>(i) + 1,
                     static_cast<std::int64_t>(turn.hit.collider),
                     std::string(thing(m, turn.hit.collider).name.en),
                     distance(turn.hit.distance),
                     first ? Value{} : Value{static_cast<std::int64_t>(turn.best.collider)},
                     first ? Value{} : distance(turn.best.distance),
                     std::string(keys[kind])};
        row.shown = {{}, {}, thing(m, turn.hit.collider).name, {}, {}, {}, words[kind]};
        row.role = turn.taken() ? Role::hit : Role::text;
        row.pick = pick_of_thing(turn.hit.collider);
        t.rows.push_back(std::move(row));
    }
    if (stepping(m)) t.current = static_cast<int>(t.rows.size()) - 1;
    return t;
}

Table nodes(const Moment& m) {
    Table t{"nodes", {"Nodes of the trees, as they were opened", "연 트리 노드"}};
    t.columns = {{"step", {"step", "단계"}, ""},
                 {"tree", {"tree", "트리"}, ""},
                 {"node", {"node", "노드"}, ""},
                 {"level", {"level", "레벨"}, ""},
                 {"boxes", {"boxes tested", "검사한 상자"}, ""},
                 {"limit", {"limit", "한계"}, "m"}};
    t.answer = true;
    const std::vector<Level> all = has_tree(m.params) ? levels(m) : std::vector<Level>{};
    for (std::size_t i = 0; i < steps_shown(m); ++i) {
        const ray::QueryStep& step = m.result.steps[i];
        if (!step.node) continue;
        const bool mesh = step.mesh != ray::no_id;
        TableRow row;
        row.cells = {static_cast<std::int64_t>(i) + 1,
                     std::string(mesh          ? "mesh"
                                 : step.moving ? "moving"
                                               : "resting"),
                     static_cast<std::int64_t>(step.index),
                     Value{},
                     static_cast<std::int64_t>(boxes_in(tree_of(m, step), step.index).size()),
                     distance(step.limit)};
        const int column = column_of(m, step);
        if (!all.empty()) row.cells[3] = static_cast<std::int64_t>(all[static_cast<std::size_t>(column)].depth);
        row.shown = {{}, mesh ? Text{"mesh", "메시"} : step.moving ? Text{"moving", "동적"} : Text{"resting", "정적"}};
        row.pick = pick_of_level(column);
        t.rows.push_back(std::move(row));
    }
    const ray::QueryStep* now = current(m);
    if (now != nullptr && now->node) t.current = static_cast<int>(t.rows.size()) - 1;
    return t;
}

Table hits(const Moment& m) {
    Table t{"hits", {"Hits", "충돌"}};
    t.columns = {{"id", {"id", "ID"}, ""},
                 {"name", {"name", "이름"}, ""},
                 {"distance", {"distance", "거리"}, "m"},
                 {"side", {"side", "면"}, ""},
                 {"part", {"part", "부분"}, ""}};
    t.answer = true;
    for (const ray::Hit& hit : hits_now(m)) {
        TableRow row;
        const bool front = hit.face == ray::Face::front;
        row.cells = {static_cast<std::int64_t>(hit.collider), std::string(thing(m, hit.collider).name.en), hit.distance,
                     std::string(front ? "front" : "back"), static_cast<std::int64_t>(hit.part)};
        row.shown = {{}, thing(m, hit.collider).name, {}, front ? Text{"front", "앞면"} : Text{"back", "뒷면"}};
        row.role = Role::hit;
        row.pick = pick_of_thing(hit.collider);
        t.rows.push_back(std::move(row));
    }
    return t;
}

} // namespace

void read_tables(const Moment& m, kit::Readouts& out) {
    out.tables.push_back(in_turns(m) ? turns(m) : candidates(m));
    out.tables.push_back(nodes(m));
    out.tables.push_back(hits(m));
}

} // namespace tunnel::scenes::raycast
