// Answers: how far does a car roll before it stands? The braking distance v²/2a, beside the distance to a wall.
#pragma once

#include "scenes/kit/param.hpp"
#include "scenes/kit/scene.hpp"

#include <tuple>

namespace tunnel::scenes {

struct StoppingScene {
    struct Params {
        double speed = 10.0;
        double braking = 5.0;
        double gap = 12.0;
        friend bool operator==(const Params&, const Params&) = default;
    };
    struct Result {
        double distance = 0.0; // m, from where the braking begins
    };

    static const kit::SceneInfo& info() {
        static constexpr kit::SceneInfo it{"stopping",
                                           {"Stopping distance", "제동 거리"},
                                           {"an example", "예제"},
                                           {"Double the speed.", "속력을 두 배로 해 보자."}};
        return it;
    }
    // One row a field: from it come slider, edit box, --set, the scenario file, --help and the edge tests.
    static constexpr auto table() {
        using kit::number;
        return std::tuple{
            number(&Params::speed, "speed", {"speed", "속력"}, {"At the first brake", "제동을 시작할 때"}, "m/s",
                   {0.0, 40.0, 0.5}),
            number(&Params::braking, "braking", {"braking", "감속도"}, {"Constant", "일정하다"}, "m/s²",
                   {0.5, 10.0, 0.1}),
            number(&Params::gap, "gap", {"gap", "간격"}, {"To the wall", "벽까지"}, "m", {0.0, 100.0, 0.5})};
    }
    static Result solve(const Params& p) { return {p.speed * p.speed / (2.0 * p.braking)}; }
    static int last_step(const Params&, const Result&) { return 1; } // 0: before, 1: at rest

    static void draw(const kit::Moment<StoppingScene>& m, kit::DrawList& list) {
        kit::Pane pane;
        pane.id = "world";
        pane.title = {"World", "월드"};
        pane.lo = {-2.0, -5.0, 0.0};
        pane.hi = {60.0, 5.0, 0.0};
        const int world = list.pane(pane);
        list.line(world, {kit::Role::wall, kit::Weight::verdict}, {m.params.gap, -2.0}, {m.params.gap, 2.0});
        const double x = m.step == 0 ? 0.0 : m.result.distance;
        list.add(world, {kit::Role::body}, kit::Point{{x, 0.0, 0.0}});
    }
    static void read(const kit::Moment<StoppingScene>& m, kit::Readouts& out) {
        const bool stops = m.result.distance < m.params.gap; // touching is contact
        out.headline = stops ? kit::Text{"The car stops in time.", "차가 제때 멈춘다."}
                             : kit::Text{"The car hits the wall.", "차가 벽에 부딪힌다."};
        out.add("distance", {"stopping distance", "제동 거리"}, m.result.distance, "m");
        out.add("stops", {"stops in time", "제때 멈춤"}, stops);
    }
    static std::vector<kit::Claim> claims() {
        const auto four_times = [](const kit::Readouts& r) -> std::optional<bool> {
            return r.number("distance") == 40.0; // four times the 10 m at 10 m/s
        };
        return {{"stopping-1",
                 {"Twice the speed needs four times the way.", "속력이 두 배면 제동 거리는 네 배다."},
                 {{"speed", "20"}},
                 1,
                 four_times}};
    }
    static std::vector<kit::Preset> presets() {
        return {{"document", {"the document's values", "문서의 값"}, {}, 0, {}}};
    }
};

} // namespace tunnel::scenes
