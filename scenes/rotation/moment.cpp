// Answers: guises, errors and words of the moment, shared by picture, plots, tables and claims.
#include "scenes/rotation/moment.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace tunnel::scenes::rotation_lab {

namespace {

using kit::Dash, kit::Mark, kit::Role, kit::Text;

constexpr double no_number = std::numeric_limits<double>::quiet_NaN();

// Midpoint and RK4 look as where they step a motion on; so do both Eulers of a free body.
constexpr kit::MethodGuise driven_guises[method_count] = {
    {"matrix_euler", watched_names[0].label, Role::hit, Dash::solid, Mark::square},
    {"quaternion_euler", watched_names[1].label, Role::active, Dash::dashed, Mark::dot},
    {"exponential_map", watched_names[2].label, Role::converged, Dash::solid, Mark::diamond},
    {"lie_midpoint", watched_names[3].label, Role::push, Dash::dotted, Mark::cross},
    {"lie_rk4", watched_names[4].label, Role::text, Dash::dashed, Mark::square}};
constexpr kit::MethodGuise free_guises[method_count] = {
    {"explicit_euler", free_names[0].label, Role::hit, Dash::solid, Mark::square},
    {"implicit_euler", free_names[1].label, Role::second, Dash::solid, Mark::diamond},
    {"implicit_midpoint", free_names[2].label, Role::active, Dash::dotted, Mark::ring},
    {"lie_midpoint", free_names[3].label, Role::push, Dash::dotted, Mark::cross},
    {"lie_rk4", free_names[4].label, Role::text, Dash::dashed, Mark::square}};
constexpr kit::MethodGuise without_term{
    "no_gyroscope", {"term dropped", "자이로 항 없음"}, Role::hit, Dash::solid, Mark::square};

// Where an axis is fixed, and the method keeps to it, too, the distance is the lag less whole turns.
bool error_is_of_the_lag(double lag, double error, double least) {
    return std::abs(std::abs(std::remainder(lag, 2.0 * std::numbers::pi)) - error) <= least + 1e-3 * error;
}

} // namespace

const kit::MethodGuise& guise_of(const Params& p, std::size_t method) {
    if (!is_free(p)) return driven_guises[method];
    return method == 0 && !p.gyroscope ? without_term : free_guises[method];
}

double degrees(double radians) { return radians * (180.0 / std::numbers::pi); }

double lag_of(const Result& r, std::size_t method, int tick) {
    const MethodRun& run = r.runs[method];
    return run.lag.empty() || tick > run.reached() ? no_number : run.lag[static_cast<std::size_t>(tick)];
}
double turned_of(const Result& r, std::size_t method, int tick) {
    return r.wanted.empty() ? no_number : r.wanted[static_cast<std::size_t>(tick)] - lag_of(r, method, tick);
}
double error_of(const Result& r, std::size_t method, int tick) {
    const MethodRun& run = r.runs[method];
    return tick > run.reached() ? no_number : run.error[static_cast<std::size_t>(tick)];
}
bool has_stopped(const Result& r, std::size_t method, int tick) {
    const MethodRun& run = r.runs[method];
    return run.stopped > 0 && step_at(r, tick) >= run.stopped;
}
double size_of(const MethodRun& run, int tick) {
    const glm::dmat3& axes = run.poses[run.at(tick)].axes;
    double out = 0.0;
    for (int i = 0; i < 3; ++i) { // squares of what has grown without end run over before it does
        const double most = std::max({std::abs(axes[i].x), std::abs(axes[i].y), std::abs(axes[i].z), 1e-300});
        out = std::max(out, most * glm::length(axes[i] / most));
    }
    return out;
}
double rounding_of(const Params& p, const Result& r) {
    if (p.motion == Motion::free) return 1e-8 * (1.0 + p.turn * static_cast<double>(r.steps));
    return 1e-12 * (1.0 + p.turn * static_cast<double>(r.steps));
}

Fate fate_of(const Moment& m, std::size_t method, int tick) {
    const Result& r = m.result;
    if (has_stopped(r, method, tick)) return Fate::stopped;
    const double lag = lag_of(r, method, tick), error = error_of(r, method, tick), least = rounding_of(m.params, r);
    if (!std::isnan(lag) && std::abs(lag) > least && error_is_of_the_lag(lag, error, least))
        return lag > 0.0 ? Fate::behind : Fate::ahead;
    return error <= least ? Fate::exact : Fate::off;
}
const char* fate_key(Fate fate) {
    switch (fate) {
    case Fate::exact: return "exact";
    case Fate::behind: return "behind";
    case Fate::ahead: return "ahead";
    case Fate::off: return "off";
    case Fate::stopped: return "stopped";
    }
    return "";
}

kit::Text error_words(const Moment& m, std::size_t method, int tick) {
    const MethodRun& run = m.result.runs[method];
    const std::string lag = angle(lag_of(m.result, method, tick), 4),
                      error = angle(error_of(m.result, method, tick), 4);
    switch (fate_of(m, method, tick)) {
    case Fate::exact: return {"exact", "정확"};
    case Fate::behind: return {lag + " behind", lag + " 뒤처짐"};
    case Fate::ahead: return {lag + " ahead", lag + " 앞섬"};
    case Fate::off: return {error + " off", error + " 어긋남"};
    case Fate::stopped: {
        const std::string k = std::to_string(run.stopped);
        return run.status == integrate::RotationStatus::not_converged
                   ? Text{"step " + k + ": no solution, stopped", "스텝 " + k + ": 해를 못 찾아 멈춤"}
                   : Text{"step " + k + ": not finite, stopped", "스텝 " + k + ": 유한하지 않아 멈춤"};
    }
    }
    return {};
}

std::string number(double value, int digits) {
    if (std::isnan(value)) return "–";
    if (std::isinf(value)) return value < 0.0 ? "-∞" : "∞";
    std::string out = kit::digits(value, digits);
    const std::size_t e = out.find("e-0"); // 1e-06 is written 1e-6
    if (e != std::string::npos) out.erase(e + 2, 1);
    return out;
}
std::string angle(double radians, int digits) {
    const double value = degrees(std::abs(radians));
    return number(value, value < 0.01 ? 2 : digits) + "°";
}
std::string markup(double value, int digits) {
    return kit::tidy(value) < 0.0 ? "\\minus " + number(-value, digits) : number(value, digits);
}

kit::Text time_words(const Moment& m) {
    const double t = static_cast<double>(step_at(m.result, m.step)) * m.params.h;
    if (t < 3600.0) return Text::same(number(t, 4) + " s");
    const auto minutes = static_cast<std::int64_t>(t / 60.0 + 0.5);
    const std::string hours = std::to_string(minutes / 60), rest = std::to_string(minutes % 60);
    if (minutes % 60 == 0) return {hours + " h", hours + "시간"};
    return {hours + " h " + rest + " min", hours + "시간 " + rest + "분"};
}

} // namespace tunnel::scenes::rotation_lab
