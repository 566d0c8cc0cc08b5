// Do hands work the separating axis scene: move, turn and reshape the polygons, push B out, and point at rows?
#include "tests/window/app_driver.hpp"

#include "app/session/session.hpp"

#include <gtest/gtest.h>

namespace tunnel::test {
namespace {

kit::Handle sat_handle(AppDriver& hand, std::string_view id) {
    for (kit::Handle& h : hand.session().run().handles())
        if (h.id == id) return h;
    ADD_FAILURE() << "no handle " << id;
    return {};
}

void drag_to(AppDriver& hand, std::string_view id, const glm::dvec3& to) {
    const kit::Handle h = sat_handle(hand, id);
    hand.drag(hand.to_window(h.pane, h.at), hand.to_window(h.pane, to));
}

TEST(SatHands, BFollowsTheCursorThoughTheViewWouldGrow) {
    AppDriver hand(at("sat"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    const kit::Handle b = sat_handle(hand, "b_middle");
    const glm::dvec3 to = b.at + glm::dvec3(1.2, 1.5, 0.0); // beyond what is framed now
    drag_to(hand, "b_middle", to);
    EXPECT_NEAR(hand.value("b_x"), to.x, 0.06);
    EXPECT_NEAR(hand.value("b_y"), to.y, 0.06);
    hand.key(SDL_SCANCODE_Z, KMOD_LCTRL);
    EXPECT_EQ(hand.value("b_x"), b.at.x);
}

TEST(SatHands, TheGripTurns) {
    AppDriver hand(at("sat"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    const kit::Handle grip = sat_handle(hand, "a_grip");
    const glm::dvec2 arm = glm::dvec2(grip.at) - grip.turn.about;
    drag_to(hand, "a_grip", {grip.turn.about.x - arm.y, grip.turn.about.y + arm.x, 0.0}); // a quarter turn left
    EXPECT_NEAR(hand.value("a_angle"), 90.0, 1.0);
}

TEST(SatHands, TheAnswerStaysWhileBIsDraggedAndThePushFreesIt) {
    AppDriver hand(at("sat", {1600, 1200})); // the buttons in view
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.session().seek(1000);
    hand.settle();
    ASSERT_EQ(hand.word("status"), "hit");
    drag_to(hand, "b_middle", {1.3, 0.4, 0.0});
    EXPECT_EQ(hand.word("status"), "hit") << "still at the answer";
    hand.click("action/apply_mtv");
    const double deep = hand.word("status") == "hit" ? hand.number("depth") : 0.0;
    EXPECT_LT(deep, 1e-9);
}

TEST(SatHands, ACornerIsDraggedIntoADentAndOutAgain) {
    AppDriver hand(at("sat", {1600, 1200})); // all buttons in view
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.click("action/b_edit");
    hand.session().seek(1000);
    const kit::Handle corner = sat_handle(hand, "b_corner_1"), opposite = sat_handle(hand, "b_corner_3");
    drag_to(hand, "b_corner_1", 0.3 * corner.at + 0.7 * opposite.at);
    EXPECT_EQ(hand.word("status"), "invalid_input");
    EXPECT_EQ(hand.word("fault_b"), "dent");
    drag_to(hand, "b_corner_1", corner.at);
    EXPECT_EQ(hand.word("status"), "hit");
    hand.save_picture("sat_corners.png");
    hand.click("action/b_edit");
    EXPECT_EQ(hand.word("fault_b"), "none");
}

TEST(SatHands, PointingAtARowLightsItsEdge) {
    AppDriver hand(at("sat"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.session().seek(1000);
    hand.settle();
    const app::Rect why = hand.rect("pane.why");
    hand.move_to({why.x + 0.5f * why.w, why.y + 0.98f * why.h}); // the last row
    EXPECT_EQ(hand.shell().panes.hovered, 9U) << "B4, the ninth axis";
    hand.move_to({why.x + 0.5f * why.w, why.y + 0.2f * why.h}); // the first
    EXPECT_EQ(hand.shell().panes.hovered, 1U);
    hand.save_picture("sat_hover.png");
}

TEST(SatHands, AButtonStaysUnderTheMouseThatPressedIt) {
    AppDriver hand(at("sat", {1600, 1200})); // all buttons in view
    ASSERT_TRUE(hand.ok()) << hand.error();
    const float y = hand.rect("action/a_edit").y;
    hand.click("action/a_edit"); // takes two sliders above it away
    EXPECT_FALSE(hand.has("param/a_size/plus"));
    EXPECT_EQ(hand.rect("action/a_edit").y, y);
    hand.move_to({400.0f, 400.0f});
    EXPECT_LT(hand.rect("action/a_edit").y, y);
}

} // namespace
} // namespace tunnel::test
