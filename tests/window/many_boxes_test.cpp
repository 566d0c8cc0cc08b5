// Law: thousands of boxes that all move in every frame leave nothing stale, whether the run plays, stops or is stepped,
// and with one of them lit up under the mouse.
#include "scenes/kit/run_of.hpp"
#include "tests/window/app_driver.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace tunnel::test {
namespace {

struct Swarm {
    struct Params {
        int still = 0; // of every 100
        friend bool operator==(const Params&, const Params&) = default;
    };
    struct Result {};
    static const kit::SceneInfo& info() {
        static constexpr kit::SceneInfo it{"swarm", {"Swarm", "무리"}, {"none", "없음"}, {"Look.", "보기."}, 60.0};
        return it;
    }
    static constexpr auto table() {
        return std::tuple{
            kit::number(&Params::still, "still", {"still", "정지"}, {"of every 100", "100개마다"}, "", {0, 100, 1})};
    }
    static Result solve(const Params&) { return {}; }
    static int last_step(const Params&, const Result&) { return 1000; }
    static void draw(const kit::Moment<Swarm>& m, kit::DrawList& list) {
        const int pane = list.pane({"world", {"World", "월드"}, false, {0, 0}, {1, 1}, {0, 0, 0}, {80, 50, 0}});
        kit::Boxes boxes;
        for (int i = 0; i < 4000; ++i) {
            const double time = i % 100 < m.params.still ? 0.0 : m.step + m.view.fraction;
            const double x = 40.0 + 39.0 * std::sin(0.7 * i + 0.013 * time),
                         y = 25.0 + 24.0 * std::cos(1.3 * i + 0.021 * time);
            kit::BoxInstance& box = boxes.boxes.emplace_back();
            box.lo = {x - 0.4, y - 0.3, 0.0};
            box.hi = {x + 0.4, y + 0.3, 0.0};
            box.role = i % 5 == 0 ? kit::Role::hit : i % 7 == 0 ? kit::Role::discarded : kit::Role::body;
            box.fill = static_cast<kit::Fill>(i % 4);
            box.ghost = i % 3 == 0;
            box.pick = static_cast<unsigned>(i) + 1;
        }
        list.add(pane, {kit::Role::body, kit::Weight::fine}, std::move(boxes));
    }
    static void read(const kit::Moment<Swarm>& m, kit::Readouts& out) {
        out.add("step", {"step", "단계"}, static_cast<std::int64_t>(m.step));
    }
    static std::vector<kit::Claim> claims() { return {}; }
    static std::vector<kit::Preset> presets() { return {{"document", {"document", "문서"}, {}, 0, {}}}; }
};

const scenes::Entry swarm{"swarm", [] { return std::unique_ptr<kit::SceneRun>(new kit::RunOf<Swarm>()); }};

void expect_fresh(AppDriver& app, const char* when) {
    const app::Image kept = app.picture();
    EXPECT_EQ(kept.rgba == app.app().drawn_whole().rgba, true) << when;
}

// `still` of every hundred boxes stand still, so that little or everything differs from frame to frame.
void walk(int still) {
    DriverOptions options;
    options.catalogue = {&swarm, 1};
    options.must_rest = false;
    AppDriver app(options);
    ASSERT_TRUE(app.ok()) << app.error();
    ASSERT_TRUE(app.session().set_number("still", still).ok());
    expect_fresh(app, "at first");
    app.move_to(app.to_window("world", {40.0, 25.0, 0.0}));
    expect_fresh(app, "with a box lit up");
    app.session().play(true);
    for (int i = 0; i < 6; ++i) {
        app.frames(1);
        expect_fresh(app, "while it plays");
    }
    app.session().play(false);
    expect_fresh(app, "when it stopped");
    app.key(SDL_SCANCODE_PERIOD);
    expect_fresh(app, "after a step");
}

TEST(ManyMovingBoxes, LeaveNothingStale) { walk(0); }
TEST(ManyMovingBoxes, LeaveNothingStaleWhereFewMove) { walk(99); }

} // namespace
} // namespace tunnel::test
