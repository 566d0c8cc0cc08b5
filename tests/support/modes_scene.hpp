// Answers: a small scene of two modes, in which one number has no effect and another changes its name. For tests.
#pragma once

#include "scenes/catalogue.hpp"
#include "scenes/kit/run_of.hpp"

namespace tunnel::test {

enum class Mode { round, square };

struct ModesParams {
    Mode mode = Mode::round;
    double size = 1.0, turn = 0.0;
    bool slip = false;
    friend bool operator==(const ModesParams&, const ModesParams&) = default;
};

inline constexpr kit::Choice mode_choices[] = {{"round", {"round", "둥근"}}, {"square", {"square", "네모난"}}};
inline constexpr kit::Words size_now[] = {{"radius", "반지름"}, {"half width", "반너비"}};
inline bool is_square(const ModesParams& p) { return p.mode == Mode::square; }
inline std::size_t size_name(const ModesParams& p) { return is_square(p) ? 1 : 0; }

struct ModesScene {
    using Params = ModesParams;
    struct Result {};
    static const kit::SceneInfo& info() {
        static constexpr kit::SceneInfo it{"modes", {"Modes", "모드"}, {"none", "없음"}, {"Choose.", "고르자."}};
        return it;
    }
    static constexpr auto table() {
        using kit::choice, kit::number;
        constexpr kit::Words square_only{"A circle looks the same: choose square", "원은 돌려도 같다. 네모를 고르자"};
        return std::tuple{
            choice(&Params::mode, "mode", {"mode", "모드"}, {"Which shape", "어느 도형"}, mode_choices),
            kit::named(number(&Params::size, "size", {"size", "크기"}, {"How large", "얼마나"}, "m", {0.1, 4.0, 0.1}),
                       kit::Naming<Params>{size_now, size_name}),
            number(&Params::turn, "turn", {"angle", "각도"}, {"Turned", "돌린 각"}, "°", {-90.0, 90.0, 1.0},
                   kit::Group::main, is_square, square_only),
            choice(&Params::slip, "slip", {"slip", "미끄러짐"}, {"A fault", "결함"}, kit::on_off, kit::Group::break_it,
                   is_square, square_only)};
    }
    static Result solve(const Params&) { return {}; }
    static int last_step(const Params&, const Result&) { return 0; }
    static void draw(const kit::Moment<ModesScene>& m, kit::DrawList& list) {
        const int pane = list.pane({"world", {"World", "월드"}, false, {0, 0}, {1, 1}, {-6, -6, 0}, {6, 6, 0}});
        list.add(pane, {kit::Role::body}, kit::Disc{{0.0, 0.0, 0.0}, m.params.size});
    }
    static void read(const kit::Moment<ModesScene>& m, kit::Readouts& out) {
        out.headline = {"One shape", "도형 하나"};
        if (is_square(m.params)) out.try_now = {"Turn it.", "돌려 보자."};
        out.add("area", {"area", "넓이"}, is_square(m.params) ? kit::Value{4.0 * m.params.size} : kit::Value{}, "m");
        out.add("size_now", {"size", "크기"}, m.params.size, "m");
    }
    static std::vector<kit::Claim> claims() { return {}; }
    static std::vector<kit::Preset> presets() { return {{"document", {"document", "문서"}, {}, 0, {}}}; }
};

inline const scenes::Entry modes_entry{"modes",
                                       [] { return std::unique_ptr<kit::SceneRun>(new kit::RunOf<ModesScene>()); }};

} // namespace tunnel::test
