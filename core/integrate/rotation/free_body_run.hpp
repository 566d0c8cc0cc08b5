// Answers: where many steps lead a body that no torque acts on, and how far its energy and angular momentum drift.
// Nothing is allocated without a trace.
// Refuses: to go on after a step that failed, or to start anew; the last good state is the answer.
#pragma once

#include "core/integrate/rotation/free_body.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tunnel::integrate {

struct FreeBodyInput {
    FreeBodyMethod method = FreeBodyMethod::implicit_midpoint;
    glm::dvec3 moments{1.0}; // kg m^2, about the body's own axes
    double h = 1.0 / 60.0;   // s; negative runs backward
    std::int64_t steps = 0;  // not negative
    NewtonOptions newton{};
};

// As shares of what they were at the start; 0 throughout where that is 0.
struct ConservedDrift {
    double energy = 0.0;        // with its sign
    double momentum = 0.0;      // length of the vector's change, world frame
    double momentum_size = 0.0; // of its length, with its sign
    friend bool operator==(const ConservedDrift&, const ConservedDrift&) = default;
};
[[nodiscard]] ConservedDrift conserved_drift(const glm::dvec3& moments, const FreeBody& start, const FreeBody& now);

struct FreeBodyAnswer {
    RotationStatus status = RotationStatus::invalid_input;
    std::int64_t steps = 0;       // that were done
    std::int64_t failed_step = 0; // the step that failed, counted from 1; 0 when none did
    std::int64_t iterations = 0;  // of Newton's, those of a failed step included
    double t = 0.0;               // s since the start
    ConservedDrift end{};         // at the end
    ConservedDrift largest{};     // by magnitude, over all steps that were done; with its sign
};

// Entry k is after step k.
struct FreeBodyTrace {
    struct Entry {
        double t = 0.0; // s since the start
        FreeBody body{};
        ConservedDrift drift{};
        friend bool operator==(const Entry&, const Entry&) = default;
    };
    std::size_t limit = 100000; // entries kept at most
    std::vector<Entry> entries{};
    bool truncated = false; // there were more than the limit
};

// `body` is where the run starts, and then where it ends. The trace changes no bit of that.
[[nodiscard]] FreeBodyAnswer free_body_run(const FreeBodyInput& input, FreeBody& body, FreeBodyTrace* trace = nullptr);

} // namespace tunnel::integrate
