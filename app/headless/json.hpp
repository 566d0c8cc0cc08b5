// Answers: strings, numbers and values as JSON.
#pragma once

#include "scenes/kit/readout.hpp"

#include <string>
#include <string_view>

namespace tunnel::app {

[[nodiscard]] std::string json_string(std::string_view text); // UTF-8 that is none becomes U+FFFD
[[nodiscard]] std::string json_number(double value);          // shortest round trip; null when not finite
[[nodiscard]] std::string json_value(const kit::Value& value);

} // namespace tunnel::app
