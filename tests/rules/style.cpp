// Answers: the measurements behind the style rules.
#include "tests/rules/style.hpp"

#include <algorithm>
#include <array>

namespace tunnel::rules {

namespace {

std::string at(const SourceFile& file, std::size_t line) { return file.path + ":" + std::to_string(line + 1) + ": "; }

std::size_t indentation(std::string_view line) { return std::min(line.find_first_not_of(' '), line.size()); }

bool opens_function(std::string_view line) {
    if (!line.ends_with(" {") || line.find(')') == std::string_view::npos || line[0] == '/') return false;
    const std::string_view code = line.substr(indentation(line));
    constexpr std::array not_functions = {"if ",    "for ",       "while ",  "switch ", "} ",    "else", "do ",
                                          "return", "namespace ", "struct ", "class ",  "enum ", "case "};
    return std::none_of(not_functions.begin(), not_functions.end(),
                        [&](std::string_view word) { return code.starts_with(word); });
}

// A signature may be wrapped: the line that it begins on.
std::size_t first_line(const SourceFile& file, std::size_t line) {
    const auto ends_before = [](std::string_view text) {
        return text.empty() || std::string_view(";{}:").find(text.back()) != std::string_view::npos ||
               text.find("//") != std::string_view::npos || text.front() == '#';
    };
    while (line > 0 && !ends_before(file.lines[line - 1])) --line;
    return line;
}

std::vector<std::string> find_words(const SourceFile& file, const std::vector<std::string>& words) {
    std::vector<std::string> found;
    for (std::size_t i = 0; i < file.lines.size(); ++i)
        for (const std::string& word : words)
            if (file.lines[i].find(word) != std::string::npos) found.push_back(at(file, i) + word);
    return found;
}

} // namespace

std::size_t median_length(const std::vector<SourceFile>& files) {
    if (files.empty()) return 0;
    std::vector<std::size_t> lengths;
    for (const SourceFile& file : files) lengths.push_back(file.lines.size());
    const auto middle = lengths.begin() + static_cast<std::ptrdiff_t>(lengths.size() / 2);
    std::nth_element(lengths.begin(), middle, lengths.end());
    return *middle;
}

bool opens_with_comment(const SourceFile& file) {
    return !file.lines.empty() && file.lines[0].starts_with("// ") && file.lines[0].size() > 20;
}

std::vector<std::string> long_functions(const SourceFile& file) {
    std::vector<std::string> found;
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
        const std::string& line = file.lines[i];
        if (line.empty() || !opens_function(line)) continue;
        const std::size_t begin = first_line(file, i);
        const std::string close(indentation(file.lines[begin]), ' ');
        std::size_t end = i + 1;
        while (end < file.lines.size() && !file.lines[end].starts_with(close + "}")) ++end;
        if (const std::size_t length = end - begin + 1; length > longest_function)
            found.push_back(at(file, begin) + std::to_string(length) + " lines");
    }
    return found;
}

std::vector<std::string> absolute_paths(const SourceFile& file) {
    std::vector<std::string> words = {"\"C:\\", "\"file://"};
    for (const char* root : {"usr", "home", "tmp", "etc", "opt", "var", "root", "mnt", "srv", "Users"})
        words.push_back("\"/" + std::string(root) + "/");
    return find_words(file, words);
}

std::vector<std::string> unsafe_math_flags(const SourceFile& file) {
    return find_words(file, {"-ffast-math", "-Ofast", "-funsafe-math", "-fassociative-math", "-ffinite-math-only",
                             "-freciprocal-math", "-ffp-contract=fast", "-ffp-contract=on"});
}

} // namespace tunnel::rules
