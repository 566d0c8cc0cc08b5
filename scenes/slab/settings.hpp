// Answers: the settings that presets and claims share.
#pragma once

#include "scenes/slab/slab.hpp"

namespace tunnel::scenes::slab_lab {

using Settings = std::vector<kit::Setting>;
[[nodiscard]] Settings from(const char* x, const char* y, const char* aim_x, const char* aim_y);
[[nodiscard]] Settings level(const char* y); // along x from x = -4
[[nodiscard]] Settings on_left_plane();      // upwards, on the plane x = 0
[[nodiscard]] Settings inside();
[[nodiscard]] Settings behind();
[[nodiscard]] Settings at_corner(const char* y); // at 45 degrees; y = -1 meets the corner (0, 2.5)
[[nodiscard]] Settings by_the_document(Settings base);
[[nodiscard]] Settings with(Settings base, const char* key, const char* value);

} // namespace tunnel::scenes::slab_lab
