// Answers: the settings that presets and claims share.
#pragma once

#include "scenes/rotation/rotation.hpp"

namespace tunnel::scenes::rotation_lab {

using Settings = std::vector<kit::Setting>;
inline constexpr const char* wheel_turn = "0.10471975511965977"; // 2 pi / 60
[[nodiscard]] Settings wheel();                                  // omega = 2 pi, h = 1/60, one second
[[nodiscard]] Settings second_hand();                            // h = 1 s, 12 hours
[[nodiscard]] Settings two_axes();                               // 90 degrees about x, then about z in one second
[[nodiscard]] Settings brake(const char* turn, const char* last);
[[nodiscard]] Settings of_motion(const char* motion);
[[nodiscard]] Settings with(Settings base, const Settings& more);

} // namespace tunnel::scenes::rotation_lab
