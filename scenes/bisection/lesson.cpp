// Answers: the headline of the moment, the algorithm as a listing with its active line, and where the exact root
// of the document's family comes from.
#include "scenes/bisection/search.hpp"
#include "scenes/bisection/words.hpp"

#include <cmath>

namespace tunnel::scenes::bisection {
namespace {

kit::Text headline(const Moment& m) {
    const ccd::StepRecord& now = record_at(m);
    if (!finished(m))
        return m.step == 0 ? kit::Text{"Throw away what cannot hold a root.", "근이 있을 수 없는 곳을 버린다."}
                           : kit::Text{"The root can only be in what is left.", "근은 남은 상자 안에만 있을 수 있다."};
    const bool real = m.result.truth.status == base::Status::hit;
    switch (m.result.answer.status) {
    case base::Status::hit:
        if (!real) return {"A false hit: δ is too coarse to tell.", "거짓 충돌이다. δ가 너무 커서 구별하지 못한다."};
        if (now.earliest.t1 < m.result.truth.box.t0)
            return {"Never late, but early: δ saw a contact too soon.", "늦지는 않지만 이르다. δ가 접촉을 앞당겼다."};
        return now.certified
                   ? kit::Text{"Caught: the first contact is in here.", "잡았다. 첫 접촉은 이 안에 있다."}
                   : kit::Text{"Not excluded, but not proved either.", "배제하지 못했지만 증명한 것도 아니다."};
    case base::Status::clear:
        return real ? kit::Text{"A real contact was lost.", "실제 접촉을 놓쳤다."}
                    : kit::Text{"Every box was discarded: no contact.", "모든 상자를 버렸다. 접촉은 없다."};
    case base::Status::budget_exhausted:
        return {"Out of checks is not “no collision”.", "검사 횟수를 다 썼다고 ‘충돌 없음’은 아니다."};
    case base::Status::invalid_input: break;
    }
    return {"The input is not valid.", "입력이 올바르지 않다."};
}

kit::Listing levels_listing(const Moment& m) {
    kit::Listing listing;
    listing.lines = {{"take every active box B", "활성 상자 B를 모두 꺼낸다"},
                     {"if width(B) < δ: converged", "폭(B) < δ이면: 수렴"},
                     {"else split the wider side (t on ties)", "아니면 긴 변을 가른다 (같으면 t)"},
                     {"  half: 0 outside F(half)? discard", "  반쪽: 0이 F(반쪽) 밖이면 버린다"},
                     {"  else: active on the next level", "  아니면: 다음 레벨에서 활성"}};
    const bool settles =
        m.step > 0 && record_at(m).converged > m.result.trace->steps[static_cast<std::size_t>(m.step) - 1].converged;
    listing.active = m.step == 0 ? 0 : settles ? 1 : record_at(m).active == 0 ? 3 : 2;
    return listing;
}

kit::Listing queue_listing(const Moment& m) {
    kit::Listing listing;
    listing.lines = {{"pop the earliest box B", "가장 이른 상자 B를 꺼낸다"},
                     {"if 0 is outside F(B): discard", "0이 F(B) 밖이면: 버린다"},
                     {"if width(B) < δ: hit, t ≥ B.t0", "폭(B) < δ이면: 충돌, t ≥ B.t0"},
                     {"else split the wider side, push both", "아니면 긴 변을 갈라 둘 다 넣는다"},
                     {"queue empty: clear", "큐가 비면: 충돌 없음"}};
    const std::int64_t focus = record_at(m).focus;
    if (m.step == 0 || focus < 0) {
        listing.active = 0;
        return listing;
    }
    const BoxState state = state_at(m.result.trace->boxes[static_cast<std::size_t>(focus)], m.step);
    listing.active = state == BoxState::converged ? 2 : state == BoxState::split ? 3 : 1;
    if (finished(m) && m.result.answer.status == base::Status::clear) listing.active = 4;
    return listing;
}

void read_listing(const Moment& m, kit::Readouts& out) {
    kit::Listing listing = m.params.mode == SearchOrder::levels ? levels_listing(m) : queue_listing(m);
    listing.key = "loop";
    listing.title = {"The loop", "반복문"};
    out.listings.push_back(std::move(listing));
}

// The queue's loop as a chart; the level search asks the same two questions of every box of a level.
void read_chart(const Moment& m, kit::Readouts& out) {
    using kit::NodeShape;
    kit::FlowChart chart;
    chart.key = "box";
    chart.title = {"What happens to a box", "상자 하나에 일어나는 일"};
    chart.nodes = {{{"box B", "상자 B"}, NodeShape::start, 0, 0},
                   {{"is 0 in F(B)?", "0이 F(B)에 있는가?"}, NodeShape::decision, 0, 1},
                   {{"discard", "버림"}, NodeShape::end, 1, 1},
                   {{"width < δ?", "폭 < δ?"}, NodeShape::decision, 0, 2},
                   {{"converged", "수렴"}, NodeShape::end, 1, 2},
                   {{"split in two", "둘로 가름"}, NodeShape::process, 0, 3}};
    chart.edges = {
        {0, 1, {}}, {1, 2, {"no", "아니요"}}, {1, 3, {"yes", "예"}}, {3, 4, {"yes", "예"}}, {3, 5, {"no", "아니요"}}};
    if (const std::int64_t index = box_in_view(m); index >= 0)
        switch (state_at(m.result.trace->boxes[static_cast<std::size_t>(index)], m.step)) {
        case BoxState::discarded: chart.active = 2; break;
        case BoxState::converged: chart.active = 4; break;
        case BoxState::split: chart.active = 5; break;
        case BoxState::active: chart.active = 3; break;
        case BoxState::unborn: break;
        }
    out.charts.push_back(std::move(chart));
}

void read_formula(const Moment& m, kit::Readouts& out) {
    kit::Formula formula;
    formula.key = "root";
    formula.title = {"The root by hand", "손으로 구한 근"};
    const double relative = m.params.travel - m.params.wall_drift;
    const double t = 4.5 / relative;
    if (!in_family(m.params) || m.params.separation > 0.0) return;
    formula.lines.push_back({kit::Text{"t = \\frac{wall x \\minus x_{0}}{travel \\minus drift}",
                                       "t = \\frac{벽 x \\minus x_{0}}{이동 거리 \\minus 벽 이동량}"},
                             kit::Role::text});
    if (!(relative > 0.0) || t > 1.0) {
        formula.lines.push_back({kit::Text{"no root in [0, 1]: the point never reaches the wall",
                                           "[0, 1] 안에 근 없음: 점이 벽에 닿지 않음"},
                                 kit::Role::miss});
    } else {
        const std::string drift = m.params.wall_drift < 0.0 ? "(\\minus " + digits(-m.params.wall_drift, 4) + ")"
                                                            : digits(m.params.wall_drift, 4);
        formula.lines.push_back({kit::Text::same("= \\frac{5 \\minus 0.5}{" + digits(m.params.travel, 4) + " \\minus " +
                                                 drift + "} = \\frac{4.5}{" + digits(relative, 4) + "}"),
                                 kit::Role::muted});
        formula.lines.push_back({kit::Text::same("= " + digits(t, 6)), kit::Role::truth});
    }
    out.formulas.push_back(std::move(formula));
}

void read_timeline(const Moment& m, kit::Readouts& out) {
    const std::string here = std::to_string(m.step), end = std::to_string(m.last_step);
    out.timeline_label = m.params.mode == SearchOrder::levels
                             ? kit::Text{"level " + here + " of " + end, "레벨 " + here + " / " + end}
                             : kit::Text{"pop " + here + " of " + end, "꺼낸 횟수 " + here + " / " + end};
    kit::TimelineMark mark;
    mark.step = m.last_step;
    switch (m.result.answer.status) {
    case base::Status::hit:
        mark.label = {"converged", "수렴"};
        mark.role = kit::Role::converged;
        break;
    case base::Status::clear:
        mark.label = {"nothing left", "남은 상자 없음"};
        mark.role = kit::Role::miss;
        break;
    default:
        mark.label = {"limit", "상한"};
        mark.role = kit::Role::active;
        break;
    }
    out.timeline_marks.push_back(std::move(mark));
}

} // namespace

void read_lesson(const Moment& m, kit::Readouts& out) {
    out.headline = headline(m);
    read_timeline(m, out);
    read_formula(m, out);
    read_listing(m, out);
    read_chart(m, out);
}

} // namespace tunnel::scenes::bisection
