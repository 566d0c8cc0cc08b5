// Do hands work the integrators scene: the start and its velocity in the world, and both at once in the phase pane?
#include "tests/window/app_driver.hpp"

#include "app/session/session.hpp"

#include <gtest/gtest.h>

namespace tunnel::test {
namespace {

void drag_start(AppDriver& hand, std::string_view id, const glm::dvec3& to) {
    for (const kit::Handle& h : hand.session().run().handles())
        if (h.id == id) return hand.drag(hand.to_window(h.pane, h.at), hand.to_window(h.pane, to));
    ADD_FAILURE() << "no handle " << id;
}

TEST(IntegratorsHands, TheSwingStartsWhereItIsDragged) {
    AppDriver hand(at("integrators"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    drag_start(hand, "start", {0.0, 0.5, 0.0});
    EXPECT_NEAR(hand.value("y0"), 0.5, 0.06);
    EXPECT_EQ(hand.number("code_place"), hand.value("y0"));
    drag_start(hand, "velocity", {0.12, 0.9, 0.0}); // the arrow is the tangent: 0.4 m in 0.12 s
    EXPECT_NEAR(hand.value("vy"), 0.4 / 0.12, 0.6);
    EXPECT_EQ(hand.number("code_velocity"), hand.value("vy"));
}

TEST(IntegratorsHands, PlaceAndVelocityAreDraggedAtOnceInThePhasePane) {
    AppDriver hand(at("integrators"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    drag_start(hand, "phase_start", {-0.5, 4.0, 0.0});
    EXPECT_NEAR(hand.value("y0"), -0.5, 0.06);
    EXPECT_NEAR(hand.value("vy"), 4.0, 0.2);
}

// What is asked before the answers are shown needs its characters, too.
TEST(IntegratorsHands, TheQuestionCanBeRead) {
    AppDriver hand(at("integrators", {1280, 800}, kit::Lang::ko));
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.key(SDL_SCANCODE_F5);
    const std::string& question = hand.session().readouts().question.ko;
    ASSERT_NE(question.find("킬"), std::string::npos) << "a syllable that no other text here has";
    EXPECT_TRUE(hand.app().font_covers(U'킬'));
}

} // namespace
} // namespace tunnel::test
