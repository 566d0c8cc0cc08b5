// Answers: the (t, s) square with every box of the search, and where the true root lies.
#include "scenes/bisection/search.hpp"
#include "scenes/bisection/words.hpp"

#include <algorithm>

namespace tunnel::scenes::bisection {
namespace {

constexpr std::size_t most_drawn = 6000; // the oldest boxes are the largest; later ones would be specks

kit::BoxInstance drawn(const ccd::BoxRecord& record, BoxState state, unsigned pick) {
    const ccd::ParameterBox& b = record.box;
    kit::BoxInstance out;
    out.lo = {b.t0, b.s0, 0.0};
    out.hi = {b.t1, b.s1, 0.0};
    out.role = role_of(state);
    // A box as large as the square itself says little yet; the strongest colour is for what has closed in.
    const bool large = (b.t1 - b.t0) * (b.s1 - b.s0) > 0.2;
    out.fill = state == BoxState::discarded ? kit::Fill::hatched : large ? kit::Fill::faint : kit::Fill::solid;
    out.pick = pick;
    return out;
}

// Discarded boxes below, so that what may still hold the root lies on top.
void add_boxes(const Moment& m, kit::DrawList& list, int pane) {
    kit::Boxes discarded, kept;
    const auto& boxes = m.result.trace->boxes;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const BoxState state = state_at(boxes[i], m.step);
        if (state == BoxState::discarded && discarded.boxes.size() < most_drawn)
            discarded.boxes.push_back(drawn(boxes[i], state, pick_of(i)));
        else if ((state == BoxState::active || state == BoxState::converged) && kept.boxes.size() < most_drawn)
            kept.boxes.push_back(drawn(boxes[i], state, pick_of(i)));
    }
    list.add(pane, {}, std::move(discarded));
    list.add(pane, {}, std::move(kept));
}

void add_truth(const Moment& m, kit::DrawList& list, int pane) {
    if (m.result.truth.status != base::Status::hit) return;
    const ccd::ParameterBox& root = m.result.truth.box;
    const kit::Style line{kit::Role::truth, kit::Weight::fine, kit::Dash::dashed};
    list.line(pane, line, {root.t0, 0.0}, {root.t0, 1.0});
    list.add(pane, {kit::Role::truth}, kit::Point{{root.t0, root.s0, 0.0}, kit::Mark::ring, 9.0f});
    kit::Label label;
    const std::string value = digits(root.t0, 6);
    label.text = {"true first contact t = " + value, "실제 첫 접촉 t = " + value};
    label.at = {root.t0, 0.985, 0.0};
    label.side = root.t0 > 0.5 ? kit::Side::left : kit::Side::right;
    label.size = kit::Size::small;
    label.priority = 2;
    list.add(pane, {kit::Role::truth}, std::move(label));
}

kit::Text verdict(const Moment& m, const ccd::StepRecord& now) {
    if (finished(m)) {
        const std::string t = interval(now.earliest.t0, now.earliest.t1);
        switch (m.result.answer.status) {
        case base::Status::hit: return {"HIT t ∈ " + t, "충돌 t ∈ " + t};
        case base::Status::clear: return {"CLEAR: no box is left", "충돌 없음: 남은 상자 없음"};
        case base::Status::budget_exhausted:
            return {"UNDECIDED: limit reached, t ≥ " + digits(now.earliest.t0),
                    "미결정: 상한 도달, t ≥ " + digits(now.earliest.t0)};
        case base::Status::invalid_input: break;
        }
        return {};
    }
    const std::string n = std::to_string(now.active);
    return {n + (now.active == 1 ? " box may still hold it" : " boxes may still hold it"),
            "아직 근이 있을 수 있는 상자 " + n + "개"};
}

void add_verdict(const Moment& m, kit::DrawList& list, int pane) {
    const ccd::StepRecord& now = record_at(m);
    kit::Label label;
    label.text = verdict(m, now);
    if (label.text.empty()) return;
    const bool anywhere = now.any;
    const glm::dvec2 middle =
        anywhere ? glm::dvec2{now.earliest.t0, 0.5 * (now.earliest.s0 + now.earliest.s1)} : glm::dvec2{0.5, 0.5};
    label.at = {middle, 0.0};
    label.side = !anywhere ? kit::Side::centre : middle.x > 0.45 ? kit::Side::left : kit::Side::above;
    label.size = kit::Size::large;
    label.priority = 5;
    label.leader = true;
    const bool hit = finished(m) && m.result.answer.status == base::Status::hit;
    const bool clear = finished(m) && m.result.answer.status == base::Status::clear;
    label.has_symbol = finished(m);
    label.symbol = hit ? kit::Mark::dot : clear ? kit::Mark::ring : kit::Mark::diamond;
    const kit::Role role = hit ? kit::Role::converged : clear ? kit::Role::miss : kit::Role::active;
    list.add(pane, {role}, std::move(label));
}

void add_hovered(const Moment& m, kit::DrawList& list, int pane) {
    const auto& boxes = m.result.trace->boxes;
    if (m.view.hovered < 1 || m.view.hovered > boxes.size()) return;
    const ccd::BoxRecord& record = boxes[m.view.hovered - 1];
    if (record.made_step > m.step) return;
    kit::Label label;
    label.text = decision(m, record);
    label.at = {0.5 * (record.box.t0 + record.box.t1), record.box.s1, 0.0};
    label.size = kit::Size::normal;
    label.priority = 4;
    label.leader = true;
    list.add(pane, {kit::Role::text}, std::move(label));
}

} // namespace

kit::Role role_of(BoxState state) {
    switch (state) {
    case BoxState::active: return kit::Role::active;
    case BoxState::converged: return kit::Role::converged;
    case BoxState::discarded: return kit::Role::discarded;
    case BoxState::split:
    case BoxState::unborn: break;
    }
    return kit::Role::muted;
}

void draw_square(const Moment& m, kit::DrawList& list) {
    kit::Pane pane;
    pane.id = "square";
    pane.title = {"Every box of times t and places s", "시각 t와 위치 s의 모든 상자"};
    pane.place_hi = {0.64, 1.0};
    pane.lo = {-0.02, -0.02, 0.0};
    pane.hi = {1.02, 1.02, 0.0};
    pane.snug = true;
    pane.x.label = {"time t →", "시각 t →"};
    pane.y.label = {"place on the wall s ↑", "벽 위의 위치 s ↑"};
    const int id = list.pane(std::move(pane));
    add_boxes(m, list, id);
    list.add(id, {kit::Role::axis, kit::Weight::fine},
             kit::Polyline{{{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}}, true});
    add_truth(m, list, id);
    add_verdict(m, list, id);
    add_hovered(m, list, id);
}

} // namespace tunnel::scenes::bisection
