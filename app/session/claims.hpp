// Answers: do the scene's claims hold at their own settings? Worked out once, beside the frames, one after another.
#pragma once

#include "scenes/kit/scene_run.hpp"

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace tunnel::app {

class ClaimRunner {
  public:
    ClaimRunner(const kit::SceneRun& scene, bool use_thread);
    ~ClaimRunner();
    ClaimRunner(const ClaimRunner&) = delete;
    ClaimRunner& operator=(const ClaimRunner&) = delete;

    void slice(); // without a thread: the caller gives it a moment
    [[nodiscard]] std::size_t ready() const;
    [[nodiscard]] std::size_t count() const { return claims.size(); }
    [[nodiscard]] std::vector<std::optional<bool>> results() const; // nothing for those not ready yet

  private:
    std::unique_ptr<kit::SceneRun> scene; // a copy of its own: the thread shares nothing with the frames
    std::vector<kit::Claim> claims;
    bool threaded;
    // The claim in hand.
    std::size_t index = 0;
    std::unique_ptr<kit::SceneRun> run;
    std::unique_ptr<kit::Job> job;

    mutable std::mutex mutex; // guards the two below
    std::vector<std::optional<bool>> found;
    std::size_t done = 0;
    std::atomic<bool> quit{false};
    std::thread worker;

    [[nodiscard]] bool advance(); // one moment's work; false when all are known
};

} // namespace tunnel::app
