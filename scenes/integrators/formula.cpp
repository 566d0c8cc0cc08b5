// Answers: this step of the code with its numbers, and what its error or its energy comes to by a formula.
#include "scenes/integrators/moment.hpp"

#include <cmath>

namespace tunnel::scenes::integrators_lab {
namespace {

using kit::Role, kit::Text;

std::string bracketed(double v) { return kit::tidy(v) < 0.0 ? "(" + markup(v) + ")" : markup(v); }

// The step that the code is in, or has just done.
void step_lines(kit::Formula& f, const Moment& m) {
    const MethodRun& run = m.result.code_run();
    const Now now = now_of(m);
    const int k = now.line > 0 || now.k == 0 ? now.k : now.k - 1;
    if (k >= run.reached()) return;
    const std::size_t up = m.result.up;
    const integrate::State &a = run.at(k), &b = run.at(k + 1);
    const double h = m.params.h, accel = accel_of(m, k).y;
    const std::string n = std::to_string(k), next = std::to_string(k + 1);
    const char* x = in_plane(m.params) || is_mesh(m.params) ? "y" : "x";
    const double used = velocity_first(m) ? b.v[up] : a.v[up];
    const int done = now.line > 0 ? now.line : now.k > 0 ? lines_a_step : 0;
    const auto role = [&](int line) { return done == line ? Role::active : Role::text; };
    const std::string velocity = "v_{" + next + "} = " + markup(a.v[up]) + " + " + markup(h) + " \\cdot " +
                                 bracketed(accel) + " = {}" + markup(b.v[up]);
    const std::string place = std::string(x) + "_{" + next + "} = " + markup(a.x[up]) + " + " + markup(h) + " \\cdot " +
                              bracketed(used) + " = {}" + markup(b.x[up]);
    f.lines.push_back({Text::same("a_{" + n + "} = " + markup(accel)), role(1)});
    f.lines.push_back({Text::same(velocity_first(m) ? velocity : place), role(2)});
    f.lines.push_back({Text::same(velocity_first(m) ? place : velocity), role(3)});
}

void gravity_lines(kit::Formula& f, const Moment& m) {
    const Now now = now_of(m);
    const double t = now.k * m.params.h, sign = velocity_first(m) ? -1.0 : 1.0;
    const double error = signed_error(m, m.result.code_run(), now.k);
    const std::string minus = sign < 0.0 ? "\\minus " : "";
    f.lines.push_back({Text::same("y \\minus y_{exact} = " + minus + "\\frac{1}{2} g t h"), Role::text, true});
    f.lines.push_back({Text::same("= " + minus + "\\frac{1}{2} \\cdot 9.81 \\cdot " + number(t, 6) + " \\cdot " +
                                  number(m.params.h, 6) + " = {}" + markup(sign * 0.5 * 9.81 * t * m.params.h)),
                       Role::text, true});
    if (!std::isnan(error))
        f.lines.push_back({Text{"as it came out: ", "실제 결과: "} + markup(error), Role::truth, true});
}

// Of an undamped spring: what each step makes of the energy.
void spring_lines(kit::Formula& f, const Moment& m) {
    const double step = angular_step(m.params);
    const Now now = now_of(m);
    const std::string hw = number(step, 6);
    if (!velocity_first(m)) {
        const double factor = 1.0 + step * step;
        f.lines.push_back(
            {Text{"energy each step: ", "스텝마다 에너지: "} + "\\cdot (1 + (h ω)^{2}) = {}" + number(factor, 7),
             Role::hit, true});
        f.lines.push_back({Text::same(number(factor, 7) + "^{" + std::to_string(now.k) + "} = {}" +
                                      number(std::pow(factor, now.k), 6)),
                           Role::hit, true});
    } else {
        f.lines.push_back({Text::same("h ω = {}" + hw +
                                      (step < 2.0   ? " < 2: "
                                       : step > 2.0 ? " > 2: "
                                                    : " = 2: ")) +
                               (step < 2.0   ? Text{"bounded", "범위 안에 머묾"}
                                : step > 2.0 ? Text{"grows without end", "끝없이 커짐"}
                                             : Text{"on the edge", "바로 그 경계"}),
                           step < 2.0 ? Role::miss : Role::hit, true});
        if (step < 2.0)
            f.lines.push_back({Text{"energy at most ", "에너지는 많아야 "} + "\\frac{2 + h ω}{2 \\minus h ω} = {}" +
                                   number((2.0 + step) / (2.0 - step), 6) + Text{" times", "배"},
                               Role::miss, true});
    }
    if (const double ratio = energy_ratio(m.result.code_run(), now.k); !std::isnan(ratio))
        f.lines.push_back({Text{"as it came out: ", "실제 결과: "} + number(ratio, 6), Role::truth, true});
}

} // namespace

void read_formula(const Moment& m, kit::Readouts& out) {
    kit::Formula f;
    f.key = "step";
    f.title = {"This step of the code", "코드의 이번 스텝"};
    if (m.result.refused()) {
        f.lines.push_back({Text::same("\\frac{f}{m} = \\frac{f}{0}"), Role::hit});
        f.lines.push_back({{"no number: the system is refused", "수가 아니므로 이 계를 거절한다"}, Role::hit});
    } else
        step_lines(f, m);
    out.formulas.push_back(std::move(f));
    if (m.result.refused() || m.params.mass == Mass::infinite) return;
    kit::Formula whole;
    whole.key = "law";
    if (m.params.system == System::gravity) {
        whole.title = {"How far off after t", "시간 t 뒤의 오차"};
        gravity_lines(whole, m);
    } else if (m.params.system == System::spring) {
        whole.title = {"What becomes of the energy", "에너지는 어떻게 되는가"};
        spring_lines(whole, m);
    } else if (m.params.system == System::contact) {
        whole.title = {"Is the floor's spring stable?", "바닥 스프링은 안정한가"};
        const double step = angular_step(m.params);
        whole.lines.push_back({Text::same("h ω = " + number(m.params.h) + " \\cdot " + number(m.params.omega) +
                                          " = {}" + number(step) + (step < 2.0 ? " < 2" : " \\ge 2")),
                               step < 2.0 ? Role::miss : Role::hit, true});
    }
    if (!whole.lines.empty()) out.formulas.push_back(std::move(whole));
}

} // namespace tunnel::scenes::integrators_lab
