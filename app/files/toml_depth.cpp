// Answers: the dots of keys, found by a scanner that knows strings, comments and brackets and nothing else of TOML.
#include "app/files/toml_depth.hpp"

#include <algorithm>
#include <cctype>

namespace tunnel::app {

namespace {

// Behind the string that begins here; at its line's end when it is not closed.
std::size_t behind_string(std::string_view text, std::size_t at) {
    const char quote = text[at];
    const std::string_view triple = quote == '"' ? "\"\"\"" : "'''";
    const bool lines = text.substr(at, 3) == triple;
    for (std::size_t i = at + (lines ? 3 : 1); i < text.size(); ++i) {
        if (text[i] == '\\' && quote == '"')
            ++i;
        else if (!lines && (text[i] == quote || text[i] == '\n'))
            return text[i] == quote ? i + 1 : i;
        else if (lines && text.substr(i, 3) == triple) {
            i += 3;
            while (i < text.size() && text[i] == quote) ++i; // up to two quotes may end the text itself
            return i;
        }
    }
    return text.size();
}

bool in_key(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-' || c == ' ' || c == '\t';
}

} // namespace

std::optional<std::size_t> too_deep_line(std::string_view text) {
    std::size_t line = 1, run = 0, total = 0, brackets = 0; // run: dots of the key that is being read
    std::size_t at = 0;
    while (at < text.size()) {
        const char c = text[at];
        if (c == '"' || c == '\'') {
            const std::size_t end = behind_string(text, at);
            line += static_cast<std::size_t>(std::count(text.begin() + static_cast<std::ptrdiff_t>(at),
                                                        text.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
            at = end;
            continue;
        }
        if (c == '.') {
            if (++run + total > most_dots) return line;
        } else if (!in_key(c)) {
            if (run > 1) total += run; // one dot may be a number's
            run = 0;
            if (c == '[' || c == '{') ++brackets;
            if ((c == ']' || c == '}') && brackets > 0) --brackets;
            if (c == '#') at = std::min(text.find('\n', at), text.size()) - 1;
            if (c == '\n' && brackets == 0) total = 0;
            if (c == '\n') ++line;
        }
        ++at;
    }
    return std::nullopt;
}

} // namespace tunnel::app
