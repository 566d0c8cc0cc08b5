// Do hands work the slab scene: the ray by its origin and its tip, the box by a corner, the ray's end on the t axis?
#include "tests/window/app_driver.hpp"

#include "app/session/session.hpp"

#include <gtest/gtest.h>

namespace tunnel::test {
namespace {

void drag_handle(AppDriver& hand, std::string_view id, const glm::dvec3& to) {
    for (const kit::Handle& h : hand.session().run().handles())
        if (h.id == id) return hand.drag(hand.to_window(h.pane, h.at), hand.to_window(h.pane, to));
    ADD_FAILURE() << "no handle " << id;
}

TEST(SlabHands, TheRayIsAimedAndTheAnswerFollows) {
    AppDriver hand(at("slab"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.session().seek(1000);
    hand.settle();
    ASSERT_EQ(hand.word("status"), "hit");
    drag_handle(hand, "aim", {-2.75, -2.0, 0.0}); // level, below the box
    EXPECT_EQ(hand.value("aim_y"), 0.0) << "a step is coarse enough to be level";
    EXPECT_EQ(hand.word("y_slab"), "never");
    EXPECT_EQ(hand.word("status"), "clear");
    drag_handle(hand, "origin", {-4.0, 1.0, 0.0});
    EXPECT_EQ(hand.word("y_slab"), "always");
    EXPECT_EQ(hand.word("status"), "hit");
    EXPECT_EQ(hand.number("t"), -hand.value("origin_x")) << "the left plane is at x = 0";
    hand.key(SDL_SCANCODE_Z, KMOD_LCTRL);
    EXPECT_EQ(hand.word("status"), "clear");
}

TEST(SlabHands, TheEndOfTheRayIsDraggedOnTheAxisOfT) {
    AppDriver hand(at("slab"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.session().seek(1000);
    hand.settle();
    drag_handle(hand, "reach", {4.0, 3.0, 0.0});
    EXPECT_NEAR(hand.value("reach"), 4.0, 0.13);
    EXPECT_EQ(hand.word("status"), "clear");
}

TEST(SlabHands, ACornerMakesTheBoxWider) {
    AppDriver hand(at("slab"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    drag_handle(hand, "corner_3", {5.0, 3.5, 0.0}); // right, top
    EXPECT_NEAR(hand.value("half_x"), 3.0, 0.13);
    EXPECT_NEAR(hand.value("half_y"), 2.5, 0.13);
    drag_handle(hand, "box", {2.0, 5.0, 0.0});
    EXPECT_NEAR(hand.value("box_y"), 5.0, 0.13);
}

} // namespace
} // namespace tunnel::test
