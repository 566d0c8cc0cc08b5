// Answers: the settings that presets and claims share.
#pragma once

#include "scenes/orders/orders.hpp"

namespace tunnel::scenes::orders_lab {

using Settings = std::vector<kit::Setting>;
[[nodiscard]] Settings stiff();
[[nodiscard]] Settings bounce();
[[nodiscard]] Settings half_swing();   // where errors of phase cancel
[[nodiscard]] Settings to_the_floor(); // of rounding
[[nodiscard]] Settings with(Settings base, const char* key, const char* value);

} // namespace tunnel::scenes::orders_lab
