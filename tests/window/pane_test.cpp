// Answers: do mouse and keys work the panes: drag what has a handle, move, zoom and frame the view, undo?
#include "tests/window/app_driver.hpp"

#include <gtest/gtest.h>

namespace tunnel::test {

namespace {

// The first handle of the scene in front, and where it is in the window.
kit::Handle first_handle(AppDriver& hand) {
    const auto handles = hand.session().run().handles();
    EXPECT_FALSE(handles.empty());
    return handles.empty() ? kit::Handle{} : handles.front();
}

TEST(Pane, DraggingAHandleIsOneUndoEntry) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    const kit::Scenario before = hand.session().run().scenario();
    const kit::Handle handle = first_handle(hand);
    const glm::vec2 from = hand.to_window(handle.pane, handle.at);
    hand.drag(from, from + glm::vec2(35.0f, -40.0f));
    const kit::Scenario after = hand.session().run().scenario();
    EXPECT_NE(after, before);
    ASSERT_TRUE(hand.session().can_undo());
    hand.key(SDL_SCANCODE_Z, KMOD_LCTRL);
    EXPECT_EQ(hand.session().run().scenario(), before);
    EXPECT_FALSE(hand.session().can_undo());
    hand.key(SDL_SCANCODE_Y, KMOD_LCTRL);
    EXPECT_EQ(hand.session().run().scenario(), after);
}

TEST(Pane, ADraggedHandleFollowsTheCursor) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    const kit::Handle handle = first_handle(hand); // the bullet: moves in y
    const glm::vec2 from = hand.to_window(handle.pane, handle.at);
    const glm::vec2 to = hand.to_window(handle.pane, handle.at + glm::dvec3(0.0, 1.0, 0.0));
    hand.drag(from, to);
    EXPECT_NEAR(hand.value("bullet_y"), 4.5, 0.06);
}

TEST(Pane, ArrowsMoveTheSelectedHandleElseTheTimeline) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    const kit::Handle handle = first_handle(hand);
    const double y = hand.value("bullet_y");
    hand.click(hand.to_window(handle.pane, handle.at));
    EXPECT_EQ(hand.shell().panes.selected_handle, handle.id);
    hand.key(SDL_SCANCODE_UP);
    const double coarse = hand.value("bullet_y") - y;
    EXPECT_GT(coarse, 0.0);
    hand.key(SDL_SCANCODE_UP, KMOD_LSHIFT);
    const double fine = hand.value("bullet_y") - y - coarse;
    EXPECT_GT(fine, 0.0);
    EXPECT_LT(fine, coarse);
    EXPECT_EQ(hand.session().run().step(), 0);
    hand.key(SDL_SCANCODE_ESCAPE);
    hand.key(SDL_SCANCODE_RIGHT);
    EXPECT_EQ(hand.session().run().step(), std::min(1, hand.session().run().last_step()));
}

TEST(Pane, WheelZoomsAboutTheCursorAndHomeFramesAll) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    const glm::dvec3 world{4.0, 3.0, 0.0}, other{6.0, 3.0, 0.0};
    const glm::vec2 at = hand.to_window("world", world), apart = hand.to_window("world", other);
    hand.move_to(at);
    hand.wheel(3.0f);
    EXPECT_NEAR(glm::distance(hand.to_window("world", world), at), 0.0f, 1.0f);
    EXPECT_GT(glm::distance(hand.to_window("world", other), at), 1.3f * glm::distance(apart, at));
    hand.drag({at.x - 60.0f, at.y + 120.0f}, {at.x - 20.0f, at.y + 140.0f}, SDL_BUTTON_RIGHT);
    EXPECT_NEAR(hand.to_window("world", world).x, at.x + 40.0f, 1.5f);
    EXPECT_NEAR(hand.to_window("world", world).y, at.y + 20.0f, 1.5f);
    hand.key(SDL_SCANCODE_HOME);
    EXPECT_NEAR(glm::distance(hand.to_window("world", other), apart), 0.0f, 0.01f);
}

TEST(Pane, HiDpiMovesNothingButThePixels) {
    DriverOptions options;
    options.pixels_per_point = 2.0f;
    AppDriver hand(options);
    ASSERT_TRUE(hand.ok()) << hand.error();
    const app::Image image = hand.picture();
    EXPECT_EQ(image.size, glm::ivec2(2560, 1600));
    const glm::vec2 ring = 2.0f * hand.to_window("world", {5.0 - 0.36, 3.5, 0.0});
    const app::Rect around{ring.x - 60, ring.y - 60, 120, 120};
    EXPECT_GT(count_color(image, around, app::palette(app::Theme::dark).of(kit::Role::hit), 10), 600);
    const kit::Handle handle = first_handle(hand);
    const glm::vec2 from = hand.to_window(handle.pane, handle.at);
    hand.drag(from, hand.to_window(handle.pane, handle.at + glm::dvec3(0.0, 1.0, 0.0)));
    EXPECT_NEAR(hand.value("bullet_y"), 4.5, 0.06) << "the mouse counts in points";
}

TEST(Pane, HoverLightsAndClickSelects) {
    DriverOptions options;
    options.scene = "bisection";
    AppDriver hand(options);
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.keys({SDL_SCANCODE_PERIOD, SDL_SCANCODE_PERIOD});
    EXPECT_EQ(hand.shell().panes.hovered, 0U);
    hand.move_to(hand.to_window("square", {0.75, 0.3, 0.0}));
    EXPECT_NE(hand.shell().panes.hovered, 0U);
    hand.press();
    hand.release();
    EXPECT_NE(hand.shell().panes.selected, 0U);
    hand.move_to(hand.middle("menu.scene"));
    EXPECT_EQ(hand.shell().panes.hovered, 0U);
    EXPECT_NE(hand.shell().panes.selected, 0U);
}

} // namespace

} // namespace tunnel::test
