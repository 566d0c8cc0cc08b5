// Answers: what every method is handed, the acceleration there, and the end of a step. Internal to core.
#pragma once

#include "core/integrate/step.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::integrate {

struct StepTask {
    const AnySystem& system;
    double h;
    State& state;
    Workspace& workspace;
    const StepOptions& options;
    StepAnswer answer{};

    [[nodiscard]] std::size_t size() const { return state.size(); }
    [[nodiscard]] Out row(std::size_t k) const { return workspace.row(k, size()); }
    [[nodiscard]] In x() const { return state.x; }
    [[nodiscard]] In v() const { return state.v; }

    void acceleration(double t, In at_x, In at_v, Out out) {
        system.force(t, at_x, at_v, out);
        ++answer.evaluations;
        for (std::size_t i = 0; i < out.size(); ++i) {
            const double inverse = system.inverse_mass(i);
            out[i] = inverse == 0.0 ? 0.0 : out[i] * inverse; // else an infinite force would be NaN
        }
    }
    // At the start of the step, in row 0.
    void first_acceleration() {
        if (!(options.continues && workspace.has_end)) acceleration(state.t, x(), v(), row(0));
        workspace.has_end = false;
    }
    // The state moves on only if all of it is finite.
    void finish(In new_x, In new_v) {
        bool good = std::isfinite(state.t + h);
        for (const double a : new_x) good = good && std::isfinite(a);
        for (const double a : new_v) good = good && std::isfinite(a);
        answer.status = good ? StepStatus::done : StepStatus::not_finite;
        if (!good) return;
        std::copy(new_x.begin(), new_x.end(), state.x.begin());
        std::copy(new_v.begin(), new_v.end(), state.v.begin());
        state.t += h;
    }
};

// to = from + s * rate, over all degrees of freedom; `to` may be `from`.
inline void advance(Out to, In from, double s, In rate) {
    for (std::size_t i = 0; i < to.size(); ++i) to[i] = from[i] + s * rate[i];
}

void explicit_euler(StepTask& task);
void semi_implicit_euler(StepTask& task);
void implicit_euler(StepTask& task);
void verlet(StepTask& task);
void midpoint(StepTask& task);
void heun(StepTask& task);
void rk4(StepTask& task);
void dormand_prince(StepTask& task);
void adaptive(StepTask& task);

} // namespace tunnel::integrate
