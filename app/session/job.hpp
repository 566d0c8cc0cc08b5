// Answers: how a scene's long work runs beside the frames: on one thread, in slices, or sliced by the caller where
// there are no threads. Refuses: to keep the frame waiting longer than the slice in hand.
#pragma once

#include "app/session/session.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

namespace tunnel::app {

class JobRunner {
  public:
    explicit JobRunner(bool use_thread) : threaded(use_thread) {}
    ~JobRunner();
    JobRunner(const JobRunner&) = delete;
    JobRunner& operator=(const JobRunner&) = delete;

    void start(std::unique_ptr<kit::Job> next); // replaces the one in hand; null: none
    void cancel();                              // what it found so far stays readable
    void finish(bool clocked);                  // to the end, on the caller's thread
    void slice();                               // without a thread: the caller gives it a moment

    [[nodiscard]] JobState state() const;
    [[nodiscard]] std::uint64_t version() const; // changes whenever read() may say something new
    void read(kit::Readouts& out) const;

  private:
    struct Front { // what a frame may know without waiting for a slice
        JobState state{};
        std::uint64_t version = 0;
    };

    bool threaded;
    mutable std::mutex work_mutex; // held during a slice
    mutable std::mutex front_mutex;
    mutable std::atomic<int> waiting{0}; // frames that want work_mutex: a plain mutex would let them starve
    std::condition_variable wake;
    std::unique_ptr<kit::Job> job;
    bool running = false, quit = false;
    std::chrono::steady_clock::time_point not_before{}; // while jobs replace each other none is worth beginning
    double busy_seconds = 0.0;
    Front front;
    std::thread worker;

    [[nodiscard]] std::unique_lock<std::mutex> take() const;
    void slice_locked(bool clocked);
    void publish_locked();
    void loop();
};

} // namespace tunnel::app
