// Answers: the settings that presets and claims share.
#pragma once

#include "scenes/integrators/integrators.hpp"

namespace tunnel::scenes::integrators_lab {

using Settings = std::vector<kit::Setting>;
[[nodiscard]] Settings of_system(const char* system);
[[nodiscard]] Settings edge(const char* h, const char* steps); // ω = 20: hω = 2 at h = 0.1
[[nodiscard]] Settings stiff(const char* h);                   // the stiff floor, implicit Euler beside
[[nodiscard]] Settings long_orbit();                           // over 100 turns
[[nodiscard]] Settings overflow();
[[nodiscard]] Settings with(Settings base, const char* key, const char* value);
[[nodiscard]] Settings with(Settings base, const Settings& more);

} // namespace tunnel::scenes::integrators_lab
