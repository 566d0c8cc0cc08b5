// Answers: what stands in a file of first-contact queries, or of their exact times; plain text or gzip. Tests and
// benches read the same files.
#pragma once

#include "core/ccd/impact_csv.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tunnel::support {

// Nothing when it cannot be read to its end.
[[nodiscard]] std::optional<std::string> text_of_file(const std::string& path);

// "_vf" or "_ee" before a dot or another "_" in the file's own name. Nothing: neither, or both.
[[nodiscard]] std::optional<ccd::PairKind> kind_of_file(std::string_view path);

// Kind by name. Nothing when any part of it cannot be read.
[[nodiscard]] std::optional<std::vector<ccd::ImpactQuery>> queries_of_file(const std::string& path);

// Columns: source, time, and what is left aside. A time is the largest double that is no later than the first contact.
struct ImpactTimes {
    std::unordered_map<std::string, double> by_source;
    std::size_t bad_line = 0; // the first that is no such line, from 1, where reading ended; 0: none
};
[[nodiscard]] ImpactTimes read_impact_times(std::string_view text);

} // namespace tunnel::support
