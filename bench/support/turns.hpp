// Answers: how long one call of ours takes beside one of a peer on the same machine at the same time: both in turn
// (A B A B …), medians. Refuses: to judge; the line that it prints is for people and scripts.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

namespace tunnel::bench {

struct Subject {
    std::function<void()> run;           // one call, finished when it returns
    std::function<void()> enter = [] {}; // untimed, before each turn
};

struct TurnOptions {
    int rounds = 100;
    int calls = 5; // timed in each turn, after an untimed one that warms the caches up again
};

struct Medians {
    double ours_ns = 0.0, peer_ns = 0.0;         // of one call, by the clock on the wall
    double ours_cpu_ns = 0.0, peer_cpu_ns = 0.0; // of the processor, all threads: steadier on a busy machine
    [[nodiscard]] double ratio() const { return ours_ns / peer_ns; }
};

[[nodiscard]] Medians in_turn(const Subject& ours, const Subject& peer, const TurnOptions& options);

struct Line {
    std::string task{}, peer{}; // lower_snake, no spaces
    std::size_t n = 1;          // problem size
    Medians time{};
    std::size_t wrong = 0, peer_wrong = 0; // answers that are not right
};
void print(const Line& line); // one line to standard output, and the processor's time as a comment

} // namespace tunnel::bench
