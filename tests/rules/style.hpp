// Answers: do files and functions keep to the house's sizes and habits? Works on text; needs no compiler.
#pragma once

#include "tests/rules/source_tree.hpp"

#include <cstddef>

namespace tunnel::rules {

constexpr std::size_t longest_file = 400;
constexpr std::size_t longest_median = 120;
constexpr std::size_t longest_function = 60;

[[nodiscard]] std::size_t median_length(const std::vector<SourceFile>& files); // 0 when there are none

// The first line is a comment that says something.
[[nodiscard]] bool opens_with_comment(const SourceFile& file);

// Functions longer than longest_function, "path:line: n lines". Trusts the formatter: a function opens on a line that
// ends in "{" after a ")", and closes with "}" at the same indentation.
[[nodiscard]] std::vector<std::string> long_functions(const SourceFile& file);

// String literals that hold a path from the root of a file system.
[[nodiscard]] std::vector<std::string> absolute_paths(const SourceFile& file);

// Compiler flags that change what a sum is.
[[nodiscard]] std::vector<std::string> unsafe_math_flags(const SourceFile& file);

} // namespace tunnel::rules
