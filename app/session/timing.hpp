// Answers: how long a piece of a scene's work takes on this machine: the median of repeated runs after a warm-up,
// worked beside the frames like any job. Refuses: to be part of readouts, claims, scenarios or undo.
#pragma once

#include "app/session/job.hpp"

#include <deque>
#include <functional>
#include <map>
#include <string>

namespace tunnel::app {

class Timings {
  public:
    // clock: seconds; empty: the system's. Called where the work runs.
    explicit Timings(bool use_thread, std::function<double()> clock = {});

    void start(const std::string& key, std::function<void()> work); // ends the measurement in hand
    void add(const std::string& key, std::function<void()> work);   // after what is in hand
    void forget();                                                  // the figures belong to other parameters
    void finish();
    void slice();

    [[nodiscard]] bool running() const { return runner.state().running || !waiting.empty(); }
    [[nodiscard]] std::uint64_t version() const { return runner.version(); }
    [[nodiscard]] Measured of(const std::string& key);

  private:
    std::function<double()> clock;
    JobRunner runner;
    std::string in_hand{};
    std::map<std::string, double> known{}; // seconds
    struct Waiting {
        std::string key{};
        std::function<void()> work{};
    };
    std::deque<Waiting> waiting{};

    void begin(Waiting next);
    void collect();
};

} // namespace tunnel::app
