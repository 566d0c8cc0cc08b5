// Answers: the headline of the moment, the words of the timeline, and where the exact contact of the document's family
// comes from.
#include "scenes/bisection/search.hpp"
#include "scenes/bisection/words.hpp"

#include <cmath>

namespace tunnel::scenes::bisection {
namespace {

kit::Text headline_of_hit(const Moment& m) {
    const ccd::ContactTime& truth = m.result.truth;
    const ccd::StepRecord& now = record_at(m);
    if (truth.status == base::Status::clear)
        return {"A false hit: δ is too coarse to tell.", "거짓 충돌이다. δ가 너무 커서 구별하지 못한다."};
    if (now.certified) return {"Caught: the first contact is in here.", "잡았다. 첫 접촉은 이 안에 있다."};
    if (truth.status == base::Status::hit && now.earliest.t1 < truth.lo)
        return {"Never late, but early: δ saw a contact too soon.", "늦지는 않지만 이르다. δ가 접촉을 앞당겼다."};
    return {"Not excluded, but not proved either.", "배제하지 못했지만 증명한 것도 아니다."};
}

kit::Text headline(const Moment& m) {
    if (!finished(m))
        return m.step == 0
                   ? kit::Text{"Where can bullet and wall meet? Throw away where they cannot.",
                               "총알과 벽은 어디서 만날 수 있을까? 만날 수 없는 곳은 버린다."}
                   : kit::Text{"They can only meet in what is left.", "만나는 곳은 남은 상자 안에만 있을 수 있다."};
    switch (m.result.answer.status) {
    case base::Status::hit: return headline_of_hit(m);
    case base::Status::clear:
        return lost_contact(m) ? kit::Text{"A false negative: a real contact was lost.",
                                           "거짓 음성(false negative)이다. 실제 접촉을 놓쳤다."}
                               : kit::Text{"Every box was discarded: no contact.", "모든 상자를 버렸다. 접촉은 없다."};
    case base::Status::budget_exhausted:
        return {"Out of checks is not “no collision”.", "검사 횟수를 다 썼다고 ‘충돌 없음’은 아니다."};
    case base::Status::invalid_input: break;
    }
    return {"The input is not valid.", "입력이 올바르지 않다."};
}

void read_formula(const Moment& m, kit::Readouts& out) {
    kit::Formula formula;
    formula.key = "root";
    formula.title = {"The contact by hand", "손으로 구한 접촉 시각"};
    const double relative = m.params.travel - m.params.wall_drift;
    const double t = 4.5 / relative;
    if (!in_family(m.params) || m.params.separation > 0.0) return;
    formula.lines.push_back({kit::Text{"t = \\frac{wall x \\minus x_{0}}{travel \\minus drift}",
                                       "t = \\frac{벽 x \\minus x_{0}}{이동 거리 \\minus 벽 이동량}"},
                             kit::Role::text});
    if (!(relative > 0.0) || t > 1.0) {
        formula.lines.push_back({kit::Text{"no such t in [0, 1]: the bullet never reaches the wall",
                                           "[0, 1] 안에 그런 t 없음: 총알이 벽에 닿지 않음"},
                                 kit::Role::miss, true});
    } else {
        const std::string drift = m.params.wall_drift < 0.0 ? "(\\minus " + digits(-m.params.wall_drift, 4) + ")"
                                                            : digits(m.params.wall_drift, 4);
        formula.lines.push_back({kit::Text::same("= \\frac{5 \\minus 0.5}{" + digits(m.params.travel, 4) + " \\minus " +
                                                 drift + "} = \\frac{4.5}{" + digits(relative, 4) + "}"),
                                 kit::Role::muted});
        formula.lines.push_back({kit::Text::same(about(t)), kit::Role::truth, true});
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
    mark.answer = true;
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
    if (m.params.motion == Motion::free)
        out.try_now = {
            "Drag the end points. The document's bullet and wall come back with “motion” under more settings.",
            "끝점을 끌어 보자. ‘설정 더 보기’에서 ‘움직임’을 ‘문서’로 바꾸면 문서의 총알과 벽이 돌아온다."};
    read_timeline(m, out);
    read_formula(m, out);
    read_loop(m, out);
}

} // namespace tunnel::scenes::bisection
