// Answers: does everything find its place at every scale in every size, down to the smallest window with the largest
// type: no words over each other, nothing off the window, nothing out of reach? Every scene is seen at each scale in
// each size, in one of the two languages; in both with TUNNEL_LAB_NIGHTLY.
#include "tests/window/app_driver.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

namespace tunnel::test {

namespace {

using app::Rect;

constexpr std::array scales{0.5f, 0.75f, 1.0f, 1.5f, 2.0f, 2.5f, 3.0f};
constexpr std::array<const char*, 6> tabs{"tab/picture", "tab/settings", "tab/timeline",
                                          "tab/plots",   "tab/ledger",   "tab/lesson"};

struct Place {
    const char* name;
    glm::ivec2 size;
    kit::Lang lang;
};

bool meet(const Rect& a, const Rect& b) {
    constexpr float slack = 0.6f; // words are set on whole pixels
    return a.x < b.x + b.w - slack && b.x < a.x + a.w - slack && a.y < b.y + b.h - slack && b.y < a.y + a.h - slack;
}

class Room : public testing::TestWithParam<Place> {
  protected:
    Room() {
        DriverOptions options;
        options.size = GetParam().size;
        options.lang = GetParam().lang;
        hand.emplace(options);
    }
    [[nodiscard]] bool ready() { return hand->ok(); }
    void set(float scale) {
        hand->shell().settings.scale = scale;
        hand->app().wake();
        hand->settle();
    }
    // Each scene whose turn it is at this scale (the n-th), somewhere along its way.
    template <class Visit> void each_scene(std::size_t n, Visit&& visit) {
        const bool all = std::getenv("TUNNEL_LAB_NIGHTLY") != nullptr;
        const std::size_t turn = GetParam().lang == kit::Lang::ko ? 1 : 0;
        for (std::size_t i = 0; i < scenes::catalogue().size(); ++i) {
            if (!all && (i + n) % 2 != turn) continue;
            app::show_scene(hand->shell(), static_cast<int>(i));
            for (const int step : {0, 6}) {
                hand->session().seek(std::min(step, hand->session().run().last_step()));
                hand->app().wake();
                hand->settle();
                visit(std::string(scenes::catalogue()[i].id) + " step " + std::to_string(step));
            }
        }
    }
    [[nodiscard]] bool inside(const Rect& r) const {
        constexpr float slack = 0.6f;
        return r.x >= -slack && r.y >= -slack && r.x + r.w <= static_cast<float>(GetParam().size.x) + slack &&
               r.y + r.h <= static_cast<float>(GetParam().size.y) + slack;
    }
    void expect_inside(const std::string& id, const std::string& where) {
        const Rect* r = hand->shell().map.find(id);
        ASSERT_NE(r, nullptr) << id << " at " << where;
        EXPECT_TRUE(inside(*r)) << id << " at " << where << ": " << r->x << ", " << r->y << ", " << r->w << " x "
                                << r->h;
    }
    void expect_no_words_meet(const std::string& at) {
        const auto& words = hand->shell().panes.words;
        EXPECT_FALSE(words.empty()) << at;
        for (std::size_t i = 0; i < words.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                EXPECT_FALSE(words[i].pane == words[j].pane && meet(words[i].rect, words[j].rect))
                    << "'" << words[i].words << "' and '" << words[j].words << "', " << at;
    }
    void expect_all_inside(const std::string& at) {
        for (const char* id : {"menu.scene", "menu.view", "menu.language", "menu.help", "scene.previous", "scene.next",
                               "timeline/play", "timeline/track"})
            expect_inside(id, at);
        for (const auto& entry : hand->shell().map.all())
            EXPECT_TRUE(entry.id.rfind("tab/", 0) != 0 || inside(entry.rect)) << entry.id << " at " << at;
        EXPECT_GT(hand->rect("timeline/track").w, 3.0f * hand->shell().ui.em) << at;
    }
    // By mouse, over the arrows where the row is too short for all; false: there is no such tab now.
    bool bring_to_front(const char* tab) {
        for (std::size_t i = 0; i <= tabs.size(); ++i) {
            if (hand->has(tab)) return hand->click(tab), true;
            if (!hand->has("tab/next")) return false;
            hand->click("tab/next");
        }
        return false;
    }

    std::optional<AppDriver> hand{};
};

TEST_P(Room, WordsMenusTabsAndTimelineFindTheirPlace) {
    ASSERT_TRUE(ready()) << hand->error();
    hand->shell().panes.keeps_words = true;
    for (std::size_t n = 0; n < scales.size(); ++n) {
        set(scales[n]);
        each_scene(n, [&](const std::string& where) {
            const std::string at = where + " at " + std::to_string(scales[n]);
            expect_no_words_meet(at);
            expect_all_inside(at);
        });
    }
}

TEST_P(Room, EveryTabComesToTheFront) {
    ASSERT_TRUE(ready()) << hand->error();
    for (const float scale : scales) {
        set(scale);
        const app::DrawerPlace place = hand->shell().layout.drawer;
        for (const char* tab : tabs) {
            const bool offered = (std::string(tab) != "tab/picture" || place.picture_tab) &&
                                 (std::string(tab) != "tab/settings" || place.settings_tab);
            EXPECT_EQ(bring_to_front(tab), offered) << tab << " at " << scale;
            if (std::string(tab) == "tab/lesson") expect_inside("lesson/text", std::to_string(scale));
            if (std::string(tab) == "tab/ledger") expect_inside("ledger/rows", std::to_string(scale));
        }
        if (place.picture_tab) (void)bring_to_front("tab/picture");
        EXPECT_GT(hand->shell().layout.centre.w, 0.0f) << scale;
    }
}

constexpr auto en = kit::Lang::en, ko = kit::Lang::ko;
INSTANTIATE_TEST_SUITE_P(All, Room,
                         testing::Values(Place{"small_en", {1024, 640}, en}, Place{"small_ko", {1024, 640}, ko},
                                         Place{"middle_en", {1280, 800}, en}, Place{"middle_ko", {1280, 800}, ko},
                                         Place{"large_en", {1920, 1080}, en}, Place{"large_ko", {1920, 1080}, ko}),
                         [](const auto& place) { return std::string(place.param.name); });

// Tab brings each control into sight, scrolling where it must.
TEST(RoomByKeyboard, EveryFocusedControlIsSeen) {
    DriverOptions options;
    options.size = {1024, 640};
    options.scale = 3.0f;
    options.scene = "bisection";
    AppDriver hand(options);
    ASSERT_TRUE(hand.ok()) << hand.error();
    for (const char* tab : {"tab/picture", "tab/settings", "tab/timeline"}) {
        for (int i = 0; i < 6 && !hand.has(tab); ++i) hand.click("tab/previous");
        hand.click(tab);
        hand.shell().focus.focus({});
        std::set<std::string> seen;
        for (int i = 0; i < 100; ++i) {
            hand.key(SDL_SCANCODE_TAB);
            const std::string id = hand.focused();
            if (!seen.insert(id).second) break;
            const app::Rect* r = hand.shell().map.find(id);
            ASSERT_NE(r, nullptr) << id;
            const glm::vec2 middle{r->x + 0.5f * r->w, r->y + 0.5f * r->h};
            EXPECT_TRUE((Rect{0, 0, 1024, 640}.contains(middle))) << id << " in " << tab;
        }
        EXPECT_GT(seen.size(), 10U) << tab;
    }
}

} // namespace

} // namespace tunnel::test
