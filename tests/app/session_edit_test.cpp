// Laws of editing: one undo entry per finished edit, the step comes back with it, drags clamp and snap.
#include "tests/app/session_walk.hpp"

#include "app/session/snap.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace tunnel::app {
namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

TEST(SessionEdit, OneEntryPerFinishedEdit) {
    Session session(walk_entry, false);
    session.begin_edit();
    for (int i = 2; i < 30; ++i) ASSERT_TRUE(session.set_number("rate", i).ok());
    session.end_edit();
    ASSERT_TRUE(session.can_undo());
    session.undo();
    EXPECT_EQ(session.run().value(0), 1.0);
    EXPECT_FALSE(session.can_undo());
    session.redo();
    EXPECT_EQ(session.run().value(0), 29.0);
    EXPECT_FALSE(session.can_redo());
}

TEST(SessionEdit, NothingChangedNothingToUndo) {
    Session session(walk_entry, false);
    EXPECT_TRUE(session.set("rate", "1").ok());
    EXPECT_FALSE(session.set("rate", "1e9").ok());
    EXPECT_FALSE(session.set("speed", "1").ok());
    EXPECT_FALSE(session.set_number("rate", nan).ok());
    session.begin_edit();
    EXPECT_TRUE(session.set("rate", "5").ok());
    EXPECT_TRUE(session.set("rate", "1").ok());
    session.end_edit();
    session.seek(7); // scrubbing is no edit
    session.restart();
    EXPECT_FALSE(session.can_undo());
}

TEST(SessionEdit, UndoBringsTheStepBack) {
    Session session(walk_entry, false);
    session.seek(6);
    ASSERT_TRUE(session.set("rate", "4").ok());
    session.seek(20);
    const kit::Scenario before_undo = session.run().scenario();
    session.undo();
    EXPECT_EQ(session.run().step(), 6);
    EXPECT_TRUE(session.run().scenario().inputs.empty());
    session.redo();
    EXPECT_EQ(session.run().scenario(), before_undo);
    EXPECT_EQ(x_of(session), 6.0 + 14 * 4.0);
}

TEST(SessionEdit, ANewEditEndsRedo) {
    Session session(walk_entry, false);
    ASSERT_TRUE(session.set("rate", "2").ok());
    session.undo();
    ASSERT_TRUE(session.set("rate", "3").ok());
    EXPECT_FALSE(session.can_redo());
}

TEST(SessionEdit, HandleMovesItsParameterClampedAndSnapped) {
    Session session(walk_entry, false);
    const kit::Handle rate = session.run().handles()[1]; // rate = -1 + 2x, step 0.5, `also` gait = run
    session.begin_edit();
    ASSERT_TRUE(session.apply(rate, {3.1, 9.0, 9.0}).ok());
    EXPECT_EQ(session.run().value(0), 5.0);
    EXPECT_EQ(session.run().value(1), 1.0);
    ASSERT_TRUE(session.set("gait", "walk").ok());
    ASSERT_TRUE(session.apply(rate, {1e6, 0.0, 0.0}).ok());
    EXPECT_EQ(session.run().value(0), 100.0);
    EXPECT_EQ(session.run().value(1), 0.0) << "`also` is set once, when the drag begins";
    EXPECT_FALSE(session.apply(rate, {nan, 0.0, 0.0}).ok());
    session.end_edit();
    session.undo();
    EXPECT_EQ(session.run().value(0), 1.0);
    EXPECT_EQ(session.run().value(1), 0.0);
}

TEST(SessionEdit, SnapsToShortDecimals) {
    const kit::ParamRow tenth{"k", {}, {}, {}, kit::Kind::real, {0.05, 20.0, 0.1}, {}, kit::Group::main, 0.0};
    EXPECT_EQ(snapped(tenth, 3.52), 3.5);
    EXPECT_EQ(snapped(tenth, 0.3000004), 0.3);
    EXPECT_EQ(snapped(tenth, -4.0), 0.05);
    EXPECT_EQ(snapped(tenth, 99.0), 20.0);
    kit::ParamRow whole = tenth;
    whole.kind = kit::Kind::integer;
    whole.range = {10.0, 200000.0, 10.0};
    EXPECT_EQ(snapped(whole, 1234.4), 1230.0);
    kit::ParamRow log = tenth;
    log.range = {1e-6, 0.5, 0.01, kit::Scale::log};
    EXPECT_EQ(snapped(log, 1.5e-5), 1.5e-5);
    EXPECT_EQ(two_digits(1.4731e-5), 1.5e-5);
    EXPECT_EQ(two_digits(9.97e6), 1e7);
}

TEST(SessionEdit, PresetAndDefaults) {
    Session session(walk_entry, false);
    ASSERT_TRUE(session.apply(session.run().presets()[1]).ok());
    EXPECT_EQ(session.run().value(0), 9.0);
    EXPECT_EQ(session.run().step(), 3);
    session.to_defaults();
    EXPECT_EQ(session.run().value(0), 1.0);
    session.undo();
    EXPECT_EQ(session.run().value(0), 9.0);
    session.undo();
    EXPECT_EQ(session.run().value(0), 1.0);
}

TEST(SessionEdit, RefusesAnotherScenesScenario) {
    Session session(walk_entry, false);
    kit::Scenario other = session.run().scenario();
    other.scene = "bullet";
    const kit::SetResult result = session.load(other);
    EXPECT_FALSE(result.ok());
    EXPECT_NE(result.message.en.find("bullet"), std::string::npos);
}

} // namespace
} // namespace tunnel::app
