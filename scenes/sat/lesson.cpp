// Answers: the headline of the moment and the words of the timeline.
#include "scenes/sat/search.hpp"
#include "scenes/sat/words.hpp"

#include <algorithm>

namespace tunnel::scenes::sat_lab {
namespace {

kit::Text of_an_overlap(const Moment& m) {
    const Axis& axis = axis_at(m, m.result.search.chosen);
    if (axis.inside)
        return {"The overlap is " + metres(axis.overlap) + " wide, but the way out is " + metres(axis.push) + " long.",
                "겹침 폭은 " + metres(axis.overlap) + "지만 빠져나오려면 " + metres(axis.push) + "를 밀어야 한다."};
    const auto& axes = m.result.axes;
    if (std::any_of(axes.begin(), axes.end(), [](const Axis& a) { return a.tied; }))
        return {"Several ways out are equally short: place decides, not the order of the edges.",
                "똑같이 짧은 출구가 둘 이상이다. 변의 순서가 아니라 도형의 위치로 정한다."};
    return {"No axis keeps them apart: the shortest push of all is the way out.",
            "어느 축에도 틈이 없다. 밀어낼 거리가 가장 짧은 축으로 빠져나온다."};
}

kit::Text of_the_end(const Moment& m) {
    const std::string n = std::to_string(m.result.search.visited);
    switch (outcome_of(m)) {
    case Outcome::overlap: return of_an_overlap(m);
    case Outcome::touching: return {"They just touch, and touching is contact.", "맞닿기만 했다. 맞닿아도 접촉이다."};
    case Outcome::nearly_touching:
        return {"They touch, to the last digits that numbers hold.", "컴퓨터의 수가 나타내는 끝자리까지 맞닿아 있다."};
    case Outcome::apart:
        if (m.result.search.stopped + 1 == axis_count(m))
            return {"The only gap is on the last axis: stopping earlier would have been wrong.",
                    "틈은 마지막 축에만 있다. 그 전에 멈췄다면 틀렸을 것이다."};
        if (m.params.early_exit)
            return {"One gap is enough: nothing else need be examined.",
                    "틈 하나면 충분하다. 나머지는 볼 필요가 없다."};
        return {"One gap would have been enough; all " + n + " axes were examined.",
                "틈 하나면 충분했는데 축 " + n + "개를 모두 살폈다."};
    case Outcome::barely_apart:
        return {"Apart by the last digit only: rounding, not a real gap.",
                "마지막 자릿수만큼만 떨어졌다. 진짜 틈이 아니라 반올림 탓이다."};
    case Outcome::lost_touch:
        return {"They touch, and the rule “overlap ≤ 0 is apart” lost it.",
                "맞닿았는데 ‘겹침 ≤ 0이면 떨어짐’ 규칙이 놓쳤다."};
    case Outcome::not_out:
        return {"Pushed by the width of the overlap, and still inside.", "겹침 폭만큼 밀었는데 아직도 겹쳐 있다."};
    case Outcome::invalid: break;
    }
    return {"The theorem speaks of convex shapes only.", "분리축 정리는 볼록한 도형에만 통한다."};
}

kit::Text of_a_step(const Moment& m) {
    const int now = axis_of_step(m);
    switch (stand_of(m, now)) {
    case Stand::gap:
        return {"A gap between the shadows: a line fits between them.",
                "그림자 사이에 틈이 있다. 둘 사이에 직선이 들어간다."};
    case Stand::touch:
        return {"The shadows only touch, and this rule calls it a gap.",
                "그림자가 맞닿기만 했는데 이 규칙은 틈이라고 한다."};
    case Stand::least:
        return {"No gap here, and the shortest way out so far.", "여기는 틈이 없고, 지금까지 가장 짧은 출구다."};
    default:
        return {"No gap here: this axis alone decides nothing.", "여기는 틈이 없다. 이 축만으로는 아직 알 수 없다."};
    }
}

kit::Text headline(const Moment& m) {
    if (!m.result.valid() || finished(m)) return of_the_end(m);
    if (m.step == 0)
        return {"Is there a direction in which their shadows do not meet?", "그림자가 서로 만나지 않는 방향이 있을까?"};
    return of_a_step(m);
}

void read_timeline(const Moment& m, kit::Readouts& out) {
    const int n = m.result.search.visited;
    const std::string here = std::to_string(std::min(m.step, n)), all = std::to_string(axis_count(m));
    out.timeline_label =
        finished(m) ? kit::Text{"answer", "답"} : kit::Text{"axis " + here + " of " + all, "축 " + here + " / " + all};
    kit::TimelineMark mark;
    mark.step = m.last_step;
    mark.answer = true;
    const bool clear = m.result.search.status == base::Status::clear;
    mark.label = verdict_of(m).word;
    mark.role = clear ? kit::Role::miss : kit::Role::hit;
    out.timeline_marks.push_back(std::move(mark));
}

} // namespace

void read_lesson(const Moment& m, kit::Readouts& out) {
    out.headline = headline(m);
    out.question = {"do they overlap, and along which axis is the way out the shortest?",
                    "겹쳤을까? 어느 축으로 빠져나오는 길이 가장 짧을까?"};
    read_timeline(m, out);
}

} // namespace tunnel::scenes::sat_lab
