// Answers: are the panes moved, turned and zoomed by keyboard alone, and do their keys mean the usual once they let go?
#include "tests/window/app_driver.hpp"
#include "tests/window/exhibit.hpp"

#include <gtest/gtest.h>

namespace tunnel::test {

namespace {

constexpr auto left = SDL_SCANCODE_LEFT, right = SDL_SCANCODE_RIGHT, up = SDL_SCANCODE_UP;

// Tab until the pane has the focus.
void focus(AppDriver& hand, const std::string& pane) {
    for (int i = 0; i < 200 && hand.focused() != "pane." + pane; ++i) hand.key(SDL_SCANCODE_TAB);
    ASSERT_EQ(hand.focused(), "pane." + pane);
}

TEST(PaneKeys, ArrowsMoveTheViewAndShiftFinely) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    focus(hand, "world");
    const glm::dvec3 world{4, 3, 0};
    const glm::vec2 at = hand.to_window("world", world);
    hand.key(right);
    const float coarse = at.x - hand.to_window("world", world).x;
    EXPECT_GT(coarse, 10.0f) << "the view goes right, so the world goes left";
    EXPECT_NEAR(hand.to_window("world", world).y, at.y, 0.01f);
    hand.key(right, KMOD_LSHIFT);
    const float fine = at.x - coarse - hand.to_window("world", world).x;
    EXPECT_GT(fine, 0.5f);
    EXPECT_LT(fine, 0.5f * coarse);
    hand.key(up);
    EXPECT_GT(hand.to_window("world", world).y, at.y + 10.0f);
    hand.key(left, KMOD_LCTRL);
    EXPECT_NEAR(hand.to_window("world", world).x, at.x - fine, 0.1f);
    EXPECT_EQ(hand.session().run().step(), 0) << "the timeline stands";
    hand.key(SDL_SCANCODE_HOME);
    EXPECT_NEAR(glm::distance(hand.to_window("world", world), at), 0.0f, 0.01f);
}

TEST(PaneKeys, PlusAndMinusZoomAboutTheMiddleAndElseChangeTheSpeed) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    focus(hand, "world");
    const glm::dvec3 a{2, 3, 0}, b{6, 3, 0};
    const auto apart = [&] { return glm::distance(hand.to_window("world", a), hand.to_window("world", b)); };
    const float before = apart();
    const double speed = hand.session().speed();
    hand.key(SDL_SCANCODE_EQUALS);
    EXPECT_NEAR(apart(), 1.15f * before, 0.5f);
    hand.key(SDL_SCANCODE_KP_MINUS);
    EXPECT_NEAR(apart(), before, 0.5f);
    EXPECT_EQ(hand.session().speed(), speed);
    hand.key(SDL_SCANCODE_ESCAPE);
    hand.key(SDL_SCANCODE_EQUALS);
    EXPECT_GT(hand.session().speed(), speed);
    EXPECT_NEAR(apart(), before, 0.5f);
}

TEST(PaneKeys, SpaceStillPlaysAndTabGoesOn) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    focus(hand, "world");
    hand.key(SDL_SCANCODE_SPACE);
    EXPECT_TRUE(hand.session().playing());
    hand.key(SDL_SCANCODE_SPACE);
    hand.key(SDL_SCANCODE_TAB);
    EXPECT_EQ(hand.focused().rfind("handle.", 0), 0U) << "the handles of the pane come after it";
}

TEST(PaneKeys, ArrowsTurnAPaneIn3d) {
    DriverOptions options;
    const std::array entries{exhibit_entry};
    options.catalogue = entries;
    AppDriver hand(options);
    ASSERT_TRUE(hand.ok()) << hand.error();
    const kit::DrawList& list = hand.session().drawing({});
    const auto solid = std::find_if(list.panes.begin(), list.panes.end(), [](const kit::Pane& p) { return p.three_d; });
    ASSERT_NE(solid, list.panes.end());
    const std::string pane = solid->id;
    focus(hand, pane);
    const auto state = [&] { return hand.shell().panes.cameras["exhibit"][pane]; };
    const app::CameraState before = state();
    hand.key(right);
    EXPECT_NE(state().yaw, before.yaw);
    EXPECT_EQ(state().pan, before.pan);
    hand.key(up);
    EXPECT_GT(state().pitch, before.pitch) << "the eye goes up";
    const app::CameraState turned = state();
    hand.key(right, KMOD_LCTRL);
    EXPECT_EQ(state().yaw, turned.yaw);
    EXPECT_NE(state().pan, turned.pan);
}

// Where there is room for one pane only, the focus and the switch in its corner bring the others.
TEST(PaneKeys, WithRoomForOneTheFocusBringsEachToTheFront) {
    DriverOptions options;
    options.scene = "bisection";
    options.size = {1024, 640};
    options.scale = 2.0f;
    AppDriver hand(options);
    ASSERT_TRUE(hand.ok()) << hand.error();
    const auto& frames = hand.shell().panes.frames;
    ASSERT_EQ(frames.size(), 1U);
    const auto panes = hand.session().drawing({}).panes;
    ASSERT_EQ(panes.size(), 3U);
    for (const kit::Pane& pane : panes) {
        focus(hand, pane.id);
        hand.settle();
        EXPECT_EQ(panes[static_cast<std::size_t>(frames.front().pane)].id, pane.id);
        EXPECT_TRUE(hand.has("pane." + pane.id));
    }
    const int before = frames.front().pane;
    hand.click("panes/next");
    EXPECT_EQ(frames.front().pane, (before + 1) % 3);
    hand.click("panes/previous");
    EXPECT_EQ(frames.front().pane, before);
}

} // namespace

} // namespace tunnel::test
