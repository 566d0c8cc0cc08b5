// Answers: the command line of every bench.
#include "bench/support/entry.hpp"

#include <benchmark/benchmark.h>

#include <cstdlib>

namespace tunnel::bench {

std::optional<RatioRequest> ratio_request(int argc, char** argv) {
    if (argc < 2 || std::string_view(argv[1]) != "--ratios") return std::nullopt;
    RatioRequest out;
    if (const int rounds = argc > 2 ? std::atoi(argv[2]) : 0; rounds > 0) out.rounds = rounds;
    for (int i = 3; i < argc; ++i) out.more.emplace_back(argv[i]);
    return out;
}

bool figures_begin(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    return !benchmark::ReportUnrecognizedArguments(argc, argv);
}

int figures(int argc, char** argv) {
    if (!figures_begin(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}

} // namespace tunnel::bench
