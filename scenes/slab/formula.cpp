// Answers: the arithmetic of this step with its numbers; where something is divided by 0, what comes of it.
#include "scenes/slab/moment.hpp"

#include <cmath>

namespace tunnel::scenes::slab_lab {
namespace {

using kit::Role, kit::Text;

// As markup; a negative one in brackets.
std::string plain(double v) {
    if (std::isnan(v)) return "NaN";
    if (std::isinf(v)) return v < 0.0 ? "\\minus \\infty" : "\\infty";
    const std::string text = number(std::abs(v));
    return v < 0.0 && text != "0" ? "\\minus " + text : text;
}
std::string bracketed(double v) { return v < 0.0 ? "(" + plain(v) + ")" : plain(v); }

struct Lines {
    kit::Formula& to;
    bool answer = false;
    void add(Text text, Role role = Role::text) const { to.lines.push_back({std::move(text), role, answer}); }
    void same(const std::string& text, Role role = Role::text) const { add(Text::same(text), role); }
};

void crossed_lines(const Lines& f, const Moment& m, int i) {
    const Interval& a = axis_of(m, i);
    const std::string n = name_of(i), o = bracketed(m.result.ray.origin[i]), d = plain(m.result.direction[i]);
    f.same(n + ": D_{" + n + "} = {}" + d + ", O_{" + n + "} = {}" + plain(m.result.ray.origin[i]), role_axis[i]);
    if (a.parallel) {
        f.add({"nothing to divide: parallel", "나누지 않는다: 평행"});
        const std::string lo = plain(a.near), hi = plain(a.far);
        f.add(Text::same(lo + " \\le {}" + o + " \\le {}" + hi) +
                  (a.holds ? Text{": always inside", ": 항상 안"} : Text{": no, never inside", ": 거짓, 늘 밖"}),
              a.holds ? Role::text : Role::miss);
        return;
    }
    f.same("in = \\frac{" + plain(a.near) + " \\minus " + o + "}{" + d + "} = {}" + plain(a.enter));
    f.same("out = \\frac{" + plain(a.far) + " \\minus " + o + "}{" + d + "} = {}" + plain(a.exit));
}

void document_lines(const Lines& f, const Moment& m, int i) {
    const Interval& a = axis_of(m, i);
    const double d = m.result.direction[i], inverse = static_cast<double>(1.0f / static_cast<float>(d));
    const std::string n = name_of(i), o = bracketed(m.result.ray.origin[i]), inv = bracketed(inverse);
    f.same("inv_{" + n + "} = \\frac{1}{" + plain(d) + "} = {}" + plain(inverse), role_axis[i]);
    const auto plane = [&](const char* name, double at, double t) {
        const double away = at - m.result.ray.origin[i];
        std::string text = std::string(name) + " = (" + plain(at) + " \\minus " + o + ") \\cdot " + inv;
        if (std::isinf(inverse)) text += " = {}" + bracketed(away) + " \\cdot " + inv;
        f.same(text + " = {}" + plain(t), std::isnan(t) ? Role::hit : Role::text);
    };
    plane("t_{0}", a.near, a.t0);
    plane("t_{1}", a.far, a.t1);
    const std::string both = "(" + plain(a.t0) + ", " + plain(a.t1) + ") = {}";
    f.same("Min" + both + plain(a.enter), a.met_nan() ? Role::hit : Role::text);
    f.same("Max" + both + plain(a.exit), a.met_nan() ? Role::hit : Role::text);
}

void shared_lines(const Lines& f, const Moment& m) {
    const Result& r = m.result;
    const Interval &x = axis_of(m, 0), &y = axis_of(m, 1);
    const std::string in = y.seen ? "max(" + plain(x.enter) + ", " + plain(y.enter) + ") = {}" : "";
    const std::string out = y.seen ? "min(" + plain(x.exit) + ", " + plain(y.exit) + ") = {}" : "";
    if (!y.seen)
        return f.add({"x never: y need not be looked at", "x 슬랩에 들지 못하므로 y는 볼 필요가 없다"}, Role::miss);
    f.same("enter = " + in + plain(r.enter));
    f.same("exit = " + out + plain(r.exit));
    const std::string both = plain(r.enter) + (share(m) ? " \\le {}" : " > ") + plain(r.exit);
    if (std::isnan(r.enter) || std::isnan(r.exit))
        f.add({"every comparison with NaN is false", "NaN과의 비교는 언제나 거짓"}, Role::hit);
    else if (r.rounded_away)
        f.add({"by less than these digits, compared exactly: entered too late",
               "이 자릿수로는 같지만, 정확히 비교하면 늦게 들어간다"},
              Role::miss);
    else
        f.add(Text::same(both + ": ") + (share(m) ? Text{"they share this", "공통 구간이 있음"}
                                                  : Text{"they share nothing", "공통 구간이 없음"}),
              share(m) ? Role::active : Role::miss);
}

void choice_lines(const Lines& f, const Moment& m) {
    const Result& r = m.result;
    const std::string enter = plain(r.enter), exit = plain(r.exit), reach = plain(m.params.reach);
    switch (r.answer.why) {
    case Why::front:
        f.same("0 \\le {}" + enter + " \\le {}" + reach);
        f.same("t = enter = {}" + plain(r.answer.t), Role::hit);
        f.add(Text::same("P = O + t \\cdot D = {}(" + plain(r.at(r.answer.t).x) + ", " + plain(r.at(r.answer.t).y) +
                         ")"));
        return;
    case Why::exit:
        f.add({"enter = " + enter + " < 0: it starts inside", "enter = " + enter + " < 0: 안에서 시작"});
        f.same("t = exit = {}" + plain(r.answer.t), Role::hit);
        return;
    case Why::zero:
        f.add({"enter = " + enter + " < 0: it starts inside", "enter = " + enter + " < 0: 안에서 시작"});
        f.same("t = 0", Role::hit);
        return;
    case Why::ignored:
        f.add({"enter = " + enter + " < 0: it starts inside", "enter = " + enter + " < 0: 안에서 시작"}, Role::miss);
        return;
    case Why::behind:
        f.add({"exit = " + exit + " < 0: behind", "exit = " + exit + " < 0: 뒤에 있음"}, Role::miss);
        return;
    case Why::too_far: {
        const bool inside = r.enter < 0.0;
        f.same((inside ? "exit = " + exit : "enter = " + enter) + " > " + reach, Role::miss);
        return;
    }
    case Why::nan:
        f.add({"NaN \\le {}" + reach + ": false, miss", "NaN \\le {}" + reach + ": 거짓, 충돌 없음"}, Role::hit);
        return;
    case Why::refused: f.add({"D = 0: no direction to go", "D = 0: 나아갈 방향이 없음"}, Role::miss); return;
    case Why::empty: break;
    }
    f.add({"no t lies in both", "두 구간에 다 드는 t가 없음"}, Role::miss);
}

} // namespace

void read_formula(const Moment& m, kit::Readouts& out) {
    kit::Formula f;
    f.key = "slab";
    const Lines lines{f, finished(m)};
    if (m.step == question) {
        f.title = {"A point of the ray", "광선 위의 점"};
        lines.same("P(t) = O + t \\cdot D, 0 \\le t \\le max");
    } else if (m.step <= y_slab) {
        const int i = m.step - x_slab;
        f.title = i == 0 ? Text{"When is the ray in the x slab?", "광선은 언제 x 슬랩 안에 있는가"}
                         : Text{"When is the ray in the y slab?", "광선은 언제 y 슬랩 안에 있는가"};
        if (!axis_of(m, i).seen)
            lines.add({"not looked at: it is decided", "보지 않는다: 이미 정해짐"}, Role::muted);
        else if (documents(m))
            document_lines(lines, m, i);
        else
            crossed_lines(lines, m, i);
    } else if (m.step == shared) {
        f.title = {"When is it in both?", "광선은 언제 두 슬랩 모두에 있는가"};
        if (m.result.answer.why != Why::refused) shared_lines(lines, m);
    } else {
        f.title = {"Which t is the answer?", "어느 t가 답인가"};
        choice_lines(lines, m);
    }
    out.formulas.push_back(std::move(f));
}

} // namespace tunnel::scenes::slab_lab
