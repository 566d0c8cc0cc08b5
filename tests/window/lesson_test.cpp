// Answers: can a class be taught with mouse and keys alone? Sliders, edit boxes, steps, branches, each checked against
// closed forms and against the pixels.
#include "tests/window/app_driver.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace tunnel::test {

namespace {

AppDriver opened(std::string scene) {
    DriverOptions options;
    options.scene = std::move(scene);
    return AppDriver(options);
}

// Along the track of a slider, from one share of its width to another.
void slide(AppDriver& hand, const std::string& slider, float from, float to) {
    const app::Rect track = hand.rect(slider);
    const float y = track.y + 0.5f * track.h;
    hand.drag({track.x + from * track.w, y}, {track.x + to * track.w, y});
}

int ring_pixels(AppDriver& hand, const glm::dvec3& centre, double radius) {
    const app::Image picture = hand.picture();
    const app::Color hit = app::palette(app::Theme::dark).of(kit::Role::hit);
    const glm::vec2 at = hand.to_window("world", centre);
    const glm::vec2 edge = hand.to_window("world", centre + glm::dvec3(2.5 * radius, 0.0, 0.0));
    const float reach = edge.x - at.x;
    return count_color(picture, {at.x - reach, at.y - reach, 2 * reach, 2 * reach}, hit, 24);
}

TEST(Lesson, DraggingTheTravelSliderMovesTheTimeOfImpactAndTheRing) {
    AppDriver hand = opened("bullet");
    ASSERT_TRUE(hand.ok()) << hand.error();
    slide(hand, "param/travel/slider", 0.39f, 0.75f);
    const double travel = hand.value("travel");
    EXPECT_GT(travel, 10.0);
    EXPECT_NEAR(hand.number("toi"), 4.14 / travel, 1e-12); // (5 - 0.36 - 0.5) / travel
    EXPECT_EQ(hand.word("discrete"), "miss");
    EXPECT_GT(ring_pixels(hand, {4.64, 3.5, 0.0}, 0.18), 60);
    hand.key(SDL_SCANCODE_Z, KMOD_LCTRL);
    EXPECT_EQ(hand.value("travel"), 8.0) << "a drag is one undo entry";
    EXPECT_NEAR(hand.number("toi"), 0.5175, 1e-12);
}

TEST(Lesson, TypingIntoTheEditBoxSetsAndRefuses) {
    AppDriver hand = opened("bullet");
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.click("param/travel/edit");
    hand.key(SDL_SCANCODE_A, KMOD_LCTRL);
    hand.type("4");
    hand.key(SDL_SCANCODE_RETURN);
    EXPECT_EQ(hand.value("travel"), 4.0);
    EXPECT_TRUE(std::isnan(hand.number("toi"))) << "travel 4 is a real miss";
    hand.click("param/travel/edit");
    hand.key(SDL_SCANCODE_A, KMOD_LCTRL);
    hand.type("99");
    hand.key(SDL_SCANCODE_RETURN);
    EXPECT_EQ(hand.value("travel"), 4.0) << "out of range keeps the old value";
}

TEST(Lesson, TheToleranceSliderIsLogarithmicAndChangesTheSearch) {
    AppDriver hand = opened("bisection");
    ASSERT_TRUE(hand.ok()) << hand.error();
    const int before = hand.session().run().last_step();
    slide(hand, "param/delta/slider", 0.84f, 0.5f);
    EXPECT_LT(hand.value("delta"), 0.01);
    EXPECT_GT(hand.value("delta"), 1e-5);
    EXPECT_GT(hand.session().run().last_step(), before);
}

TEST(Lesson, StepsThroughTheBisectionByKeyAndButton) {
    AppDriver hand = opened("bisection");
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.click("button/step");
    EXPECT_EQ(hand.number("level"), 1);
    EXPECT_EQ(hand.number("earliest_toi"), 0.5);
    for (int i = 0; i < 20; ++i) hand.key(SDL_SCANCODE_PERIOD);
    EXPECT_EQ(hand.number("level"), 11);
    EXPECT_EQ(hand.word("status"), "hit");
    EXPECT_EQ(hand.number("earliest_toi"), 0.6875);
    hand.key(SDL_SCANCODE_COMMA);
    EXPECT_EQ(hand.number("active_boxes"), 2);
    EXPECT_EQ(hand.word("status"), "searching");
}

TEST(Lesson, AnEditOnTheWayStartsABranchAndTheOldRunStays) {
    AppDriver hand = opened("frames");
    ASSERT_TRUE(hand.ok()) << hand.error();
    for (int i = 0; i < 3; ++i) hand.key(SDL_SCANCODE_PERIOD);
    const double speed = hand.value("speed");
    for (int i = 0; i < 2; ++i) hand.key(SDL_SCANCODE_COMMA);
    hand.click("param/speed/plus");
    EXPECT_GT(hand.value("speed"), speed);
    EXPECT_EQ(hand.session().run().step(), 1);
    EXPECT_GE(hand.session().branches().size(), 2U);
    hand.key(SDL_SCANCODE_COMMA);
    EXPECT_EQ(hand.value("speed"), speed) << "before the edit the old value is in force";
    hand.key(SDL_SCANCODE_Z, KMOD_LCTRL);
    EXPECT_TRUE(hand.session().run().scenario().inputs.empty());
}

TEST(Lesson, AWholeSceneByKeyboardAlone) {
    AppDriver hand = opened("bullet");
    ASSERT_TRUE(hand.ok()) << hand.error();
    for (int i = 0; i < 60 && hand.focused() != "param/travel/slider"; ++i) hand.key(SDL_SCANCODE_TAB);
    ASSERT_EQ(hand.focused(), "param/travel/slider");
    const double before = hand.value("travel");
    hand.key(SDL_SCANCODE_RIGHT);
    EXPECT_GT(hand.value("travel"), before);
    hand.key(SDL_SCANCODE_LEFT);
    EXPECT_EQ(hand.value("travel"), before);
    for (int i = 0; i < 80 && hand.focused() != "button/step"; ++i) hand.key(SDL_SCANCODE_TAB);
    ASSERT_EQ(hand.focused(), "button/step");
    hand.key(SDL_SCANCODE_SPACE);
    EXPECT_EQ(hand.session().run().step(), 1);
}

} // namespace

} // namespace tunnel::test
