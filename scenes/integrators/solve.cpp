// Answers: every chosen method's whole run, the exact motion beside them, and at which step a run went wrong.
#include "scenes/integrators/setup.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes {
namespace integrators_lab {
namespace {

using integrate::Method, integrate::State;

constexpr Method methods[method_count] = {Method::explicit_euler,
                                          Method::semi_implicit_euler,
                                          Method::implicit_euler,
                                          Method::verlet,
                                          Method::midpoint,
                                          Method::heun,
                                          Method::rk4,
                                          Method::adaptive};

bool chosen(const Params& p, std::size_t i) {
    const bool on[method_count] = {p.explicit_euler, p.semi_implicit, p.implicit_euler, p.verlet, p.midpoint,
                                   p.heun,           p.rk4,           p.adaptive};
    return on[i];
}

// The adaptive pair may not keep the picture waiting: so many steps inside all of them.
integrate::RunInput input_of(Method method, const Params& p) {
    integrate::RunInput input{method, p.h, p.steps, {}};
    input.options.inside_limit = 10 + (is_mesh(p) ? 20000 : 400000) / p.steps;
    return input;
}

void go(MethodRun& run, const integrate::AnySystem& system, const State& start, const Params& p) {
    const integrate::RunInput input = input_of(run.method, p);
    State state = start;
    integrate::Workspace workspace(run.method, system.size());
    run.answer = integrate::run(system, input, state, workspace, &run.trace);
    // Of an infinite mass in motion there is no energy to speak of.
    const bool none = p.mass == Mass::infinite;
    for (const State& s : run.trace.states) run.energy.push_back(none ? std::nan("") : integrate::energy(system, s));
    if (run.answer.failed_step > 0) run.stopped = static_cast<int>(run.answer.failed_step);
}

// Energy is compared with that of the exact motion, which friction may make smaller.
void find_divergence(MethodRun& run, const Result& r, const std::vector<double>& exact_energy, double grown) {
    for (std::size_t k = 0; k < run.energy.size(); ++k) {
        const double exact = k < exact_energy.size() ? exact_energy[k] : run.energy.front();
        run.off.push_back((run.energy[k] - exact) / r.energy_scale);
        const bool bad = std::isinf(run.energy[k]) || (r.energy_scale > 0.0 && std::abs(run.off[k]) > grown);
        if (bad && run.diverged < 0 && k > 0) run.diverged = static_cast<int>(k);
    }
    if (run.diverged < 0) run.diverged = run.stopped;
}

// By what an error of energy is measured: on a line nothing is below 0, and the start's is all there is.
double scale_of(const Params& p, const Result& r, const integrate::AnySystem& system, const State& start) {
    double scale = std::abs(integrate::energy(system, start));
    if (on_line(p)) return scale;
    for (const State& s : r.exact) scale = std::max(scale, integrate::kinetic_energy(system, s));
    return scale;
}

// The exact motion at the steps and between them; where core knows none, many small steps of the adaptive pair.
void find_truth(Result& r, const integrate::AnySystem& system, const State& start, const Params& p) {
    const int fine = p.steps >= 400 ? 1 : 400 / p.steps + 1;
    constexpr int stretch = 50; // falls on a floor are counted from one to the next: not from the start each time
    State at = start, from = start;
    r.truth = Truth::exact;
    for (int k = 0; k <= p.steps && r.truth == Truth::exact; ++k) {
        if (k % stretch == 0 && k > 0 && (p.system == System::bounce || p.system == System::contact)) {
            if (!system.exact(from, k * p.h, at)) break;
            from = at, from.t = k * p.h;
        }
        for (int part = 0; part < (k < p.steps ? fine : 1); ++part) {
            const double t = (static_cast<double>(k) + static_cast<double>(part) / fine) * p.h;
            if (!system.exact(from, t, at)) {
                r.truth = Truth::none;
                break;
            }
            at.t = t;
            r.curve.push_back(at);
            if (part == 0) r.exact.push_back(at);
        }
    }
    if (r.truth == Truth::exact) return;
    r.curve.clear(), r.exact.clear();
    integrate::RunInput input = input_of(Method::adaptive, p);
    input.options.absolute = input.options.relative = 1e-12;
    integrate::RunTrace trace;
    integrate::Workspace workspace(Method::adaptive, system.size());
    at = start;
    if (integrate::run(system, input, at, workspace, &trace).status != integrate::StepStatus::done) return;
    r.truth = Truth::fine;
    r.exact = trace.states;
    r.curve = std::move(trace.states);
}

double apart(const Result& r, const State& a, const State& b) {
    const double up = a.x[r.up] - b.x[r.up];
    return r.across == no_coordinate ? std::abs(up) : std::hypot(a.x[r.across] - b.x[r.across], up);
}

void find_accel(Result& r, const integrate::AnySystem& system) {
    std::vector<double> force(system.size());
    for (const State& s : r.code_run().trace.states) {
        system.force(s.t, s.x, s.v, force);
        const auto of = [&](std::size_t i) {
            return i == no_coordinate || system.inverse_mass(i) == 0.0 ? 0.0 : force[i] * system.inverse_mass(i);
        };
        r.accel.push_back(of(r.across)), r.accel.push_back(of(r.up));
    }
}

} // namespace
} // namespace integrators_lab

IntegratorsScene::Result IntegratorsScene::solve(const Params& p) {
    using namespace integrators_lab;
    const Setup setup = set_up(p);
    const integrate::AnySystem system = setup.system();
    Result r;
    r.across = setup.across, r.up = setup.up;
    r.code = p.order == Order::velocity_first ? 1 : 0;
    if (const auto* mesh = std::get_if<integrate::SpringMesh>(&setup.thing))
        for (const integrate::SpringLink& link : mesh->links) r.links.emplace_back(link.a, link.b);
    if (system.is_valid()) find_truth(r, system, setup.start, p);
    std::vector<double> exact_energy;
    for (const integrate::State& s : r.exact) exact_energy.push_back(integrate::energy(system, s));
    if (system.is_valid()) r.energy_scale = scale_of(p, r, system, setup.start);
    for (std::size_t i = 0; i < method_count; ++i) {
        MethodRun& run = r.runs[i];
        run.method = methods[i];
        run.on = chosen(p, i) || i == r.code;
        if (!run.on) continue;
        go(run, system, setup.start, p);
        find_divergence(run, r, exact_energy, p.grown);
        for (std::size_t k = 0; k < run.trace.states.size() && k < r.exact.size(); ++k)
            run.error.push_back(apart(r, run.trace.states[k], r.exact[k]));
    }
    if (!r.refused()) find_accel(r, system);
    return r;
}

int IntegratorsScene::last_step(const Params& p, const Result&) { return p.by_line ? 3 * p.steps : p.steps; }

} // namespace tunnel::scenes
