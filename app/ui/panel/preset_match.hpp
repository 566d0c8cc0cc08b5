// Answers: which preset do the present parameters equal? -1 for none. Steps do not count.
#pragma once

#include "scenes/kit/scene_run.hpp"

#include <vector>

namespace tunnel::app {

[[nodiscard]] int matching_preset(const kit::SceneRun& run, const std::vector<kit::Preset>& presets);

} // namespace tunnel::app
