// Answers: the arithmetic of the axis of this step, with its numbers: both shadows, the overlap and the way out.
#include "scenes/sat/search.hpp"
#include "scenes/sat/words.hpp"

#include <algorithm>

namespace tunnel::scenes::sat_lab {
namespace {

using kit::Role, kit::Text;

std::string number(double value) {
    const std::string text = short_number(std::abs(value));
    return value < 0.0 && text != "0" ? "-" + text : text;
}
std::string bracketed(double value) { return value < 0.0 ? "(" + number(value) + ")" : number(value); }
std::string interval(double lo, double hi) { return "[" + number(lo) + ", " + number(hi) + "]"; }

std::string pair(const glm::dvec2& v) { return "(" + number(v.x) + ", " + number(v.y) + ")"; }

struct Lines {
    kit::Formula& to;
    bool answer = false;
    void add(Text text, Role role) const { to.lines.push_back({std::move(text), role, answer}); }
    void rule(Text text) const { to.lines.push_back({std::move(text), Role::text, false}); } // tells no answer
};

void shadows(const Lines& f, const Axis& axis) {
    const std::string n = "n = {}" + pair(axis.n); // {}: before it the question, which stays when answers are covered
    f.add(f.answer ? Text{n + ", from A to B", n + ", A에서 B로"} : Text::same(n), Role::normal);
    f.add(Text::same("A \\cdot n = [a_{0}, a_{1}] = {}" + interval(axis.a_lo, axis.a_hi)), Role::body);
    f.add(Text::same("B \\cdot n = [b_{0}, b_{1}] = {}" + interval(axis.b_lo, axis.b_hi)), Role::second);
    const std::string hi = number(std::min(axis.a_hi, axis.b_hi)), lo = bracketed(std::max(axis.a_lo, axis.b_lo));
    f.rule({"overlap = min(a_{1}, b_{1}) \\minus max(a_{0}, b_{0})",
            "겹침 = min(a_{1}, b_{1}) \\minus max(a_{0}, b_{0})"});
    f.add(Text::same("= " + hi + " \\minus " + lo + " = " + number(axis.overlap)),
          axis.separates ? Role::miss : Role::text);
}

void way_out_lines(const Lines& f, const Axis& axis) {
    f.rule({"push = min(a_{1} \\minus b_{0}, b_{1} \\minus a_{0})",
            "밀어낼 거리 = min(a_{1} \\minus b_{0}, b_{1} \\minus a_{0})"});
    f.add(Text::same("= min(" + number(axis.a_hi - axis.b_lo) + ", " + number(axis.b_hi - axis.a_lo) +
                     ") = " + number(axis.push)),
          Role::push);
    if (!f.answer && axis.sense < 0.0)
        f.add({"the second is less: n is turned", "둘째가 더 작으므로 n을 뒤집는다"}, Role::normal);
}

void lines(const Moment& m, const Axis& axis, kit::Formula& to) {
    const Lines f{to, finished(m)};
    const bool by_push = m.params.depth == DepthRule::push;
    shadows(f, axis);
    if (axis.separates) return;
    if (by_push) way_out_lines(f, axis);
    if (!f.answer || m.result.search.status != base::Status::hit) return;
    const std::string mtv = pair(m.result.search.mtv);
    f.add(by_push ? Text{"MTV = push \\cdot n = {}" + mtv, "MTV = 밀어낼 거리 \\cdot n = {}" + mtv}
                  : Text{"MTV = overlap \\cdot n = {}" + mtv, "MTV = 겹침 \\cdot n = {}" + mtv},
          Role::push);
}

} // namespace

void read_formula(const Moment& m, kit::Readouts& out) {
    const int now = axis_of_step(m);
    kit::Formula f;
    f.key = "axis";
    if (now < 0) {
        if (!m.result.valid()) return;
        f.title = {"On each axis", "축마다 하는 계산"};
        f.lines.push_back({Text{"overlap = min(a_{1}, b_{1}) \\minus max(a_{0}, b_{0})",
                                "겹침 = min(a_{1}, b_{1}) \\minus max(a_{0}, b_{0})"},
                           Role::text});
        out.formulas.push_back(std::move(f));
        return;
    }
    const std::string name = edge_name(axis_at(m, now));
    f.title = finished(m) ? Text{"On the axis of the answer", "답이 나온 축의 계산"}
                          : Text{"On axis " + name, "축 " + name + "의 계산"};
    lines(m, finished(m) ? turned_to_b(m, axis_at(m, now)) : axis_at(m, now), f);
    out.formulas.push_back(std::move(f));
}

} // namespace tunnel::scenes::sat_lab
