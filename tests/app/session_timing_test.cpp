// Times: measured when asked, beside the frames, the median after a warm-up; and part of nothing else.
#include "app/session/frame_cost.hpp"
#include "app/session/session.hpp"
#include "app/session/timing.hpp"
#include "scenes/catalogue.hpp"
#include "tests/app/cli_json.hpp"
#include "tests/app/cli_program.hpp"
#include "tests/support/specimen_scene.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <thread>

namespace tunnel::app {
namespace {

// A clock that only the work moves: a busy machine changes nothing.
struct Bench {
    double now = 0.0;
    int runs = 0;

    double result_of(const std::function<double(int run)>& seconds_of) {
        Timings timings(false, [this] { return now; });
        timings.start("work", [&] { now += seconds_of(++runs); });
        timings.finish();
        return timings.of("work").seconds.value_or(-1.0);
    }
};

TEST(Timings, OneRunOfTheWork) {
    EXPECT_NEAR(Bench().result_of([](int) { return 0.002; }), 0.002, 1e-12);
    EXPECT_NEAR(Bench().result_of([](int) { return 3.0; }), 3.0, 1e-12);
}

TEST(Timings, TheFirstRunWarmsUp) {
    EXPECT_NEAR(Bench().result_of([](int run) {
        return run == 1 ? 2.0 : run == 2 ? 0.3 : run == 3 ? 0.1 : 0.2;
    }),
                0.2, 1e-12);
}

TEST(Timings, OutliersDoNotCount) {
    EXPECT_NEAR(Bench().result_of([](int run) { return run % 3 == 0 ? 0.02 : 0.002; }), 0.002, 1e-12);
}

TEST(Timings, ShortWorkIsRepeatedAndLongWorkIsNot) {
    Bench quick, slow;
    EXPECT_NEAR(quick.result_of([](int) { return 1e-7; }), 1e-7, 1e-12);
    EXPECT_GT(quick.runs, 100000);
    (void)slow.result_of([](int) { return 1.0; });
    EXPECT_EQ(slow.runs, 4) << "a warm-up and three samples";
}

TEST(Timings, AStandingClockEnds) {
    EXPECT_EQ(Bench().result_of([](int) { return 0.0; }), 0.0);
}

TEST(Timings, AnotherEndsTheOneInHand) {
    double now = 0.0;
    Timings timings(false, [&] { return now; });
    const auto work = [&] { now += 0.002; };
    timings.start("a", work);
    timings.slice();
    EXPECT_TRUE(timings.of("a").running);
    timings.start("b", work);
    EXPECT_FALSE(timings.of("a").running);
    timings.finish();
    EXPECT_FALSE(timings.of("a").seconds);
    EXPECT_TRUE(timings.of("b").seconds);
    timings.forget();
    EXPECT_FALSE(timings.of("b").seconds);
}

TEST(Timings, SeveralGoOneAfterTheOther) {
    double now = 0.0;
    Timings timings(false, [&] { return now; });
    timings.add("a", [&] { now += 0.002; });
    timings.add("b", [&] { now += 0.004; });
    timings.slice();
    EXPECT_TRUE(timings.of("a").running && timings.of("b").running);
    timings.finish();
    EXPECT_FALSE(timings.running());
    EXPECT_NEAR(timings.of("a").seconds.value_or(-1.0), 0.002, 1e-12);
    EXPECT_NEAR(timings.of("b").seconds.value_or(-1.0), 0.004, 1e-12);
    timings.add("a", [&] { now += 0.002; });
    timings.start("b", [&] { now += 0.008; }); // ends those in hand and those that wait
    timings.finish();
    EXPECT_FALSE(timings.of("a").seconds);
    EXPECT_NEAR(timings.of("b").seconds.value_or(-1.0), 0.008, 1e-12);
}

TEST(FrameCost, IsAMeanOfManyFramesAndBelongsToItsSettings) {
    FrameCost cost;
    for (int i = 0; i < 29; ++i) cost.add(1, i % 2 == 0 ? 0.001 : 0.003, 0.004);
    EXPECT_FALSE(cost.shown(1)) << "not yet";
    cost.add(1, 0.003, 0.004);
    ASSERT_TRUE(cost.shown(1));
    EXPECT_NEAR(cost.shown(1)->step, 0.002, 1e-12);
    EXPECT_NEAR(cost.shown(1)->picture, 0.004, 1e-12);
    cost.add(1, 0.5, 0.5);
    EXPECT_NEAR(cost.shown(1)->step, 0.002, 1e-12) << "one slow frame is no mean";
    EXPECT_FALSE(cost.shown(2));
    cost.add(2, 0.001, 0.001);
    EXPECT_FALSE(cost.shown(1) || cost.shown(2)) << "others are forgotten";
}

TEST(SessionTiming, TouchesNothingElseAndGoesWithTheParameters) {
    for (const bool threads : {false, true}) {
        Session session(test::specimen_scene(), threads);
        session.finish_job();
        const kit::Scenario before = session.run().scenario();
        const std::size_t values = session.readouts().values.size();
        EXPECT_FALSE(session.measured("solve").seconds);
        session.measure("no such");
        EXPECT_FALSE(session.working());
        session.measure("solve");
        EXPECT_TRUE(session.measured("solve").running);
        EXPECT_TRUE(session.working());
        for (int i = 0; i < 2000 && session.working(); ++i) {
            session.tick(0.0);
            if (threads) std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        EXPECT_TRUE(session.needs_frame());
        ASSERT_TRUE(session.measured("solve").seconds);
        EXPECT_EQ(session.readouts().values.size(), values);
        EXPECT_FALSE(session.needs_frame());
        EXPECT_EQ(session.run().scenario(), before);
        EXPECT_FALSE(session.can_undo());
        ASSERT_TRUE(session.set("travel", "9").ok());
        EXPECT_FALSE(session.measured("solve").seconds) << "it belonged to the old parameters";
    }
}

TEST(SessionTiming, EndsWithTheSession) {
    Session session(test::specimen_scene(), true);
    session.measure("solve");
}

TEST(CliTiming, NullUnlessAsked) {
    const std::vector<std::string> plain{"--scene", "bisection", "--print", "json"};
    const std::string out = run_program(plain).out;
    EXPECT_EQ(parse_json(out)["readouts"]["query_time"].kind, Json::Kind::null);
    EXPECT_EQ(run_program(plain).out, out);
    std::vector<std::string> measured = plain;
    measured.emplace_back("--measure");
    const Json json = parse_json(run_program(measured).out);
    ASSERT_EQ(json["readouts"]["query_time"].kind, Json::Kind::number);
    EXPECT_GT(json["readouts"]["query_time"].number(), 1e-8);
    EXPECT_LT(json["readouts"]["query_time"].number(), 1.0);
    const std::string text = run_program({"--scene", "bisection", "--print", "text", "--lang", "en"}).out;
    EXPECT_NE(text.find("one whole query [s]"), std::string::npos);
}

// Pictures and numbers without a window took four times as long as the counts that they show, and were never the same
// twice.
TEST(SessionTiming, AJobThatIsRunHereAndNowIsClockedOnlyIfAsked) {
    const auto& entries = scenes::catalogue();
    const auto broad = std::find_if(entries.begin(), entries.end(), [](const auto& e) { return e.id == "broad"; });
    ASSERT_NE(broad, entries.end());
    const auto points = [&](bool clocked) {
        Session session(*broad, false);
        session.finish_job(clocked);
        std::size_t tests = 0, times = 0;
        for (const kit::Plot& plot : session.readouts().plots)
            for (const kit::Series& curve : plot.series)
                (plot.key.find("time") != std::string::npos ? times : tests) += curve.x.size();
        EXPECT_GT(tests, 0U);
        return times;
    };
    EXPECT_EQ(points(false), 0U);
    EXPECT_GT(points(true), 0U);
}

} // namespace
} // namespace tunnel::app
