// Names are taken from where they are declared: the table of options, the scenes' parameters, the arguments.
#include "tests/app/korean_line.hpp"

#include "app/options_table.hpp"
#include "scenes/catalogue.hpp"

#include <cctype>
#include <set>

namespace tunnel::app {

namespace {

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_'; }

std::vector<std::string> words_of_line(const std::string& text) {
    std::vector<std::string> out(1);
    for (const char c : text)
        if (is_letter(c))
            out.back() += c;
        else if (!out.back().empty())
            out.emplace_back();
    return out;
}

std::set<std::string> names(const std::vector<std::string>& arguments) {
    std::set<std::string> out{"TOML",  "CSV",    "PNG",   "OpenGL", "DISPLAY", "WAYLAND_DISPLAY",
                              "table", "params", "inputs"};
    const auto take = [&](const std::string& text) {
        for (const std::string& word : words_of_line(text)) out.insert(word);
    };
    for (const std::string& argument : arguments) take(argument);
    for (const OptionInfo& info : options_table) take(std::string(info.name) + " " + std::string(info.value));
    for (const scenes::Entry& entry : scenes::catalogue()) {
        take(std::string(entry.id));
        const auto run = entry.open();
        for (const kit::ParamRow& row : run->rows()) {
            take(std::string(row.key) + " " + std::string(row.unit));
            for (const kit::Choice& choice : row.choices) take(std::string(choice.word));
        }
    }
    return out;
}

std::string without_quoted(const std::string& line) {
    std::string out;
    bool inside = false;
    for (const char c : line)
        if (c == '\'')
            inside = !inside;
        else if (!inside)
            out += c;
    return out;
}

} // namespace

std::vector<std::string> english_words(const std::string& line, const std::vector<std::string>& arguments) {
    const std::set<std::string> known = names(arguments);
    const std::string prefix = "tunnel-lab: ";
    const std::string text = line.rfind(prefix, 0) == 0 ? line.substr(prefix.size()) : line;
    std::vector<std::string> out;
    for (const std::string& word : words_of_line(without_quoted(text)))
        if (word.size() > 1 && known.count(word) == 0) out.push_back(word);
    return out;
}

bool has_hangul(const std::string& line) {
    for (std::size_t i = 0; i + 2 < line.size(); ++i) { // U+AC00 to U+D7A3 begin with EA B0 to ED 9E
        const auto a = static_cast<unsigned char>(line[i]);
        if (a >= 0xEA && a <= 0xED) return true;
    }
    return false;
}

} // namespace tunnel::app
