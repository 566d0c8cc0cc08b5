// Laws of actions: one undo entry that brings back everything, all or nothing, and the same on the command line.
#include "app/headless/headless.hpp"
#include "app/start.hpp"
#include "tests/support/push_scene.hpp"

#include <gtest/gtest.h>

namespace tunnel::app {
namespace {

kit::Action action_of(const Session& session, std::string_view id) {
    for (const kit::Action& action : session.run().actions())
        if (action.id == id) return action;
    ADD_FAILURE() << id;
    return {};
}

TEST(Action, IsOneUndoEntryAndBringsTheStepBack) {
    Session session(test::push_entry, false);
    session.seek(1);
    const kit::Scenario before = session.run().scenario();
    ASSERT_TRUE(session.apply(action_of(session, "push_out")).ok());
    EXPECT_EQ(session.run().value(0), 2.03125); // exactly: no snapping to the step of 0.1
    EXPECT_EQ(session.run().value(1), -0.25);
    session.undo();
    EXPECT_EQ(session.run().scenario(), before);
    EXPECT_FALSE(session.can_undo());
    session.redo();
    EXPECT_EQ(session.run().value(0), 2.03125);
    EXPECT_EQ(session.run().value(1), -0.25);
}

TEST(Action, OutOfRangeChangesNothingAndGivesTheRange) {
    Session session(test::push_entry, false);
    const kit::Action far = action_of(session, "push_far"); // y is in range and named first, x is not
    const kit::SetResult result = session.apply(far);
    EXPECT_FALSE(result.ok());
    EXPECT_NE(result.message.en.find("-4 to 4"), std::string::npos) << result.message.en;
    EXPECT_EQ(kit::why_not(session.run(), far).en, result.message.en);
    EXPECT_EQ(session.run().value(1), 0.5);
    EXPECT_FALSE(session.can_undo());
}

TEST(Action, IsRefusedWhileDisabled) {
    Session session(test::push_entry, false);
    ASSERT_TRUE(session.set_number("x", 3.0).ok());
    const kit::Action apart = action_of(session, "push_out");
    EXPECT_EQ(session.apply(apart).message.en, "They do not overlap: move x back.");
    EXPECT_EQ(session.run().value(0), 3.0);
}

Started start_acts(std::vector<std::string> act, int steps = 0) {
    Options options;
    options.act = std::move(act);
    options.steps = steps;
    return start(options, {&test::push_entry, 1}, false);
}

TEST(Action, OnTheCommandLineComesBeforeSteps) {
    const Started started = start_acts({"go_home", "push_out"}, 2);
    ASSERT_FALSE(started.failure) << started.failure.line.en;
    EXPECT_EQ(started.session->run().value(0), 2.03125);
    EXPECT_EQ(started.session->run().step(), 2);
    EXPECT_FALSE(started.session->can_undo());
}

TEST(Action, OnTheCommandLineIsRefusedInOneLine) {
    EXPECT_EQ(start_acts({"push_ot"}).failure.line.en,
              "unknown action 'push_ot' of scene 'push'; did you mean 'push_out'?");
    EXPECT_EQ(start_acts({"push_out", "push_out"}).failure.line.en,
              "--act 'push_out' cannot be done: They do not overlap: move x back.");
    const Failure far = start_acts({"push_far"}).failure;
    EXPECT_EQ(far.exit, exit_usage);
    EXPECT_NE(far.line.en.find("x = 5 is out of range: -4 to 4"), std::string::npos) << far.line.en;
}

TEST(Action, IsDescribed) {
    const Started started = start_acts({});
    ASSERT_NE(started.session, nullptr);
    const std::string text = describe_text(*started.session, {}, kit::Lang::en);
    EXPECT_NE(text.find("- push it out (push_out): Touching after it\n"), std::string::npos) << text;
    EXPECT_NE(text.find("(push_far): Too far; not now: x = 5"), std::string::npos) << text;
    EXPECT_NE(describe_text(*started.session, {}, kit::Lang::ko).find("밀어내기 (push_out)"), std::string::npos);
}

} // namespace
} // namespace tunnel::app
