// Answers: what the scene is, its readouts, and its picture.
#include "scenes/integrators/moment.hpp"
#include "scenes/kit/slider_marks.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes {
namespace integrators_lab {
namespace {

using kit::Role, kit::Text;

kit::Readout& add_number(kit::Readouts& out, const char* key, Text label, double value, const char* unit) {
    return out.add(key, std::move(label), kit::finite_or_null(value), unit);
}

const char* fate_of(const Moment& m) {
    const MethodRun& code = m.result.code_run();
    const int k = now_of(m).k;
    if (m.result.refused()) return "refused";
    if (code.stopped > 0 && k >= code.stopped) return "stopped";
    return code.diverged > 0 && k >= code.diverged ? "diverged" : "going";
}
Text fate_words(const Moment& m) {
    const std::string fate = fate_of(m);
    if (fate == "refused") return {"REFUSED", "거절"};
    if (fate == "stopped") return {"STOPPED", "멈춤"};
    if (fate == "diverged") return {"DIVERGED", "발산"};
    return {"going on", "진행 중"};
}

void read_code(const Moment& m, kit::Readouts& out) {
    const MethodRun& code = m.result.code_run();
    const Now now = now_of(m);
    kit::Readout& fate = out.add("code_status", {"the code", "문서의 코드"}, std::string(fate_of(m)));
    fate.shown = fate_words(m);
    fate.role = std::string(fate_of(m)) == "going" ? Role::miss : Role::hit;
    fate.verdict = fate.answer = true;
    const kit::Choice& system = system_names[static_cast<std::size_t>(m.params.system)];
    out.add("system", {"system", "계"}, std::string(system.word)).shown = system.label;
    kit::Readout& is = out.add("code_is", {"the code is", "코드의 방법"}, std::string(guise_of(m.result.code).key));
    is.shown = guise_of(m.result.code).name;
    is.role = guise_of(m.result.code).role, is.mark = guise_of(m.result.code).mark;
    out.add("steps_done", {"steps done", "마친 스텝"}, static_cast<std::int64_t>(now.k));
    add_number(out, "t", {"time", "시각"}, now.k * m.params.h, "s");
    add_number(out, "rate", {"frequency 1/h", "초당 스텝 수 1/h"}, 1.0 / m.params.h, "Hz");
    const bool none = m.result.refused();
    const integrate::State s = none ? integrate::State{} : code_state(m);
    const double nan = std::nan("");
    const char* length = length_unit(m.params);
    add_number(out, "code_place", {"place", "위치"}, none ? nan : s.x[m.result.up], length);
    add_number(out, "code_velocity", {"velocity", "속도"}, none ? nan : s.v[m.result.up],
               m.params.system == System::pendulum ? "rad/s" : "m/s");
    add_number(out, "code_acceleration", {"acceleration", "가속도"}, none ? nan : accel_of(m, now.k).y,
               m.params.system == System::pendulum ? "rad/s²" : "m/s²");
    add_number(out, "code_error", {"place minus exact", "정확한 위치와의 차"},
               none ? nan : signed_error(m, code, now.k), length)
        .answer = true;
    add_number(out, "code_energy", {"energy by the start's", "처음 대비 에너지"},
               none ? nan : energy_ratio(code, now.k), "×")
        .answer = true;
    out.add("code_diverged", {"diverged in step", "발산한 스텝"},
            code.diverged > 0 && now.k >= code.diverged ? kit::Value{static_cast<std::int64_t>(code.diverged)}
                                                        : kit::Value{})
        .answer = true;
}

void read_bounds(const Moment& m, kit::Readouts& out) {
    out.add("truth", {"compared with", "비교 대상"},
            std::string(m.result.truth == Truth::exact  ? "exact"
                        : m.result.truth == Truth::fine ? "fine"
                                                        : "none"))
        .shown = m.result.truth == Truth::exact  ? Text{"the exact motion", "정확한 운동"}
                 : m.result.truth == Truth::fine ? Text{"many small steps, 1e-12", "아주 작은 스텝, 1e-12"}
                                                 : Text{"nothing", "없음"};
    add_number(out, "angular_step", {"h ω", "h ω"}, has_rate(m.params) ? angular_step(m.params) : std::nan(""), "rad");
    if (!has_rate(m.params) || m.params.mass != Mass::one || has_damping(m.params)) return;
    const double edge = 2.0 / m.params.omega;
    kit::mark_slider(out, IntegratorsScene::table(), "h", edge, edge, {"hω = 2: #", "hω = 2: #"});
    kit::mark_slider(out, IntegratorsScene::table(), "omega", 2.0 / m.params.h, 2.0 / m.params.h,
                     {"hω = 2: #", "hω = 2: #"});
}

} // namespace
} // namespace integrators_lab

const kit::SceneInfo& IntegratorsScene::info() {
    static constexpr kit::SceneInfo it{
        "integrators",
        {"Euler, two ways, and what is better", "오일러 적분 두 가지와 더 나은 방법"},
        {"Document 003, section 12.6.3: Euler integration", "문서 003, 12.6.3절: 오일러 적분"},
        {"Swap the code's two lines, then make h larger.", "코드의 두 줄을 맞바꿔 보고, h를 키워 보자."},
        45.0};
    return it;
}

void IntegratorsScene::read(const kit::Moment<IntegratorsScene>& m, kit::Readouts& out) {
    integrators_lab::read_code(m, out);
    integrators_lab::read_bounds(m, out);
    integrators_lab::read_lesson(m, out);
    integrators_lab::read_formula(m, out);
    integrators_lab::read_listing(m, out);
    integrators_lab::read_ledger(m, out);
    integrators_lab::read_plots(m, out);
}

void IntegratorsScene::draw(const kit::Moment<IntegratorsScene>& m, kit::DrawList& list) {
    integrators_lab::draw_world(m, list);
    integrators_lab::draw_phase(m, list);
}

} // namespace tunnel::scenes
