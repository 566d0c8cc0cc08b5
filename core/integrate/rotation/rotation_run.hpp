// Answers: where many steps of the same h lead a body that turns, and at which step a run breaks down. Time is
// start + k h, not a sum of h. Nothing is allocated without a trace.
// Refuses: to go on after a step that failed, or to start anew; the last good orientation is the answer.
#pragma once

#include "core/integrate/rotation/rotation_step.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tunnel::integrate {

struct RotationInput {
    RotationMethod method = RotationMethod::exponential_map;
    double t = 0.0;         // s, of the start
    double h = 1.0 / 60.0;  // s; negative runs backward
    std::int64_t steps = 0; // not negative
    RotationOptions options{};
};

struct RotationAnswer {
    RotationStatus status = RotationStatus::invalid_input;
    std::int64_t steps = 0;       // that were done
    std::int64_t failed_step = 0; // the step that failed, counted from 1; 0 when none did
    std::int64_t evaluations = 0; // of omega, those of a failed step included
    double t = 0.0;               // s, of the orientation that is left
    // By magnitude, over all steps that were done, as in RotationStep.
    double largest_drift_before = 0.0, largest_drift_after = 0.0;
};

// Entry k is after step k; the start has no drift.
struct RotationTrace {
    struct Entry {
        double t = 0.0;
        Attitude attitude{};
        double drift_before = 0.0, drift_after = 0.0;
        friend bool operator==(const Entry&, const Entry&) = default;
    };
    std::size_t limit = 100000; // entries kept at most
    std::vector<Entry> entries{};
    bool truncated = false; // there were more than the limit
};

// `attitude` is where the run starts, and then where it ends; start with attitude_of(q). The trace changes no bit of
// that.
[[nodiscard]] RotationAnswer rotation_run(const RotationInput& input, const AngularVelocity& omega, Attitude& attitude,
                                          RotationTrace* trace = nullptr);

} // namespace tunnel::integrate
