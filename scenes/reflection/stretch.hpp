// Answers: the widest stretch of epsilons at which the fixed rule works at this offset, eight samples a decade.
#pragma once

#include "scenes/reflection/words.hpp"

namespace tunnel::scenes::reflection_lab {

struct Stretch {
    bool any = false;
    double lo = 0.0, hi = 0.0;
};
[[nodiscard]] Stretch good_stretch(const Result& result);

} // namespace tunnel::scenes::reflection_lab
