// Answers: does the window open, draw, listen and rest, as a user would find it?
#include "tests/window/app_driver.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace tunnel::test {

namespace {

using app::Rect;

Rect whole(const app::Image& image) {
    return {0, 0, static_cast<float>(image.size.x), static_cast<float>(image.size.y)};
}

// A step of the bisection, on the keyboard alone.
DriverOptions bisection() {
    DriverOptions options;
    options.scene = "bisection";
    return options;
}

TEST(Shell, OpensOnTheFirstSceneAndDrawsIt) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    EXPECT_EQ(hand.session().run().info().id, scenes::catalogue().front().id);
    const app::Image image = hand.picture();
    EXPECT_EQ(image.size, glm::ivec2(1280, 800));
    const app::Palette& p = app::palette(app::Theme::dark);
    EXPECT_GT(count_color(image, whole(image), p.ground, 2), 200000) << "the ground is most of the picture";
    EXPECT_GT(count_color(image, hand.rect("menu.scene"), p.text, 60), 20) << "the menu's word is written";
}

TEST(Shell, DrawsTheRingWhereTheTimeOfImpactSays) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    // Closed form: contact of the bullet's centre at wall_x - half_thickness - radius = 5 - 0.36.
    const glm::vec2 at = hand.to_window("world", {5.0 - 0.36, 3.5, 0.0});
    const app::Image image = hand.picture();
    const Rect around{at.x - 30, at.y - 30, 60, 60}, away{at.x - 150, at.y + 40, 60, 60};
    const app::Color hit = app::palette(app::Theme::dark).of(kit::Role::hit);
    EXPECT_GT(count_color(image, around, hit, 10), 150);
    EXPECT_EQ(count_color(image, away, hit, 10), 0);
}

TEST(Shell, RestsWhenNothingMoves) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.wait(2.0); // claims come in
    const auto before = hand.app().frames_drawn();
    hand.wait(5.0);
    EXPECT_EQ(hand.app().frames_drawn(), before);
    EXPECT_GT(hand.app().wait_seconds(), 1e6);
    hand.key(SDL_SCANCODE_F10);
    EXPECT_GT(hand.app().frames_drawn(), before);
}

TEST(Shell, DrawsEveryFrameWhilePlaying) {
    AppDriver hand(bisection());
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.key(SDL_SCANCODE_SPACE);
    ASSERT_TRUE(hand.session().playing());
    EXPECT_EQ(hand.app().wait_seconds(), 0.0);
    const auto before = hand.app().frames_drawn();
    hand.frames(10);
    EXPECT_EQ(hand.app().frames_drawn(), before + 10);
    hand.key(SDL_SCANCODE_P);
    EXPECT_FALSE(hand.session().playing());
}

TEST(Shell, StepsByKeyAndBack) {
    AppDriver hand(bisection());
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.keys({SDL_SCANCODE_PERIOD, SDL_SCANCODE_RIGHT, SDL_SCANCODE_PERIOD});
    EXPECT_EQ(hand.session().run().step(), 3);
    EXPECT_EQ(hand.number("level"), 3.0);
    hand.keys({SDL_SCANCODE_COMMA, SDL_SCANCODE_LEFT});
    EXPECT_EQ(hand.session().run().step(), 1);
    hand.key(SDL_SCANCODE_R);
    EXPECT_EQ(hand.session().run().step(), 0);
    hand.keys({SDL_SCANCODE_PERIOD, SDL_SCANCODE_BACKSPACE});
    EXPECT_EQ(hand.session().run().step(), 0);
}

TEST(Shell, ChangesSceneAndKeepsTheOneLeft) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    const auto catalogue = scenes::catalogue();
    hand.key(SDL_SCANCODE_PAGEDOWN);
    EXPECT_EQ(hand.session().run().info().id, catalogue[1].id);
    hand.key(SDL_SCANCODE_PERIOD);
    const int step = hand.session().run().step();
    hand.key(SDL_SCANCODE_LEFTBRACKET);
    EXPECT_EQ(hand.session().run().info().id, catalogue[0].id);
    hand.key(SDL_SCANCODE_RIGHTBRACKET);
    EXPECT_EQ(hand.session().run().step(), step);
    hand.key(SDL_SCANCODE_PAGEUP);
    hand.key(SDL_SCANCODE_PAGEUP);
    EXPECT_EQ(hand.session().run().info().id, catalogue.back().id) << "the list goes round";
}

