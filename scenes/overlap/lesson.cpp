// Answers: the lesson of the moment in one sentence, and what the timeline says.
#include "scenes/overlap/moment.hpp"

namespace tunnel::scenes::overlap_lab {
namespace {

using kit::Text;

Text way_of(const Moment& m) {
    const glm::dvec2 n = m.result.normal;
    const std::string d = metres(m.result.contact.depth);
    if (n.x == 1.0) return {d + " to the right", "오른쪽으로 " + d};
    if (n.x == -1.0) return {d + " to the left", "왼쪽으로 " + d};
    if (n.y == 1.0) return {d + " up", "위로 " + d};
    if (n.y == -1.0) return {d + " down", "아래로 " + d};
    return {d + " along the normal", "법선을 따라 " + d};
}

Text of_pair(const Moment& m) {
    const Text way = way_of(m);
    switch (outcome_of(m)) {
    case Outcome::touching: return {"They just touch, and touching is contact.", "맞닿기만 했다. 맞닿아도 접촉이다."};
    case Outcome::apart:
        if (!m.result.axes[x_axis].apart() && !m.result.axes[y_axis].apart())
            return {"The bounding boxes meet, the shapes do not.", "경계 상자는 만나지만 도형은 만나지 않는다."};
        return {"One gap on any axis is enough: they are apart.", "어느 축이든 틈 하나면 충분하다. 떨어져 있다."};
    case Outcome::lost_touch:
        return {"They touch, and the rule with < has lost it.", "맞닿았는데 <로 비교하는 규칙이 놓쳤다."};
    case Outcome::no_direction:
        return {"The centres coincide: 0 divided by 0 is no direction.",
                "중심이 같다. 0을 0으로 나누면 방향이 나오지 않는다."};
    case Outcome::overlap: break;
    }
    if (m.result.same_centre)
        return {"The centres coincide: a direction has to be chosen, here +x.",
                "중심이 같다. 방향을 정해 주어야 한다. 여기서는 +x다."};
    if (any_contained(m) && m.result.left_by_width > 1e-9)
        return {"One lies inside the other: the overlap width is not the way out.",
                "하나가 다른 하나 안에 있다. 겹침 폭만큼 밀어서는 못 나온다."};
    return {"The shortest way out for B: " + way.en + ".", "B가 빠져나오는 가장 짧은 길: " + way.ko + "."};
}

Text of_check(const Check& now) {
    switch (now.what) {
    case Check::distance: return {"First the distance between the centres.", "먼저 중심 사이의 거리를 잰다."};
    case Check::reach:
        return now.holds ? Text{"The circles reach each other.", "두 원은 서로 닿는다."}
                         : Text{"Too far apart for both radii together.", "두 반지름을 합쳐도 닿지 않는다."};
    case Check::bounds_x:
    case Check::bounds_y:
        return now.holds ? Text{"The bounding boxes meet here: nothing is decided yet.",
                                "이 축에서는 경계 상자가 만난다. 아직 알 수 없다."}
                         : Text{"The bounding boxes have a gap here: so have the shapes.",
                                "이 축에서 경계 상자 사이에 틈이 있다. 도형도 떨어져 있다."};
    case Check::exact:
        return now.holds
                   ? Text{"The shapes themselves meet.", "도형 자체도 만난다."}
                   : Text{"The bounding boxes meet, the shapes do not.", "경계 상자는 만나지만 도형은 만나지 않는다."};
    default: break;
    }
    return now.holds
               ? Text{"This comparison holds: nothing is decided yet.", "이 비교는 참이다. 이것만으로는 알 수 없다."}
               : Text{"This comparison fails: they are apart, and we may stop.",
                      "이 비교가 거짓이다. 떨어져 있으니 여기서 끝낸다."};
}

Text floor_headline(const Moment& m) {
    const Moved& now = moved(m);
    const Result& r = m.result;
    if (r.first_contact < 0 || m.step < r.first_contact) return {"The box falls.", "상자가 떨어진다."};
    if (m.step == r.first_contact)
        return {"Contact: the response sets the box exactly on the floor.",
                "접촉이다. 반응이 상자를 정확히 바닥 위에 올려놓는다."};
    if (m.params.detection == ContactRule::closed && m.params.response == ContactRule::closed)
        return {"One rule for both: touching is contact, and the box rests.",
                "둘이 같은 규칙을 쓴다. 맞닿으면 접촉이니 상자가 멈춰 있다."};
    if (now.confirmed)
        return {"Sunk by one step of gravity, and pushed up again.",
                "중력에 한 스텝만큼 가라앉았다가 다시 밀려 올라온다."};
    if (now.detected)
        return {"Touching: the detection says contact, the response says apart.",
                "맞닿음: 감지는 접촉이라 하고 반응은 떨어졌다고 한다."};
    return {"The push ends at touching, and this rule sees no contact there.",
            "밀어내면 딱 맞닿는데, 이 규칙은 그것을 접촉으로 보지 않는다."};
}

Text question_of(const Moment& m, const Check* now) {
    if (on_floor(m)) return {"will the box come to rest?", "상자가 멈춰 설까?"};
    if (now == nullptr)
        return {"do they overlap, and which way out is the shortest?",
                "겹쳤을까? 빠져나오는 가장 짧은 길은 어느 쪽일까?"};
    if (now->what == Check::distance) return {"how far apart are the centres?", "두 중심 사이의 거리는 얼마일까?"};
    return {"what is the answer to this question?", "이 질문의 답은 무엇일까?"};
}

} // namespace

void read_lesson(const Moment& m, kit::Readouts& out) {
    const Check* now = check_now(m);
    if (on_floor(m))
        out.try_now = {"Set the response unlike the detection and step: will the box come to rest?",
                       "반응을 감지와 다르게 정하고 한 스텝씩 넘겨 보자. 상자가 멈춰 설까?"};
    out.question = question_of(m, now);
    out.headline = on_floor(m) ? floor_headline(m) : now != nullptr ? of_check(*now) : of_pair(m);
    const std::string k = std::to_string(m.step), all = std::to_string(on_floor(m) ? m.last_step : m.last_step - 1);
    if (on_floor(m)) {
        out.timeline_label = {"step " + k + " of " + all, "스텝 " + k + " / " + all};
        if (m.result.first_contact >= 0)
            out.timeline_marks.push_back(
                {static_cast<double>(m.result.first_contact), {"first contact", "첫 접촉"}, kit::Role::hit, true});
        return;
    }
    out.timeline_label = m.step == 0   ? Text{"at a glance", "한눈에"}
                         : finished(m) ? Text{"answer", "답"}
                                       : Text{"question " + k + " of " + all, "질문 " + k + " / " + all};
    const Verdict v = verdict_of(m);
    out.timeline_marks.push_back({static_cast<double>(m.last_step), v.word, v.role, true});
}

} // namespace tunnel::scenes::overlap_lab
