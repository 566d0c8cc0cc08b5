// Answers: what the scene is, its readouts, and its picture.
#include "scenes/kit/slider_marks.hpp"
#include "scenes/rotation/moment.hpp"
#include "scenes/rotation/picture.hpp"

#include <cmath>
#include <limits>

namespace tunnel::scenes {
namespace rotation_lab {
namespace {

using kit::Role, kit::Text;

constexpr double no_value = std::numeric_limits<double>::quiet_NaN();

kit::Readout& put(kit::Readouts& out, const char* key, Text label, double value, const char* unit) {
    return out.add(key, std::move(label), kit::finite_or_null(value), unit);
}

Text verdict_words(const Moment& m, Fate fate) {
    const std::size_t i = watched_of(m.params);
    const std::string lag = angle(lag_of(m.result, i, m.step), 4), error = angle(error_of(m.result, i, m.step), 4);
    switch (fate) {
    case Fate::exact: return {"EXACT", "정확"};
    case Fate::behind: return {lag + " BEHIND", lag + " 뒤처짐"};
    case Fate::ahead: return {lag + " AHEAD", lag + " 앞섬"};
    case Fate::off: return {error + " OFF", error + " 어긋남"};
    case Fate::stopped: return {"STOPPED", "멈춤"};
    }
    return {};
}

void read_watched(const Moment& m, kit::Readouts& out) {
    const std::size_t i = watched_of(m.params);
    const Fate fate = fate_of(m, i, m.step);
    const kit::MethodGuise& g = guise_of(m.params, i);
    kit::Readout& verdict = out.add("status", g.name, std::string(fate_key(fate)));
    verdict.shown = verdict_words(m, fate);
    verdict.role = fate == Fate::exact ? Role::miss : Role::hit;
    verdict.verdict = verdict.answer = true;
    const kit::Choice& motion = motions[static_cast<std::size_t>(m.params.motion)];
    out.add("motion", {"motion", "운동"}, std::string(motion.word)).shown = motion.label;
    kit::Readout& watched = out.add("watched", {"shown in numbers", "숫자로 보는 방법"}, std::string(g.key));
    watched.shown = g.name;
    watched.role = g.role;
    out.add("steps_done", {"steps done", "마친 스텝"}, step_at(m.result, m.step));
    put(out, "t", {"time", "시각"}, static_cast<double>(step_at(m.result, m.step)) * m.params.h, "s");
    put(out, "angular_step", {"hω at the start", "처음의 hω"}, m.params.turn, "rad");
    put(out, "rate", {"ω at the start", "처음의 ω"}, m.result.rate, "rad/s");
    const bool counts = !m.result.wanted.empty();
    put(out, "wanted", {"should have turned", "돌았어야 할 각도"},
        counts ? degrees(m.result.wanted[static_cast<std::size_t>(m.step)]) : no_value, "°");
    put(out, "lag", {"behind, turns counted", "뒤처진 각도 (바퀴 수 포함)"}, degrees(lag_of(m.result, i, m.step)), "°")
        .answer = true;
    put(out, "error", {"angle to the exact body", "정확한 자세와의 각도"}, degrees(error_of(m.result, i, m.step)), "°")
        .answer = true;
}

double drift_at(const std::vector<double>& of, const MethodRun& run, int tick) {
    return of.empty() ? no_value : of[run.at(tick)];
}

void read_drift(const Moment& m, kit::Readouts& out) {
    const std::size_t i = watched_of(m.params);
    const MethodRun& run = m.result.runs[i];
    const bool matrix = is_driven(m.params) && i == 0;
    put(out, "drift_before",
        matrix ? Text{"orthogonality off, before correction", "보정 전 직교성 오차"}
               : Text{"|q| off 1, before correction", "보정 전 |q|와 1의 차"},
        drift_at(run.before, run, m.step), "");
    put(out, "drift_after", {"the same after correction", "보정 뒤 같은 값"}, drift_at(run.after, run, m.step), "");
    put(out, "size", {"size by the start's", "처음 대비 크기"}, size_of(run, m.step), "×");
    const bool free = !run.drift.empty();
    put(out, "energy_drift", {"energy off, share", "에너지 변화 비율"},
        free ? run.drift[run.at(m.step)].energy : no_value, "")
        .answer = true;
    put(out, "momentum_drift", {"angular momentum off, share", "각운동량 변화 비율"},
        free ? run.drift[run.at(m.step)].momentum : no_value, "")
        .answer = true;
    const auto tick = static_cast<std::size_t>(m.step);
    out.add("flips", {"its axis turned over", "축이 뒤집힌 횟수"},
            tick < m.result.flips.size() ? kit::Value{static_cast<std::int64_t>(m.result.flips[tick])} : kit::Value{})
        .answer = true;
    out.add("stopped", {"stopped in step", "멈춘 스텝"},
            has_stopped(m.result, i, m.step) ? kit::Value{run.stopped} : kit::Value{})
        .answer = true;
}

void read_marks(const Moment& m, kit::Readouts& out) {
    if (std::isnan(m.result.cancels_at)) return;
    kit::mark_slider(out, RotationScene::table(), "turn", m.result.cancels_at, m.result.cancels_at,
                     {"both errors of quaternion Euler cancel: #", "쿼터니언 오일러의 두 오차가 상쇄: #"}, Role::truth);
    out.slider_marks.back().answer = true;
}

kit::Pane world(const Moment&) {
    kit::Pane pane;
    pane.id = "world";
    pane.title = {"The same body, turned by each method", "같은 물체를 방법마다 돌린 모습"};
    pane.three_d = pane.snug = true;
    pane.lo = {-4.2, -3.3, -0.5}, pane.hi = {5.35, 3.25, 0.5};
    pane.turn = 0.5;
    pane.x.label = Text::same("x"), pane.y.label = Text::same("y"), pane.z.label = Text::same("z");
    return pane;
}

} // namespace
} // namespace rotation_lab

const kit::SceneInfo& RotationScene::info() {
    static constexpr kit::SceneInfo it{
        "rotation",
        {"Integrating rotation", "회전의 적분"},
        {"Document 003, section 12.6.4: integrating rotation", "문서 003, 12.6.4절: 회전의 적분"},
        {"Play, and watch the bodies against their outlines. Then pull hω up.",
         "재생하며 물체를 윤곽과 비교해 보자. 그다음 hω를 키워 보자."},
        20.0};
    return it;
}

void RotationScene::read(const kit::Moment<RotationScene>& m, kit::Readouts& out) {
    using namespace rotation_lab;
    read_watched(m, out);
    read_drift(m, out);
    read_marks(m, out);
    read_lesson(m, out);
    read_formula(m, out);
    read_listing(m, out);
    read_ledger(m, out);
    read_plots(m, out);
}

void RotationScene::draw(const kit::Moment<RotationScene>& m, kit::DrawList& list) {
    using namespace rotation_lab;
    const int pane = list.pane(world(m));
    draw_gauge(m, list, pane);
    draw_bodies(m, list, pane);
}

} // namespace tunnel::scenes
