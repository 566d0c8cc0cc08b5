// Answers: how often has this program asked for memory so far?
#pragma once

#include <cstddef>

namespace tunnel::support {

[[nodiscard]] std::size_t allocations();

} // namespace tunnel::support
