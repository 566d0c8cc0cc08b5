// Answers: where many steps of the same h lead, and at which step a run breaks down. Time is start.t + k h, not a sum
// of h. Refuses: to go on after a step that failed, or to start anew; the last good state is the answer.
#pragma once

#include "core/integrate/step.hpp"

#include <cstddef>
#include <vector>

namespace tunnel::integrate {

struct RunInput {
    Method method = Method::semi_implicit_euler;
    double h = 1.0 / 60.0;  // s; negative runs backward
    std::int64_t steps = 0; // not negative
    StepOptions options{};  // `continues` and `first_inside` are the run's own affair
};

struct RunAnswer {
    StepStatus status = StepStatus::invalid_input;
    std::int64_t steps = 0;       // that were done
    std::int64_t failed_step = 0; // the step that failed, counted from 1; 0 when none did
    std::int64_t evaluations = 0; // of the force, those of a failed step included
};

// Every state, the start included: states[k] is after step k.
struct RunTrace {
    std::size_t limit = 100000; // states kept at most
    std::vector<State> states{};
    std::vector<std::int64_t> evaluations{}; // of the force, up to there
    bool truncated = false;                  // there were more states than the limit
};

// `state` is where the run starts, and then where it ends. The trace changes no bit of that.
[[nodiscard]] RunAnswer run(const AnySystem& system, const RunInput& input, State& state, Workspace& workspace,
                            RunTrace* trace = nullptr);

} // namespace tunnel::integrate
