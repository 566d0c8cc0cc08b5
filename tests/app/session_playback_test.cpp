// Laws of playback, caches, job and claims: constant steps, the end is the end, nothing is worked out twice.
#include "tests/app/session_walk.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

namespace tunnel::app {
namespace {

using namespace std::chrono_literals;

template <class Done> bool eventually(Done done) {
    for (int i = 0; i < 2000 && !done(); ++i) std::this_thread::sleep_for(5ms);
    return done();
}

TEST(SessionPlayback, ConstantStepsAndFraction) {
    Session session(walk_entry, false); // 10 steps a second
    session.play(true);
    for (int i = 0; i < 10; ++i) session.tick(0.025);
    EXPECT_EQ(session.run().step(), 2);
    EXPECT_NEAR(session.fraction(), 0.5, 1e-9);
    kit::View view;
    view.fraction = session.fraction();
    const auto& point = std::get<kit::Point>(session.drawing(view).items.front().shape);
    EXPECT_NEAR(point.at.x, 2.5, 1e-9) << "drawn between a step and the next";
    session.play(false);
    EXPECT_EQ(session.fraction(), 0.0);
    session.tick(1.0);
    EXPECT_EQ(session.run().step(), 2);
}

TEST(SessionPlayback, StopsAtTheEndAndStartsAgain) {
    Session session(walk_entry, false);
    session.seek(49);
    session.play(true);
    session.tick(0.2);
    EXPECT_EQ(session.run().step(), 50);
    EXPECT_FALSE(session.playing());
    session.play(true);
    EXPECT_EQ(session.run().step(), 0);
    EXPECT_TRUE(session.playing());
    session.step_by(1);
    EXPECT_FALSE(session.playing());
    session.step_by(2147483647);
    EXPECT_EQ(session.run().step(), 50);
    session.step_by(-2147483647 - 1);
    EXPECT_EQ(session.run().step(), 0);
}

TEST(SessionPlayback, ALoadedRunStands) {
    Session session(walk_entry, false);
    const kit::Scenario start = session.run().scenario();
    session.play(true);
    session.tick(0.25);
    ASSERT_TRUE(session.load(start).ok());
    EXPECT_FALSE(session.playing());
    session.play(true);
    session.tick(0.25);
    session.to_defaults();
    EXPECT_FALSE(session.playing());
}

TEST(SessionPlayback, SpeedByFactorsOfTwo) {
    Session session(walk_entry, false);
    for (int i = 0; i < 9; ++i) session.change_speed(1);
    EXPECT_EQ(session.speed(), 8.0);
    for (int i = 0; i < 9; ++i) session.change_speed(-1);
    EXPECT_EQ(session.speed(), 0.125);
    session.play(true);
    for (int i = 0; i < 8; ++i) session.tick(0.1);
    EXPECT_EQ(session.run().step(), 1);
}

TEST(SessionPlayback, DrawsAnewOnlyWhenItMust) {
    Session session(walk_entry, false);
    (void)session.drawing({});
    const auto first = session.list_revision();
    (void)session.drawing({});
    EXPECT_EQ(session.list_revision(), first);
    kit::View hover;
    hover.hovered = 3;
    (void)session.drawing(hover);
    EXPECT_EQ(session.list_revision(), first + 1);
    ASSERT_TRUE(session.set("rate", "7").ok());
    (void)session.drawing(hover);
    EXPECT_EQ(session.list_revision(), first + 2);
}

TEST(SessionJob, SlicesWithoutThreads) {
    Session session(walk_entry, false);
    EXPECT_TRUE(session.job().running);
    EXPECT_TRUE(std::holds_alternative<std::monostate>(session.readouts().find("counted")->value));
    for (int i = 0; i < 3; ++i) {
        EXPECT_TRUE(session.needs_frame());
        session.tick(0.0);
    }
    EXPECT_FALSE(session.job().running);
    EXPECT_EQ(session.readouts().number("counted"), 3.0);
    EXPECT_FALSE(session.needs_frame());
}

TEST(SessionJob, AChangeStartsItAgain) {
    Session session(walk_entry, true);
    const auto counted = [&](double wanted) {
        return eventually([&] {
            session.tick(0.0);
            return session.readouts().number("counted") == wanted;
        });
    };
    ASSERT_TRUE(counted(3.0));
    ASSERT_TRUE(session.set("work", "12").ok());
    ASSERT_TRUE(counted(12.0));
    ASSERT_TRUE(session.set("work", "1e9").ok());
    EXPECT_TRUE(session.job().running);
    session.cancel_job();
    EXPECT_FALSE(session.job().running);
    EXPECT_LT(session.job().progress, 1.0);
    session.restart_job();
    EXPECT_TRUE(session.job().running);
    ASSERT_TRUE(session.set("work", "100000").ok()); // leaves 1e9 behind at once
    session.finish_job();
    EXPECT_EQ(session.readouts().number("counted"), 100000.0);
    EXPECT_GT(session.job().per_second, 0.0);
}

TEST(SessionJob, AFrameReadsItOnce) {
    Session session(walk_entry, true);
    ASSERT_TRUE(session.set("work", "1e9").ok());
    session.tick(0.0);
    const kit::Readouts* first = &session.readouts();
    for (int i = 0; i < 50; ++i) { // the job goes on meanwhile
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        ASSERT_EQ(&session.readouts(), first);
    }
    EXPECT_EQ(first->values.size(), session.readouts().values.size());
}

TEST(SessionJob, EndsWithTheSession) {
    Session session(walk_entry, true);
    ASSERT_TRUE(session.set("work", "1e9").ok());
    EXPECT_TRUE(session.job().running); // the destructor must not wait for a thousand million counts
}

TEST(SessionClaims, AtTheirOwnSettings) {
    for (const bool threads : {true, false}) {
        Session session(walk_entry, threads);
        ASSERT_TRUE(session.set("work", "1e9").ok());
        (void)session.claims_at_own();
        ASSERT_TRUE(eventually([&] {
            session.tick(0.0);
            return session.claims_ready() == 3;
        }));
        for (const auto& holds : session.claims_at_own()) EXPECT_EQ(holds, std::optional(true));
    }
}

TEST(SessionClaims, AtTheCurrentParameters) {
    Session session(walk_entry, false);
    const auto now = [&](std::size_t i) { return session.claims_now()[i]; };
    EXPECT_EQ(now(0), std::optional(true));
    EXPECT_EQ(now(2), std::nullopt) << "the job is not done";
    session.finish_job();
    EXPECT_EQ(now(2), std::optional(false));
    session.seek(8);
    EXPECT_EQ(now(1), std::nullopt) << "it speaks of rate 2, not of rate 1";
    session.restart();
    ASSERT_TRUE(session.set("rate", "2").ok());
    EXPECT_EQ(now(1), std::nullopt) << "the run has not come to step 5";
    session.seek(8);
    EXPECT_EQ(now(1), std::optional(true));
    EXPECT_EQ(now(0), std::nullopt) << "it speaks of the defaults";
    EXPECT_EQ(session.run().step(), 8);
}

} // namespace
} // namespace tunnel::app
