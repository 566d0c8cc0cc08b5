// Answers: to which narrow bracket do doubles bring the root of the coplanarity polynomial, proved at both its ends?
// Refuses: nothing.
// Internal to core/ccd.
#pragma once

#include "core/ccd/impact/certified/real_polygon.hpp"

namespace tunnel::ccd {

// `all`: the piece [0, 1]. There is one root in the open (lo, hi), the polynomial is monotone there, rising for slope
// 1, falling for -1, and not 0 at lo and hi. Narrows them so that all this stays true; the derivative near the root.
double narrow(const Piece& all, double& lo, double& hi, int slope);

} // namespace tunnel::ccd
