// Laws of RunOf: dated inputs, step back, branch, replay, scenario round trip, all-or-nothing loads.
#include "scenes/kit/run_of.hpp"

#include <gtest/gtest.h>

namespace tunnel::kit {
namespace {

// x grows by `rate` each step; a drag puts the body somewhere else.
struct Walk {
    struct Params {
        double rate = 1.0;
        friend bool operator==(const Params&, const Params&) = default;
    };
    struct Result {};
    struct State {
        double x = 0.0;
    };
    static const SceneInfo& info() {
        static constexpr SceneInfo it{"walk", {"Walk", "걷기"}, {}, {}};
        return it;
    }
    static constexpr auto table() {
        return std::tuple{number(&Params::rate, "rate", {"rate", "빠르기"}, {}, "", {0.0, 100.0, 1.0})};
    }
    static Result solve(const Params&) { return {}; }
    static int last_step(const Params&, const Result&) { return 50; }
    static State start(const Params&) { return {}; }
    static double step_seconds(const Params&) { return 1.0; }
    static State advance(const State& state, const Params& params, std::span<const Input> drags, double dt) {
        const double from = drags.empty() ? state.x : drags.back().x;
        return {from + params.rate * dt};
    }
    static void draw(const Moment<Walk>&, DrawList&) {}
    static void read(const Moment<Walk>& moment, Readouts& out) { out.add("x", {}, moment.state.x); }
    static std::vector<Claim> claims() { return {}; }
    static std::vector<Preset> presets() { return {}; }
};

// A scene wrote through an old reference after the list had moved; the sanitizer found it.
TEST(Readouts, WhatAddReturnedStaysGood) {
    Readouts out;
    Readout& first = out.add("first", {}, 1.0);
    for (int i = 0; i < 1000; ++i) out.add(std::to_string(i), {}, 0.0);
    first.digits = 3;
    EXPECT_EQ(&first, &out.values.front());
    EXPECT_EQ(out.find("first")->digits, 3);
}

// Its result keeps what is dear to make, one for each size.
struct Dear {
    struct Params {
        double size = 1.0, aim = 0.0;
        friend bool operator==(const Params&, const Params&) = default;
    };
    struct Result {
        std::shared_ptr<const double> made{};
        double answer = 0.0;
    };
    static const SceneInfo& info() {
        static constexpr SceneInfo it{"dear", {"Dear", "비싼 것"}, {}, {}};
        return it;
    }
    static constexpr auto table() {
        return std::tuple{number(&Params::size, "size", {"size", "크기"}, {}, "", {0.0, 9.0, 1.0}),
                          number(&Params::aim, "aim", {"aim", "조준"}, {}, "", {0.0, 9.0, 1.0})};
    }
    static Result solve(const Params& p) { return solve(p, {}); }
    static Result solve(const Params& p, const Result& before) {
        const bool good = before.made != nullptr && *before.made == p.size;
        const auto made = good ? before.made : std::make_shared<const double>(p.size);
        return {made, *made + p.aim};
    }
    static int last_step(const Params&, const Result&) { return 0; }
    static void draw(const Moment<Dear>&, DrawList&) {}
    static void read(const Moment<Dear>& m, Readouts& out) {
        out.add("answer", {}, m.result.answer);
        out.add("users", {}, static_cast<std::int64_t>(m.result.made.use_count()));
    }
    static std::vector<Claim> claims() { return {}; }
    static std::vector<Preset> presets() { return {}; }
};

TEST(RunOf, WhatIsDearIsMadeAnewOnlyWhenItChanges) {
    RunOf<Dear> run;
    const auto copy = run.clone();
    EXPECT_EQ(read_all(run).number("users"), 2.0);
    ASSERT_TRUE(run.set("aim", "3").ok());
    EXPECT_EQ(read_all(run).number("users"), 2.0) << "still the copy's";
    EXPECT_EQ(read_all(run).number("answer"), 4.0);
    EXPECT_EQ(read_all(*fresh(run, {{"aim", "5"}}, 0)).number("users"), 3.0) << "a load keeps it, too";
    ASSERT_TRUE(run.set("size", "2").ok());
    EXPECT_EQ(read_all(run).number("users"), 1.0);
    EXPECT_EQ(read_all(run).number("answer"), 5.0);
}

double x_of(const SceneRun& run) { return read_all(run).number("x"); }

TEST(RunOf, StepsAndStepsBack) {
    RunOf<Walk> run;
    run.seek(10);
    EXPECT_EQ(x_of(run), 10.0);
    run.seek(3);
    EXPECT_EQ(x_of(run), 3.0);
    run.seek(1000);
    EXPECT_EQ(run.step(), 50);
    run.seek(-5);
    EXPECT_EQ(run.step(), 0);
}

TEST(RunOf, AnEditIsDatedAndReplays) {
    RunOf<Walk> run;
    run.seek(10);
    ASSERT_TRUE(run.set("rate", "5").ok());
    EXPECT_EQ(x_of(run), 10.0); // the past stays
    run.seek(12);
    EXPECT_EQ(x_of(run), 20.0);
    run.seek(5);
    EXPECT_EQ(run.value(0), 1.0) << "before the edit the old value is in force";
    EXPECT_EQ(x_of(run), 5.0);
    run.seek(12);
    EXPECT_EQ(x_of(run), 20.0);
    EXPECT_EQ(run.value(0), 5.0);
}

TEST(RunOf, AnEarlierEditDropsTheLaterOnes) {
    RunOf<Walk> run;
    run.seek(10);
    ASSERT_TRUE(run.set("rate", "5").ok());
    run.seek(4);
    ASSERT_TRUE(run.set("rate", "2").ok());
    run.seek(12);
    EXPECT_EQ(x_of(run), 4.0 + 8 * 2.0);
    EXPECT_EQ(run.scenario().inputs.size(), 1U);
}

TEST(RunOf, DraggedBodyIsDated) {
    RunOf<Walk> run;
    run.seek(2);
    run.drag_body("walker", {100.0, 0.0, 0.0});
    run.seek(4);
    EXPECT_EQ(x_of(run), 102.0);
    run.seek(1);
    EXPECT_EQ(x_of(run), 1.0);
}

TEST(RunOf, ADragAtTheStartTakesEffect) {
    RunOf<Walk> run;
    run.drag_body("walker", {100.0, 0.0, 0.0});
    run.seek(1);
    EXPECT_EQ(x_of(run), 101.0);
}

TEST(RunOf, ScenarioBringsTheSameRunBack) {
    RunOf<Walk> run;
    run.seek(7);
    ASSERT_TRUE(run.set("rate", "3").ok());
    run.seek(9);
    run.drag_body("walker", {-1.0, 0.0, 0.0});
    run.seek(20);
    const Scenario saved = run.scenario();
    RunOf<Walk> other;
    ASSERT_TRUE(other.load(saved).ok());
    EXPECT_EQ(x_of(other), x_of(run));
    EXPECT_EQ(other.scenario(), saved);
}

TEST(RunOf, ABadScenarioChangesNothing) {
    RunOf<Walk> run;
    run.seek(7);
    Scenario bad = run.scenario();
    bad.inputs.push_back({3, "rate", "1e9", {}, 0, 0, 0});
    EXPECT_EQ(run.load(bad).status, SetStatus::out_of_range);
    bad = run.scenario();
    bad.settings = {{"rate", "2"}, {"speed", "1"}};
    EXPECT_EQ(run.load(bad).status, SetStatus::unknown_key);
    EXPECT_EQ(run.step(), 7);
    EXPECT_EQ(run.value(0), 1.0);
}

} // namespace
} // namespace tunnel::kit
