// Answers: what was asked of a bench on its command line: comparisons (--ratios [rounds [more…]]), or figures by Google
// Benchmark and its options?
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace tunnel::bench {

struct RatioRequest {
    int rounds = 100;
    std::vector<std::string_view> more{}; // what follows; each bench says what it means
};
[[nodiscard]] std::optional<RatioRequest> ratio_request(int argc, char** argv);

// False: an option that Google Benchmark does not know, which it has said.
[[nodiscard]] bool figures_begin(int argc, char** argv);
// Runs what is registered; the program's exit code.
[[nodiscard]] int figures(int argc, char** argv);

} // namespace tunnel::bench
