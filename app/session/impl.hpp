// Answers: what a Session is made of. Seen by the session's own sources only.
#pragma once

#include "app/session/claims.hpp"
#include "app/session/history.hpp"
#include "app/session/job.hpp"
#include "app/session/playback.hpp"
#include "app/session/timing.hpp"

#include <deque>
#include <functional>

namespace tunnel::app {

struct Session::Impl {
    Impl(const scenes::Entry& entry, bool use_threads)
        : threads(use_threads), run(entry.open()), jobs(use_threads), timings(use_threads) {}

    bool threads;
    std::unique_ptr<kit::SceneRun> run;
    JobRunner jobs;
    Timings timings;
    std::uint64_t timings_params = 0; // the run's params_revision that they belong to
    Playback playback;
    int wanted_step = 0;       // where the user last went: switching to a shorter branch and back loses nothing
    std::uint64_t content = 1; // changes with every edit
    bool predict = false;
    std::uint64_t revealed_at = 0; // the content whose answers were asked for

    // Edits and undo.
    History history;
    bool edit_open = false;
    Snapshot before_edit{};
    std::string dragging{}; // the handle whose `also` is done in this edit
    bool branched_in_edit = false;
    HeldFiles files{};

    // Branches.
    std::vector<Branch> branches{{first_label(), {}}};
    std::vector<BranchHold> holds{{}};
    int current = 0;
    int furthest = 0; // of the branch in front

    // Caches.
    struct Moment {
        std::uint64_t content = 0, job = 0;
        int step = -1;
        std::uint64_t timings = 0;
        bool covered = false; // of drawings
        friend bool operator==(const Moment&, const Moment&) = default;
    };
    std::deque<std::pair<Moment, kit::Readouts>> read_cache;    // the newest last; older ones stay until tick()
    std::deque<std::pair<Moment, kit::Readouts>> covered_cache; // likewise, with the answers covered
    bool look_again = true; // what goes on beside the frames is read once a tick: a frame says one thing throughout
    std::deque<kit::DrawList> drawn;
    Moment drawn_at{};
    kit::View drawn_view{};
    std::uint64_t drawn_revision = 0;
    std::uint64_t job_params = 0; // the run's params_revision that the job belongs to
    bool job_known = false;
    std::unique_ptr<ClaimRunner> claim_runner;
    std::vector<std::optional<bool>> own_claims, now_claims;
    std::size_t own_seen = 0;
    Moment now_at{};

    void judge_now(kit::SceneRun& probe);
    [[nodiscard]] int claims_reached() const;

    using Change = std::function<kit::SetResult()>;
    kit::SetResult edit(const Change& change, bool replaces_run);
    void open_edit();
    void close_edit();
    void changed(const kit::Scenario& old, int old_furthest, const HeldFiles& old_files, bool replaces_run);
    void fork(const kit::Scenario& old, int old_furthest, const HeldFiles& old_files);
    [[nodiscard]] static kit::Text first_label();
    void label_front(const kit::Scenario& old, const kit::Scenario& now);
    [[nodiscard]] Snapshot snapshot() const;
    void restore(const Snapshot& wanted);
    void restore_run(const kit::Scenario& scenario, const HeldFiles& wanted_files);
    void go_to(long long step);
    void went() { furthest = std::max(furthest, run->step()); }
    void sync_job();
    Timings& timings_now();
    [[nodiscard]] Moment moment();
};

} // namespace tunnel::app
