// Answers: does the right panel stand still while it is used, open at its top, say what lies below, and give the
// numbers of its marks?
#include "tests/window/app_driver.hpp"

#include <gtest/gtest.h>

namespace tunnel::test {
namespace {

TEST(Panel, StandsStillWhileASliderIsDraggedAndStepsAreMade) {
    for (const kit::Lang lang : {kit::Lang::en, kit::Lang::ko}) {
        AppDriver hand(at("bullet", {1280, 800}, lang));
        ASSERT_TRUE(hand.ok()) << hand.error();
        const app::Rect track = hand.rect("param/travel/slider");
        const float y = hand.middle("param/travel/slider").y;
        hand.move_to({track.x + 0.5f * track.w, y});
        hand.press();
        for (int k = 1; k < 10; ++k) {
            hand.move_to({track.x + 0.1f * static_cast<float>(k) * track.w, y});
            EXPECT_EQ(hand.rect("param/travel/slider").y, track.y) << k;
        }
        hand.release();
        const float below = hand.rect("preset/0").y;
        hand.keys({SDL_SCANCODE_PERIOD, SDL_SCANCODE_END});
        EXPECT_EQ(hand.rect("param/travel/slider").y, track.y);
        EXPECT_EQ(hand.rect("preset/0").y, below);
    }
}

TEST(Panel, ARefusedValueMovesNothing) {
    AppDriver hand(at("bullet"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    const float below = hand.rect("preset/0").y;
    hand.click("param/travel/edit");
    hand.type("99");
    hand.key(SDL_SCANCODE_RETURN);
    ASSERT_TRUE(hand.has("param/travel/error"));
    EXPECT_EQ(hand.rect("preset/0").y, below);
    hand.click(hand.middle("headline"));
    EXPECT_FALSE(hand.has("param/travel/error"));
}

TEST(Panel, AnotherSceneOpensAtItsTopAndTheFirstWhereItWasLeft) {
    AppDriver hand(at("bullet"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    const float top = hand.rect("headline").y;
    hand.move_to({1200, 400});
    hand.wheel(-10);
    const float left = hand.rect("headline").y;
    ASSERT_LT(left, top);
    hand.key(SDL_SCANCODE_PAGEDOWN);
    EXPECT_EQ(hand.rect("headline").y, top);
    hand.key(SDL_SCANCODE_PAGEUP);
    EXPECT_EQ(hand.rect("headline").y, left);
}

TEST(Panel, TheFootLeadsToTheSections) {
    AppDriver hand(at("bullet"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    const float end = 800.0f;
    for (const char* section : {"presets", "claims"}) {
        const std::string link = std::string("link/") + section;
        ASSERT_TRUE(hand.has(link));
        hand.click(link);
        hand.frames(3);
    }
    EXPECT_LT(hand.rect("claim/bullet-1").y, end);
    hand.click("link/presets");
    hand.frames(3);
    EXPECT_LT(hand.rect("preset/1").y, end);
}

TEST(Panel, TheFormulaStandsAboveTheControlsThatItFollows) {
    AppDriver hand(at("bullet"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    const app::Rect travel = hand.rect("param/travel/slider");
    EXPECT_LT(travel.y, 500.0f);
    EXPECT_LT(hand.rect("formula/toi").y, travel.y);
}

TEST(Panel, ASlidersKnobIsHeldAtItsEnds) {
    AppDriver hand(at("bullet"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    const kit::Range range = kit::find_row(hand.session().run().rows(), "travel")->range;
    const double half = 0.5 * (range.min + range.max);
    for (const double end : {range.min, range.max}) {
        for (const float side : {-6.0f, 6.0f}) {
            ASSERT_TRUE(hand.session().set_number("travel", end).ok());
            hand.app().wake();
            hand.settle();
            const app::Rect reach = hand.rect("param/travel/slider");
            const float margin = 0.6f * 16, y = hand.middle("param/travel/slider").y;
            const float knob = end == range.max ? reach.x + reach.w - margin : reach.x + margin;
            hand.drag({knob + side, y}, {reach.x + 0.5f * reach.w, y});
            EXPECT_NEAR(hand.value("travel"), half, 0.1 * half) << end << " " << side;
        }
    }
}

} // namespace
} // namespace tunnel::test
