// Answers: the steps of a run, one after the other.
#include "core/integrate/rotation/rotation_run.hpp"

#include "core/integrate/rotation/orthogonal.hpp"

#include <algorithm>

namespace tunnel::integrate {

namespace {

void note(RotationTrace* trace, const RotationTrace::Entry& entry) {
    if (trace == nullptr) return;
    if (trace->entries.size() < trace->limit)
        trace->entries.push_back(entry);
    else
        trace->truncated = true;
}

} // namespace

RotationAnswer rotation_run(const RotationInput& input, const AngularVelocity& omega, Attitude& attitude,
                            RotationTrace* trace) {
    RotationAnswer out;
    out.t = input.t;
    if (trace != nullptr) trace->entries.clear(), trace->truncated = false;
    if (!std::isfinite(input.t) || !std::isfinite(input.h) || input.steps < 0) return out;
    if (!is_unit(attitude.q) || !all_finite(attitude.axes)) return out;
    note(trace, {input.t, attitude, 0.0, 0.0});
    out.status = RotationStatus::done;
    for (std::int64_t k = 0; k < input.steps; ++k) {
        const double from = input.t + static_cast<double>(k) * input.h;
        const double to = input.t + static_cast<double>(k + 1) * input.h;
        if (!std::isfinite(to)) {
            out.status = RotationStatus::not_finite;
            out.failed_step = k + 1;
            return out;
        }
        const RotationStep step = rotation_step(input.method, omega, from, input.h, attitude, input.options);
        out.evaluations += step.evaluations;
        if (step.status != RotationStatus::done) {
            out.status = step.status;
            out.failed_step = k + 1;
            return out;
        }
        out.steps = k + 1;
        out.t = to;
        out.largest_drift_before = std::max(out.largest_drift_before, std::abs(step.drift_before));
        out.largest_drift_after = std::max(out.largest_drift_after, std::abs(step.drift_after));
        note(trace, {out.t, attitude, step.drift_before, step.drift_after});
    }
    return out;
}

} // namespace tunnel::integrate
