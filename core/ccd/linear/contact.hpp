// Answers: where and in which direction do two loops touch, once it is known which of their parts do, and when?
// Refuses: nothing. Rounded.
// Internal to core/ccd.
#pragma once

#include "core/ccd/linear/proof.hpp"

namespace tunnel::ccd {

// Sets the normal and the point of `out`, whose t is set. For Sweep and OutlineSweep.
template <class AnySweep> void place_contact(const AnySweep& sweep, const SweepFeature& feature, LinearImpact& out);

} // namespace tunnel::ccd
