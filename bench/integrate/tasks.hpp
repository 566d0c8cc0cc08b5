// Answers: the tasks of bench/integrate, each in a file of its own with its peers. Each prints its own comparisons.
#pragma once

#include "bench/support/turns.hpp"

#include <algorithm>
#include <cstddef>

namespace tunnel::bench {

void compare_euler_semi(int rounds);
void compare_rk4_spring(int rounds);

// So many steps that a call takes long enough to be timed: about two million particles in all.
[[nodiscard]] inline std::size_t steps_per_call(std::size_t n) { return std::max<std::size_t>(1, 2000000 / n); }

// Long calls need fewer rounds.
[[nodiscard]] inline TurnOptions turns_for(int rounds, std::size_t n) {
    return {n >= 1000000 ? std::max(rounds / 10, 3) : std::max(rounds / 2, 3), 3};
}

// From a call's time to a step's.
inline void per_step(Medians& time, std::size_t steps) {
    for (double* ns : {&time.ours_ns, &time.peer_ns, &time.ours_cpu_ns, &time.peer_cpu_ns})
        *ns /= static_cast<double>(steps);
}

} // namespace tunnel::bench
