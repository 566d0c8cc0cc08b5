// Answers: what does the document's RayAabb compute, in float and with its infinities, line by line?
// Refuses: nothing, like the document's.
#pragma once

#include "scenes/slab/slab.hpp"

namespace tunnel::scenes::slab_lab {

// Fills axes, enter, exit and answer.
void run_document(const Params& params, Result& result);

} // namespace tunnel::scenes::slab_lab
