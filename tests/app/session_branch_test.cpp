// Laws of branches: an edit in the past keeps the run as it was; there and back changes nothing.
#include "tests/app/session_walk.hpp"

#include <gtest/gtest.h>

namespace tunnel::app {
namespace {

TEST(SessionBranch, AnEditInThePastKeepsTheOldRun) {
    Session session(walk_entry, false);
    session.seek(10);
    ASSERT_TRUE(session.set("rate", "5").ok()); // at the run's end: the run goes on, no branch
    EXPECT_EQ(session.branches().size(), 1U);
    session.seek(30);
    const kit::Scenario old = session.run().scenario();
    session.seek(4);
    ASSERT_TRUE(session.set("rate", "2").ok());
    ASSERT_EQ(session.branches().size(), 2U);
    EXPECT_EQ(session.current_branch(), 1);
    EXPECT_EQ(session.branches()[1].label.en, "from step 4: rate 2 m/s");
    EXPECT_EQ(session.branches()[1].label.ko, "4단계부터: 빠르기 2 m/s");
    session.seek(30);
    EXPECT_EQ(x_of(session), 4.0 + 26 * 2.0);
    const kit::Scenario fresh = session.run().scenario();
    session.switch_branch(0);
    EXPECT_EQ(session.run().scenario(), old);
    EXPECT_EQ(x_of(session), 10.0 + 20 * 5.0);
    session.switch_branch(1);
    EXPECT_EQ(session.run().scenario(), fresh);
}

TEST(SessionBranch, ADragInThePastBranchesToo) {
    Session session(walk_entry, false);
    session.seek(10);
    session.seek(3);
    session.begin_edit();
    ASSERT_TRUE(session.apply(session.run().handles()[0], {50.0, 0.0, 0.0}).ok());
    ASSERT_TRUE(session.apply(session.run().handles()[0], {60.0, 0.0, 0.0}).ok());
    session.end_edit();
    ASSERT_EQ(session.branches().size(), 2U) << "one drag, one branch";
    EXPECT_EQ(session.branches()[1].label.en, "from step 3: walker moved");
    session.seek(5);
    EXPECT_EQ(x_of(session), 62.0);
    session.undo();
    EXPECT_EQ(session.branches().size(), 1U);
    EXPECT_EQ(session.run().step(), 3);
    session.redo();
    EXPECT_EQ(session.branches().size(), 2U);
    EXPECT_EQ(x_of(session), 62.0);
}

TEST(SessionBranch, ADragAtTheStartOutlivesAnEditThere) {
    Session session(walk_entry, false);
    ASSERT_TRUE(session.apply(session.run().handles()[0], {50.0, 0.0, 0.0}).ok());
    ASSERT_TRUE(session.set("rate", "3").ok());
    session.seek(1);
    EXPECT_EQ(x_of(session), 53.0);
}

TEST(SessionBranch, TheSameValueBranchesNothing) {
    Session session(walk_entry, false);
    session.seek(10);
    session.seek(2);
    ASSERT_TRUE(session.set("rate", "1").ok());
    EXPECT_EQ(session.branches().size(), 1U);
    EXPECT_FALSE(session.can_undo());
}

TEST(SessionBranch, AShorterBranchForgetsNoMoment) {
    Session session(walk_entry, false);
    session.seek(40);
    session.seek(0);
    ASSERT_TRUE(session.set("length", "20").ok());
    ASSERT_EQ(session.branches().size(), 2U);
    session.switch_branch(0);
    session.seek(40);
    session.switch_branch(1);
    EXPECT_EQ(session.run().step(), 20);
    session.switch_branch(0);
    EXPECT_EQ(session.run().step(), 40);
}

TEST(SessionBranch, KeepsAtMostSixteen) {
    Session session(walk_entry, false);
    for (int i = 1; i <= 40; ++i) {
        session.seek(5);
        session.seek(4);
        ASSERT_TRUE(session.set_number("rate", i % 2 == 0 ? 3.0 : 4.0).ok());
        ASSERT_LE(session.branches().size(), 16U);
        ASSERT_EQ(session.current_branch(), static_cast<int>(session.branches().size()) - 1);
    }
    session.switch_branch(99);
    session.switch_branch(-1);
    EXPECT_EQ(session.current_branch(), 15);
}

TEST(SessionBranch, TheOneJustLeftIsNotDropped) {
    Session session(walk_entry, false);
    for (int i = 1; i <= 15; ++i) {
        session.seek(5);
        session.seek(4);
        ASSERT_TRUE(session.set_number("rate", i % 2 == 0 ? 3.0 : 4.0).ok());
    }
    ASSERT_EQ(session.branches().size(), 16U);
    session.switch_branch(0);
    const kit::Text first = session.branches()[0].label;
    session.seek(2);
    ASSERT_TRUE(session.set_number("rate", 7.0).ok());
    ASSERT_EQ(session.branches().size(), 16U);
    EXPECT_EQ(session.branches()[0].label, first);
    session.switch_branch(0);
    session.seek(5);
    EXPECT_EQ(x_of(session), 5.0) << "the first run, at rate 1";
}

TEST(SessionBranch, UndoKnowsHowFarTheRunHadCome) {
    Session session(walk_entry, false);
    session.seek(8);
    session.seek(3);
    ASSERT_TRUE(session.set("rate", "2").ok());
    session.undo();
    ASSERT_EQ(session.branches().size(), 1U);
    ASSERT_TRUE(session.set("rate", "4").ok());
    EXPECT_EQ(session.branches().size(), 2U) << "it had been to step 8: an edit at step 3 is in its past";
}

TEST(SessionBranch, ALoadedRunReachesItsLastInput) {
    Session session(walk_entry, false);
    session.seek(5);
    ASSERT_TRUE(session.set("rate", "2").ok());
    kit::Scenario scenario = session.run().scenario();
    scenario.step = 2;
    ASSERT_TRUE(session.load(scenario).ok());
    ASSERT_TRUE(session.set("rate", "4").ok());
    EXPECT_EQ(session.branches().size(), 2U) << "what is done at step 5 is not lost";
}

} // namespace
} // namespace tunnel::app
