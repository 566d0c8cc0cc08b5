// Answers: what a scene's document claims, as a predicate over readouts at settings of its own, and the presets.
#pragma once

#include "scenes/kit/readout.hpp"
#include "scenes/kit/scenario.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tunnel::kit {

inline constexpr int last_step = -1; // a step meaning: the end of the timeline

struct Claim {
    std::string id{}; // <scene>-<number>
    Words text{};
    std::vector<Setting> settings{}; // changes from the defaults
    int step = 0;
    // true, false, or nothing when the claim does not apply to these readouts.
    std::optional<bool> (*holds)(const Readouts&) = nullptr;
    // A law: judged at any parameters. Else it speaks of its own settings, and is judged elsewhere only when nothing
    // but break-it switches differ from them, and those that it sets itself stand as it sets them.
    bool everywhere = false;
    bool of_job = false; // speaks of what the background job finds: to be judged when that has ended
};

struct Preset {
    std::string id{};
    Words label{};
    std::vector<Setting> settings{}; // changes from the defaults; the first preset of a scene has none
    int step = 0;
    Words note{}; // what to look at
};

} // namespace tunnel::kit
