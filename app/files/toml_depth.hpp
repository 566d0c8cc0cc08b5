// Answers: does TOML text nest deeper than can be read? toml++ bounds nested values, but not dotted keys: a key of a
// million dots would end in a stack overflow.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace tunnel::app {

inline constexpr std::size_t most_dots = 200; // in the keys of one value

// The first line whose keys nest too deep. Dots in comments, strings and numbers do not count.
[[nodiscard]] std::optional<std::size_t> too_deep_line(std::string_view text);

} // namespace tunnel::app
