// Answers: the runs of all methods, driven by a given omega or free; exact ones beside them.
#pragma once

#include "scenes/rotation/setup.hpp"

#include <algorithm>

namespace tunnel::scenes::rotation_lab {

[[nodiscard]] std::int64_t step_at(const Result& result, int tick); // how many steps of h are done
[[nodiscard]] int ticks_of(const Result& result);
void run_driven(const Params& params, Result& result);
void run_free(const Params& params, Result& result);

} // namespace tunnel::scenes::rotation_lab
