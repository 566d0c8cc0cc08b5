// Answers: the settings that presets and claims share.
#pragma once

#include "scenes/reflection/reflection.hpp"

namespace tunnel::scenes::reflection_lab {

[[nodiscard]] std::vector<kit::Setting> in_gap(const char* gap);
[[nodiscard]] std::vector<kit::Setting> in_corner(const char* distance);
[[nodiscard]] std::vector<kit::Setting> in_gallery();
[[nodiscard]] std::vector<kit::Setting> in_contact();
[[nodiscard]] std::vector<kit::Setting> with(std::vector<kit::Setting> base, const std::vector<kit::Setting>& more);

} // namespace tunnel::scenes::reflection_lab
