// Answers: predict first, in the real window by real events: is every answer covered, revealed by one click, covered
// again by an edit, a scene change or the same key; and does what is computed stay the same?
#include "tests/window/app_driver.hpp"

#include "app/session/session.hpp"

#include <gtest/gtest.h>

namespace tunnel::test {
namespace {

bool answers_drawn(AppDriver& app) {
    for (const app::ShownLabel& label : app.shell().panes.labels)
        if (!label.caption.empty()) return true;
    return false;
}

std::string shown(AppDriver& app, std::string_view key) {
    const kit::Readout* found = app.session().shown().find(key);
    return found == nullptr ? std::string("(none)") : found->shown.en;
}

TEST(Predict, LectureModeCoversAndOneClickReveals) {
    AppDriver app;
    ASSERT_TRUE(app.ok()) << app.error();
    EXPECT_FALSE(app.has("predict/reveal"));
    EXPECT_TRUE(answers_drawn(app));
    app.key(SDL_SCANCODE_F5);
    ASSERT_TRUE(app.has("predict/reveal"));
    EXPECT_TRUE(app.session().covered());
    EXPECT_EQ(shown(app, "toi"), "?");
    EXPECT_EQ(shown(app, "discrete"), "?");
    EXPECT_TRUE(app.session().shown().headline.empty());
    EXPECT_FALSE(answers_drawn(app));
    const double toi = app.number("toi"); // computed all the same
    EXPECT_NEAR(toi, 0.5175, 1e-12);
    app.click("predict/reveal");
    EXPECT_FALSE(app.session().covered());
    EXPECT_EQ(shown(app, "toi"), "HIT t = 0.5175");
    EXPECT_TRUE(answers_drawn(app));
    EXPECT_EQ(app.number("toi"), toi);
    app.click("predict/reveal"); // the same button covers again
    EXPECT_TRUE(app.session().covered());
    EXPECT_FALSE(answers_drawn(app));
    app.key(SDL_SCANCODE_F5);
    EXPECT_FALSE(app.session().covered());
}

TEST(Predict, ACoveredVerdictIsRevealedByAClickOnIt) {
    AppDriver app;
    ASSERT_TRUE(app.ok()) << app.error();
    app.key(SDL_SCANCODE_F7);
    EXPECT_TRUE(app.session().covered());
    app.click("readout/discrete");
    EXPECT_FALSE(app.session().covered());
    app.key(SDL_SCANCODE_F8);
    EXPECT_TRUE(app.session().covered());
    app.key(SDL_SCANCODE_F8);
    EXPECT_FALSE(app.session().covered());
    app.key(SDL_SCANCODE_F7);
    EXPECT_FALSE(app.session().covered());
    EXPECT_FALSE(app.has("predict/reveal"));
}

TEST(Predict, AnEditAndAChangeOfSceneCoverAgain) {
    AppDriver app;
    ASSERT_TRUE(app.ok()) << app.error();
    app.key(SDL_SCANCODE_F7);
    app.key(SDL_SCANCODE_F8);
    ASSERT_FALSE(app.session().covered());
    app.key(SDL_SCANCODE_PERIOD); // a step is no edit
    EXPECT_FALSE(app.session().covered());
    app.quick_click(app.middle("param/travel/plus")); // held, it repeats
    EXPECT_TRUE(app.session().covered());
    app.key(SDL_SCANCODE_F8);
    ASSERT_FALSE(app.session().covered());
    app.key(SDL_SCANCODE_PAGEDOWN);
    EXPECT_TRUE(app.session().covered());
    app.key(SDL_SCANCODE_PAGEUP);
    EXPECT_TRUE(app.session().covered());
}

} // namespace
} // namespace tunnel::test
