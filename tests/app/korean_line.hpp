// Which words of a Korean message are still English: not names, values, files or what was typed.
#pragma once

#include <string>
#include <vector>

namespace tunnel::app {

[[nodiscard]] std::vector<std::string> english_words(const std::string& line,
                                                     const std::vector<std::string>& arguments);
[[nodiscard]] bool has_hangul(const std::string& line);

} // namespace tunnel::app
