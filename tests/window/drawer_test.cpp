// Answers: can plots and tables be read in the drawer, at every size: two numbers on each axis, no word over data or
// cut, the reason in sight, the first row first?
#include "app/ui/panel/panel_words.hpp"
#include "tests/support/specimen_scene.hpp"
#include "tests/window/app_driver.hpp"

#include <gtest/gtest.h>

namespace tunnel::test {
namespace {

int count_widgets(AppDriver& hand, const std::string& prefix) {
    int out = 0;
    for (const auto& entry : hand.shell().map.all()) out += entry.id.starts_with(prefix) ? 1 : 0;
    return out;
}

bool inside(const app::Rect& r, const app::Rect& outer) {
    return r.x >= outer.x && r.y >= outer.y && r.x + r.w <= outer.x + outer.w && r.y + r.h <= outer.y + outer.h;
}

TEST(Drawer, PlotsHaveTwoNumbersOnEachAxisAndTheirNamesInTheWindow) {
    for (const char* scene : {"bullet", "frames", "bisection"})
        for (const glm::ivec2 size : {glm::ivec2{1024, 640}, {1280, 800}, {1920, 1080}}) {
            AppDriver hand(at(scene, size, kit::Lang::ko));
            ASSERT_TRUE(hand.ok()) << hand.error();
            hand.click("tab/plots");
            for (const kit::Plot& plot : hand.session().readouts().plots) {
                const std::string id = "plot/" + plot.key;
                EXPECT_GE(count_widgets(hand, id + "/y/"), 2) << scene << " " << plot.key << " at " << size.x;
                EXPECT_FALSE(hand.has(id + "/x/0") || hand.has(id + "/x/1")) << scene << " " << plot.key;
                const app::Rect graph = hand.rect(id);
                EXPECT_GT(graph.h, 33.0f) << scene << " " << plot.key << " at " << size.x;
                for (std::size_t i = 0; hand.has(id + "/mark/" + std::to_string(i)); ++i) {
                    const app::Rect mark = hand.rect(id + "/mark/" + std::to_string(i));
                    EXPECT_LE(mark.y + mark.h, graph.y) << "words above the graph, not on it";
                }
            }
            const kit::Plot& first = hand.session().readouts().plots.front();
            const app::Rect name = hand.rect("plot/" + first.key + "/x-name");
            EXPECT_TRUE(inside(name, {0, 0, static_cast<float>(size.x), static_cast<float>(size.y)})) << scene;
        }
}

TEST(Drawer, AClickGivesOnePlotTheWholeTabAndAnotherTakesItBack) {
    AppDriver hand(at("bisection"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.click("tab/plots");
    const std::string id = "plot/" + hand.session().readouts().plots.front().key;
    const app::Rect small = hand.rect(id);
    hand.click(id + "/graph");
    EXPECT_GT(hand.rect(id).w, 1.5f * small.w);
    hand.click(id + "/alone");
    EXPECT_NEAR(hand.rect(id).w, small.w, 20) << "its numbers may have grown meanwhile";
}

TEST(Drawer, TheValuesUnderTheMouseStandBesideIt) {
    AppDriver hand(at("bullet"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.click("tab/plots");
    const std::string id = "plot/" + hand.session().readouts().plots.front().key;
    const glm::vec2 mouse = hand.middle(id);
    hand.move_to(mouse);
    const app::Rect box = hand.rect("plot/hover");
    EXPECT_FALSE(box.contains(mouse));
    EXPECT_LE(box.y + box.h, mouse.y);
    EXPECT_LT(box.w, 0.5f * hand.shell().layout.centre.w);
}

TEST(Drawer, TheLedgersReasonIsInSightAtTheSmallestWindow) {
    for (const kit::Lang lang : {kit::Lang::en, kit::Lang::ko}) {
        AppDriver hand(at("bisection", {1024, 640}, lang));
        ASSERT_TRUE(hand.ok()) << hand.error();
        hand.session().seek(hand.session().run().last_step());
        hand.click("tab/ledger");
        hand.frames(3);
        const app::Rect why = hand.rect("ledger/column/reason");
        EXPECT_LE(why.x + why.w, hand.shell().layout.panel.x);
    }
}

TEST(Drawer, AShortLedgerBeginsWithItsFirstRowAfterALongOne) {
    AppDriver hand(at("bisection"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.click("tab/ledger");
    hand.session().seek(hand.session().run().last_step());
    hand.app().wake();
    hand.settle();
    ASSERT_FALSE(hand.has("ledger/row/0")) << "scrolled to the step";
    hand.session().seek(1);
    hand.app().wake();
    hand.settle();
    hand.frames(3);
    const app::Rect first = hand.rect("ledger/row/0");
    EXPECT_GT(first.y, hand.rect("ledger/column/reason").y) << "not under the header";
}

TEST(Drawer, TheStepsRowStaysInSightInLectureMode) {
    AppDriver hand(at("bisection"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.click("tab/ledger");
    hand.session().seek(hand.session().run().last_step());
    hand.app().wake();
    hand.settle();
    const int row = hand.session().readouts().tables.front().current;
    hand.key(SDL_SCANCODE_F5);
    hand.frames(3);
    const app::Rect r = hand.rect("ledger/row/" + std::to_string(row));
    EXPECT_LE(r.y + r.h, 800.0f);
}

TEST(Drawer, TabsStayWhereTheyAreUnderEveryTab) {
    for (const char* scene : {"bullet", "frames"}) {
        AppDriver hand(at(scene));
        ASSERT_TRUE(hand.ok()) << hand.error();
        const float y = hand.rect("tab/timeline").y;
        for (const char* tab : {"tab/plots", "tab/ledger", "tab/lesson", "tab/timeline"}) {
            hand.click(tab);
            EXPECT_EQ(hand.rect("tab/timeline").y, y) << tab;
        }
    }
}

TEST(Drawer, ItsEdgeIsDraggedAndMovedByKeysAndRemembered) {
    AppDriver hand(at("bullet"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    EXPECT_FALSE(hand.has("drawer/edge")) << "the timeline takes what it needs, no more";
    EXPECT_GT(hand.shell().layout.centre.h, 560.0f);
    hand.click("tab/plots");
    const auto top = [&] { return hand.rect("drawer/edge").y; };
    const float before = top();
    const glm::vec2 grip = hand.middle("drawer/edge");
    hand.drag(grip, grip - glm::vec2(0, 120));
    EXPECT_NEAR(top(), before - 120, 2);
    const float kept = hand.app().settings().drawer;
    EXPECT_GT(kept, 0.0f);
    hand.key(SDL_SCANCODE_PAGEDOWN);
    EXPECT_NEAR(top(), before - 120, 2) << "in every scene";
    hand.key(SDL_SCANCODE_ESCAPE);
    for (int i = 0; i < 200 && hand.focused() != "drawer/edge"; ++i) hand.key(SDL_SCANCODE_TAB);
    const float now = top();
    hand.key(SDL_SCANCODE_DOWN);
    EXPECT_NEAR(top(), now + 16, 2);
    hand.drag(hand.middle("drawer/edge"), {400, 790});
    EXPECT_TRUE(hand.has("drawer/edge")) << "it can be pulled up again";
    hand.drag(hand.middle("drawer/edge"), {400, 10});
    EXPECT_GT(hand.shell().layout.centre.h, 200.0f);
    hand.click("drawer/edge", SDL_BUTTON_RIGHT);
    EXPECT_NEAR(top(), before, 2);
}

} // namespace
} // namespace tunnel::test
