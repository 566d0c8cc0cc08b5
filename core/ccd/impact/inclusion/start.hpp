// Answers: until when does one fixed direction part the two by more than the separation, from t = 0 on? What a search
// by boxes cannot tell where the two start closer than its tolerance: a contact at 0 from one soon after. Refuses:
// starts closer than the rounding of differences; the answer is 0 then. Internal to core/ccd.
#pragma once

#include "core/ccd/impact.hpp"

namespace tunnel::ccd {

// No contact in [0, t], t in [0, 1]; 0: nothing is proved.
[[nodiscard]] double parted_until(const MovingPair& pair, double separation, Norm norm);

} // namespace tunnel::ccd
