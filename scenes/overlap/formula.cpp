// Answers: the arithmetic with live numbers: four comparisons and the way out for boxes, distance and radii for
// circles, bounds and depth for the rest, the two rules for the box on the floor.
#include "scenes/overlap/moment.hpp"

#include <algorithm>

namespace tunnel::scenes::overlap_lab {
namespace {

using kit::Role, kit::Text;

std::string number(double value) {
    const std::string text = short_number(std::abs(value));
    return value < 0.0 && text != "0" ? "\\minus " + text : text;
}
std::string bracketed(double value) { return value < 0.0 ? "(" + number(value) + ")" : number(value); }
Text truth(bool holds) { return holds ? Text{"   true", "   참"} : Text{"   false", "   거짓"}; }
bool closed(const Moment& m) { return m.params.detection == ContactRule::closed; }

struct Lines {
    const Moment& m;
    kit::Formula& f;
    // Lines of questions not asked yet stay away; those of an answer can be covered, from "{}" on where that is there.
    void add(Text text, Role role, bool answer = true) const { f.lines.push_back({std::move(text), role, answer}); }
    [[nodiscard]] Role role_of(const Check& c) const {
        return &c == check_now(m) ? Role::active : c.holds ? Role::text : Role::miss;
    }
};

// Each rule once, then its numbers on both axes.
void widths_and_pushes(const Lines& l) {
    l.add(Text{"width = min(maxs) \\minus max(mins)", "겹침 폭 = min(maxs) \\minus max(mins)"}, Role::muted, false);
    for (const AxisName name : {x_axis, y_axis}) {
        const Axis& axis = l.m.result.axes[name];
        l.add(Text::same((name == x_axis ? "x:  {}" : "y:  {}") + number(std::min(axis.a_hi, axis.b_hi)) + " \\minus " +
                         bracketed(std::max(axis.a_lo, axis.b_lo)) + " = " + number(axis.way.width)),
              axis.apart() ? Role::miss : Role::active);
    }
    if (l.m.result.contact.status != base::Status::hit) return;
    l.add(Text{"push = min(a_{1} \\minus b_{0}, b_{1} \\minus a_{0})",
               "밀어낼 거리 = min(a_{1} \\minus b_{0}, b_{1} \\minus a_{0})"},
          Role::muted, false);
    for (const AxisName name : {x_axis, y_axis}) {
        const Axis& axis = l.m.result.axes[name];
        l.add(Text::same((name == x_axis ? "x:  {}min(" : "y:  {}min(") + number(axis.way.push_up) + ", " +
                         number(axis.way.push_down) + ") = " + number(axis.push())),
              Role::push);
    }
}

void of_boxes(const Lines& l) {
    static constexpr const char* sides[] = {"a.max_{x} # b.min_{x}", "b.max_{x} # a.min_{x}", "a.max_{y} # b.min_{y}",
                                            "b.max_{y} # a.min_{y}"};
    const std::string sign = closed(l.m) ? "\\ge" : ">";
    const std::vector<Check>& checks = l.m.result.checks;
    const std::size_t asked = whole(l.m) ? checks.size() : static_cast<std::size_t>(l.m.step);
    for (std::size_t i = 0; i < asked && i < checks.size(); ++i) {
        std::string words = sides[i];
        words.replace(words.find('#'), 1, sign);
        const std::string numbers = number(checks[i].left) + " " + sign + " " + number(checks[i].right);
        l.add(Text::same(words + ":  {}" + numbers) + truth(checks[i].holds), l.role_of(checks[i]));
    }
    if (!whole(l.m)) return;
    for (std::size_t i = checks.size(); i < std::size(sides); ++i) {
        std::string words = sides[i];
        words.replace(words.find('#'), 1, sign);
        l.add(Text::same(words + ":  {}") + Text{"need not be asked", "물을 필요 없음"}, Role::muted);
    }
    widths_and_pushes(l);
}

std::string vector(const glm::dvec2& v) { return "(" + number(v.x) + ", " + number(v.y) + ")"; }

void direction_of_circles(const Lines& l) {
    const Moment& m = l.m;
    const Params& p = m.params;
    const glm::dvec2 between{p.b_x - p.a_x, p.b_y - p.a_y};
    const std::string quotient =
        "n = \\frac{c_{2} \\minus c_{1}}{d} = {}\\frac{" + vector(between) + "}{" + number(length(between)) + "}";
    if (!m.result.same_centre)
        l.add(Text::same(quotient + " = " + vector(m.result.normal)), Role::normal);
    else {
        l.add(Text::same(quotient) + Text{" = no number", " = 수가 아님"}, Role::hit);
        if (!m.result.lost()) l.add(Text{"so, by rule, n = (1, 0)", "그래서 규칙대로 n = (1, 0)"}, Role::normal);
    }
}

void of_circles(const Lines& l) {
    const Moment& m = l.m;
    const double d = m.result.checks[0].left, sum = m.result.checks[0].right;
    l.add(Text::same("d = |c_{2} \\minus c_{1}| = {}" + number(d)), m.step == 1 ? Role::active : Role::text);
    if (!whole(m) && m.step < 2) return;
    const std::string sign = closed(m) ? " \\le " : " < ";
    l.add(Text::same("d" + sign + "r_{1} + r_{2}:  {}" + number(d) + sign + number(sum)) +
              truth(m.result.checks[1].holds),
          l.role_of(m.result.checks[1]));
    if (!whole(m) || m.result.contact.status != base::Status::hit) return;
    l.add(Text{"depth = r_{1} + r_{2} \\minus d = {}", "깊이 = r_{1} + r_{2} \\minus d = {}"} +
              Text::same(number(m.params.a_half_x) + " + " + number(m.params.b_half_x) + " \\minus " + number(d) +
                         " = " + number(m.result.contact.depth)),
          Role::push);
    direction_of_circles(l);
}

void of_others(const Lines& l) {
    const Moment& m = l.m;
    for (const AxisName name : {x_axis, y_axis}) {
        if (!is_shown(m, name)) continue;
        const Axis& axis = m.result.axes[name];
        const std::string s = name == x_axis ? "x" : "y";
        l.add(Text{"bounds on " + s + ":  width = {}", s + "축 경계 상자:  폭 = {}"} +
                  Text::same(number(axis.way.width)),
              axis.apart()         ? Role::miss
              : is_active(m, name) ? Role::active
                                   : Role::text);
    }
    if (!is_shown(m, n_axis)) return;
    const Axis& n = m.result.axes[n_axis];
    l.add(Text::same("n = {}" + vector(m.result.normal)), Role::normal);
    if (m.result.contact.status == base::Status::hit)
        l.add(Text{"depth = a_{1} \\minus b_{0} = {}", "깊이 = a_{1} \\minus b_{0} = {}"} +
                  Text::same(number(n.a_hi) + " \\minus " + bracketed(n.b_lo) + " = " + number(m.result.contact.depth)),
              Role::push);
    else
        l.add(Text{"gap = {}", "틈 = {}"} + Text::same(number(m.result.nearest.distance)), Role::miss);
}

void of_floor(const Lines& l) {
    const Moved& now = moved(l.m);
    const auto line = [&](Text who, ContactRule rule, bool holds) {
        const std::string sign = rule == ContactRule::closed ? " \\ge " : " > ";
        l.add(std::move(who) + Text::same("0" + sign + number(now.bottom)) + truth(holds),
              holds ? Role::hit : Role::miss);
    };
    line({"detection: floor # bottom:  {}", "감지: 바닥 # 밑면:  {}"}, l.m.params.detection, now.detected);
    if (now.detected)
        line({"response: floor # bottom:  {}", "반응: 바닥 # 밑면:  {}"}, l.m.params.response, now.confirmed);
    for (std::size_t i = 0; i < l.f.lines.size(); ++i) {
        const std::string sign =
            (i == 0 ? l.m.params.detection : l.m.params.response) == ContactRule::closed ? "\\ge" : ">";
        for (std::string* words : {&l.f.lines[i].markup.en, &l.f.lines[i].markup.ko})
            words->replace(words->find('#'), 1, sign);
    }
    if (now.confirmed)
        l.add(Text{"push = 0 \\minus ", "밀어 올린 거리 = 0 \\minus "} +
                  Text::same(bracketed(now.bottom) + " = " + number(now.pushed)),
              Role::push);
    else
        l.add(Text{"no contact: gravity moves it", "접촉 아님: 중력이 상자를 움직인다"}, Role::muted);
}

} // namespace

void read_formula(const Moment& m, kit::Readouts& out) {
    kit::Formula f;
    f.key = "work";
    const Lines l{m, f};
    if (on_floor(m)) {
        f.title = {"What is asked in this step", "이 스텝에서 묻는 것"};
        of_floor(l);
    } else if (of_kind(m, Form::box)) {
        f.title = {"Four comparisons", "비교 네 번"};
        of_boxes(l);
    } else if (of_kind(m, Form::circle)) {
        f.title = {"Distance against radii", "거리와 반지름"};
        of_circles(l);
    } else {
        f.title = {"Bounds first, then the shapes", "경계 상자 먼저, 그다음 도형"};
        of_others(l);
    }
    out.formulas.push_back(std::move(f));
}

} // namespace tunnel::scenes::overlap_lab
