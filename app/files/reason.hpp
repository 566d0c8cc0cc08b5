// Answers: why the system refused, in both languages.
#pragma once

#include "scenes/kit/text.hpp"

namespace tunnel::app {

[[nodiscard]] kit::Text reason(int error_number); // of errno

} // namespace tunnel::app
