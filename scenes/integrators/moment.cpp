// Answers: places and numbers of the moment, shared by panes, plots, tables and words.
#include "scenes/integrators/moment.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tunnel::scenes::integrators_lab {

namespace {

constexpr double no_number = std::numeric_limits<double>::quiet_NaN();

void take(Span& span, const glm::dvec2& p) {
    span.lo = {std::min(span.lo.x, p.x), std::min(span.lo.y, p.y)};
    span.hi = {std::max(span.hi.x, p.x), std::max(span.hi.y, p.y)};
}

// Of the exact motion; of the runs what lies within a size or two of it.
template <class PlaceOf> Span span_of(const Moment& m, PlaceOf place, double about) {
    if (m.result.refused()) return {glm::dvec2(-1.0), glm::dvec2(1.0)};
    const glm::dvec2 first = place(m.result.code_run().at(0));
    Span exact{first, first};
    for (const integrate::State& s : m.result.curve) take(exact, place(s));
    const glm::dvec2 size = exact.hi - exact.lo;
    const glm::dvec2 room = glm::dvec2(std::max(size.x, 0.2 * size.y) + 0.01, std::max(size.y, 0.2 * size.x) + 0.01);
    const Span limit{exact.lo - about * room, exact.hi + about * room};
    Span out = exact;
    for (const MethodRun& run : m.result.runs)
        for (const integrate::State& s : run.trace.states) {
            const glm::dvec2 p = place(s);
            take(out, {std::clamp(p.x, limit.lo.x, limit.hi.x), std::clamp(p.y, limit.lo.y, limit.hi.y)});
        }
    for (const int axis : {0, 1}) // a motion that does not move fills a picture, too
        if (out.hi[axis] - out.lo[axis] < 1e-6) out.lo[axis] -= 0.5, out.hi[axis] += 0.5;
    return out;
}

} // namespace

Now now_of(const Moment& m) {
    if (!m.params.by_line) return {m.step, 0};
    return {m.step / lines_a_step, m.step % lines_a_step};
}
int timeline_step(const Params& p, int k) { return p.by_line ? lines_a_step * k : k; }

glm::dvec2 place_of(const Moment& m, const integrate::State& s) {
    const std::size_t across = m.result.across;
    return {across == no_coordinate ? s.t : s.x[across], s.x[m.result.up]};
}
glm::dvec2 velocity_of(const Moment& m, const integrate::State& s) {
    const std::size_t across = m.result.across;
    return {across == no_coordinate ? 0.0 : s.v[across], s.v[m.result.up]};
}
glm::dvec2 accel_of(const Moment& m, int k) {
    const std::size_t at = 2 * static_cast<std::size_t>(std::min(k, m.result.code_run().reached()));
    return {m.result.accel[at], m.result.accel[at + 1]};
}

integrate::State code_state(const Moment& m) {
    const Now now = now_of(m);
    const MethodRun& run = m.result.code_run();
    integrate::State out = run.at(now.k);
    if (now.line < 2 || now.k >= run.reached()) return out;
    const integrate::State& next = run.at(now.k + 1);
    (velocity_first(m) ? out.v : out.x) = velocity_first(m) ? next.v : next.x;
    return out;
}

bool energy_is_ratio(const Params& p) {
    return on_line(p); // nothing below 0 there
}
double energy_ratio(const MethodRun& run, int k) {
    if (run.energy.empty() || !(run.energy.front() > 0.0)) return no_number;
    return run.energy[static_cast<std::size_t>(std::min(k, run.reached()))] / run.energy.front();
}
double energy_error(const MethodRun& run, int k) {
    if (run.off.empty()) return no_number;
    return run.off[static_cast<std::size_t>(std::min(k, run.reached()))]; // NaN where the scale is 0
}
double signed_error(const Moment& m, const MethodRun& run, int k) {
    const auto at = static_cast<std::size_t>(k);
    if (k > run.reached() || at >= m.result.exact.size()) return no_number;
    return run.at(k).x[m.result.up] - m.result.exact[at].x[m.result.up];
}

std::string number(double value, int digits) {
    if (std::isnan(value)) return "–";
    if (std::isinf(value)) return value < 0.0 ? "-∞" : "∞";
    return kit::digits(value, digits);
}
std::string markup(double value, int digits) {
    if (std::isinf(value)) return value < 0.0 ? "\\minus \\infty" : "\\infty";
    return kit::tidy(value) < 0.0 ? "\\minus " + number(-value, digits) : number(value, digits);
}

kit::Text what_happened(const MethodRun& run) {
    using integrate::StepStatus;
    if (run.answer.status == StepStatus::invalid_input) return {"refused", "거절"};
    const std::string k = std::to_string(run.stopped > 0 ? run.stopped : run.diverged);
    if (run.stopped > 0 && run.answer.status == StepStatus::not_finite)
        return {"step " + k + ": not finite, stopped", "스텝 " + k + ": 유한하지 않아 멈춤"};
    if (run.stopped > 0 && run.answer.status == StepStatus::not_converged)
        return {"step " + k + ": no solution found, stopped", "스텝 " + k + ": 해를 못 찾아 멈춤"};
    if (run.stopped > 0) return {"step " + k + ": out of work, stopped", "스텝 " + k + ": 계산량 한도에서 멈춤"};
    if (run.diverged > 0) return {"step " + k + ": diverged", "스텝 " + k + ": 발산"};
    return {};
}

Span world_span(const Moment& m) {
    Span out = span_of(
        m, [&](const integrate::State& s) { return place_of(m, s); }, in_plane(m.params) ? 0.5 : 1.2);
    if (is_mesh(m.params) && !m.result.refused())
        for (const integrate::State* s : {&m.result.code_run().at(0), &m.result.code_run().at(m.params.steps)})
            for (std::size_t i = 0; i + 2 < s->size(); i += 3)
                if (std::abs(s->x[i]) + std::abs(s->x[i + 1]) + std::abs(s->x[i + 2]) < 10.0) // not one that flew off
                    take(out, {s->x[i + m.result.across % 3], s->x[i + 1]});
    if (on_line(m.params)) out.lo.x = 0.0, out.hi.x = m.params.h * m.params.steps + arrow_seconds(m);
    if (in_plane(m.params) && !m.result.refused()) { // the arrow at the end, too
        const integrate::State& end = m.result.code_run().at(m.params.steps);
        const glm::dvec2 tip = place_of(m, end) + arrow_seconds(m) * velocity_of(m, end),
                         room = 0.6 * (out.hi - out.lo);
        if (Span{out.lo - room, out.hi + room}.holds(tip)) take(out, tip);
    }
    if (m.params.system == System::orbit) take(out, glm::dvec2(0.0));
    return out;
}
Span phase_span(const Moment& m) {
    return span_of(
        m, [&](const integrate::State& s) { return glm::dvec2(s.x[m.result.up], s.v[m.result.up]); }, 1.2);
}

double arrow_seconds(const Moment& m) {
    const Params& p = m.params;
    if (!on_line(p)) return in_plane(p) ? 0.2 : 0.1;
    const double share = 0.12 * p.h * p.steps;
    // A swing's own time, so that the speeds it has make arrows of its size.
    return p.system == System::spring || p.system == System::damped ? std::min(share, 0.8 / p.omega) : share;
}

} // namespace tunnel::scenes::integrators_lab
