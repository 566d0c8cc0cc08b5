// Answers: text as code points and back. Broken UTF-8 gives U+FFFD and never reads past the end.
#pragma once

#include <string>
#include <string_view>

namespace tunnel::app {

// The code point at `at`, which moves past it. `at` must be inside `text`.
[[nodiscard]] char32_t next_code_point(std::string_view text, std::size_t& at);
void append_utf8(std::string& out, char32_t c);
[[nodiscard]] bool is_hangul(char32_t c); // syllables and jamo

// The same text in characters that the interface's font has: the real minus as an en dash, micro as mu, and so on.
[[nodiscard]] std::string printable(std::string_view text);

} // namespace tunnel::app
