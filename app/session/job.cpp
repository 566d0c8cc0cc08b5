// Answers: how one thread works a job off in slices while frames look in.
#include "app/session/job.hpp"

#include <algorithm>
#include <chrono>

namespace tunnel::app {

namespace {
constexpr std::chrono::milliseconds settling{100};
} // namespace

JobRunner::~JobRunner() {
    {
        const auto lock = take();
        quit = true;
    }
    wake.notify_all();
    if (worker.joinable()) worker.join();
}

std::unique_lock<std::mutex> JobRunner::take() const {
    ++waiting;
    std::unique_lock lock(work_mutex);
    --waiting;
    return lock;
}

void JobRunner::start(std::unique_ptr<kit::Job> next) {
    {
        const auto lock = take();
        if (running) not_before = std::chrono::steady_clock::now() + settling;
        job = std::move(next);
        running = job != nullptr;
        busy_seconds = 0.0;
        publish_locked();
        if (running && threaded && !worker.joinable()) worker = std::thread(&JobRunner::loop, this);
    }
    wake.notify_all();
}

void JobRunner::cancel() {
    const auto lock = take();
    if (!running) return;
    running = false;
    publish_locked();
}

void JobRunner::finish(bool clocked) {
    const auto lock = take();
    if (job == nullptr) return;
    while (running) slice_locked(clocked);
}

void JobRunner::slice() {
    if (threaded) return;
    const auto lock = take();
    if (running) slice_locked(true);
}

void JobRunner::slice_locked(bool clocked) {
    const auto before = std::chrono::steady_clock::now();
    running = !job->slice();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - before).count();
    busy_seconds += seconds;
    if (clocked) job->took(seconds);
    publish_locked();
}

void JobRunner::publish_locked() {
    JobState state;
    if (job != nullptr) {
        state.any = true;
        state.running = running;
        state.progress = std::clamp(job->progress(), 0.0, 1.0);
        state.per_second = busy_seconds > 0.0 ? job->done() / busy_seconds : 0.0;
        state.title = job->title();
        state.unit = job->unit();
    }
    const std::lock_guard lock(front_mutex);
    front.state = std::move(state);
    ++front.version;
}

void JobRunner::loop() {
    std::unique_lock lock(work_mutex);
    while (true) {
        wake.wait(lock, [this] { return quit || running; });
        if (quit) return;
        if (std::chrono::steady_clock::now() < not_before) {
            wake.wait_until(lock, not_before); // the frames need the processor more
            continue;
        }
        slice_locked(true);
        lock.unlock();
        while (waiting > 0) std::this_thread::yield();
        lock.lock();
    }
}

JobState JobRunner::state() const {
    const std::lock_guard lock(front_mutex);
    return front.state;
}

std::uint64_t JobRunner::version() const {
    const std::lock_guard lock(front_mutex);
    return front.version;
}

void JobRunner::read(kit::Readouts& out) const {
    const auto lock = take();
    if (job != nullptr) job->read(out);
}

} // namespace tunnel::app
