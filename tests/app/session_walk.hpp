// A small moving scene for the session's tests: x grows by `rate` each step of 1 s; a drag puts the walker elsewhere.
// Its job counts to `work`; its claims speak of the start and of step 5.
#pragma once

#include "app/session/session.hpp"
#include "scenes/kit/run_of.hpp"

namespace tunnel::app {

enum class Gait { walk, run };
inline constexpr kit::Choice gaits[] = {{"walk", {"walk", "걷기"}}, {"run", {"run", "뛰기"}}};

struct Counting final : kit::Job {
    double total, count = 0.0;
    explicit Counting(double wanted) : total(wanted) {}
    bool slice() override { return ++count >= total; }
    double progress() const override { return count / total; }
    kit::Text title() const override { return {"Counting", "세기"}; }
    double done() const override { return count; }
    kit::Text unit() const override { return {"counts", "번"}; }
    void read(kit::Readouts& out) const override {
        out.add("counted", {"counted", "센 수"},
                count >= total ? kit::Value{static_cast<std::int64_t>(count)} : kit::Value{});
    }
};

struct Walk {
    struct Params {
        double rate = 1.0;
        Gait gait = Gait::walk;
        int length = 50;
        double work = 3.0;
        friend bool operator==(const Params&, const Params&) = default;
    };
    struct Result {};
    struct State {
        double x = 0.0;
    };
    static const kit::SceneInfo& info() {
        static const kit::SceneInfo it{"walk", {"Walk", "걷기"}, {"none", "없음"}, {"Drag.", "끌기."}, 10.0};
        return it;
    }
    static constexpr auto table() {
        return std::tuple{
            kit::number(&Params::rate, "rate", {"rate", "빠르기"}, {"how fast", "얼마나"}, "m/s", {0.0, 100.0, 0.5}),
            kit::choice(&Params::gait, "gait", {"gait", "걸음"}, {"how", "어떻게"}, gaits),
            kit::number(&Params::length, "length", {"length", "길이"}, {"steps", "단계"}, "", {1.0, 100.0, 1.0}),
            kit::number(&Params::work, "work", {"work", "일"}, {"job", "일"}, "", {1.0, 1e9, 1.0})};
    }
    static Result solve(const Params&) { return {}; }
    static int last_step(const Params& params, const Result&) { return params.length; }
    static State start(const Params&) { return {}; }
    static double step_seconds(const Params&) { return 1.0; }
    static State advance(const State& state, const Params& params, std::span<const kit::Input> drags, double dt) {
        const double from = drags.empty() ? state.x : drags.back().x;
        return {from + params.rate * dt * (params.gait == Gait::run ? 2.0 : 1.0)};
    }
    static void draw(const kit::Moment<Walk>& moment, kit::DrawList& list) {
        const int pane = list.pane({"world", {"World", "세계"}});
        const double between = moment.view.fraction * (moment.next.x - moment.state.x);
        list.add(pane, {}, kit::Point{{moment.state.x + between, 0.0, 0.0}});
    }
    static void read(const kit::Moment<Walk>& moment, kit::Readouts& out) {
        out.add("x", {"x", "자리"}, moment.state.x, "m");
        out.add("step", {"step", "단계"}, static_cast<std::int64_t>(moment.step));
    }
    static std::vector<kit::Claim> claims() {
        const auto at_start = [](const kit::Readouts& r) -> std::optional<bool> { return r.number("x") == 0.0; };
        const auto after_five = [](const kit::Readouts& r) -> std::optional<bool> { return r.number("x") == 10.0; };
        const auto counted = [](const kit::Readouts& r) -> std::optional<bool> { return r.number("counted") == 7.0; };
        return {{"walk-1", {"starts at 0", "0에서 시작"}, {}, 0, at_start},
                {"walk-2", {"10 after 5", "5 뒤에 10"}, {{"rate", "2"}}, 5, after_five},
                {"walk-3", {"counts to 7", "7까지 센다"}, {{"work", "7"}}, 0, counted, true, true}};
    }
    static std::vector<kit::Preset> presets() {
        return {{"document", {"document", "문서"}, {}, 0, {}}, {"fast", {"fast", "빠르게"}, {{"rate", "9"}}, 3, {}}};
    }
    static std::vector<kit::Handle> handles(const kit::Moment<Walk>& moment) {
        kit::Handle walker{"walker", {"walker", "사람"}, "world", {moment.state.x, 0.0, 0.0}};
        walker.body = "walker";
        kit::Handle rate{"rate", {"rate", "빠르기"}, "world", {moment.params.rate, 1.0, 0.0}};
        rate.axes[0] = {"rate", -1.0, 2.0};
        rate.also = {{"gait", "run"}};
        return {walker, rate};
    }
    static std::unique_ptr<kit::Job> job(const Params& params) { return std::make_unique<Counting>(params.work); }
};

inline const scenes::Entry walk_entry{"walk", [] { return std::unique_ptr<kit::SceneRun>(new kit::RunOf<Walk>()); }};

inline double x_of(const Session& session) { return session.readouts().number("x"); }

} // namespace tunnel::app
