// Answers: reads the project's own files for the rules.
#include "tests/rules/source_tree.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace tunnel::rules {

namespace fs = std::filesystem;

namespace {

const fs::path top = TUNNEL_LAB_SOURCE_DIR;

bool ends_in_one_of(const std::string& name, const std::vector<std::string>& endings) {
    return endings.empty() ||
           std::any_of(endings.begin(), endings.end(), [&](const std::string& e) { return name.ends_with(e); });
}

SourceFile read(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return {fs::relative(path, top).generic_string(), split_lines(text.str())};
}

} // namespace

SourceFile file_at_top(std::string_view name) { return read(top / name); }

std::vector<std::string> split_lines(std::string_view text) {
    std::vector<std::string> lines;
    std::istringstream in{std::string(text)};
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

std::vector<SourceFile> files_below(std::string_view folder, const std::vector<std::string>& endings) {
    std::vector<SourceFile> files;
    if (!fs::is_directory(top / folder)) return files;
    for (const auto& entry : fs::recursive_directory_iterator(top / folder)) {
        if (!entry.is_regular_file() || !ends_in_one_of(entry.path().filename().string(), endings)) continue;
        files.push_back(read(entry.path()));
    }
    std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
    return files;
}

std::vector<SourceFile> cpp_files() {
    std::vector<SourceFile> all;
    for (const char* folder : {"core", "scenes", "app", "tests", "bench"})
        for (SourceFile& file : files_below(folder, {".cpp", ".hpp"})) all.push_back(std::move(file));
    return all;
}

std::vector<std::string> scene_folders() {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(top / "scenes"))
        if (entry.is_directory() && entry.path().filename() != "kit") names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

} // namespace tunnel::rules
