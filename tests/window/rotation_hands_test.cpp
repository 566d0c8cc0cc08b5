// Do hands work the rotation scene: the angle of a step by the knob of its rod, and by arrow keys?
#include "tests/window/app_driver.hpp"

#include "app/session/session.hpp"

#include <gtest/gtest.h>

namespace tunnel::test {
namespace {

kit::Handle knob(AppDriver& hand) {
    for (kit::Handle& h : hand.session().run().handles())
        if (h.id == "turn") return h;
    ADD_FAILURE() << "no knob";
    return {};
}

TEST(RotationHands, TheAngleOfAStepIsDraggedAlongItsRod) {
    AppDriver hand(at("rotation"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    glm::dvec3 to = knob(hand).at;
    to.y += 2.0; // 1 rad
    hand.drag(hand.to_window("world", knob(hand).at), hand.to_window("world", to));
    EXPECT_NEAR(hand.value("turn"), 1.5, 0.05);
    hand.key(SDL_SCANCODE_Z, KMOD_LCTRL);
    EXPECT_EQ(hand.value("turn"), 0.5);
}

TEST(RotationHands, ArrowsMoveTheKnob) {
    AppDriver hand(at("rotation", {1024, 640}, kit::Lang::ko));
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.click(hand.to_window("world", knob(hand).at));
    const double before = hand.value("turn");
    hand.key(SDL_SCANCODE_UP);
    EXPECT_GT(hand.value("turn"), before);
    hand.key(SDL_SCANCODE_DOWN);
    hand.key(SDL_SCANCODE_DOWN);
    EXPECT_LT(hand.value("turn"), before);
}

TEST(RotationHands, TheQuestionCanBeRead) {
    AppDriver hand(at("rotation", {1280, 800}, kit::Lang::ko));
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.key(SDL_SCANCODE_F5);
    const std::string& question = hand.session().readouts().question.ko;
    ASSERT_NE(question.find("윤곽"), std::string::npos);
    EXPECT_TRUE(hand.app().font_covers(U'윤'));
    EXPECT_TRUE(hand.app().font_covers(U'곽'));
}

} // namespace
} // namespace tunnel::test
