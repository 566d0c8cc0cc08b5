// Answers: a small scene with buttons: two boxes on a line, one of which can be pushed out of the other. For tests.
#pragma once

#include "scenes/catalogue.hpp"
#include "scenes/kit/run_of.hpp"

namespace tunnel::test {

struct PushScene {
    struct Params {
        double x = 1.0, y = 0.5; // of the moving box; both boxes are 2 wide, 2 high, the other stands at 0, 0
        friend bool operator==(const Params&, const Params&) = default;
    };
    struct Result {
        bool overlaps = false;
    };
    static const kit::SceneInfo& info() {
        static constexpr kit::SceneInfo it{
            "push", {"Push", "밀기"}, {"none", "없음"}, {"Push it out.", "밀어내 보자."}};
        return it;
    }
    static constexpr auto table() {
        using kit::number;
        return std::tuple{number(&Params::x, "x", {"x", "가로"}, {"Sideways", "옆으로"}, "m", {-4.0, 4.0, 0.1}),
                          number(&Params::y, "y", {"y", "세로"}, {"Upwards", "위로"}, "m", {-4.0, 4.0, 0.1})};
    }
    static Result solve(const Params& p) { return {-2.0 < p.x && p.x < 2.0 && -2.0 < p.y && p.y < 2.0}; }
    static int last_step(const Params&, const Result&) { return 2; }
    static void draw(const kit::Moment<PushScene>& m, kit::DrawList& list) {
        const int pane = list.pane({"world", {"World", "월드"}, false, {0, 0}, {1, 1}, {-6, -6, 0}, {6, 6, 0}});
        list.add(pane, {kit::Role::body}, kit::Disc{{m.params.x, m.params.y, 0.0}, 1.0});
    }
    static void read(const kit::Moment<PushScene>& m, kit::Readouts& out) {
        out.headline = {"Two boxes", "상자 두 개"};
        out.add("overlaps", {"overlap", "겹침"}, m.result.overlaps).answer = true;
    }
    static std::vector<kit::Action> actions(const kit::Moment<PushScene>& m) {
        kit::Action apart{"push_out", {"push it out", "밀어내기"}, {"Touching after it", "누르면 닿기만 한다"}};
        apart.settings = {{"x", "2.03125"}, {"y", "-0.25"}};
        if (!m.result.overlaps)
            apart.why_disabled = {"They do not overlap: move x back.", "겹치지 않음. x를 되돌린다."};
        apart.answer = true;
        kit::Action beyond{"push_far", {"push it far away", "멀리 밀기"}, {"Too far", "너무 멀다"}};
        beyond.settings = {{"y", "3"}, {"x", kit::number_text(m.params.x + 4.0)}};
        kit::Action home{"go_home", {"back to the middle", "가운데로"}, {"Both at 0", "둘 다 0"}};
        home.settings = {{"x", "0"}, {"y", "0"}};
        return {apart, beyond, home};
    }
    static std::vector<kit::Claim> claims() { return {}; }
    static std::vector<kit::Preset> presets() { return {{"document", {"document", "문서"}, {}, 0, {}}}; }
};

inline const scenes::Entry push_entry{"push",
                                      [] { return std::unique_ptr<kit::SceneRun>(new kit::RunOf<PushScene>()); }};

} // namespace tunnel::test
