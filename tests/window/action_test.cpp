// Answers: are a scene's actions buttons of the panel, by mouse and by keyboard, undone by one key, and is one that
// gives an answer away out of reach while the answers are covered?
#include "tests/support/push_scene.hpp"
#include "tests/window/app_driver.hpp"

#include "app/session/session.hpp"

#include <gtest/gtest.h>

namespace tunnel::test {
namespace {

DriverOptions push_window(kit::Lang lang = kit::Lang::en) {
    DriverOptions out;
    out.catalogue = {&push_entry, 1};
    out.lang = lang;
    return out;
}

TEST(ActionButton, SetsAllInOneEdit) {
    AppDriver app(push_window());
    ASSERT_TRUE(app.ok()) << app.error();
    app.click("action/push_out");
    EXPECT_EQ(app.value("x"), 2.03125);
    EXPECT_EQ(app.value("y"), -0.25);
    app.click("action/push_out"); // disabled now
    EXPECT_EQ(app.value("x"), 2.03125);
    app.key(SDL_SCANCODE_Z, KMOD_LCTRL);
    EXPECT_EQ(app.value("x"), 1.0);
    EXPECT_EQ(app.value("y"), 0.5);
    app.click("action/push_far"); // out of range: nothing at all
    EXPECT_EQ(app.value("y"), 0.5);
    EXPECT_FALSE(app.session().can_undo());
}

TEST(ActionButton, IsReachedByTabAndPressedBySpace) {
    AppDriver app(push_window());
    ASSERT_TRUE(app.ok()) << app.error();
    for (int i = 0; i < 60 && app.focused() != "action/go_home"; ++i) app.key(SDL_SCANCODE_TAB);
    ASSERT_EQ(app.focused(), "action/go_home");
    app.key(SDL_SCANCODE_SPACE);
    EXPECT_EQ(app.value("x"), 0.0);
    EXPECT_EQ(app.value("y"), 0.0);
}

TEST(ActionButton, StandsBelowTheControlsAndShowsItsHint) {
    for (const kit::Lang lang : {kit::Lang::en, kit::Lang::ko}) {
        AppDriver app(push_window(lang));
        ASSERT_TRUE(app.ok()) << app.error();
        EXPECT_GT(app.rect("action/push_out").y, app.rect("param/y/slider").y);
        EXPECT_LT(app.rect("action/go_home").y, app.rect("preset/0").y);
        app.move_to(app.middle("action/push_out"));
        app.wait(1.0);
        EXPECT_TRUE(app.has("hover"));
        app.save_picture(lang == kit::Lang::en ? "actions.en.png" : "actions.ko.png");
    }
}

TEST(ActionButton, ThatGivesAnAnswerAwayWaitsForIt) {
    AppDriver app(push_window());
    ASSERT_TRUE(app.ok()) << app.error();
    app.key(SDL_SCANCODE_F7);
    ASSERT_TRUE(app.session().covered());
    app.click("action/push_out");
    EXPECT_EQ(app.value("x"), 1.0);
    app.key(SDL_SCANCODE_F8);
    app.click("action/push_out");
    EXPECT_EQ(app.value("x"), 2.03125);
}

} // namespace
} // namespace tunnel::test
