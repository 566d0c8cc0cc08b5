// Answers: which scenes there are. One explicit list; the app knows no scene by name.
#pragma once

#include "scenes/kit/scene_run.hpp"

#include <memory>
#include <span>
#include <string_view>

namespace tunnel::scenes {

struct Entry {
    std::string_view id;
    std::unique_ptr<kit::SceneRun> (*open)(); // at the defaults, step 0
};

// In teaching order; the first is shown at start.
[[nodiscard]] std::span<const Entry> catalogue();
[[nodiscard]] const Entry* find(std::span<const Entry> entries, std::string_view id);

} // namespace tunnel::scenes
