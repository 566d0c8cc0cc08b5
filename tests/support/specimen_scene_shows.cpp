// Answers: everything the specimen scene says in numbers and words.
#include "tests/support/specimen_scene_parts.hpp"

#include <cmath>

namespace tunnel::test {
namespace {

using kit::Role;
using kit::Text;

void values(const kit::Moment<Specimen>& m, kit::Readouts& out) {
    const bool hit = m.params.travel < 5;
    kit::Readout& first = out.add("discrete", {"endpoints only", "끝점만"}, std::string(hit ? "hit" : "miss"));
    first.verdict = first.answer = true;
    first.role = hit ? Role::hit : Role::miss;
    first.shown = hit ? Text{"HIT", "충돌"} : Text{"MISS", "놓침"};
    kit::Readout& second = out.add("toi", {"whole path", "전체 경로"}, 4.14 / m.result.relative);
    second.verdict = true;
    second.role = Role::hit;
    out.add("relative", {"relative travel", "상대 이동 거리"}, m.result.relative, "m");
    out.add("height", {"height of the weight", "추의 높이"}, m.state.height, "m").answer = true;
    out.add("speed", {"speed", "속도"}, m.state.speed, "m/s");
    out.add("checks", {"checks", "검사 횟수"}, std::int64_t{19900}).role = Role::active;
    out.add("certified", {"existence proved", "존재가 증명됨"}, true);
    out.add("nothing", {"not known yet", "아직 모름"}, kit::Value{});
    out.add("status", {"status", "상태"}, std::string("a word that is too long to stand beside its label"));
}

void add_tables(const kit::Moment<Specimen>& m, kit::Readouts& out) {
    kit::Table t{"ledger", {"Every decision", "모든 판정"}};
    t.columns = {{"n", {"check", "검사"}},
                 {"lo", {"t from", "t 처음"}, "s"},
                 {"f", {"F_{x}", "F_{x}"}, "m"},
                 {"why", {"reason", "이유"}}};
    t.count = 1000;
    t.current = m.step;
    t.make = [](std::size_t i) {
        const double x = static_cast<double>(i);
        kit::TableRow row{{static_cast<std::int64_t>(i), x / 1000, std::sin(x), std::string("outside")}};
        row.shown = {{}, {}, {}, Text{"0 outside: discarded", "0이 밖: 버림"}};
        row.role = i % 3 == 0 ? Role::discarded : i % 3 == 1 ? Role::active : Role::converged;
        row.pick = static_cast<unsigned>(i + 1);
        return row;
    };
    out.tables.push_back(std::move(t));
    kit::Table events{"events", {"Events", "사건"}};
    events.columns = {{"step", {"step", "단계"}}, {"what", {"what happened", "일어난 일"}}};
    out.tables.push_back(std::move(events)); // empty
}

void plots(const kit::Moment<Specimen>&, kit::Readouts& out) {
    kit::Plot growth{"growth",
                     {"Checks against \u03B4", "\u03B4에 따른 검사 횟수"},
                     {{"\u03B4", "\u03B4"}, "", true},
                     {{"checks", "검사 횟수"}, "", true}};
    kit::Series a{"queue", {"queue", "큐"}, Role::active, kit::Dash::solid, true};
    kit::Series b{"levels", {"levels", "단계별"}, Role::converged, kit::Dash::dashed};
    for (int i = 0; i < 12; ++i) {
        const double x = std::pow(10.0, -i / 2.0);
        a.x.push_back(x), a.y.push_back(25 + 24 * i);
        b.x.push_back(x), b.y.push_back(std::pow(2.0, i));
    }
    growth.series = {a, b};
    growth.marks = {{0.06, true, {"now", "지금"}, Role::muted}};
    out.plots.push_back(growth);
    kit::Plot gap{"gap", {"Gap", "간격"}, {{"time t", "시각 t"}, "s"}, {{"gap", "간격"}, "m"}};
    kit::Series c{"gap", {"gap", "간격"}, Role::hit};
    for (int i = 0; i <= 100; ++i) c.x.push_back(i / 100.0), c.y.push_back(std::fabs(i / 50.0 - 1) - 0.1);
    gap.series = {c};
    gap.marks = {{0.0, false, {"contact", "접촉"}, Role::muted}};
    out.plots.push_back(gap);
    out.plots.push_back({"empty", {"Nothing yet", "아직 없음"}, {{"x", "x"}, "m"}, {{"y", "y"}, "m"}});
}

void algorithm(const kit::Moment<Specimen>& m, kit::Readouts& out) {
    kit::Formula f{"toi", {"How t is found", "t를 구하는 법"}};
    f.lines = {
        {Text::same("t = \\frac{x_{w} - c - x_{0}}{travel - drift}")},
        {Text::same("= \\frac{5 - 0.36 - 0.5}{8 - 0} = \\frac{4.14}{8}"), Role::muted},
        {Text::same("\\dot{q} = \\frac{1}{2} \\hat{\\omega} q, 0 \\notin F(B), A \\cap B \\ne \\empty"), Role::truth}};
    out.formulas.push_back(f);
    kit::Listing l{"loop", {"The loop", "반복"}};
    l.lines = {{"take a box B", "상자 B를 꺼낸다"},
               {"if 0 is outside F(B): discard", "0이 F(B) 밖이면 버린다"},
               {"else split the wider side", "아니면 넓은 변을 가른다"},
               {"  and push both halves, the earlier one first, on the queue", "  두 반쪽을 이른 것부터 큐에 넣는다"}};
    l.active = m.step % 4;
    out.listings.push_back(l);
    kit::FlowChart c{"chart", {"As a chart", "흐름도"}};
    c.nodes = {{{"start", "시작"}, kit::NodeShape::start, 0, 0},
               {{"take the earliest box", "가장 이른 상자를 꺼낸다"}, kit::NodeShape::process, 0, 1},
               {{"0 inside?", "0이 안?"}, kit::NodeShape::decision, 0, 2},
               {{"discard", "버림"}, kit::NodeShape::process, 1, 2},
               {{"hit", "충돌"}, kit::NodeShape::end, 0, 3}};
    c.edges = {{0, 1, {}}, {1, 2, {}}, {2, 3, {"no", "아니요"}}, {2, 4, {"yes", "예"}}, {3, 1, {}}, {4, 1, {}}};
    c.active = m.step % 5;
    out.charts.push_back(c);
}

} // namespace

void Specimen::read(const kit::Moment<Specimen>& m, kit::Readouts& out) {
    out.headline = {"The bullet passed. Nobody saw it.", "총알은 지나갔다. 아무도 보지 못했다."};
    out.timeline_label = {"frame " + std::to_string(m.step), std::to_string(m.step) + "번 프레임"};
    values(m, out);
    add_tables(m, out);
    plots(m, out);
    algorithm(m, out);
    out.slider_marks = {{"travel", 4.14, 4.86, {"seen only here", "여기서만 보임"}, Role::hit},
                        {"delta", 1e-4, 1e-4, {"the article's", "글의 값"}, Role::truth}};
    out.timeline_marks = {{20.0, {"first contact", "첫 접촉"}, Role::hit}, {21.0, {"next", "다음"}, Role::miss}};
    out.timings.push_back({"solve", {"one solve", "한 번 풀기"}, [state = m.state, params = m.params] {
                               (void)Specimen::advance(state, params, {}, 0.02);
                           }});
}

} // namespace tunnel::test
