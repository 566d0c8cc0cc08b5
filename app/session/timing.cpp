// Answers: the measurement as a job: batches grow until the clock can tell them apart, then each gives one sample.
#include "app/session/timing.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace tunnel::app {

namespace {

constexpr double batch_seconds = 1e-3; // far above the clock's own grain
constexpr double slice_seconds = 3e-3;
constexpr double patience = 0.5; // seconds of samples, after which fewer are enough
constexpr std::size_t most_samples = 15, least_samples = 3;
constexpr std::size_t most_repeats = std::size_t{1} << 20U;

class TimingJob final : public kit::Job {
  public:
    TimingJob(std::function<void()> of, std::function<double()> by) : work(std::move(of)), clock(std::move(by)) {}

    bool slice() override {
        for (double spent = 0.0; spent < slice_seconds && !over();) spent += batch();
        return over();
    }
    double progress() const override { return static_cast<double>(samples.size()) / static_cast<double>(most_samples); }
    kit::Text title() const override { return {}; }
    double done() const override { return static_cast<double>(samples.size()); }
    kit::Text unit() const override { return {}; }
    void read(kit::Readouts& out) const override {
        out.add("seconds", {}, over() ? kit::finite_or_null(median()) : kit::Value{}, "s");
    }

  private:
    std::function<void()> work;
    std::function<double()> clock;
    std::size_t repeats = 1;
    bool warm = false;
    double sampled = 0.0;
    std::vector<double> samples{}; // seconds of one run

    [[nodiscard]] bool over() const {
        return samples.size() >= most_samples || (samples.size() >= least_samples && sampled > patience);
    }
    // Until the batches are long enough they only warm up.
    double batch() {
        const double from = clock();
        for (std::size_t i = 0; i < repeats; ++i) work();
        const double seconds = clock() - from;
        if (warm) {
            samples.push_back(seconds / static_cast<double>(repeats));
            sampled += seconds;
        } else if (seconds >= batch_seconds || repeats >= most_repeats)
            warm = true;
        else
            repeats *= 2;
        return seconds;
    }
    [[nodiscard]] double median() const {
        std::vector<double> sorted = samples;
        const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
        std::nth_element(sorted.begin(), middle, sorted.end());
        return *middle;
    }
};

double system_seconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

} // namespace

Timings::Timings(bool use_thread, std::function<double()> by)
    : clock(by ? std::move(by) : system_seconds), runner(use_thread) {}

void Timings::begin(Waiting next) {
    in_hand = next.key;
    known.erase(next.key);
    runner.start(next.work ? std::make_unique<TimingJob>(std::move(next.work), clock) : nullptr);
}

void Timings::start(const std::string& key, std::function<void()> work) {
    waiting.clear();
    collect();
    begin({key, std::move(work)});
}

void Timings::add(const std::string& key, std::function<void()> work) {
    known.erase(key);
    waiting.push_back({key, std::move(work)});
    collect();
}

void Timings::finish() {
    do {
        runner.finish(true);
        collect();
    } while (running());
}

void Timings::slice() {
    runner.slice();
    collect();
}

void Timings::forget() {
    if (in_hand.empty() && known.empty() && waiting.empty()) return;
    in_hand.clear();
    waiting.clear();
    known.clear();
    runner.start(nullptr);
}

// What is in hand, once it is done; then the next.
void Timings::collect() {
    if (runner.state().running) return;
    if (!in_hand.empty()) {
        kit::Readouts found;
        runner.read(found);
        if (const double seconds = found.number("seconds"); !std::isnan(seconds)) known[in_hand] = seconds;
        in_hand.clear();
    }
    if (waiting.empty()) return;
    Waiting next = std::move(waiting.front());
    waiting.pop_front();
    begin(std::move(next));
}

Measured Timings::of(const std::string& key) {
    collect();
    Measured out;
    out.running = key == in_hand ||
                  std::any_of(waiting.begin(), waiting.end(), [&](const Waiting& one) { return one.key == key; });
    if (const auto found = known.find(key); found != known.end()) out.seconds = found->second;
    return out;
}

} // namespace tunnel::app
