// Answers: the numbers of the moment, and who the scene is.
#include "scenes/coplanarity/moment.hpp"

#include <glm/geometric.hpp>

namespace tunnel::scenes {
namespace coplanarity {
namespace {

using kit::Readout, kit::Readouts, kit::Value;

Value whole(std::int64_t n) { return Value{n}; }

void read_truth(const Moment& m, Readouts& out) {
    const bool asked = m.result.asked, hit = asked && truth_hits(m);
    Readout& status = out.add("truth_status", {"truth (exact)", "실제 결과 (정확)"},
                              asked ? Value{std::string(base::to_word(m.result.truth.status))} : Value{});
    status.shown = asked ? word_of(hit ? Outcome::hit : Outcome::clear) : Text{};
    Readout& from =
        out.add("truth_toi", {"first contact, from", "첫 접촉 시각 하한"}, hit ? Value{m.result.truth.lo} : Value{});
    Readout& to = out.add("truth_toi_upper", {"first contact, to", "첫 접촉 시각 상한"},
                          hit ? Value{m.result.truth.hi} : Value{});
    status.role = from.role = to.role = Role::truth;
    status.answer = from.answer = to.answer = true;
    from.digits = to.digits = 12;
}

void read_plane(const Moment& m, Readouts& out) {
    const ccd::MovingPair& pair = m.result.pair;
    const bool plane = m.result.asked && ccd::count(pair.kind) == 4;
    const double t = time_of(m);
    out.add("t", {"time t shown", "현재 시각 t"}, t).role = Role::active;
    out.add("f", {"f at this t", "이 시각의 f"}, plane ? kit::finite_or_null(plane_value(pair, t)) : Value{}, "m³")
        .digits = 4;
    const Weights w = nearest(pair, t);
    out.add("gap", {"distance at this t", "이 시각의 거리"},
            m.result.asked ? kit::finite_or_null(glm::length(on_first(pair, t, w) - on_second(pair, t, w))) : Value{},
            "m")
        .digits = 4;
    std::int64_t inside = 0;
    for (const ccd::RootRecord& root : roots_of(m)) inside += root.inside ? 1 : 0;
    const auto all = static_cast<std::int64_t>(roots_of(m).size());
    out.add("roots", {"times in one plane (roots of f)", "한 평면에 놓이는 시각 (f의 근)"},
            plane ? whole(all) : Value{})
        .answer = true;
    out.add("roots_inside", {"of these inside", "그중 안쪽"}, plane ? whole(inside) : Value{}).answer = true;
    Readout& flat = out.add("flat", {"f comes out as 0 at every t", "모든 t에서 계산한 f = 0"},
                            plane ? Value{m.result.flat} : Value{});
    if (plane) flat.shown = m.result.flat ? Text{"yes", "예"} : Text{"no", "아니요"};
    flat.answer = true;
}

void read_file(const Moment& m, Readouts& out) {
    const FileRow& row = m.result.file;
    const bool known = m.params.source == Source::file && row.fault.empty();
    out.add("query_source", {"query of the file", "파일의 질의"}, known ? Value{row.source} : Value{});
    out.add("query_number", {"its number", "질의 번호"}, known ? whole(row.number) : Value{});
    out.add("query_count", {"queries in the file", "파일의 질의 수"}, known ? whole(row.of) : Value{});
    Readout& hit = out.add("query_hit", {"what the file says", "파일에 적힌 정답"},
                           known ? Value{row.hit.value_or(false)} : Value{});
    if (known) hit.shown = word_of(row.hit.value_or(false) ? Outcome::hit : Outcome::clear);
    hit.answer = true;
}

} // namespace
} // namespace coplanarity

const kit::SceneInfo& CoplanarityScene::info() {
    static constexpr kit::SceneInfo it{
        "coplanarity",
        {"Coplanar is not colliding", "공면이라고 충돌은 아니다"},
        {"Document 000, coplanarity condition and missed collisions", "문서 000, 공면 조건과 놓치는 충돌"},
        {"Press play: p is in the triangle's plane twice. Then drag its end points.",
         "재생해 보자. p는 삼각형의 평면에 두 번 놓인다. 그다음 끝점을 끌어 보자."},
        25.0};
    return it;
}

void CoplanarityScene::read(const kit::Moment<CoplanarityScene>& m, kit::Readouts& out) {
    using namespace coplanarity;
    read_lesson(m, out);
    read_methods(m, out);
    read_truth(m, out);
    read_plane(m, out);
    read_stages(m, out);
    read_file(m, out);
    read_formula(m, out);
    read_loop(m, out);
    read_tables(m, out);
    read_plots(m, out);
    read_timings(m, out);
}

void CoplanarityScene::draw(const kit::Moment<CoplanarityScene>& m, kit::DrawList& list) {
    using namespace coplanarity;
    draw_world(m, list);
    draw_curve(m, list);
    if (m.result.meshes != nullptr)
        draw_stages(m, list);
    else
        draw_boxes(m, list);
    draw_methods(m, list);
}

} // namespace tunnel::scenes
