// Answers: what does a method say to each query of a set, how long does each take, and how much of it is right?
#pragma once

#include "core/ccd/impact_csv.hpp"

#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace tunnel::bench {

struct TimedAnswer {
    ccd::ImpactResult result;
    double ns = 0.0; // the least of all passes, without the clock's own least cost
};

// Passes over all queries in their order, each query timed alone: what stands in the caches is what the queries before
// it have left there.
[[nodiscard]] std::vector<TimedAnswer> timed(std::span<const ccd::ImpactQuery> queries, ccd::ImpactMethod method,
                                             int passes);

struct Score {
    std::size_t n = 0, hits = 0, false_hits = 0, missed = 0, exhausted = 0;
    double mean_ns = 0.0, median_ns = 0.0, p99_ns = 0.0, max_ns = 0.0;
    std::size_t times = 0, late = 0, within = 0, zero = 0; // of those whose exact time is known
};

using TimesBySource = std::unordered_map<std::string, double>;

[[nodiscard]] Score score(std::span<const ccd::ImpactQuery> queries, std::span<const TimedAnswer> answers,
                          const TimesBySource& exact);

} // namespace tunnel::bench
