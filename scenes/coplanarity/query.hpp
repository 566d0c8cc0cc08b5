// Answers: which moving pair do the parameters ask about?
#pragma once

#include "scenes/coplanarity/coplanarity.hpp"

namespace tunnel::scenes::coplanarity {

// The members of point i (0 … 3) at the start or the end.
using Members = std::array<double Params::*, 3>;
[[nodiscard]] Members members_of(std::size_t point, bool end);
// Their keys: "p1" or "q1", to be followed by "_x" …
[[nodiscard]] std::string key_of(std::size_t point, bool end);

[[nodiscard]] ccd::MovingPair own_pair(const Params& params); // scaled
// One line of the file, scaled; `row.fault` says what is wrong with it.
[[nodiscard]] ccd::MovingPair pair_of_file(const Params& params, FileRow& row);
// The pair about the origin and a few units large, for pictures, whatever doubles it has.
[[nodiscard]] ccd::MovingPair in_own_unit(ccd::MovingPair pair);
[[nodiscard]] ccd::MovingPair scaled(ccd::MovingPair pair, double scale);

[[nodiscard]] ccd::ImpactOptions options_of(const Params& params, ccd::ImpactMethod method);

} // namespace tunnel::scenes::coplanarity
