// Answers: do the panel's controls do what their looks promise, worked by mouse and keyboard through real events?
#include "tests/support/specimen_scene.hpp"
#include "tests/window/app_driver.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <string>

namespace tunnel::test {
namespace {

class Controls : public ::testing::Test {
  protected:
    std::array<scenes::Entry, 1> catalogue{specimen_scene()};
    DriverOptions options() {
        DriverOptions out;
        out.catalogue = catalogue;
        return out;
    }
};

// What no event told of, the window hears by being woken.
void look_again(AppDriver& driver) {
    driver.app().wake();
    driver.settle();
}

void focus_on(AppDriver& driver, const std::string& widget) {
    driver.shell().focus.focus(widget);
    look_again(driver);
}

#define DRIVE(driver, options)                                                                                         \
    AppDriver driver(options);                                                                                         \
    ASSERT_TRUE(driver.ok()) << driver.error()

TEST_F(Controls, ASliderDragIsOneUndoEntryAndSnaps) {
    DRIVE(driver, options());
    const app::Rect track = driver.rect("param/travel/slider");
    const glm::vec2 from = driver.middle("param/travel/slider");
    driver.drag(from, {track.x + 0.9f * track.w, from.y});
    const double moved = driver.value("travel");
    EXPECT_GT(moved, 16.0);
    EXPECT_NEAR(moved * 10, std::round(moved * 10), 1e-9);
    driver.session().undo();
    EXPECT_EQ(driver.value("travel"), 8.0);
    EXPECT_FALSE(driver.session().can_undo());
}

TEST_F(Controls, TypingCommitsOnEnterAndEscapeTakesItBack) {
    DRIVE(driver, options());
    driver.click("param/travel/edit");
    EXPECT_TRUE(driver.shell().ui.text_editing);
    driver.type("12.5");
    driver.key(SDL_SCANCODE_RETURN);
    EXPECT_EQ(driver.value("travel"), 12.5);
    driver.click("param/travel/edit");
    driver.type("3");
    driver.key(SDL_SCANCODE_ESCAPE);
    EXPECT_EQ(driver.value("travel"), 12.5);
    EXPECT_FALSE(driver.shell().ui.text_editing);
}

TEST_F(Controls, ARefusedValueLeavesTheOldOneAndOneLine) {
    DRIVE(driver, options());
    for (const char* wrong : {"99", "abc", "nan"}) {
        driver.click("param/travel/edit");
        driver.type(wrong);
        driver.key(SDL_SCANCODE_RETURN);
        EXPECT_EQ(driver.value("travel"), 8.0) << wrong;
        EXPECT_TRUE(driver.has("param/travel/error")) << wrong;
        EXPECT_NE(driver.shell().panel.error.en.find("0.5 to 20 m"), std::string::npos)
            << driver.shell().panel.error.en;
    }
    driver.click("param/travel/plus");
    EXPECT_EQ(driver.value("travel"), 8.1);
    EXPECT_FALSE(driver.has("param/travel/error"));
}

TEST_F(Controls, ButtonsStepAndRightClickGoesBack) {
    DRIVE(driver, options());
    driver.click("param/delta/plus");
    EXPECT_EQ(driver.value("delta"), 0.07);
    driver.click("param/delta/minus");
    driver.click("param/delta/minus");
    EXPECT_EQ(driver.value("delta"), 0.05);
    driver.click("param/delta/slider", SDL_BUTTON_RIGHT);
    EXPECT_EQ(driver.value("delta"), 0.06);
    driver.click("param/count/plus");
    EXPECT_EQ(driver.value("count"), 201.0);
}

TEST_F(Controls, ArrowsChangeTheFocusedSlider) {
    DRIVE(driver, options());
    focus_on(driver, "param/travel/slider");
    driver.key(SDL_SCANCODE_RIGHT);
    EXPECT_EQ(driver.value("travel"), 8.1);
    driver.key(SDL_SCANCODE_LEFT, KMOD_LSHIFT);
    EXPECT_EQ(driver.value("travel"), 8.09);
}

TEST_F(Controls, AnEditBoxIsWorkedByKeyboardAlone) {
    DRIVE(driver, options());
    focus_on(driver, "param/travel/edit");
    driver.key(SDL_SCANCODE_RETURN);
    driver.frames(2);
    EXPECT_TRUE(driver.shell().ui.text_editing);
    driver.type("5.5");
    driver.key(SDL_SCANCODE_RETURN);
    EXPECT_EQ(driver.value("travel"), 5.5);
    EXPECT_FALSE(driver.shell().ui.text_editing);
}

TEST_F(Controls, SegmentsAndSwitches) {
    DRIVE(driver, options());
    driver.click("param/mode/queue");
    EXPECT_EQ(driver.value("mode"), 1.0);
    EXPECT_EQ(driver.value("gravity"), 1.0);
    focus_on(driver, "param/gravity/switch");
    driver.key(SDL_SCANCODE_RETURN);
    EXPECT_EQ(driver.value("gravity"), 0.0);
    EXPECT_FALSE(driver.has("param/frames/edit")) << "folded away at first";
}

TEST_F(Controls, TheTimelineStripWorksUnderEveryTab) {
    DRIVE(driver, options());
    for (const char* tab : {"tab/timeline", "tab/plots", "tab/ledger", "tab/lesson"}) {
        driver.click(tab);
        driver.session().restart();
        driver.settle();
        driver.click("timeline/step");
        EXPECT_EQ(driver.session().run().step(), 1) << tab;
        driver.click("timeline/back");
        EXPECT_EQ(driver.session().run().step(), 0) << tab;
        driver.click("timeline/track");
        EXPECT_EQ(driver.session().run().step(), 30) << tab;
    }
}

TEST_F(Controls, TheLedgerDrawsOnlyWhatIsSeenFollowsTheStepAndLightsTheRow) {
    DRIVE(driver, options());
    driver.click("tab/ledger");
    std::size_t rows = 0;
    for (const app::WidgetMap::Entry& entry : driver.shell().map.all()) rows += entry.id.starts_with("ledger/row/");
    EXPECT_GT(rows, 2U);
    EXPECT_LT(rows, 40U);
    driver.session().seek(50);
    look_again(driver);
    ASSERT_TRUE(driver.has("ledger/row/50"));
    driver.move_to(driver.middle("ledger/row/50"));
    driver.frames(2);
    EXPECT_EQ(driver.shell().ui.hovered, 51U);
}

TEST_F(Controls, ATimeIsMeasuredOnRequestAndRemeasured) {
    DRIVE(driver, options());
    driver.move_to(driver.middle("param/travel/slider") + glm::vec2(0, -30));
    for (int i = 0; i < 200 && driver.middle("timing/solve").y > 500; ++i) {
        driver.wheel(-1);
        driver.wait(0.1);
        look_again(driver);
    }
    EXPECT_FALSE(driver.session().measured("solve").seconds);
    driver.click("timing/solve");
    driver.wait(2.0);
    ASSERT_TRUE(driver.session().measured("solve").seconds);
    EXPECT_GT(*driver.session().measured("solve").seconds, 0.0);
    EXPECT_LT(*driver.session().measured("solve").seconds, 1e-3);
    driver.save_picture("timing.png");
    driver.click("timing/solve");
    EXPECT_FALSE(driver.session().can_undo());
}

// Nothing sticks out of the panel sideways, at the smallest window, in either language.
TEST_F(Controls, NothingIsClippedSidewaysAtTheSmallestWindow) {
    for (const kit::Lang lang : {kit::Lang::en, kit::Lang::ko}) {
        DriverOptions small = options();
        small.size = {1024, 640};
        small.lang = lang;
        DRIVE(driver, small);
        driver.settle();
        const app::Rect panel = driver.shell().layout.panel;
        for (const app::WidgetMap::Entry& entry : driver.shell().map.all()) {
            if (!entry.id.starts_with("param/") && !entry.id.starts_with("preset/") && !entry.id.starts_with("claim/"))
                continue;
            EXPECT_GE(entry.rect.x, panel.x) << entry.id;
            EXPECT_LE(entry.rect.x + entry.rect.w, panel.x + panel.w) << entry.id;
        }
    }
}

} // namespace
} // namespace tunnel::test
