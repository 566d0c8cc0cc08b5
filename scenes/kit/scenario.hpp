// Answers: all that is needed to have a run again: scene, starting parameters, step and dated inputs. Undo entries,
// branches, files and the clipboard all hold this one thing.
#pragma once

#include <string>
#include <vector>

namespace tunnel::kit {

struct Setting {
    std::string key;
    std::string value; // text as --set takes it
    friend bool operator==(const Setting&, const Setting&) = default;
};

// Something done during a moving scene's run, before the step from `step` to `step` + 1.
// A parameter edit: `key`, `value`. A dragged body: `body` (its handle's name), x, y, z in world units.
struct Input {
    int step = 0;
    std::string key{};
    std::string value{};
    std::string body{};
    double x = 0.0, y = 0.0, z = 0.0;
    friend bool operator==(const Input&, const Input&) = default;
};

inline constexpr int scenario_format = 1;

struct Scenario {
    std::string scene{};
    std::vector<Setting> settings{}; // every parameter, in the table's order, as at step 0
    std::vector<Input> inputs{};     // by step
    int step = 0;
    friend bool operator==(const Scenario&, const Scenario&) = default;
};

} // namespace tunnel::kit
