// Answers: how text from outside is made fit for one line on a terminal: no control characters, no broken UTF-8.
#include "app/failure.hpp"

#include "app/fonts/utf8_length.hpp"

namespace tunnel::app {

std::string one_line(std::string_view text, std::size_t longest) {
    std::string out;
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        if (out.size() + length > longest) return out + "...";
        const bool breaks =
            text.substr(0, 3) == "\xE2\x80\xA8" || text.substr(0, 3) == "\xE2\x80\xA9"; // U+2028, U+2029
        const bool c1 = length == 2 && text[0] == '\xC2' && static_cast<unsigned char>(text[1]) < 0xA0;
        const bool blank = text[0] == '\n' || text[0] == '\t' || text[0] == '\r';
        const auto first = static_cast<unsigned char>(text[0]);
        if (blank || breaks)
            out += ' ';
        else if (length == 0 || c1 || first < 0x20 || first == 0x7F)
            out += '?';
        else
            out += text.substr(0, length);
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return out;
}

kit::Text one_line(const kit::Text& text, std::size_t longest) {
    return {one_line(text.en, longest), one_line(text.ko, longest)};
}

} // namespace tunnel::app
