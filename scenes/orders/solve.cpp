// Answers: each method's error and work at T, h after h, against the exact motion.
#include "core/integrate/error.hpp"
#include "core/integrate/run.hpp"
#include "scenes/orders/setup.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tunnel::scenes {
namespace orders_lab {
namespace {

using integrate::Method, integrate::State;

constexpr Method methods[method_count] = {Method::explicit_euler,
                                          Method::semi_implicit_euler,
                                          Method::implicit_euler,
                                          Method::verlet,
                                          Method::midpoint,
                                          Method::heun,
                                          Method::rk4};

bool takes_part(const Params& p, std::size_t i) {
    const bool on[method_count] = {
        p.explicit_euler, p.semi_implicit, p.implicit_euler, p.verlet, p.midpoint, p.heun, p.rk4};
    return on[i] || i == static_cast<std::size_t>(p.watched);
}

constexpr int fewest_steps = 3; // of the rougher ones

// At least two h, whatever the work.
int levels_of(const Params& p, std::size_t falls) {
    std::int64_t steps = p.first, sum = 0;
    int levels = 0;
    for (; levels <= p.halvings; ++levels, steps *= 2) {
        sum += steps * static_cast<std::int64_t>(falls);
        if (levels >= 2 && sum > most_steps) break;
    }
    return levels;
}

double apart(const Params& p, const State& a, const State& b, double rate) {
    return integrate::distance(a, b, p.norm == Norm::both ? rate : std::numeric_limits<double>::infinity());
}

struct Truth {
    std::vector<State> ends{};
    double size = 0.0;
};

Truth truth_of(const Params& p, const Setup& setup, const integrate::AnySystem& system) {
    Truth out;
    double sum = 0.0;
    for (const State& start : setup.starts) {
        State end = start;
        if (!system.exact(start, p.time, end)) end.x.assign(end.x.size(), std::nan(""));
        const State origin{0.0, std::vector<double>(start.size(), 0.0), std::vector<double>(start.size(), 0.0)};
        const double size =
            std::max(integrate::distance(start, origin, setup.rate), integrate::distance(end, origin, setup.rate));
        sum += size * size;
        out.ends.push_back(std::move(end));
    }
    out.size = std::sqrt(sum / static_cast<double>(setup.starts.size()));
    return out;
}

Spot spot_of(const Params& p, Method method, std::int64_t steps, const Setup& setup, const Truth& truth) {
    const integrate::AnySystem system = setup.system();
    Spot out;
    out.steps = steps, out.h = p.time / static_cast<double>(steps);
    const integrate::RunInput input{method, out.h, p.ending == Ending::right ? steps : steps - 1, {}};
    integrate::Workspace workspace(method, system.size());
    double sum = 0.0;
    State state;
    for (std::size_t k = 0; k < setup.starts.size(); ++k) {
        state = setup.starts[k];
        const integrate::RunAnswer answer = integrate::run(system, input, state, workspace);
        out.evaluations += static_cast<double>(answer.evaluations);
        const double error =
            answer.status == integrate::StepStatus::done ? apart(p, state, truth.ends[k], setup.rate) : std::nan("");
        sum = std::hypot(sum, error);
    }
    const auto falls = static_cast<double>(setup.starts.size());
    out.error = sum / std::sqrt(falls), out.evaluations /= falls;
    return out;
}

// What N steps of rounding can make of a motion of this size when all go the same way, as they do at constant force.
double floor_of(double size, std::int64_t steps) {
    return std::numeric_limits<double>::epsilon() * size * static_cast<double>(steps);
}

Fate fate_of(const Spot& spot, double size, double fast, double floor) {
    if (!std::isfinite(spot.error)) return Fate::stopped;
    if (spot.error > 0.5 * size) return Fate::large;
    if (spot.h * fast > 1.0) return Fate::coarse;
    return spot.error <= floor ? Fate::rounding : Fate::counted;
}

} // namespace
} // namespace orders_lab

OrdersScene::Result OrdersScene::solve(const Params& p) {
    using namespace orders_lab;
    const Setup setup = set_up(p);
    const Truth truth = truth_of(p, setup, setup.system());
    Result r;
    r.levels = levels_of(p, setup.starts.size());
    r.rate = setup.rate, r.size = truth.size, r.fast = setup.fast;
    for (int k = 0; k < r.levels; ++k) r.floor.push_back(floor_of(r.size, static_cast<std::int64_t>(p.first) << k));
    for (std::size_t i = 0; i < method_count; ++i) {
        MethodLine& line = r.lines[i];
        line.method = methods[i];
        line.on = takes_part(p, i);
        if (!line.on) continue;
        const auto judged = [&](std::int64_t steps) {
            Spot spot = spot_of(p, line.method, steps, setup, truth);
            spot.fate = fate_of(spot, r.size, r.fast, floor_of(r.size, steps));
            return spot;
        };
        for (int k = 0; k < r.levels; ++k) line.spots.push_back(judged(static_cast<std::int64_t>(p.first) << k));
        for (int steps = p.first / 2; steps >= fewest_steps; steps /= 2) line.rougher.push_back(judged(steps));
        std::reverse(line.rougher.begin(), line.rougher.end());
    }
    return r;
}

int OrdersScene::last_step(const Params&, const Result& r) { return r.levels - 1; }

} // namespace tunnel::scenes
