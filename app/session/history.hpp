// Answers: what undo and redo go back to: whole runs, with their step, branches and file contents.
#pragma once

#include "app/session/session.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace tunnel::app {

// File-valued parameters: a scenario names files, these are their bytes. Shared, since every entry holds them.
using HeldFiles = std::vector<std::pair<std::string, std::shared_ptr<const kit::FileValue>>>;

// A branch besides what is shown of it.
struct BranchHold {
    int furthest = 0; // the last step that the run reached
    HeldFiles files{};
};

struct Snapshot {
    kit::Scenario scenario{};
    int furthest = 0;
    HeldFiles files{};
    std::vector<Branch> branches{};
    std::vector<BranchHold> holds{};
    int current = 0;
};

class History {
  public:
    void add(Snapshot before) {
        if (past.size() >= longest) past.erase(past.begin());
        past.push_back(std::move(before));
        future.clear();
    }
    [[nodiscard]] bool can_undo() const { return !past.empty(); }
    [[nodiscard]] bool can_redo() const { return !future.empty(); }
    // What to restore; `now` is kept for the way back.
    [[nodiscard]] std::optional<Snapshot> undo(Snapshot now) { return move_one(past, future, std::move(now)); }
    [[nodiscard]] std::optional<Snapshot> redo(Snapshot now) { return move_one(future, past, std::move(now)); }

  private:
    static constexpr std::size_t longest = 200;
    std::vector<Snapshot> past, future;

    static std::optional<Snapshot> move_one(std::vector<Snapshot>& from, std::vector<Snapshot>& to, Snapshot now) {
        if (from.empty()) return std::nullopt;
        Snapshot back = std::move(from.back());
        from.pop_back();
        to.push_back(std::move(now));
        return back;
    }
};

} // namespace tunnel::app