TEST(Shell, SwitchesLanguageWithoutLosingFocusOrState) {
    AppDriver hand(bisection());
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.keys({SDL_SCANCODE_PERIOD, SDL_SCANCODE_TAB, SDL_SCANCODE_TAB});
    const std::string focused = hand.focused();
    ASSERT_FALSE(focused.empty());
    const app::Image english = hand.picture();
    hand.key(SDL_SCANCODE_F2);
    EXPECT_EQ(hand.shell().lang(), kit::Lang::ko);
    EXPECT_EQ(hand.focused(), focused);
    EXPECT_EQ(hand.session().run().step(), 1);
    EXPECT_NE(hand.picture().rgba, english.rgba);
    hand.key(SDL_SCANCODE_F2);
    EXPECT_EQ(hand.picture().rgba, english.rgba) << "the same picture as before, to the pixel";
}

TEST(Shell, HidesThePanelsAndBringsThemBack) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    const float narrow = hand.shell().layout.centre.w;
    hand.key(SDL_SCANCODE_F10);
    EXPECT_EQ(hand.shell().layout.centre.w, 1280.0f);
    hand.key(SDL_SCANCODE_F10);
    EXPECT_EQ(hand.shell().layout.centre.w, narrow);
}

TEST(Shell, FullScreenAndAboutByKeyAndMenu) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.key(SDL_SCANCODE_F11);
    EXPECT_TRUE(hand.shell().full_screen);
    hand.key(SDL_SCANCODE_F11);
    EXPECT_FALSE(hand.shell().full_screen);
    hand.click("menu.help");
    hand.click("menu.help.about");
    ASSERT_TRUE(hand.has("about.close"));
    const Rect close = hand.rect("about.close");
    EXPECT_LT(close.y + close.h, 800.0f);
    hand.key(SDL_SCANCODE_ESCAPE);
    EXPECT_FALSE(hand.has("about.close"));
}

TEST(Shell, TheWheelStopsWhereTheSceneIsStillSeen) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.move_to(hand.to_window("world", {4.0, 3.5, 0.0}));
    const auto width = [&] {
        return std::abs(hand.to_window("world", {8.0, 3.5, 0.0}).x - hand.to_window("world", {0.0, 3.5, 0.0}).x);
    };
    const float before = width();
    for (int i = 0; i < 60; ++i) hand.wheel(-5);
    EXPECT_GT(width(), before / 60.0f);
    hand.key(SDL_SCANCODE_HOME);
    EXPECT_NEAR(width(), before, 0.01f);
}

TEST(Shell, SurvivesEverySizeAndScale) {
    DriverOptions options;
    options.size = {1920, 1080};
    AppDriver hand(options);
    ASSERT_TRUE(hand.ok()) << hand.error();
    for (const glm::ivec2 size : {glm::ivec2{1024, 640}, {1280, 800}, {1920, 1080}})
        for (int step = 0; step < 3; ++step) {
            hand.resize(size);
            hand.key(step == 0 ? SDL_SCANCODE_0 : SDL_SCANCODE_EQUALS, KMOD_LCTRL);
            const app::ShellLayout& l = hand.shell().layout;
            EXPECT_FLOAT_EQ(l.panel.x + l.panel.w, static_cast<float>(size.x));
            EXPECT_FLOAT_EQ(l.drawer.tabs.y + l.drawer.tabs.h, static_cast<float>(size.y));
            EXPECT_FLOAT_EQ(l.drawer.content.y + l.drawer.content.h, l.drawer.strip.y); // it opens upwards
            EXPECT_GT(l.centre.w, 0.3f * static_cast<float>(size.x));
            EXPECT_GT(l.centre.h, 0.2f * static_cast<float>(size.y));
        }
    for (int i = 0; i < 12; ++i) hand.key(SDL_SCANCODE_EQUALS, KMOD_LCTRL);
    EXPECT_FLOAT_EQ(hand.app().settings().scale, 3.0f);
    hand.resize({1024, 640});
    EXPECT_GT(hand.shell().layout.centre.h, 100.0f);
    for (int i = 0; i < 20; ++i) hand.key(SDL_SCANCODE_MINUS, KMOD_LCTRL);
    EXPECT_FLOAT_EQ(hand.app().settings().scale, 0.5f);
}

} // namespace

} // namespace tunnel::test
