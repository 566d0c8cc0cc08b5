// Answers: is the whole shell reached and worked by keyboard alone, and does nothing fire while text is typed?
#include "tests/window/app_driver.hpp"

#include <gtest/gtest.h>

#include <set>

namespace tunnel::test {

namespace {

TEST(Keyboard, TabWalksEveryControlOnceAndComesBack) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    std::set<std::string> seen;
    std::string first;
    for (int i = 0; i < 300; ++i) {
        hand.key(SDL_SCANCODE_TAB);
        const std::string id = hand.focused();
        ASSERT_FALSE(id.empty());
        if (first.empty()) first = id;
        if (!seen.insert(id).second) {
            EXPECT_EQ(id, first) << "the walk closes where it began";
            break;
        }
        EXPECT_TRUE(hand.has(id)) << id;
    }
    for (const char* id : {"menu.scene", "menu.view", "menu.language", "menu.help", "scene.next"})
        EXPECT_EQ(seen.count(id), 1U) << id;
    hand.key(SDL_SCANCODE_TAB, KMOD_LSHIFT);
    EXPECT_EQ(hand.focused(), hand.focused());
    hand.key(SDL_SCANCODE_ESCAPE);
    EXPECT_TRUE(hand.focused().empty());
}

TEST(Keyboard, MenuOpensWalksAndActs) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.keys({SDL_SCANCODE_TAB, SDL_SCANCODE_RETURN});
    EXPECT_EQ(hand.shell().menu, 0);
    EXPECT_EQ(hand.focused(), "menu.scene." + std::string(scenes::catalogue()[0].id));
    hand.keys({SDL_SCANCODE_DOWN, SDL_SCANCODE_SPACE});
    EXPECT_EQ(hand.shell().menu, -1);
    EXPECT_EQ(hand.session().run().info().id, scenes::catalogue()[1].id);
    EXPECT_EQ(hand.focused(), "menu.scene") << "the focus comes back to where it was";
    hand.keys({SDL_SCANCODE_SPACE, SDL_SCANCODE_RIGHT, SDL_SCANCODE_RIGHT, SDL_SCANCODE_DOWN, SDL_SCANCODE_RETURN});
    EXPECT_EQ(hand.shell().lang(), kit::Lang::ko);
    hand.keys({SDL_SCANCODE_SPACE, SDL_SCANCODE_ESCAPE});
    EXPECT_EQ(hand.shell().menu, -1);
}

TEST(Keyboard, HelpOpensInBothLanguagesAndClosesByAnyWay) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.key(SDL_SCANCODE_F1);
    EXPECT_TRUE(hand.shell().help);
    const app::Image english = hand.picture();
    hand.key(SDL_SCANCODE_F2);
    EXPECT_TRUE(hand.shell().help);
    EXPECT_NE(hand.picture().rgba, english.rgba);
    hand.key(SDL_SCANCODE_ESCAPE);
    EXPECT_FALSE(hand.shell().help);
    hand.keys({SDL_SCANCODE_F1, SDL_SCANCODE_RETURN});
    EXPECT_FALSE(hand.shell().help);
    hand.keys({SDL_SCANCODE_F1, SDL_SCANCODE_F1});
    EXPECT_FALSE(hand.shell().help);
}

TEST(Keyboard, NoCommandFiresWhileTextIsTyped) {
    DriverOptions options;
    options.scene = "bisection";
    AppDriver hand(options);
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.key(SDL_SCANCODE_S, KMOD_LCTRL);
    ASSERT_TRUE(hand.has("dialog.path"));
    const kit::Lang lang = hand.shell().lang();
    hand.keys({SDL_SCANCODE_PERIOD, SDL_SCANCODE_SPACE, SDL_SCANCODE_F2, SDL_SCANCODE_R, SDL_SCANCODE_PAGEDOWN});
    hand.type("새 장면");
    EXPECT_EQ(hand.shell().dialog.path, "새 장면");
    EXPECT_EQ(hand.shell().lang(), lang);
    EXPECT_EQ(hand.session().run().step(), 0);
    EXPECT_FALSE(hand.session().playing());
    EXPECT_EQ(hand.session().run().info().id, "bisection");
    hand.key(SDL_SCANCODE_ESCAPE);
    EXPECT_FALSE(hand.has("dialog.path"));
    hand.key(SDL_SCANCODE_PERIOD);
    EXPECT_EQ(hand.session().run().step(), 1);
}

TEST(Keyboard, QuickEventsAreSeenOneByOne) {
    DriverOptions options;
    options.scene = "bisection";
    AppDriver hand(options);
    ASSERT_TRUE(hand.ok()) << hand.error();
    SDL_Event event{};
    event.type = SDL_KEYDOWN;
    event.key.keysym.scancode = SDL_SCANCODE_PERIOD;
    for (int i = 0; i < 4; ++i) hand.push(event);
    hand.settle();
    EXPECT_EQ(hand.session().run().step(), 4);
}

// A click faster than a frame: without a queue the button would be up again before anybody saw it down.
TEST(Keyboard, AClickFasterThanAFrameIsSeen) {
    DriverOptions options;
    options.scene = "bisection";
    AppDriver hand(options);
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.quick_click(hand.middle("button/step"));
    EXPECT_EQ(hand.session().run().step(), 1);
}

} // namespace

} // namespace tunnel::test
