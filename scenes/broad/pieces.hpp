// Answers: the parts of what the scene says.
#pragma once

#include "scenes/broad/broad.hpp"

namespace tunnel::scenes::broad_lab {

void read_lesson(const Moment& moment, kit::Readouts& out);
void read_methods(const Moment& moment, kit::Readouts& out);
void read_sweep_list(const Moment& moment, kit::Readouts& out);
void read_teaching(const Moment& moment, kit::Readouts& out);
void read_timings(const Moment& moment, kit::Readouts& out);

// How far the sweep has come at its line: boxes open, tests and finds so far. Nothing where it is not recorded.
struct SweepSoFar {
    std::size_t begun = 0; // boxes, of the sorted list
    std::int64_t tests = 0, found = 0;
};
[[nodiscard]] std::optional<SweepSoFar> sweep_so_far(const Moment& moment);

} // namespace tunnel::scenes::broad_lab
