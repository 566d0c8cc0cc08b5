// Answers: what may have been meant by a name that is not there. Refuses to guess: what is nothing like it is not
// named.
#pragma once

#include "scenes/kit/text.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tunnel::kit {

// The one of `known` with the smallest edit distance, if about a third of the letters or fewer are wrong.
[[nodiscard]] std::optional<std::string> nearest(std::string_view wrong, std::span<const std::string_view> known);

// The end of a line about an unknown name: "; did you mean 'travel'?", else "; known: travel, radius".
[[nodiscard]] Text suggestion(std::string_view wrong, std::span<const std::string_view> known);

} // namespace tunnel::kit
