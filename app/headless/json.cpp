// Answers: JSON's escapes and numbers (RFC 8259).
#include "app/headless/json.hpp"

#include "app/fonts/utf8_length.hpp"
#include "scenes/kit/set.hpp"

namespace tunnel::app {

std::string json_string(std::string_view text) {
    constexpr char digits[] = "0123456789abcdef";
    std::string out = "\"";
    while (!text.empty()) {
        const auto byte = static_cast<unsigned char>(text[0]);
        const std::size_t length = utf8_length(text);
        if (length == 0)
            out += "\xEF\xBF\xBD";
        else if (byte == '"' || byte == '\\')
            out += {'\\', text[0]};
        else if (byte == '\n')
            out += "\\n";
        else if (byte < 0x20 || byte == 0x7F)
            out += {'\\', 'u', '0', '0', digits[byte >> 4U], digits[byte & 15U]};
        else
            out += text.substr(0, length);
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return out + "\"";
}

std::string json_number(double value) { return kit::number_text(value); }

std::string json_value(const kit::Value& value) {
    if (const bool* flag = std::get_if<bool>(&value)) return *flag ? "true" : "false";
    if (const std::int64_t* whole = std::get_if<std::int64_t>(&value)) return std::to_string(*whole);
    if (const double* real = std::get_if<double>(&value)) return json_number(*real);
    if (const std::string* word = std::get_if<std::string>(&value)) return json_string(*word);
    return "null";
}

} // namespace tunnel::app
