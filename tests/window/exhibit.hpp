// Answers: a scene of everything that can be drawn, 2D and 3D, through which something moves; for tests of the window.
#pragma once

#include "scenes/catalogue.hpp"
#include "scenes/kit/run_of.hpp"
#include "tests/support/specimen.hpp"

namespace tunnel::test {

struct Exhibit {
    struct Params {
        double pace = 0.1;
        friend bool operator==(const Params&, const Params&) = default;
    };
    struct Result {};
    struct State {
        double t = 0.0;
    };
    static const kit::SceneInfo& info() {
        static const kit::SceneInfo it{"exhibit", {"Exhibit", "전시"}, {"none", "없음"}, {"Look.", "보기."}, 10.0};
        return it;
    }
    static constexpr auto table() {
        return std::tuple{
            kit::number(&Params::pace, "pace", {"pace", "빠르기"}, {"how fast", "얼마나"}, "m/s", {0.0, 1.0, 0.05})};
    }
    static Result solve(const Params&) { return {}; }
    static int last_step(const Params&, const Result&) { return 100; }
    static State start(const Params&) { return {}; }
    static double step_seconds(const Params&) { return 0.1; }
    static State advance(const State& state, const Params& params, std::span<const kit::Input>, double) {
        return {state.t + params.pace};
    }
    static void draw(const kit::Moment<Exhibit>& moment, kit::DrawList& list) {
        list = specimen();
        const double t = moment.state.t + moment.view.fraction * (moment.next.t - moment.state.t);
        for (std::size_t i = 0; i < list.panes.size(); ++i) {
            const kit::Pane& pane = list.panes[i];
            const glm::dvec3 at = pane.lo + (0.5 + 0.4 * std::sin(t)) * (pane.hi - pane.lo);
            list.add(static_cast<int>(i), {kit::Role::hit}, kit::Point{at});
        }
    }
    static void read(const kit::Moment<Exhibit>& moment, kit::Readouts& out) {
        out.add("t", {"t", "t"}, moment.state.t, "s");
    }
    static std::vector<kit::Claim> claims() { return {}; }
    static std::vector<kit::Preset> presets() { return {{"document", {"document", "문서"}, {}, 0, {}}}; }
};

inline const scenes::Entry exhibit_entry{"exhibit",
                                         [] { return std::unique_ptr<kit::SceneRun>(new kit::RunOf<Exhibit>()); }};

} // namespace tunnel::test
