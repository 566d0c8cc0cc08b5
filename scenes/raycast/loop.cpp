// Answers: the order of the query's stages as a flow chart and as a listing, and where each step stands in them.
#include "scenes/raycast/moment.hpp"

namespace tunnel::scenes::raycast {
namespace {

enum class Stage { none = -1, input, filter, broad, narrow, choose, done };

Stage stage_of(const Moment& m) {
    if (turn_now(m) != nullptr) return Stage::choose;
    const ray::QueryStep* step = current(m);
    if (step == nullptr) return Stage::done;
    if (step->node) return Stage::broad;
    switch (step->fate) {
    case ray::Fate::filtered: return Stage::filter;
    case ray::Fate::box_missed:
    case ray::Fate::too_far: return Stage::broad;
    case ray::Fate::shape_missed: return Stage::narrow;
    case ray::Fate::met: return Stage::choose;
    }
    return Stage::none;
}

kit::FlowChart chart(Stage stage) {
    using kit::NodeShape;
    kit::FlowChart out;
    out.key = "stages";
    out.title = {"Filter, broad phase, narrow phase", "필터, 넓은 단계, 좁은 단계"};
    out.nodes = {{{"ray: O, D, t_{max}", "광선: O, D, t_{max}"}, NodeShape::start, 0, 0},
                 {{"layers, masks, ids?", "레이어, 마스크, ID?"}, NodeShape::decision, 0, 1},
                 {{"box before the limit?", "상자가 한계 안인가?"}, NodeShape::decision, 0, 2},
                 {{"shape met?", "도형에 맞는가?"}, NodeShape::decision, 0, 3},
                 {{"keep the closest", "가장 가까운 것을 남김"}, NodeShape::process, 0, 4},
                 {{"distance, point, normal", "거리, 점, 법선"}, NodeShape::end, 0, 5}};
    out.edges = {{0, 1, {}}, {1, 2, {"pass", "통과"}}, {2, 3, {"yes", "예"}}, {3, 4, {"yes", "예"}}, {4, 5, {}}};
    out.active = static_cast<int>(stage);
    out.answer = true;
    return out;
}

kit::Listing listing(Stage stage) {
    kit::Listing out;
    out.key = "query";
    out.title = {"The query, nearest boxes first", "질의: 가까운 상자부터"};
    out.lines = {{"best = t_max", "best = t_max"},
                 {"filter rejects it: next, no geometry", "필터가 제외하면: 도형을 보지 않고 다음"},
                 {"box missed, or entered beyond best: skip all in it", "상자를 빗나가거나 best 너머면: 통째로 건너뜀"},
                 {"shape missed: next", "도형을 빗나가면: 다음"},
                 {"met: best = its t (of ties the smallest id)", "맞으면: best = 그 t (동률이면 작은 ID)"},
                 {"return distance, point, normal, id", "거리, 점, 법선, ID를 돌려준다"}};
    out.active = static_cast<int>(stage);
    out.answer = true;
    return out;
}

kit::Listing document_listing(const Moment& m) {
    kit::Listing out;
    out.key = "query";
    out.title = {"The document's tie rule, over all hits", "문서의 동률 규칙, 모든 충돌에"};
    out.lines = {{"first hit: best = it", "첫 충돌: best = 그것"},
                 {"t < best t − ε: best = it", "t < best의 t − ε이면: best = 그것"},
                 {"|t − best t| ≤ ε, id smaller: best = it", "|t − best의 t| ≤ ε이고 ID가 작으면: best = 그것"},
                 {"|t − best t| ≤ ε, id larger: best stays", "|t − best의 t| ≤ ε이고 ID가 크면: best 그대로"},
                 {"farther: best stays", "더 멀면: best 그대로"},
                 {"return best", "best를 돌려준다"}};
    const Turn* turn = turn_now(m);
    out.active = turn == nullptr ? 5 : static_cast<int>(turn->kind);
    out.answer = true;
    return out;
}

} // namespace

void read_loop(const Moment& m, kit::Readouts& out) {
    const Stage stage = stage_of(m);
    out.listings.push_back(in_turns(m) ? document_listing(m) : listing(stage));
    out.charts.push_back(chart(stage));
}

} // namespace tunnel::scenes::raycast
