// Answers: the turns and their medians.
#include "bench/support/turns.hpp"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

namespace tunnel::bench {

namespace {

struct Samples {
    std::vector<double> wall{}, cpu{}; // nanoseconds
};

double now_ns(clockid_t clock) {
    timespec at{};
    clock_gettime(clock, &at);
    return 1e9 * static_cast<double>(at.tv_sec) + static_cast<double>(at.tv_nsec);
}

void take_turn(const Subject& subject, int calls, Samples& out) {
    subject.enter();
    subject.run();
    for (int i = 0; i < calls; ++i) {
        const double wall = now_ns(CLOCK_MONOTONIC), cpu = now_ns(CLOCK_PROCESS_CPUTIME_ID);
        subject.run();
        out.cpu.push_back(now_ns(CLOCK_PROCESS_CPUTIME_ID) - cpu);
        out.wall.push_back(now_ns(CLOCK_MONOTONIC) - wall);
    }
}

double median(std::vector<double>& values) {
    if (values.empty()) return 0.0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

} // namespace

Medians in_turn(const Subject& ours, const Subject& peer, const TurnOptions& options) {
    Samples a, b;
    for (int round = 0; round < options.rounds; ++round) {
        take_turn(ours, options.calls, a);
        take_turn(peer, options.calls, b);
    }
    return {median(a.wall), median(b.wall), median(a.cpu), median(b.cpu)};
}

void print(const Line& line) {
    const Medians& t = line.time;
    std::printf("task=%s n=%zu ours_ns=%.0f peer=%s peer_ns=%.0f ratio=%.3f wrong=%zu peer_wrong=%zu\n",
                line.task.c_str(), line.n, t.ours_ns, line.peer.c_str(), t.peer_ns, t.ratio(), line.wrong,
                line.peer_wrong);
    std::printf("# %s: processor time %.0f ns, %s %.0f ns, %.3f times\n", line.task.c_str(), t.ours_cpu_ns,
                line.peer.c_str(), t.peer_cpu_ns, t.ours_cpu_ns / t.peer_cpu_ns);
    std::fflush(stdout);
}

} // namespace tunnel::bench
