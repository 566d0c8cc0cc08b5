// Answers: the (t, s) square with every box of the search, and where the true root lies.
#include "scenes/bisection/search.hpp"
#include "scenes/bisection/words.hpp"

#include <algorithm>

namespace tunnel::scenes::bisection {
namespace {

constexpr double strip = 0.17;           // above the square, for words
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
    const double t = m.result.truth.lo;
    const kit::Style line{kit::Role::truth, kit::Weight::fine, kit::Dash::dashed};
    list.line(pane, line, {t, 0.0}, {t, 1.0});
    list.add(pane, {kit::Role::truth}, kit::Point{{t, nearest_place(m.result.motion, t), 0.0}, kit::Mark::ring, 9.0f});
    kit::Label label;
    const std::string value = about(t);
    label.text = {"true first contact t " + value, "실제 첫 접촉 t " + value};
    label.at = {t, 0.06, 0.0};
    label.side = t > 0.5 ? kit::Side::left : kit::Side::right;
    label.size = kit::Size::small;
    label.priority = 2;
    list.add(pane, {kit::Role::truth}, std::move(label));
}

// Two labels in the strip above the square, where no box lies: the verdict, and what it is about.
struct Verdict {
    kit::Text word{}, detail{};
    kit::Role role = kit::Role::active;
};

Verdict verdict_of_hit(const Moment& m, const ccd::StepRecord& now) {
    const kit::Text bracket = kit::Text::same("t ∈ " + interval(now.earliest.t0, now.earliest.t1));
    if (m.result.truth.status == base::Status::clear)
        return {{"FALSE HIT", "거짓 충돌"}, bracket, kit::Role::converged};
    return {{"HIT", "충돌"}, bracket, kit::Role::converged};
}

Verdict verdict(const Moment& m, const ccd::StepRecord& now) {
    if (!finished(m)) {
        const std::string n = std::to_string(now.active + now.converged);
        return {{n + (n == "1" ? " box left" : " boxes left"), "남은 상자 " + n + "개"},
                {"may hold the contact", "접촉이 있을 수 있음"},
                kit::Role::active};
    }
    switch (m.result.answer.status) {
    case base::Status::hit: return verdict_of_hit(m, now);
    case base::Status::clear:
        if (lost_contact(m))
            return {{"FALSE NEGATIVE", "거짓 음성"}, {"a real contact was lost", "실제 접촉을 놓침"}, kit::Role::hit};
        return {{"CLEAR", "충돌 없음"}, {"no box is left", "남은 상자 없음"}, kit::Role::miss};
    case base::Status::budget_exhausted: {
        const std::string t = "t ≥ " + kit::rounded_down(now.earliest.t0, 6);
        return {{"UNDECIDED", "미결정"}, {"out of checks, " + t, "검사 횟수를 다 씀, " + t}, kit::Role::active};
    }
    case base::Status::invalid_input: break;
    }
    return {};
}

void add_in_strip(kit::DrawList& list, int pane, kit::Text text, bool first, kit::Role role) {
    kit::Label label;
    label.text = std::move(text);
    label.at = {first ? 0.0 : 1.0, 1.0 + 0.55 * strip, 0.0};
    label.side = first ? kit::Side::right : kit::Side::left;
    label.size = first ? kit::Size::large : kit::Size::normal;
    label.priority = first ? 6 : 5;
    list.add(pane, {role}, std::move(label));
}

void add_verdict(const Moment& m, kit::DrawList& list, int pane) {
    const ccd::StepRecord& now = record_at(m);
    Verdict v = verdict(m, now);
    if (v.word.empty()) return;
    add_in_strip(list, pane, std::move(v.word), true, v.role);
    add_in_strip(list, pane, std::move(v.detail), false, kit::Role::text);
    if (finished(m) && m.result.answer.status == base::Status::hit) {
        const ccd::ParameterBox& b = now.earliest;
        list.add(pane, {kit::Role::hit},
                 kit::Point{{0.5 * (b.t0 + b.t1), 0.5 * (b.s0 + b.s1), 0.0}, kit::Mark::dot, 9.0f});
    }
    if (lost_contact(m)) {
        const double t = m.result.truth.lo;
        list.add(pane, {kit::Role::hit, kit::Weight::verdict},
                 kit::Point{{t, nearest_place(m.result.motion, t), 0.0}, kit::Mark::cross, 22.0f});
    }
}

void add_hovered(const Moment& m, kit::DrawList& list, int pane) {
    const auto& boxes = m.result.trace->boxes;
    if (m.view.hovered < 1 || m.view.hovered > boxes.size()) return;
    const ccd::BoxRecord& record = boxes[m.view.hovered - 1];
    if (record.made_step > m.step) return;
    kit::Label label;
    label.text = decision(m, m.view.hovered - 1);
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
    pane.title = {"When (t) and where on the wall (s) can they meet?", "언제(t), 벽의 어디(s)에서 만날 수 있는가?"};
    pane.place_hi = {0.64, 1.0};
    pane.lo = {-0.02, -0.02, 0.0};
    pane.hi = {1.02, 1.02 + strip, 0.0};
    pane.snug = true;
    pane.x.label = {"time t →", "시각 t →"};
    pane.y.label = {"place on the wall s ↑", "벽 위의 위치 s ↑"};
    const int id = list.pane(std::move(pane));
    add_boxes(m, list, id);
    list.add(id, {kit::Role::axis, kit::Weight::fine},
             kit::Polyline{{{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}}, true});
    list.answers([&] { add_truth(m, list, id); });
    if (finished(m))
        list.answers([&] { add_verdict(m, list, id); });
    else
        add_verdict(m, list, id);
    add_hovered(m, list, id);
}

} // namespace tunnel::scenes::bisection
