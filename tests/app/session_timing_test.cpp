// Times: measured when asked, beside the frames, the median after a warm-up; and part of nothing else.
#include "app/session/session.hpp"
#include "app/session/timing.hpp"
#include "tests/app/cli_json.hpp"
#include "tests/app/cli_program.hpp"
#include "tests/support/specimen_scene.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

namespace tunnel::app {
namespace {

void spin(double seconds) {
    const auto from = std::chrono::steady_clock::now();
    while (std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count() < seconds) {
    }
}

double result_of(std::function<void()> work, bool threads = false) {
    Timings timings(threads);
    timings.start("work", std::move(work));
    timings.finish();
    return timings.of("work").seconds.value_or(-1.0);
}

// Above by as much as a busy machine may take from us.
void expect_about(double seconds, double wanted) {
    EXPECT_GE(seconds, wanted);
    EXPECT_LT(seconds, 3.0 * wanted);
}

TEST(Timings, OneRunOfTheWork) {
    for (const bool threads : {false, true}) expect_about(result_of([] { spin(0.002); }, threads), 0.002);
}

TEST(Timings, TheFirstRunWarmsUp) {
    bool first = true;
    expect_about(result_of([&] { spin(std::exchange(first, false) ? 0.2 : 0.002); }), 0.002);
}

TEST(Timings, OutliersDoNotCount) {
    int run = 0;
    expect_about(result_of([&] { spin(++run % 4 == 0 ? 0.05 : 0.002); }), 0.002);
}

TEST(Timings, ShortWorkIsRepeated) {
    std::size_t runs = 0;
    const double seconds = result_of([&] { ++runs; });
    EXPECT_GT(runs, 10000U);
    EXPECT_GT(seconds, 0.0);
    EXPECT_LT(seconds, 1e-6);
}

TEST(Timings, AnotherEndsTheOneInHand) {
    Timings timings(false);
    timings.start("a", [] { spin(0.002); });
    timings.slice();
    EXPECT_TRUE(timings.of("a").running);
    timings.start("b", [] { spin(0.002); });
    EXPECT_FALSE(timings.of("a").running);
    timings.finish();
    EXPECT_FALSE(timings.of("a").seconds);
    EXPECT_TRUE(timings.of("b").seconds);
    timings.forget();
    EXPECT_FALSE(timings.of("b").seconds);
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
    EXPECT_LT(json["readouts"]["query_time"].number(), 0.1);
    const std::string text = run_program({"--scene", "bisection", "--print", "text", "--lang", "en"}).out;
    EXPECT_NE(text.find("one whole query [s]"), std::string::npos);
}

} // namespace
} // namespace tunnel::app
