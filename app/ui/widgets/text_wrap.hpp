// Answers: where lines break. Prefers spaces; between Hangul syllables where a line would stay half empty; inside a
// long Latin word only when nothing else is left. No line starts with closing or ends with opening punctuation.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tunnel::app {

// One character, or one object (a formula in a line) under U+FFFC, with its width.
struct WrapCell {
    char32_t c = 0;
    float width = 0;
};
inline constexpr char32_t wrap_object = 0xFFFC;

// Cells [first, end) of one line; spaces at a break belong to no line. A newline always breaks.
struct WrapLine {
    std::size_t first = 0, end = 0;
    float width = 0;
};

[[nodiscard]] std::vector<WrapLine> wrap_cells(std::span<const WrapCell> cells, float width);

using Advance = std::function<float(char32_t)>;
[[nodiscard]] std::vector<std::string> wrap_text(std::string_view text, float width, const Advance& advance);

} // namespace tunnel::app
