// Answers: how far a step turns by each formula beside how far it should, and what that comes to by now.
#include "scenes/rotation/moment.hpp"

#include <cmath>

namespace tunnel::scenes::rotation_lab {
namespace {

using kit::Role, kit::Text;

double by_matrix(double turn) { return std::atan(turn); }
double by_quaternion(double turn) { return 2.0 * std::atan(0.5 * turn); }

// The step that was just done, or the first.
std::int64_t step_in_question(const Moment& m) { return std::max<std::int64_t>(step_at(m.result, m.step), 1) - 1; }

void wanted_line(kit::Formula& f, double turn) {
    f.lines.push_back({Text{"wanted: ", "돌아야 할 각도: "} + "h ω = {}" + number(turn, 6) + " rad", Role::truth});
}

void angles_of_a_step(kit::Formula& f, const Moment& m) {
    const double turn = wanted_step(m.params, step_in_question(m));
    f.title = {"How far one step turns", "한 스텝에 도는 각도"};
    wanted_line(f, turn);
    const kit::MethodGuise &quaternion = guise_of(m.params, 1), &matrix = guise_of(m.params, 0);
    f.lines.push_back({Text(quaternion.name) + ": 2 atan(\\frac{h ω}{2}) = {}" + number(by_quaternion(turn), 6),
                       quaternion.role, true});
    if (m.params.axis == Axis::skew && m.params.orthogonaliser == Orthogonaliser::gram_schmidt)
        f.lines.push_back({Text(matrix.name) + Text{": no formula, the axis is skew", ": 축이 비스듬해 공식이 없음"},
                           matrix.role, true});
    else
        f.lines.push_back({Text(matrix.name) + ": atan(h ω) = {}" + number(by_matrix(turn), 6), matrix.role, true});
}

// What is left of a rotation before it is corrected, one step on.
void drift_of_a_step(kit::Formula& f, const Moment& m) {
    const double turn = wanted_step(m.params, step_in_question(m));
    const std::string hw = number(turn, 6);
    f.title = {"No rotation any more: by a step", "한 스텝에 회전에서 벗어나는 정도"};
    f.lines.push_back({Text::same("|q|^{2}: × (1 + (\\frac{h ω}{2})^{2}) = {}" + number(1.0 + 0.25 * turn * turn, 6)),
                       guise_of(m.params, 1).role});
    f.lines.push_back(
        {Text::same("R^{T} R: × (1 + (h ω)^{2}) = {}" + number(1.0 + turn * turn, 6)), guise_of(m.params, 0).role});
}

void lag_by_now(kit::Formula& f, const Moment& m, std::size_t method, const char* formula, double a_step) {
    const std::int64_t k = step_at(m.result, m.step);
    const double lag = static_cast<double>(k) * (m.params.turn - a_step);
    f.lines.push_back(
        {Text::same(std::to_string(k) + " (h ω \\minus " + formula + ") = {}" + number(degrees(lag), 6) + "°"),
         guise_of(m.params, method).role, true});
}

void lags(kit::Formula& f, const Moment& m) {
    const std::string k = std::to_string(step_at(m.result, m.step));
    f.title = {"Behind after step " + k, k + "스텝 뒤에 뒤처진 각도"};
    lag_by_now(f, m, 1, "2 atan(\\frac{h ω}{2})", by_quaternion(m.params.turn));
    if (m.params.axis != Axis::skew || m.params.orthogonaliser == Orthogonaliser::polar)
        lag_by_now(f, m, 0, "atan(h ω)", by_matrix(m.params.turn));
}

// A frozen omega gains, the components lose: what both come to by now.
void two_sources(kit::Formula& f, const Moment& m) {
    const std::int64_t k = step_at(m.result, m.step);
    double frozen = 0.0, turned = 0.0;
    for (std::int64_t i = 0; i < k; ++i) {
        frozen += wanted_step(m.params, i);
        turned += by_quaternion(wanted_step(m.params, i));
    }
    const double gain = frozen - wanted_angle(m.params, k), loss = frozen - turned;
    f.title = {"Two sources of error, by now", "지금까지의 두 오차"};
    f.lines.push_back(
        {Text{"ω frozen: ", "ω를 고정: "} + "\\frac{h}{2} (ω_{0} \\minus ω_{k}) = {}" + markup(degrees(gain), 5) + "°",
         guise_of(m.params, 2).role, true});
    f.lines.push_back({Text{"components: ", "성분마다 적분: "} + "\\minus Σ (h ω \\minus 2 atan(\\frac{h ω}{2})) = {}" +
                           markup(degrees(-loss), 5) + "°",
                       guise_of(m.params, 1).role, true});
    f.lines.push_back({Text(guise_of(m.params, 1).name) + Text{": both together = {}", ": 둘을 더하면 = {}"} +
                           markup(degrees(gain - loss), 5) + "°",
                       guise_of(m.params, 1).role, true});
}

void orders(kit::Formula& f, const Moment& m) {
    f.title = {"Half of h: the error falls by", "h가 절반일 때 오차가 줄어드는 배수"};
    for (std::size_t i = 0; i < method_count; ++i) {
        const int order = integrate::order_of(integrate::all_rotation_methods[i]);
        f.lines.push_back(
            {Text(guise_of(m.params, i).name) + ": 2^{" + std::to_string(order) + "} = {}" + std::to_string(1 << order),
             guise_of(m.params, i).role, true});
    }
}

void conserved(kit::Formula& f, const Moment& m) {
    const glm::dvec3 moments = moments_of(m.params), w = free_start(m.params).omega;
    f.title = {"What no torque may change", "토크가 없으면 변하지 않는 것"};
    f.lines.push_back({Text::same("E = \\frac{1}{2} ω \\cdot I ω = {}" +
                                  number(integrate::kinetic_energy(moments, free_start(m.params)), 6) + " J"),
                       Role::truth});
    f.lines.push_back(
        {Text::same("L = |I ω| = {}" + number(glm::length(moments * w), 6) + " kg m^{2}/s"), Role::truth});
    const std::size_t i = watched_of(m.params);
    const MethodRun& run = m.result.runs[i];
    const integrate::ConservedDrift& drift = run.drift[run.at(m.step)];
    f.lines.push_back({Text(guise_of(m.params, i).name) + Text{": energy off = {}", ": 에너지 변화 = {}"} +
                           markup(100.0 * drift.energy, 4) + "%",
                       guise_of(m.params, i).role, true});
    f.lines.push_back({Text(guise_of(m.params, i).name) + Text{": momentum off = {}", ": 각운동량 변화 = {}"} +
                           markup(100.0 * drift.momentum, 4) + "%",
                       guise_of(m.params, i).role, true});
}

} // namespace

void read_formula(const Moment& m, kit::Readouts& out) {
    kit::Formula second;
    second.key = "law";
    if (m.params.motion == Motion::one_axis) {
        kit::Formula step;
        step.key = "step";
        angles_of_a_step(step, m);
        out.formulas.push_back(std::move(step));
    }
    if (one_axis(m.params) && !m.params.correct)
        drift_of_a_step(second, m);
    else if (m.params.motion == Motion::one_axis && m.params.order == ProductOrder::omega_q)
        lags(second, m);
    else if (is_changing(m.params))
        two_sources(second, m);
    else if (is_wandering(m.params))
        orders(second, m);
    else if (is_free(m.params))
        conserved(second, m);
    if (!second.lines.empty()) out.formulas.push_back(std::move(second));
}

} // namespace tunnel::scenes::rotation_lab
