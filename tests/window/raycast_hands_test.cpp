// Do hands work the raycast scene: the ray by its start and its aim, and the levels of the trees by keyboard?
#include "tests/window/app_driver.hpp"

#include "app/session/session.hpp"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

namespace tunnel::test {
namespace {

kit::Handle handle_of(AppDriver& hand, std::string_view id) {
    for (const kit::Handle& h : hand.session().run().handles())
        if (h.id == id) return h;
    ADD_FAILURE() << "no handle " << id;
    return {};
}

// In a 3D pane the mouse moves a point in the plane through it that faces the eye.
glm::dvec3 dragged(AppDriver& hand, std::string_view id, const glm::vec2& by) {
    const kit::Handle before = handle_of(hand, id);
    const glm::vec2 from = hand.to_window(before.pane, before.at);
    hand.drag(from, from + by);
    const kit::Handle after = handle_of(hand, id);
    EXPECT_LT(glm::distance(hand.to_window(after.pane, after.at), from + by), 3.0f) << id << " follows the mouse";
    return after.at - before.at;
}

glm::dvec3 hit_point(AppDriver& hand) {
    return {hand.number("point_x"), hand.number("point_y"), hand.number("point_z")};
}

// The answer is the ray's own: start + distance * direction.
void expect_hit_on_ray(AppDriver& hand) {
    ASSERT_EQ(hand.word("status"), "hit");
    const glm::dvec3 from = handle_of(hand, "start").at, to = handle_of(hand, "aim").at;
    const glm::dvec3 want = from + hand.number("distance") * glm::normalize(to - from);
    EXPECT_LT(glm::distance(hit_point(hand), want), 1e-12);
}

TEST(RaycastHands, TheRayIsDraggedAndTheHitFollows) {
    AppDriver hand(at("raycast"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    ASSERT_EQ(hand.number("collider"), 7.0) << "the knot";
    const glm::dvec3 first = hit_point(hand);
    const glm::dvec3 start_moved = dragged(hand, "start", {-8.0f, 0.0f});
    EXPECT_LT(start_moved.x, -0.05);
    EXPECT_EQ(hand.value("from_x"), handle_of(hand, "start").at.x);
    expect_hit_on_ray(hand);
    const glm::dvec3 second = hit_point(hand);
    EXPECT_GT(glm::distance(first, second), 0.05);
    const double aim_y = hand.value("to_y");
    dragged(hand, "aim", {0.0f, -60.0f}); // over everything but the back wall
    EXPECT_GT(hand.value("to_y"), aim_y + 0.3);
    EXPECT_NE(hand.number("collider"), 7.0);
    hand.key(SDL_SCANCODE_Z, KMOD_LCTRL);
    EXPECT_EQ(hand.value("to_y"), aim_y);
    EXPECT_EQ(hit_point(hand), second);
    hand.key(SDL_SCANCODE_Z, KMOD_LCTRL);
    EXPECT_EQ(hit_point(hand), first);
}

TEST(RaycastHands, ArrowKeysMoveTheStart) {
    AppDriver hand(at("raycast"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    const kit::Handle start = handle_of(hand, "start");
    hand.click(hand.to_window(start.pane, start.at));
    hand.key(SDL_SCANCODE_UP);
    EXPECT_GT(hand.value("from_y"), start.at.y);
    expect_hit_on_ray(hand);
}

std::int64_t opened_now(AppDriver& hand) {
    const kit::Table* nodes = nullptr;
    for (const kit::Table& table : hand.session().readouts().tables)
        if (table.key == "nodes") nodes = &table;
    return nodes == nullptr ? -1 : static_cast<std::int64_t>(nodes->size());
}

TEST(RaycastHands, TheSearchIsSteppedNodeByNode) {
    AppDriver hand(at("raycast"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    const std::int64_t all = opened_now(hand);
    const int last = hand.session().run().last_step();
    std::int64_t before = 0;
    for (int step = 1; step <= last; ++step) {
        hand.key(SDL_SCANCODE_PERIOD);
        ASSERT_EQ(hand.session().run().step(), step);
        const std::int64_t now = opened_now(hand);
        EXPECT_TRUE(now == before || now == before + 1) << step;
        before = now;
    }
    EXPECT_EQ(before, all);
    hand.key(SDL_SCANCODE_COMMA);
    EXPECT_EQ(hand.session().run().step(), last - 1);
}

TEST(RaycastHands, TheLevelsAreSteppedByKeyboard) {
    AppDriver hand(at("raycast"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    const auto boxes = [&] {
        const kit::DrawList& list = hand.session().drawing({});
        std::size_t count = 0;
        for (const kit::Item& item : list.items)
            if (const auto* b = std::get_if<kit::Boxes>(&item.shape);
                b != nullptr && list.panes[static_cast<std::size_t>(item.pane)].id == "boxes")
                count += b->boxes.size();
        return count;
    };
    const std::size_t all = boxes();
    hand.key(SDL_SCANCODE_TAB);
    for (int i = 0; i < 60 && hand.focused() != "param/level/slider"; ++i) hand.key(SDL_SCANCODE_TAB);
    ASSERT_EQ(hand.focused(), "param/level/slider");
    std::size_t sum = 0;
    for (int level = 1; level <= 9; ++level) {
        hand.key(SDL_SCANCODE_RIGHT);
        ASSERT_EQ(hand.value("level"), level);
        EXPECT_LT(boxes(), all);
        sum += boxes();
    }
    EXPECT_EQ(sum, all) << "each box is of one level";
}

} // namespace
} // namespace tunnel::test
