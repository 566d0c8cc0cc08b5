// Answers: the state of the questions and of the answer, for all that is drawn and said.
#include "scenes/overlap/moment.hpp"

#include "scenes/overlap/rest.hpp"

namespace tunnel::scenes::overlap_lab {
namespace {

AxisName axis_of(Check::What what) {
    switch (what) {
    case Check::a_right:
    case Check::b_right:
    case Check::bounds_x: return x_axis;
    case Check::a_top:
    case Check::b_top:
    case Check::bounds_y: return y_axis;
    case Check::distance:
    case Check::reach:
    case Check::exact: break;
    }
    return n_axis;
}

kit::Text word_of(Outcome outcome) {
    switch (outcome) {
    case Outcome::overlap: return {"OVERLAP", "겹침"};
    case Outcome::touching: return {"TOUCHING", "맞닿음"};
    case Outcome::apart: return {"APART", "떨어져 있음"};
    case Outcome::lost_touch: return {"APART, wrongly", "떨어져 있음 (틀림)"};
    case Outcome::no_direction: return {"NO DIRECTION", "방향 없음"};
    }
    return {};
}

kit::Text detail_of(const Moment& m, Outcome outcome) {
    const Result& r = m.result;
    const std::string depth = metres(r.contact.depth);
    switch (outcome) {
    case Outcome::overlap: return {"depth " + depth, "파고든 깊이 " + depth};
    case Outcome::touching: return {"contact, depth 0", "접촉, 깊이 0"};
    case Outcome::apart: return {"gap " + metres(r.nearest.distance), "틈 " + metres(r.nearest.distance)};
    case Outcome::lost_touch: return {"a touch was lost", "맞닿은 것을 놓침"};
    case Outcome::no_direction: return {"0 divided by 0", "0 나누기 0"};
    }
    return {};
}

Verdict floor_verdict(const Moment& m) {
    const Moved& now = moved(m);
    Verdict v{now.confirmed ? kit::Text{"CONTACT", "접촉"} : kit::Text{"NO CONTACT", "접촉 아님"},
              {},
              now.confirmed ? kit::Role::hit : kit::Role::miss};
    if (now.confirmed && now.pushed > 0.0)
        v.detail = {"pushed up " + metres(now.pushed), metres(now.pushed) + " 밀어 올림"};
    else if (now.confirmed)
        v.detail = {"at rest, touching", "맞닿은 채 멈춤"};
    else if (now.detected)
        v.detail = {"the two rules disagree", "두 규칙이 엇갈림"};
    else
        v.detail = now.bottom == 0.0 ? kit::Text{"touching, called apart", "맞닿았는데 떨어짐으로 침"}
                                     : kit::Text{"falling", "떨어지는 중"};
    return v;
}

} // namespace

const Check* check_now(const Moment& m) {
    const int index = m.step - 1;
    if (on_floor(m) || index < 0 || index >= static_cast<int>(m.result.checks.size())) return nullptr;
    return &m.result.checks[static_cast<std::size_t>(index)];
}

bool has_third(const Moment& m) { return !of_kind(m, Form::box); }

bool is_shown(const Moment& m, AxisName axis) {
    if (axis == n_axis && !has_third(m)) return false;
    if (whole(m)) return true;
    for (int i = 0; i < m.step && i < static_cast<int>(m.result.checks.size()); ++i)
        if (axis_of(m.result.checks[static_cast<std::size_t>(i)].what) == axis) return true;
    return false;
}

bool is_active(const Moment& m, AxisName axis) {
    const Check* now = check_now(m);
    return now != nullptr && axis_of(now->what) == axis;
}

bool any_contained(const Moment& m) { return m.result.axes[x_axis].contained() || m.result.axes[y_axis].contained(); }

Outcome outcome_of(const Moment& m) {
    const Result& r = m.result;
    if (r.status != r.contact.status) return Outcome::lost_touch;
    if (r.status != base::Status::hit) return Outcome::apart;
    if (r.lost()) return Outcome::no_direction;
    return r.touching ? Outcome::touching : Outcome::overlap;
}

Verdict verdict_of(const Moment& m) {
    if (on_floor(m)) return floor_verdict(m);
    const Outcome outcome = outcome_of(m);
    return {word_of(outcome), detail_of(m, outcome), outcome == Outcome::apart ? kit::Role::miss : kit::Role::hit};
}

int flips_so_far(const Moment& m) {
    int flips = 0;
    for (int i = m.result.first_contact + 1; i <= m.step && m.result.first_contact >= 0; ++i) {
        const auto k = static_cast<std::size_t>(i);
        flips += m.result.film[k].confirmed != m.result.film[k - 1].confirmed ? 1 : 0;
    }
    return flips;
}

kit::Text name_of(AxisName axis) {
    return axis == x_axis   ? kit::Text{"axis x", "x축"}
           : axis == y_axis ? kit::Text{"axis y", "y축"}
                            : kit::Text{"along the normal", "법선 방향"};
}

kit::Text way_name(AxisName axis, bool up) {
    if (axis == x_axis) return up ? kit::Text{"right", "오른쪽"} : kit::Text{"left", "왼쪽"};
    if (axis == y_axis) return up ? kit::Text{"up", "위"} : kit::Text{"down", "아래"};
    return kit::Text::same(up ? "+n" : "−n");
}

kit::Text words_of(const Check& c, const Params& p) {
    const std::string sign = p.detection == ContactRule::closed ? " ≥ " : " > ";
    const std::string numbers = short_number(c.left) + sign + short_number(c.right);
    switch (c.what) {
    case Check::a_right: return {"A right" + sign + "B left: " + numbers, "A 오른쪽" + sign + "B 왼쪽: " + numbers};
    case Check::b_right: return {"B right" + sign + "A left: " + numbers, "B 오른쪽" + sign + "A 왼쪽: " + numbers};
    case Check::a_top: return {"A top" + sign + "B bottom: " + numbers, "A 위" + sign + "B 아래: " + numbers};
    case Check::b_top: return {"B top" + sign + "A bottom: " + numbers, "B 위" + sign + "A 아래: " + numbers};
    case Check::bounds_x: return {"bounds on x: " + metres(c.left), "x축 경계 상자: " + metres(c.left)};
    case Check::bounds_y: return {"bounds on y: " + metres(c.left), "y축 경계 상자: " + metres(c.left)};
    case Check::distance: return {"distance " + metres(c.left), "거리 " + metres(c.left)};
    case Check::reach: {
        const std::string less = p.detection == ContactRule::closed ? " ≤ " : " < ";
        return kit::Text::same(short_number(c.left) + less + "r1 + r2 = " + short_number(c.right));
    }
    case Check::exact: break;
    }
    return {"the shapes themselves", "도형 자체의 판정"};
}

} // namespace tunnel::scenes::overlap_lab
