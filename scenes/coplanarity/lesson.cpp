// Answers: the headline of the moment, the words of the timeline and its marks.
#include "scenes/coplanarity/moment.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes::coplanarity {
namespace {

std::string t_of(double t) { return digits(t, 3); }

bool any(const Moment& m, Outcome wanted) {
    return std::any_of(methods_in_order.begin(), methods_in_order.end(),
                       [&](ImpactMethod k) { return outcome_of(m, k) == wanted; });
}

// The first time in one plane without contact; NaN: none.
double first_outside(const Moment& m) {
    for (const ccd::RootRecord& root : roots_of(m))
        if (!root.inside) return root.t;
    return std::nan("");
}

Text of_meshes(const Moment& m) {
    const MeshRun& run = *m.result.meshes;
    const double share = 100.0 * static_cast<double>(run.candidates.size()) / static_cast<double>(run.all_pairs);
    const std::string left = digits(share, 2);
    return {"The broad phase leaves " + left + " % of the pairs: only these are asked.",
            "넓은 단계를 거치면 쌍의 " + left + "%만 남고, 이것만 검사한다."};
}

Text of_a_miss(const Moment& m) {
    if (outcome_of(m, ImpactMethod::inclusion) == Outcome::missed)
        return {"Without its guard inclusion misses, too: a false negative.",
                "반올림 여유를 빼면 포함 방법도 놓친다. 거짓 음성(false negative)이다."};
    if (m.result.flat)
        return {"f comes out as 0 all the time: the cubic has no root to find, and a real hit is missed.",
                "f가 내내 0으로 계산된다. 삼차식에는 찾을 근이 없어 진짜 충돌을 놓친다."};
    return {"Rounding hid the contact from the cubic: a false negative.",
            "반올림 때문에 삼차식이 접촉을 놓쳤다. 거짓 음성(false negative)이다."};
}

Text of_a_hit(const Moment& m) {
    const double t = m.result.truth.lo, outside = first_outside(m);
    if (!has_plane(m))
        return {"No plane is needed here: they touch at t = " + t_of(t) + ".",
                "여기서는 평면을 따질 필요가 없다. 둘은 t = " + t_of(t) + "에 닿는다."};
    if (outside < t)
        return {"In one plane at t = " + t_of(outside) + ", yet no contact: that comes at t = " + t_of(t) + ".",
                "t = " + t_of(outside) + "에 한 평면에 놓이지만 바깥이다. t = " + t_of(t) + "에 닿는다."};
    return {"In one plane and inside: a contact at t = " + t_of(t) + ".",
            "한 평면에 놓이고 안쪽이다. t = " + t_of(t) + "에 닿는다."};
}

Text headline(const Moment& m) {
    if (m.result.meshes != nullptr) return of_meshes(m);
    if (!m.result.asked) return {"No query to ask yet.", "아직 던질 질의가 없다."};
    if (stepping(m) && m.step < m.last_step)
        return {"One question, three methods: each goes on by one step.",
                "물음은 하나, 방법은 셋이다. 한 단계씩 함께 나아간다."};
    if (any(m, Outcome::missed)) return of_a_miss(m);
    if (any(m, Outcome::undecided))
        return {"Out of checks is not “no collision”: undecided.",
                "검사 횟수를 다 썼다고 ‘충돌 없음’은 아니다. 미결정이다."};
    if (any(m, Outcome::invented))
        return {"A near miss: a hit was reported to be on the safe side.",
                "아슬아슬하게 빗나갔는데, 안전한 쪽으로 충돌이라고 알렸다."};
    if (truth_hits(m)) return of_a_hit(m);
    const double outside = first_outside(m);
    if (!std::isnan(outside) && has_plane(m))
        return {"In one plane at t = " + t_of(outside) + ", but outside: coplanar is not colliding.",
                "t = " + t_of(outside) + "에 한 평면에 놓이지만 바깥이다. 공면이라고 충돌은 아니다."};
    return {"They never meet.", "둘은 만나지 않는다."};
}

void mark(kit::Readouts& out, double step, Text label, Role role) {
    kit::TimelineMark one;
    one.step = step;
    one.label = std::move(label);
    one.role = role;
    one.answer = true;
    out.timeline_marks.push_back(std::move(one));
}

void marks(const Moment& m, kit::Readouts& out) {
    if (!m.result.asked) return;
    if (stepping(m)) {
        for (const ImpactMethod k : methods_in_order)
            mark(out, std::min(m.result.of(k).steps, m.last_step), name_of(k), Role::converged);
        return;
    }
    const double steps = CoplanarityScene::time_steps;
    if (truth_hits(m)) mark(out, steps * m.result.truth.lo, {"contact", "접촉"}, Role::hit);
    for (const ccd::RootRecord& root : roots_of(m))
        if (!root.inside) mark(out, steps * root.t, word_of_root(m, false), Role::miss);
}

} // namespace

void read_lesson(const Moment& m, kit::Readouts& out) {
    out.headline = headline(m);
    if (m.params.source == Source::file)
        out.try_now = {"Choose a query of the file by its number, then press play.",
                       "파일에서 질의의 번호를 고르고 재생해 보자."};
    else if (m.params.source == Source::meshes)
        out.try_now = {"Change the scale: which of the counts follow it?", "배율을 바꿔 보자. 어느 수가 따라 변할까?"};
    else if (m.params.kind != PairKind::vertex_face)
        out.try_now = {"Press play, then drag the end points.", "재생해 보자. 그다음 끝점을 끌어 보자."};
    const std::string step = std::to_string(m.step), last = std::to_string(m.last_step);
    out.timeline_label = stepping(m) ? Text{"step " + step + " of " + last, "단계 " + step + " / " + last}
                                     : Text::same("t = " + digits(m.step / static_cast<double>(m.last_step), 3));
    marks(m, out);
}

} // namespace tunnel::scenes::coplanarity
