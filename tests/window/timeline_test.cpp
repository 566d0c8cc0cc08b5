// Answers: is the timeline held where it is seen, does it stay where it is, and does it stop where there is something
// to see?
#include "app/session/stops.hpp"
#include "app/ui/widgets/paint.hpp"
#include "tests/window/app_driver.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace tunnel::test {
namespace {

glm::vec2 timeline_knob(AppDriver& hand) { return hand.middle("timeline/knob"); }

void go_to(AppDriver& hand, int step) {
    hand.session().seek(step);
    hand.app().wake();
    hand.settle();
}

TEST(Timeline, TheKnobIsHeldOverItsWholeWidthAtBothEnds) {
    AppDriver hand(at("bullet"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    const int last = hand.session().run().last_step();
    const app::Rect line = hand.rect("timeline/line");
    for (const float side : {-7.0f, -4.0f, 0.0f, 4.0f, 7.0f}) {
        go_to(hand, 0);
        glm::vec2 from = timeline_knob(hand) + glm::vec2(side, 0);
        hand.drag(from, {line.x + 0.5f * line.w, from.y});
        EXPECT_NEAR(hand.session().run().step(), last / 2, 2) << side;
        go_to(hand, last);
        from = timeline_knob(hand) + glm::vec2(side, 0);
        hand.drag(from, {line.x + 0.5f * line.w, from.y});
        EXPECT_NEAR(hand.session().run().step(), last / 2, 2) << side;
    }
}

TEST(Timeline, TheTrackStaysWhereItIsWhateverTheWordsSay) {
    for (const char* scene : {"bullet", "frames", "bisection"})
        for (const kit::Lang lang : {kit::Lang::en, kit::Lang::ko}) {
            AppDriver hand(at(scene, {1280, 800}, lang));
            ASSERT_TRUE(hand.ok()) << hand.error();
            const app::Rect before = hand.rect("timeline/line");
            const int last = hand.session().run().last_step();
            for (int k = 0; k <= 8; ++k) {
                go_to(hand, k * last / 8);
                EXPECT_EQ(hand.rect("timeline/line").x, before.x) << scene;
                EXPECT_EQ(hand.rect("timeline/line").w, before.w) << scene;
            }
        }
}

// The words beside the track never lie on it or on a button.
TEST(Timeline, WordsTrackAndButtonsKeepApartAtEveryScale) {
    for (const glm::ivec2 size : {glm::ivec2{1024, 640}, {1280, 800}, {1920, 1080}})
        for (const float scale : {1.0f, 1.5f, 2.0f}) {
            AppDriver hand(at("bisection", size, kit::Lang::ko, scale));
            ASSERT_TRUE(hand.ok()) << hand.error();
            const app::Rect line = hand.rect("timeline/track");
            std::vector<std::string> others{"timeline/play", "timeline/restart", "timeline/end"};
            if (hand.has("timeline/words")) others.emplace_back("timeline/words");
            for (const std::string& other : others) {
                const app::Rect r = hand.rect(other);
                const bool apart =
                    r.x + r.w <= line.x || line.x + line.w <= r.x || r.y + r.h <= line.y || line.y + line.h <= r.y;
                EXPECT_TRUE(apart) << other << " at " << size.x << " and " << scale;
                EXPECT_GE(r.x, 0.0f) << other;
                EXPECT_LE(r.x + r.w, hand.shell().layout.panel.x) << other;
            }
            EXPECT_GT(line.w, 80.0f);
        }
}

TEST(Timeline, TheKnobSnapsToAMarkAndTheMarkNamesItself) {
    AppDriver hand(at("bullet"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    const app::Rect line = hand.rect("timeline/line");
    const int last = hand.session().run().last_step();
    const auto marks = hand.session().readouts().timeline_marks;
    ASSERT_FALSE(marks.empty());
    for (const kit::TimelineMark& mark : marks) {
        const float x = line.x + line.w * static_cast<float>(mark.step / last);
        go_to(hand, 10);
        hand.drag(timeline_knob(hand), {x + 4, timeline_knob(hand).y});
        EXPECT_EQ(hand.session().run().step(), static_cast<int>(std::ceil(mark.step - 1e-9))) << mark.label.en;
    }
    const glm::vec2 mark{line.x + line.w * static_cast<float>(marks.front().step / last), line.y + 2};
    const app::Palette& p = app::palette(app::Theme::dark);
    const app::Rect below{mark.x - 200, mark.y + 22, 400, 20};
    const auto tip = [&] { return count_color(hand.picture(), below, app::blend(p.raised, p.text, 0.06f), 1); };
    EXPECT_LT(tip(), 50);
    hand.move_to(mark);
    hand.wait(1.0);
    hand.settle();
    EXPECT_GT(tip(), 300) << "a hover text came";
}

TEST(Timeline, KeysGoToTheEndAndFromMarkToMark) {
    AppDriver hand(at("bullet"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    const int last = hand.session().run().last_step();
    go_to(hand, 0);
    hand.key(SDL_SCANCODE_END);
    EXPECT_EQ(hand.session().run().step(), last);
    hand.key(SDL_SCANCODE_HOME);
    EXPECT_EQ(hand.session().run().step(), last) << "Home shows everything";
    hand.key(SDL_SCANCODE_R);
    const std::vector<int> stops = app::stops(hand.session());
    ASSERT_GT(stops.size(), 2U);
    for (std::size_t i = 1; i < stops.size(); ++i) {
        hand.key(i % 2 == 1 ? SDL_SCANCODE_RIGHT : SDL_SCANCODE_PERIOD, i % 2 == 1 ? KMOD_LCTRL : KMOD_LSHIFT);
        EXPECT_EQ(hand.session().run().step(), stops[i]);
    }
    hand.key(SDL_SCANCODE_RIGHT, KMOD_LCTRL);
    EXPECT_EQ(hand.session().run().step(), last) << "and no further";
    hand.key(SDL_SCANCODE_LEFT, KMOD_LCTRL);
    EXPECT_EQ(hand.session().run().step(), stops[stops.size() - 2]);
    hand.key(SDL_SCANCODE_COMMA, KMOD_LSHIFT);
    EXPECT_EQ(hand.session().run().step(), stops[stops.size() - 3]);
    hand.click("timeline/end");
    EXPECT_EQ(hand.session().run().step(), last);
}

TEST(Timeline, SpacePlaysAfterAClickAndWorksTheControlAfterTab) {
    AppDriver hand(at("bisection"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    for (const char* widget : {"preset/0", "button/step", "timeline/step", "tab/plots", "param/travel/slider"}) {
        hand.click(widget);
        hand.session().restart();
        hand.key(SDL_SCANCODE_SPACE);
        EXPECT_TRUE(hand.session().playing()) << widget;
        hand.key(SDL_SCANCODE_SPACE);
        EXPECT_FALSE(hand.session().playing()) << widget;
    }
    hand.key(SDL_SCANCODE_ESCAPE);
    for (int i = 0; i < 200 && hand.focused() != "button/step"; ++i) hand.key(SDL_SCANCODE_TAB);
    ASSERT_EQ(hand.focused(), "button/step");
    hand.session().restart();
    hand.key(SDL_SCANCODE_SPACE);
    EXPECT_FALSE(hand.session().playing());
    EXPECT_EQ(hand.session().run().step(), 1);
}

TEST(Timeline, UndoDuringADragTakesTheDragBackAndEndsIt) {
    AppDriver hand(at("bullet"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    const app::Rect track = hand.rect("param/travel/slider");
    const float y = hand.middle("param/travel/slider").y;
    const double before = hand.value("travel");
    hand.move_to({track.x + 0.5f * track.w, y});
    hand.press();
    hand.move_to({track.x + 0.9f * track.w, y});
    ASSERT_NE(hand.value("travel"), before);
    hand.key(SDL_SCANCODE_Z, KMOD_LCTRL);
    EXPECT_EQ(hand.value("travel"), before);
    EXPECT_TRUE(hand.shell().status.text.empty()) << hand.shell().status.text.en;
    hand.move_to({track.x + 0.8f * track.w, y});
    EXPECT_EQ(hand.value("travel"), before) << "the drag is over";
    hand.release();
    EXPECT_FALSE(hand.session().can_undo());
}

TEST(Timeline, WhatTheWindowSaysFollowsItsLanguage) {
    AppDriver hand(at("bullet"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.key(SDL_SCANCODE_Z, KMOD_LCTRL);
    EXPECT_EQ(hand.shell().status.text.in(hand.shell().lang()), say(app::Word::nothing_to_undo, kit::Lang::en));
    hand.key(SDL_SCANCODE_F2);
    EXPECT_EQ(hand.shell().status.text.in(hand.shell().lang()), say(app::Word::nothing_to_undo, kit::Lang::ko));
}

} // namespace
} // namespace tunnel::test
