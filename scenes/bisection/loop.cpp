// Answers: where in its loop the search stands: the active line of the listing and the lit node of the chart, both
// from the one stage that the image pane puts into words, too. Both ask their questions in the search's own order.
#include "scenes/bisection/search.hpp"

namespace tunnel::scenes::bisection {
namespace {

using kit::NodeShape;

kit::Text yes() { return {"yes", "예"}; }
kit::Text no() { return {"no", "아님"}; }

// Lines by stage; -1: this loop has no such stage.
struct Lines {
    int start, discard, converged, split, kept, undecided, clear;
};

int line_of(const Moment& m, Stage stage, const Lines& lines) {
    switch (stage) {
    case Stage::start: return lines.start;
    case Stage::discard:
        return finished(m) && m.result.answer.status == base::Status::clear ? lines.clear : lines.discard;
    case Stage::converged: return lines.converged;
    case Stage::split: return lines.split;
    case Stage::kept: return lines.kept;
    case Stage::undecided: return lines.undecided;
    }
    return -1;
}

kit::Listing levels_listing(const Moment& m, Stage stage) {
    kit::Listing listing;
    listing.lines = {{"start with the whole square", "정사각형 전체에서 시작한다"},
                     {"for every active box B:", "활성 상자 B마다:"},
                     {"  if width(B) < δ: converged", "  폭(B) < δ이면: 수렴"},
                     {"  else split the wider side (t on ties)", "  아니면 긴 변을 가른다 (같으면 t)"},
                     {"    half: 0 outside F(half): discard", "    반쪽: 0이 F(반쪽) 밖이면 버린다"},
                     {"    else: active on the next level", "    아니면: 다음 레벨에서 활성"},
                     {"no box left: clear", "남은 상자가 없으면: 충돌 없음"},
                     {"out of checks: undecided", "검사 횟수를 다 쓰면: 미결정"}};
    const bool at_start = m.step == 0 && stage == Stage::kept;
    listing.active = at_start ? 0 : line_of(m, stage, {0, 4, 2, 3, 5, 7, 6});
    return listing;
}

kit::Listing queue_listing(const Moment& m, Stage stage) {
    kit::Listing listing;
    listing.lines = {{"pop the earliest box B", "가장 이른 상자 B를 꺼낸다"},
                     {"if 0 is outside F(B): discard", "0이 F(B) 밖이면: 버린다"},
                     {"if width(B) < δ: hit, t ≥ B.t0", "폭(B) < δ이면: 충돌, t ≥ B.t0"},
                     {"else split the wider side, push both", "아니면 긴 변을 갈라 둘 다 넣는다"},
                     {"queue empty: clear", "큐가 비면: 충돌 없음"},
                     {"out of checks: undecided", "검사 횟수를 다 쓰면: 미결정"}};
    listing.active = line_of(m, stage, {0, 1, 2, 3, -1, 5, 4});
    return listing;
}

kit::FlowChart levels_chart(const Moment& m, Stage stage) {
    kit::FlowChart chart;
    chart.nodes = {{{"box B", "상자 B"}, NodeShape::start, 0, 0},
                   {{"width < δ?", "폭 < δ?"}, NodeShape::decision, 0, 1},
                   {{"converged", "수렴"}, NodeShape::end, 1, 1},
                   {{"split in two", "둘로 가름"}, NodeShape::process, 0, 2},
                   {{"is 0 in F(half)?", "0이 F(반쪽)에 있는가?"}, NodeShape::decision, 0, 3},
                   {{"discard", "버림"}, NodeShape::end, 1, 3},
                   {{"next level", "다음 레벨"}, NodeShape::end, 0, 4},
                   {{"undecided", "미결정"}, NodeShape::end, 1, 0}};
    chart.edges = {{0, 1, {}},   {0, 7, {"limit", "상한"}}, {1, 2, yes()}, {1, 3, no()}, {3, 4, {}}, {4, 5, no()},
                   {4, 6, yes()}};
    const bool at_start = m.step == 0 && stage == Stage::kept;
    chart.active = at_start ? 0 : line_of(m, stage, {0, 5, 2, 3, 6, 7, 5});
    return chart;
}

kit::FlowChart queue_chart(const Moment& m, Stage stage) {
    kit::FlowChart chart;
    chart.nodes = {{{"box B", "상자 B"}, NodeShape::start, 0, 0},
                   {{"is 0 in F(B)?", "0이 F(B)에 있는가?"}, NodeShape::decision, 0, 1},
                   {{"discard", "버림"}, NodeShape::end, 1, 1},
                   {{"width < δ?", "폭 < δ?"}, NodeShape::decision, 0, 2},
                   {{"hit", "충돌"}, NodeShape::end, 1, 2},
                   {{"split, push both", "갈라서 둘 다 넣음"}, NodeShape::process, 0, 3},
                   {{"undecided", "미결정"}, NodeShape::end, 1, 0}};
    chart.edges = {{0, 1, {}}, {0, 6, {"limit", "상한"}}, {1, 2, no()}, {1, 3, yes()}, {3, 4, yes()}, {3, 5, no()}};
    chart.active = line_of(m, stage, {0, 2, 4, 5, -1, 6, 2});
    return chart;
}

} // namespace

Stage stage_of(const Moment& m, std::int64_t index) {
    if (index < 0) return Stage::start;
    const ccd::BoxRecord& box = m.result.trace->boxes[static_cast<std::size_t>(index)];
    const BoxState state = state_at(box, m.step);
    if (state == BoxState::discarded) return Stage::discard;
    if (state == BoxState::converged) return Stage::converged;
    if (finished(m) && m.result.answer.status == base::Status::budget_exhausted) return Stage::undecided;
    if (state == BoxState::split) return Stage::split;
    return box.tested_step < 0 || box.tested_step > m.step ? Stage::start : Stage::kept;
}

void read_loop(const Moment& m, kit::Readouts& out) {
    const bool levels = m.params.mode == SearchOrder::levels;
    const Stage stage = stage_of(m, box_in_view(m));
    kit::Listing listing = levels ? levels_listing(m, stage) : queue_listing(m, stage);
    listing.key = "loop";
    listing.title = {"The loop", "반복문"};
    out.listings.push_back(std::move(listing));
    kit::FlowChart chart = levels ? levels_chart(m, stage) : queue_chart(m, stage);
    chart.key = "box";
    chart.title = {"What happens to a box", "상자 하나에 일어나는 일"};
    out.charts.push_back(std::move(chart));
}

} // namespace tunnel::scenes::bisection
