// Answers: does text come into the fields as it is typed, in Korean too, while the window sleeps between blinks of the
// cursor? And do hover texts come and go?
#include "tests/window/app_driver.hpp"

#include <gtest/gtest.h>

namespace tunnel::test {

namespace {

// How many frames one second takes while nothing happens.
int frames_in_a_second(AppDriver& hand) {
    const auto before = hand.app().frames_drawn();
    hand.wait(1.0);
    return static_cast<int>(hand.app().frames_drawn() - before);
}

TEST(Typing, EnterOnAFocusedEditBoxStartsIt) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    for (int i = 0; i < 100 && hand.focused() != "param/travel/edit"; ++i) hand.key(SDL_SCANCODE_TAB);
    ASSERT_EQ(hand.focused(), "param/travel/edit");
    hand.key(SDL_SCANCODE_RETURN);
    EXPECT_TRUE(hand.shell().ui.text_editing);
    hand.type("7.5");
    hand.key(SDL_SCANCODE_RETURN);
    EXPECT_FALSE(hand.shell().ui.text_editing);
    EXPECT_EQ(hand.value("travel"), 7.5);
}

TEST(Typing, TheCursorBlinksTwiceASecondAndElseTheWindowSleeps) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.wait(3.0); // claims come in
    hand.click("param/travel/edit");
    ASSERT_TRUE(hand.shell().ui.text_editing);
    hand.wait(0.1);
    const int blinks = frames_in_a_second(hand);
    EXPECT_GE(blinks, 2);
    EXPECT_LE(blinks, 3);
    EXPECT_GT(hand.app().wait_seconds(), 0.0);
    EXPECT_LE(hand.app().wait_seconds(), 0.51);
    const app::Rect box = hand.rect("param/travel/edit");
    const auto seen = [&] {
        const app::Image image = hand.picture();
        return count_color(image, box, app::palette(app::Theme::dark).text, 40);
    };
    const int first = seen();
    hand.wait(0.5);
    const int second = seen();
    hand.wait(0.5);
    EXPECT_NE(first, second) << "shown, then hidden";
    EXPECT_EQ(first, seen());
    hand.key(SDL_SCANCODE_ESCAPE);
    hand.wait(0.2);
    EXPECT_EQ(frames_in_a_second(hand), 0);
}

TEST(Typing, ADialogSleepsToo) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.wait(3.0);
    hand.key(SDL_SCANCODE_F4);
    ASSERT_TRUE(hand.shell().ui.text_editing);
    hand.wait(0.2);
    EXPECT_LE(frames_in_a_second(hand), 3);
}

TEST(Typing, WithReducedMotionTheCursorStands) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.shell().settings.reduced_motion = true;
    hand.wait(3.0);
    hand.click("param/travel/edit");
    ASSERT_TRUE(hand.shell().ui.text_editing);
    hand.wait(0.2);
    EXPECT_EQ(frames_in_a_second(hand), 0);
}

// As an input method sends it: first the syllable while it is composed, then the text itself.
TEST(Typing, KoreanComesInThroughAnInputMethod) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.key(SDL_SCANCODE_F4);
    ASSERT_TRUE(hand.shell().ui.text_editing);
    hand.key(SDL_SCANCODE_A, KMOD_LCTRL);
    SDL_Event composing{};
    composing.type = SDL_TEXTEDITING;
    for (const char* so_far : {"ㅊ", "초", "총"}) {
        std::snprintf(composing.edit.text, sizeof composing.edit.text, "%s", so_far);
        hand.push(composing);
        hand.settle();
    }
    hand.type("총");
    hand.type("알");
    EXPECT_EQ(hand.shell().dialog.path, "총알");
    hand.key(SDL_SCANCODE_BACKSPACE);
    EXPECT_EQ(hand.shell().dialog.path, "총") << "a syllable goes whole";
    EXPECT_TRUE(hand.app().font_covers(U'총'));
}

TEST(Hover, ATextComesAfterAMomentAndGoes) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.move_to(hand.middle("timeline/step"));
    EXPECT_FALSE(hand.has("hover"));
    hand.wait(0.3);
    EXPECT_FALSE(hand.has("hover")) << "not at once";
    hand.wait(0.3);
    ASSERT_TRUE(hand.has("hover"));
    EXPECT_EQ(hand.app().wait_seconds() > 1.0, true) << "and then the window sleeps";
    hand.move_to({300, 300});
    EXPECT_FALSE(hand.has("hover"));
}

TEST(Hover, ACutTextIsShownInFull) {
    DriverOptions options;
    options.size = {1024, 640};
    options.scale = 2.5f;
    options.scene = "bisection";
    AppDriver hand(options);
    ASSERT_TRUE(hand.ok()) << hand.error();
    const app::Rect back = hand.rect("scene.previous"), next = hand.rect("scene.next");
    hand.move_to({0.5f * (back.x + back.w + next.x), back.y + 0.5f * back.h});
    EXPECT_EQ(hand.shell().cut.text, hand.session().run().info().title.in(kit::Lang::en));
    hand.wait(0.6);
    EXPECT_TRUE(hand.has("hover"));
}

} // namespace

} // namespace tunnel::test
