// Answers: the state one step of h later, by any of the methods, and what that cost. Nothing is allocated: what a
// method needs stands in a workspace that the caller keeps. Refuses: a result that is not finite, and one that its
// solver did not find: then the state stays as it was.
#pragma once

#include "core/integrate/method.hpp"
#include "core/integrate/system.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace tunnel::integrate {

enum class StepStatus {
    done,
    not_finite, // the step leads to NaN or infinity; the state is the one before it
    // implicit_euler: no velocity found that fits the force at the end; the state is the one before it. Where the force
    // jumps none may fit: with one degree of freedom the velocity at the jump is then taken, and the step is done.
    not_converged,
    budget_exhausted, // adaptive: more steps inside h than allowed, or too small ones; the state is the one before it
    invalid_input,    // h 0 or not finite; a system that is not valid; sizes that do not fit
};

[[nodiscard]] constexpr std::string_view to_word(StepStatus status) {
    switch (status) {
    case StepStatus::done: return "done";
    case StepStatus::not_finite: return "not_finite";
    case StepStatus::not_converged: return "not_converged";
    case StepStatus::budget_exhausted: return "budget_exhausted";
    case StepStatus::invalid_input: return "invalid_input";
    }
    return "invalid_input";
}

// Room for a method, and what it keeps from one step to the next: make one for each run that goes on.
class Workspace {
  public:
    Workspace() = default;
    Workspace(Method method, std::size_t degrees_of_freedom) { fit(method, degrees_of_freedom); }
    void fit(Method method, std::size_t degrees_of_freedom); // the only call that allocates
    [[nodiscard]] bool fits(Method method, std::size_t degrees_of_freedom) const;

    // For the methods.
    [[nodiscard]] Out row(std::size_t k, std::size_t n) { return Out(room).subspan(k * n, n); }
    [[nodiscard]] Out rest(std::size_t k, std::size_t n) { return Out(room).subspan(k * n); }
    bool has_end = false; // row 0 is the acceleration at the end of the last step

  private:
    std::vector<double> room{};
};

struct StepOptions {
    // The state is, to the bit, what the last step with this workspace and this system made: a method may use the last
    // force of that step as its first.
    bool continues = false;
    // implicit_euler: done when no velocity changes by more than this share of the largest (or of 1 m/s, if larger).
    double newton_tolerance = 1e-12;
    int newton_limit = 50;
    // adaptive: the error of a step inside h, in each x and v, may be `absolute` + `relative` * its magnitude, as a
    // root mean square over all.
    double absolute = 1e-9, relative = 1e-9;
    double first_inside = 0.0; // of the steps inside h, s; 0: h itself is tried
    int inside_limit = 10000;  // steps inside h, those given up included
};

struct StepAnswer {
    StepStatus status = StepStatus::invalid_input;
    std::int64_t evaluations = 0; // of the force
    int iterations = 0;           // implicit_euler: of Newton; adaptive: steps inside h that were kept
    int rejected = 0;             // adaptive: steps inside h that were given up
    double next_inside = 0.0;     // adaptive: what to try first in the next step, s
};

// `state` moves on from t to t + h; h may be negative. Verlet with a force that depends on the velocity takes the
// explicit Euler velocity v + h a for the force at the end: still second order, but no longer reversible in time, nor
// is its energy then bounded by what keeps it otherwise.
[[nodiscard]] StepAnswer step(Method method, const AnySystem& system, double h, State& state, Workspace& workspace,
                              const StepOptions& options = {});

} // namespace tunnel::integrate
