// Do hands work the reflection scene's map: is its point dragged in decades, and does the verdict follow?
#include "tests/window/app_driver.hpp"

#include "app/session/session.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace tunnel::test {
namespace {

void drag_setting(AppDriver& hand, const glm::dvec2& to) {
    for (const kit::Handle& h : hand.session().run().handles())
        if (h.id == "setting") return hand.drag(hand.to_window(h.pane, h.at), hand.to_window(h.pane, {to, 0.0}));
    ADD_FAILURE() << "no handle";
}

TEST(ReflectionHands, TheSettingIsDraggedOnTheMap) {
    AppDriver hand(at("reflection"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    drag_setting(hand, {-14.0, 5.0});
    EXPECT_NEAR(std::log10(hand.value("epsilon")), -14.0, 0.1);
    EXPECT_NEAR(std::log10(hand.value("offset")), 5.0, 0.1);
    hand.session().seek(1000);
    hand.settle();
    EXPECT_EQ(hand.word("fixed_verdict"), "self_hit");
    drag_setting(hand, {-30.0, 9.0}); // out of the map
    EXPECT_EQ(hand.value("epsilon"), 1e-16);
    EXPECT_EQ(hand.value("offset"), 1e7);
    hand.key(SDL_SCANCODE_Z, KMOD_LCTRL);
    EXPECT_NEAR(std::log10(hand.value("offset")), 5.0, 0.1);
}

TEST(ReflectionHands, ArrowKeysMoveTheSettingByDecades) {
    AppDriver hand(at("reflection"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    drag_setting(hand, {-4.0, 3.0});
    const double before = hand.value("epsilon");
    hand.key(SDL_SCANCODE_LEFT);
    EXPECT_LT(hand.value("epsilon"), 0.8 * before);
    EXPECT_GT(hand.value("epsilon"), 0.5 * before);
    EXPECT_NEAR(std::log10(hand.value("offset")), 3.0, 0.1);
}

} // namespace
} // namespace tunnel::test
