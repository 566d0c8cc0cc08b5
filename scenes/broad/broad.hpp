// Answers: which of many moving boxes touch, and how many pairs must be tested to know? Document 001, the broad phase:
// five methods on the same boxes, with what each looks at.
// Refuses: narrow shapes; a pair of boxes that touch is the answer here.
#pragma once

#include "scenes/broad/world.hpp"
#include "scenes/kit/scene.hpp"

namespace tunnel::scenes {

namespace broad_lab {

struct Result {
    std::shared_ptr<const Cast> cast;
    // Box tests at the start with sizes much alike and mixed, all else the same; not counted for many boxes.
    std::optional<std::array<std::int64_t, 2>> grid_tests, tree_tests;
    Memo memo;
};

struct State {
    double travelled = 0.0, before = 0.0; // m, of a box of full speed: now and one step ago
};

} // namespace broad_lab

struct BroadScene {
    using Params = broad_lab::Params;
    using Result = broad_lab::Result;
    using State = broad_lab::State;
    static constexpr int steps = 3600; // one minute
    static const kit::SceneInfo& info();
    static constexpr auto table() { return broad_lab::make_table(); }
    static Result solve(const Params& params);
    static State start(const Params& params);
    static State advance(const State& state, const Params& params, std::span<const kit::Input> drags, double dt);
    static double step_seconds(const Params& params);
    static int last_step(const Params& params, const Result& result);
    static void draw(const kit::Moment<BroadScene>& moment, kit::DrawList& list);
    static void read(const kit::Moment<BroadScene>& moment, kit::Readouts& out);
    static std::unique_ptr<kit::Job> job(const Params& params);
    static std::vector<kit::Handle> handles(const kit::Moment<BroadScene>& moment);
    static std::vector<kit::Action> actions(const kit::Moment<BroadScene>& moment);
    static std::vector<kit::Claim> claims();
    static std::vector<kit::Preset> presets();
};

namespace broad_lab {

using Moment = kit::Moment<BroadScene>;

[[nodiscard]] inline std::shared_ptr<const World> shared_world_of(const Moment& m) {
    return m.result.memo.at(*m.result.cast, m.params, m.state.travelled, m.state.before);
}
// Good until another moment is looked at.
[[nodiscard]] inline const World& world_of(const Moment& m) { return *shared_world_of(m); }

// The axis that the line goes along: the swept one, and x in the strips of the fastest method.
[[nodiscard]] inline int line_axis(const Params& p, const World& w) { return sweeps(p) ? w.axis : 0; }
// Where the line stands, m; what begins there has begun.
[[nodiscard]] double line_of(const Params& params, int axis);
[[nodiscard]] bool begun(double min, double line);

} // namespace broad_lab
} // namespace tunnel::scenes
