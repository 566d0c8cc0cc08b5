// Answers: which query sets does the field give, where are they, and what is known of them? The handcrafted ones stand
// in tests/data/ccd, the larger ones in a folder beside the repository, or are not there.
#pragma once

#include "tests/support/query_files.hpp"
#include "tests/support/run_size.hpp"

#include <algorithm>
#include <array>
#include <filesystem>

namespace tunnel::support {

struct QuerySet {
    const char* file;
    std::size_t rows, hits;      // counted when the sets were made, by others
    const char* times = nullptr; // exact times of some of them
    std::size_t known = 0;       // how many
};

inline constexpr std::array handcrafted_sets = {QuerySet{"handcrafted_vf_dev.csv.gz", 2179, 191},
                                                QuerySet{"handcrafted_ee_dev.csv.gz", 2904, 124}};
inline constexpr std::array larger_sets = {
    QuerySet{"broadphase_vf_dev.csv.gz", 8772, 33}, QuerySet{"broadphase_ee_dev.csv.gz", 8626, 49},
    QuerySet{"simulation_vf_dev.csv.gz", 12372, 12301, "simulation_toi_vf_dev.csv.gz", 8114},
    QuerySet{"simulation_ee_dev.csv.gz", 15823, 15574, "simulation_toi_ee_dev.csv.gz", 2973}};

[[nodiscard]] inline std::filesystem::path handcrafted_folder(const std::filesystem::path& repository) {
    return repository / "tests/data/ccd";
}
[[nodiscard]] inline std::filesystem::path larger_folder(const std::filesystem::path& repository) {
    return repository.parent_path() / "shared/data/ccd";
}

// For what takes microseconds a row: all of them, a tenth under sanitizers.
[[nodiscard]] inline std::int64_t rows_for_quick(std::size_t rows) {
    return static_cast<std::int64_t>(sanitized ? rows / 10 : rows);
}

// As many rows as asked for, spread over the set.
template <class Visit> void some_of(const std::vector<ccd::ImpactQuery>& queries, std::int64_t rows, Visit visit) {
    const std::size_t n = queries.size(), k = std::min(n, static_cast<std::size_t>(rows));
    for (std::size_t i = 0; i < k; ++i) visit(queries[i * n / k]);
}

} // namespace tunnel::support
