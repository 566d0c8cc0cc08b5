// Answers: step after step until all are done or one fails.
#include "core/integrate/run.hpp"

namespace tunnel::integrate {

namespace {

void record(RunTrace* trace, const State& state, std::int64_t evaluations) {
    if (trace == nullptr) return;
    if (trace->states.size() >= trace->limit) {
        trace->truncated = true;
        return;
    }
    trace->states.push_back(state), trace->evaluations.push_back(evaluations);
}

} // namespace

RunAnswer run(const AnySystem& system, const RunInput& input, State& state, Workspace& workspace, RunTrace* trace) {
    RunAnswer answer;
    if (trace != nullptr) trace->states.clear(), trace->evaluations.clear(), trace->truncated = false;
    if (input.steps < 0) return answer;
    if (!is_valid(state) || state.size() != system.size() || !system.is_valid()) return answer;
    const double start = state.t;
    StepOptions options = input.options;
    options.continues = false, options.first_inside = 0.0;
    answer.status = StepStatus::done;
    record(trace, state, 0);
    for (std::int64_t k = 1; k <= input.steps; ++k) {
        const StepAnswer one = step(input.method, system, input.h, state, workspace, options);
        answer.evaluations += one.evaluations;
        if (one.status != StepStatus::done) {
            answer.status = one.status, answer.failed_step = k;
            return answer;
        }
        state.t = start + static_cast<double>(k) * input.h;
        answer.steps = k;
        options.continues = true, options.first_inside = one.next_inside;
        record(trace, state, answer.evaluations);
    }
    return answer;
}

} // namespace tunnel::integrate
