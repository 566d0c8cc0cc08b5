// Do hands work the first scene in space: drag an end point in the plane that faces the eye, move it by arrow keys
// along what the view shows, and turn the view?
#include "tests/window/app_driver.hpp"

#include "app/session/session.hpp"

#include <gtest/gtest.h>

namespace tunnel::test {
namespace {

kit::Handle handle(AppDriver& hand, std::string_view id) {
    for (kit::Handle& h : hand.session().run().handles())
        if (h.id == id) return h;
    ADD_FAILURE() << "no handle " << id;
    return {};
}

TEST(CoplanarityHands, AnEndPointGoesWhereTheCursorGoes) {
    AppDriver hand(at("coplanarity"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    const kit::Handle before = handle(hand, "p4"); // inwards: what is framed stays
    const glm::vec2 from = hand.to_window("world", before.at), to = from + glm::vec2(-10.0f, 40.0f);
    hand.drag(from, to);
    const kit::Handle after = handle(hand, "p4");
    EXPECT_NE(before.at, after.at);
    EXPECT_LT(glm::distance(hand.to_window("world", after.at), to), 5.0f) << "snapped to the step at most";
    EXPECT_LT(after.at.y, before.at.y);
    hand.key(SDL_SCANCODE_Z, KMOD_LCTRL);
    EXPECT_EQ(handle(hand, "p4").at, before.at);
}

TEST(CoplanarityHands, ArrowsMoveAnEndPointTheWayTheyPoint) {
    AppDriver hand(at("coplanarity"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.click(hand.to_window("world", handle(hand, "p1").at));
    for (const auto& [code, way] :
         {std::pair{SDL_SCANCODE_RIGHT, glm::vec2(1, 0)}, std::pair{SDL_SCANCODE_LEFT, glm::vec2(-1, 0)},
          std::pair{SDL_SCANCODE_UP, glm::vec2(0, -1)}, std::pair{SDL_SCANCODE_DOWN, glm::vec2(0, 1)}}) {
        const glm::vec2 from = hand.to_window("world", handle(hand, "p1").at);
        hand.key(code);
        const glm::vec2 moved = hand.to_window("world", handle(hand, "p1").at) - from;
        EXPECT_GT(glm::dot(moved, way), 1.0f);
        EXPECT_GT(glm::dot(moved, way), 0.7f * glm::length(moved));
    }
}

TEST(CoplanarityHands, TheViewTurnsAndNothingElseChanges) {
    AppDriver hand(at("coplanarity"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    const kit::Scenario before = hand.session().run().scenario();
    const glm::vec2 p = hand.to_window("world", handle(hand, "p1").at);
    const app::Rect world = hand.rect("pane.world");
    hand.drag({world.x + 0.2f * world.w, world.y + 0.85f * world.h},
              {world.x + 0.5f * world.w, world.y + 0.8f * world.h});
    EXPECT_GT(glm::distance(hand.to_window("world", handle(hand, "p1").at), p), 10.0f);
    EXPECT_EQ(hand.session().run().scenario(), before);
    hand.save_picture("coplanarity_turned.png");
}

TEST(CoplanarityHands, PointingAtARowOfTheBoxesIsHarmlessAtAnyStep) {
    AppDriver hand(at("coplanarity", {1024, 640}, kit::Lang::ko));
    ASSERT_TRUE(hand.ok()) << hand.error();
    const app::Rect box = hand.rect("pane.parameters");
    for (const float x : {0.3f, 0.5f, 0.7f}) hand.move_to({box.x + x * box.w, box.y + 0.5f * box.h});
    hand.save_picture("coplanarity_small_ko.png");
}

} // namespace
} // namespace tunnel::test
