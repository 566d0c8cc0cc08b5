// Answers: the settings that presets and claims share.
#pragma once

#include "scenes/overlap/overlap.hpp"

namespace tunnel::scenes::overlap_lab {

using Settings = std::vector<kit::Setting>;

[[nodiscard]] Settings touching();
[[nodiscard]] Settings five_in_ten();                             // [4, 5] in [0, 10] on x
[[nodiscard]] Settings circles(const char* b_x, const char* b_y); // radii 1.5 about 0, and 1
[[nodiscard]] Settings capsule_on_corner();
[[nodiscard]] Settings faces();
[[nodiscard]] Settings apart(); // 3 m along x and 4 m along y
[[nodiscard]] Settings on_the_floor(const char* detection, const char* response);

} // namespace tunnel::scenes::overlap_lab
