// Answers: the steps of a run without torque, one after the other.
#include "core/integrate/rotation/free_body_run.hpp"

namespace tunnel::integrate {

namespace {

void take_larger(double& largest, double now) {
    if (std::abs(now) > std::abs(largest)) largest = now;
}

void note_body(FreeBodyTrace* trace, const FreeBodyTrace::Entry& entry) {
    if (trace == nullptr) return;
    if (trace->entries.size() < trace->limit)
        trace->entries.push_back(entry);
    else
        trace->truncated = true;
}

} // namespace

ConservedDrift conserved_drift(const glm::dvec3& moments, const FreeBody& start, const FreeBody& now) {
    const double energy = kinetic_energy(moments, start);
    const glm::dvec3 from = angular_momentum(moments, start), to = angular_momentum(moments, now);
    const double size = glm::length(from);
    if (!(energy > 0.0 && size > 0.0)) return {};
    return {(kinetic_energy(moments, now) - energy) / energy, glm::length(to - from) / size,
            (glm::length(moments * now.omega) - glm::length(moments * start.omega)) / size};
}

FreeBodyAnswer free_body_run(const FreeBodyInput& input, FreeBody& body, FreeBodyTrace* trace) {
    const FreeBody start = body;
    FreeBodyAnswer out;
    if (trace != nullptr) trace->entries.clear(), trace->truncated = false;
    // A step of no length asks the door whether the numbers are in order.
    FreeBody still = body;
    if (input.steps < 0 || !std::isfinite(input.h)) return out;
    if (free_body_step(FreeBodyMethod::no_gyroscope, input.moments, 0.0, still).status != RotationStatus::done)
        return out;
    note_body(trace, {0.0, body, {}});
    out.status = RotationStatus::done;
    for (std::int64_t k = 1; k <= input.steps; ++k) {
        const FreeBodyStep step = free_body_step(input.method, input.moments, input.h, body, input.newton);
        out.iterations += step.iterations;
        if (step.status != RotationStatus::done) {
            out.status = step.status;
            out.failed_step = k;
            return out;
        }
        out.steps = k;
        out.t = static_cast<double>(k) * input.h;
        out.end = conserved_drift(input.moments, start, body);
        take_larger(out.largest.energy, out.end.energy);
        take_larger(out.largest.momentum, out.end.momentum);
        take_larger(out.largest.momentum_size, out.end.momentum_size);
        note_body(trace, {out.t, body, out.end});
    }
    return out;
}

} // namespace tunnel::integrate
