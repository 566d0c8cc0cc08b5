// Answers: the numbers of this moment, and who the scene is. What belongs to the other of its two stages is null.
#include "scenes/overlap/moment.hpp"

namespace tunnel::scenes {
namespace overlap_lab {
namespace {

kit::Value whole_number(int v) { return static_cast<std::int64_t>(v); }

void number(kit::Readouts& out, const char* key, kit::Text label, bool known, double value,
            kit::Role role = kit::Role::text, const char* unit = "m") {
    kit::Readout& r = out.add(key, std::move(label), known ? kit::finite_or_null(value) : kit::Value{}, unit);
    r.role = role;
    r.answer = true;
}

void read_status(const Moment& m, kit::Readouts& out) {
    const Verdict v = verdict_of(m);
    const bool told = on_floor(m) || whole(m);
    kit::Readout& status = out.add("status", {"result", "판정"}, kit::Value{});
    if (on_floor(m))
        status.value = std::string(base::to_word(moved(m).confirmed ? base::Status::hit : base::Status::clear));
    else
        status.value = told ? std::string(base::to_word(m.result.status)) : "asking";
    status.shown = told ? v.word : kit::Text{"asking", "묻는 중"};
    status.role = told ? v.role : kit::Role::active;
    status.verdict = true;
    const bool hits = m.result.contact.status == base::Status::hit;
    kit::Readout& truth =
        out.add("truth_status", {"truth (exact)", "실제 결과 (정확)"},
                on_floor(m) ? kit::Value{} : kit::Value{std::string(base::to_word(m.result.contact.status))});
    if (!on_floor(m))
        truth.shown = hits ? kit::Text{"overlap or touch", "겹침 또는 맞닿음"} : kit::Text{"apart", "떨어져 있음"};
    truth.role = kit::Role::truth;
    truth.answer = true;
    kit::Readout& touch = out.add("touching", {"just touching", "맞닿기만 함"},
                                  on_floor(m) ? kit::Value{} : kit::Value{m.result.touching});
    if (!on_floor(m)) touch.shown = m.result.touching ? kit::Text{"yes", "예"} : kit::Text{"no", "아니요"};
    touch.answer = true;
}

void read_answer(const Moment& m, kit::Readouts& out) {
    const Result& r = m.result;
    const bool told = !on_floor(m) && whole(m), pushed = told && hit(m),
               clear = told && r.contact.status != base::Status::hit;
    number(out, "depth", {"depth", "파고든 깊이"}, pushed, r.contact.depth);
    number(out, "normal_x", {"normal x", "법선 x"}, told, r.normal.x, kit::Role::normal, "");
    number(out, "normal_y", {"normal y", "법선 y"}, told, r.normal.y, kit::Role::normal, "");
    number(out, "mtv_x", {"MTV x", "MTV x"}, pushed, r.mtv.x, kit::Role::push);
    number(out, "mtv_y", {"MTV y", "MTV y"}, pushed, r.mtv.y, kit::Role::push);
    number(out, "gap", {"gap", "틈"}, clear, r.nearest.distance, kit::Role::miss);
    number(out, "axis_gap", {"widest gap of an edge's axis", "변의 축에서 가장 넓은 틈"}, clear, r.contact.distance,
           kit::Role::miss);
    number(out, "left_by_push", {"depth after the push", "밀어낸 뒤의 깊이"}, pushed && !r.lost(), r.left_by_push);
    number(out, "left_by_width", {"depth after a move by the width", "폭만큼 옮긴 뒤의 깊이"}, pushed, r.left_by_width);
    const bool two_middles = glm::length(glm::dvec2(m.params.b_x - m.params.a_x, m.params.b_y - m.params.a_y)) > 1e-9;
    kit::Readout& mirror = out.add("mirrors", {"B and A give the same, turned round", "A와 B를 맞바꾸면 방향만 뒤집힘"},
                                   told && two_middles ? kit::Value{r.mirrors} : kit::Value{});
    if (mirror.value.index() != 0) mirror.shown = r.mirrors ? kit::Text{"yes", "예"} : kit::Text{"no", "아니요"};
    mirror.answer = true;
    out.add("contacts", {"contact points", "접촉점 수"}, pushed ? whole_number(r.contact.count) : kit::Value{}).answer =
        true;
    for (int i = 0; i < 2; ++i) {
        const overlap::ContactPoint& at = r.contact.points[static_cast<std::size_t>(i)];
        const bool known = pushed && !r.lost() && i < r.contact.count;
        const std::string n = std::to_string(i + 1);
        number(out, ("contact_" + n + "_x").c_str(), {"contact " + n + " x", "접촉점 " + n + " x"}, known, at.at.x);
        number(out, ("contact_" + n + "_y").c_str(), {"contact " + n + " y", "접촉점 " + n + " y"}, known, at.at.y);
    }
}

void read_axes(const Moment& m, kit::Readouts& out) {
    for (const AxisName name : {x_axis, y_axis}) {
        const Axis& axis = m.result.axes[name];
        const bool known = !on_floor(m) && whole(m), meets = known && !axis.apart();
        const std::string end = name == x_axis ? "_x" : "_y", letter = name == x_axis ? "x" : "y";
        number(out, ("width" + end).c_str(), {"overlap width on " + letter, letter + "축 겹침 폭"}, known,
               axis.way.width, kit::Role::active);
        number(out, ("push_up" + end).c_str(),
               kit::Text{"push ", letter + "축에서 밀어낼 거리, "} + way_name(name, true), meets, axis.way.push_up,
               kit::Role::push);
        number(out, ("push_down" + end).c_str(),
               kit::Text{"push ", letter + "축에서 밀어낼 거리, "} + way_name(name, false), meets, axis.way.push_down,
               kit::Role::push);
    }
}

void read_questions(const Moment& m, kit::Readouts& out) {
    const Result& r = m.result;
    const bool boxes = !on_floor(m) && whole(m) && of_kind(m, Form::box),
               circles = !on_floor(m) && whole(m) && of_kind(m, Form::circle);
    int holding = 0;
    for (const Check& c : r.checks) holding += c.holds ? 1 : 0;
    kit::Readout& four = out.add("comparisons_true", {"comparisons that hold", "참인 비교의 수"},
                                 boxes ? whole_number(holding) : kit::Value{});
    four.answer = true;
    number(out, "distance", {"distance of the centres", "중심 사이 거리"}, circles, circles ? r.checks[0].left : 0.0);
    number(out, "radius_sum", {"r1 + r2", "r1 + r2"}, circles, circles ? r.checks[0].right : 0.0);
    int touch = 0;
    for (int a = 0; a < form_count; ++a)
        for (int b = 0; b < form_count; ++b)
            touch += touch_exactly(static_cast<Form>(a), static_cast<Form>(b), m.params.detection) ? 1 : 0;
    out.add("kinds_touching", {"of 36 touching pairs of kinds, in contact", "맞닿은 종류 36쌍 중 접촉"},
            on_floor(m) ? kit::Value{} : whole_number(touch))
        .answer = true;
}

void read_floor(const Moment& m, kit::Readouts& out) {
    const bool here = on_floor(m);
    const auto flag = [&](const char* key, kit::Text label, bool value) {
        kit::Readout& r = out.add(key, std::move(label), here ? kit::Value{value} : kit::Value{});
        if (here) r.shown = value ? kit::Text{"contact", "접촉"} : kit::Text{"apart", "떨어짐"};
        r.answer = true;
    };
    const Moved now = here ? moved(m) : Moved{};
    flag("detected", {"detection says", "감지의 답"}, now.detected);
    flag("confirmed", {"response says", "반응의 답"}, now.confirmed);
    number(out, "bottom", {"bottom of the box", "상자 밑면의 높이"}, here, now.bottom);
    number(out, "pushed", {"pushed up in this step", "이 스텝에서 밀어 올린 거리"}, here, now.pushed, kit::Role::push);
    const int after =
        m.result.first_contact < 0 ? 0 : static_cast<int>(m.result.film.size()) - 1 - m.result.first_contact;
    out.add("first_contact", {"step of the first contact", "처음 접촉한 스텝"},
            here ? whole_number(m.result.first_contact) : kit::Value{})
        .answer = true;
    out.add("steps_after", {"steps after it", "그 뒤의 스텝 수"}, here ? whole_number(after) : kit::Value{}).answer =
        true;
    kit::Readout& flips = out.add("flips", {"flips between contact and none", "접촉 여부가 뒤바뀐 횟수"},
                                  here ? whole_number(m.result.flips) : kit::Value{});
    flips.answer = true;
    flips.role = m.result.flips > 0 ? kit::Role::hit : kit::Role::text;
}

void read_time(const Moment& m, kit::Readouts& out) {
    const auto query = [a = shape_of(body_a(m.params)), b = shape_of(body_b(m.params))] {
        (void)overlap::contact(a, b);
    };
    out.timings.push_back({"query_time", {"one query", "질의 한 번"}, query});
}

} // namespace
} // namespace overlap_lab

const kit::SceneInfo& OverlapScene::info() {
    static constexpr kit::SceneInfo it{"overlap",
                                       {"Overlap: how deep, which way", "겹침: 얼마나 깊이, 어느 쪽으로"},
                                       {"Document 001, boxes, circles, touching", "문서 001, 상자와 원, 경계값"},
                                       {"Drag B into A and out again, and watch the shortest way out.",
                                        "B를 A 안팎으로 끌면서 빠져나오는 가장 짧은 길이 어떻게 바뀌는지 보자."},
                                       1.5};
    return it;
}

void OverlapScene::read(const kit::Moment<OverlapScene>& m, kit::Readouts& out) {
    overlap_lab::read_status(m, out);
    overlap_lab::read_answer(m, out);
    overlap_lab::read_axes(m, out);
    overlap_lab::read_questions(m, out);
    overlap_lab::read_floor(m, out);
    overlap_lab::read_time(m, out);
    overlap_lab::read_lesson(m, out);
    overlap_lab::read_formula(m, out);
    overlap_lab::read_tables(m, out);
    overlap_lab::read_plots(m, out);
}

void OverlapScene::draw(const kit::Moment<OverlapScene>& m, kit::DrawList& list) {
    if (overlap_lab::on_floor(m)) {
        overlap_lab::draw_floor(m, list);
        overlap_lab::draw_film(m, list);
    } else {
        overlap_lab::draw_world(m, list);
        overlap_lab::draw_bars(m, list);
    }
}

} // namespace tunnel::scenes
