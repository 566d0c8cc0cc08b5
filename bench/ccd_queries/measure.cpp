// Answers: the passes, the clock, and the sums.
#include "bench/ccd_queries/measure.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <limits>
#include <numeric>

namespace tunnel::bench {

namespace {

using base::Status;

std::int64_t now_ns() {
    timespec at{};
    clock_gettime(CLOCK_MONOTONIC, &at);
    return 1'000'000'000 * static_cast<std::int64_t>(at.tv_sec) + at.tv_nsec;
}

// Of two readings with nothing between. The least: what is left over counts against the query.
double clock_cost_ns() {
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    for (int i = 0; i < 20000; ++i) {
        const std::int64_t begin = now_ns();
        least = std::min(least, now_ns() - begin);
    }
    return static_cast<double>(least);
}

// Of sorted values the one that a share of them does not exceed.
double quantile(const std::vector<double>& sorted, double share) {
    const double rank = std::ceil(share * static_cast<double>(sorted.size()));
    return sorted[static_cast<std::size_t>(std::max(rank, 1.0)) - 1];
}

void add_times(std::span<const TimedAnswer> answers, Score& out) {
    if (answers.empty()) return;
    std::vector<double> sorted;
    for (const TimedAnswer& a : answers) sorted.push_back(a.ns);
    std::sort(sorted.begin(), sorted.end());
    out.mean_ns = std::accumulate(sorted.begin(), sorted.end(), 0.0) / static_cast<double>(sorted.size());
    out.median_ns = quantile(sorted, 0.5);
    out.p99_ns = quantile(sorted, 0.99);
    out.max_ns = sorted.back();
}

} // namespace

std::vector<TimedAnswer> timed(std::span<const ccd::ImpactQuery> queries, ccd::ImpactMethod method, int passes) {
    ccd::ImpactOptions options;
    options.method = method;
    std::vector<TimedAnswer> out(queries.size());
    const double clock = clock_cost_ns();
    for (int pass = 0; pass < passes; ++pass)
        for (std::size_t i = 0; i < queries.size(); ++i) {
            const std::int64_t begin = now_ns();
            ccd::ImpactResult result = ccd::first_impact(queries[i].pair, options);
            benchmark::DoNotOptimize(result);
            const double ns = std::max(static_cast<double>(now_ns() - begin) - clock, 0.0);
            out[i].ns = pass == 0 ? ns : std::min(out[i].ns, ns);
            out[i].result = result;
        }
    return out;
}

Score score(std::span<const ccd::ImpactQuery> queries, std::span<const TimedAnswer> answers,
            const TimesBySource& exact) {
    Score out;
    out.n = queries.size();
    for (std::size_t i = 0; i < queries.size(); ++i) {
        const ccd::ImpactResult& r = answers[i].result;
        const bool hit = r.status == Status::hit || r.status == Status::budget_exhausted;
        out.hits += hit;
        out.exhausted += r.status == Status::budget_exhausted;
        out.false_hits += hit && !queries[i].hit;
        out.missed += !hit && queries[i].hit;
        const auto known = exact.find(queries[i].source);
        if (known == exact.end()) continue;
        const double t = known->second;
        out.times += 1;
        out.late += !hit || r.t_lo > t; // t is the largest double that is not late
        out.within += hit && std::abs(r.t_lo - t) <= 1e-6;
        out.zero += hit && r.t_lo == 0.0 && t > 0.0;
    }
    add_times(answers, out);
    return out;
}

} // namespace tunnel::bench
