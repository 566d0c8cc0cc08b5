// Answers: the run in front of the user: playback, undo and redo, branches, the background job, and cached readouts.
// No SDL, no ImGui. Time is handed in; only the job's rate is clocked, for show.
#pragma once

#include "scenes/catalogue.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tunnel::app {

struct JobState {
    bool any = false, running = false;
    double progress = 0.0;   // [0, 1]
    double per_second = 0.0; // units of work
    kit::Text title{}, unit{};
};

struct Measured {
    bool running = false;
    std::optional<double> seconds{}; // of one run
};

struct Branch {
    kit::Text label{}; // e.g. "from step 12: speed 300"
    kit::Scenario scenario{};
};

class Session {
  public:
    // Without threads, tick() gives the job and the claims a slice each.
    explicit Session(const scenes::Entry& entry, bool threads = true);
    ~Session();

    [[nodiscard]] const kit::SceneRun& run() const;
    // Cached, the job's included as far as it was at the last tick(). A reference stays good until the next tick().
    [[nodiscard]] const kit::Readouts& readouts() const;
    // The same, or with the answers covered while they are (see predict_first): what panel and drawer show.
    [[nodiscard]] const kit::Readouts& shown() const;
    // Cached per step, view and revision; `list_revision()` changes when the returned list does.
    [[nodiscard]] const kit::DrawList& drawing(const kit::View& view);
    [[nodiscard]] std::uint64_t list_revision() const;
    // Predict first: while it is on, drawing() leaves the answers out, and whoever shows readouts covers them, until
    // they are revealed. The next edit covers them again. What is computed stays the same.
    void predict_first(bool on);
    void reveal(bool on);
    [[nodiscard]] bool covered() const;
    [[nodiscard]] bool revealed() const; // asked for, under predict first
    // Each claim at its own settings, in the order of run().claims(). Worked out once, beside the frames, from the
    // first call on: the first `claims_ready()` are known, the others are nothing yet.
    [[nodiscard]] const std::vector<std::optional<bool>>& claims_at_own() const;
    [[nodiscard]] std::size_t claims_ready() const;
    // Each claim at the current parameters, at the claim's own step (a moving scene's: once the run came so far).
    [[nodiscard]] const std::vector<std::optional<bool>>& claims_now() const;

    // Edits. Between begin_edit and end_edit all changes are one undo entry; outside, each call is one. Going along the
    // timeline and switching branches are no edits. An edit that changed nothing leaves no entry.
    void begin_edit();
    void end_edit();
    kit::SetResult set(std::string_view key, std::string_view text);
    kit::SetResult set_all(const std::vector<kit::Setting>& settings); // as one edit, all or nothing
    kit::SetResult set_number(std::string_view key, double value);
    kit::SetResult set_file(std::string_view key, kit::FileValue value);
    kit::SetResult apply(const kit::Handle& handle,
                         const glm::dvec3& at); // drag: clamped and snapped, or a dated input
    kit::SetResult apply(const kit::Preset& preset);
    kit::SetResult apply(const kit::Action& action); // as one edit, all or nothing; refused while it is disabled
    kit::SetResult load(const kit::Scenario& scenario);
    void to_defaults(); // the document's values

    [[nodiscard]] bool can_undo() const;
    [[nodiscard]] bool can_redo() const;
    void undo();
    void redo();
    void forget_history();

    // Timeline.
    void seek(int step);
    void step_by(int steps);
    void restart();
    void play(bool on);
    [[nodiscard]] bool playing() const;
    [[nodiscard]] double speed() const; // 1: the scene's own rate; 1/8 … 8 by factors of two
    void change_speed(int direction);
    void tick(double seconds);             // advances playback; stops at the end
    [[nodiscard]] double fraction() const; // between steps, for View::fraction

    // Branches of a moving scene's run; [current_branch()] is the one in front. An edit at a step that the run already
    // went beyond keeps the run as it was and goes on in a new branch. Switching stays at the same moment of time.
    [[nodiscard]] const std::vector<Branch>& branches() const;
    [[nodiscard]] int current_branch() const;
    void switch_branch(int index);

    // Background job: started when the scene has one and its parameters settled; threads are the caller's choice.
    [[nodiscard]] JobState job() const;
    void cancel_job();
    void restart_job();
    void finish_job(bool clocked = false); // runs it to the end here and now (headless); times only where asked for

    // Times of the readouts' timings on this machine, when asked for: one after another, beside the frames. They belong
    // to the parameters and are forgotten with them.
    void measure(const std::string& key);
    [[nodiscard]] Measured measured(const std::string& key) const;
    void finish_measuring(); // here and now (headless)

    [[nodiscard]] bool needs_frame() const; // playing, or job, claims or times made progress since last asked
    [[nodiscard]] bool working() const;     // something goes on beside the frames and will want one by itself

  private:
    struct Impl;
    std::unique_ptr<Impl> impl;
};

} // namespace tunnel::app
