// Answers: which files are ours, and what stands in them. Refuses build output: only the named folders are read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tunnel::rules {

struct SourceFile {
    std::string path; // from the top of the project, forward slashes
    std::vector<std::string> lines;
};

// All files below the folder whose name ends in one of the endings (all files when none is given), sorted by path.
[[nodiscard]] std::vector<SourceFile> files_below(std::string_view folder, const std::vector<std::string>& endings);

// One file at the top of the project; no lines when it is not there.
[[nodiscard]] SourceFile file_at_top(std::string_view name);

// The C++ files of core, scenes, app, tests and bench.
[[nodiscard]] std::vector<SourceFile> cpp_files();

[[nodiscard]] std::vector<std::string> split_lines(std::string_view text);

// The scenes: folders below scenes/, kit excepted.
[[nodiscard]] std::vector<std::string> scene_folders();

} // namespace tunnel::rules
