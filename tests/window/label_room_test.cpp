// Answers: where polygons are small on the screen, does only the edge in question keep its name, and do all of them
// have one where there is room?
#include "tests/window/app_driver.hpp"

#include "app/session/session.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <tuple>
#include <vector>

namespace tunnel::test {
namespace {

// In the world pane, which is the left one, or alone in a small window.
std::vector<std::string> edge_names(AppDriver& app) {
    std::vector<std::string> out;
    for (const app::ShownLabel& label : app.shell().panes.labels) {
        const std::string& words = label.words;
        if (words.size() == 2 && (words[0] == 'A' || words[0] == 'B') && words[1] >= '1' && words[1] <= '9')
            out.push_back(words);
    }
    return out;
}

TEST(LabelRoom, SmallEdgesKeepTheirNamesToThemselves) {
    AppDriver app(at("sat", {1024, 640}, kit::Lang::ko, 2));
    ASSERT_TRUE(app.ok()) << app.error();
    for (int i = 0; i < 5; ++i) app.key(SDL_SCANCODE_PERIOD);
    EXPECT_EQ(edge_names(app), std::vector<std::string>{"A5"});
}

TEST(LabelRoom, LargeOnesAreAllNamed) {
    AppDriver app(at("sat", {1920, 1080}));
    ASSERT_TRUE(app.ok()) << app.error();
    for (int i = 0; i < 5; ++i) app.key(SDL_SCANCODE_PERIOD);
    const std::vector<std::string> names = edge_names(app);
    for (const char* name : {"A1", "A2", "A3", "A4", "A5", "B1", "B2", "B3", "B4"})
        EXPECT_GE(std::count(names.begin(), names.end(), name), 1) << name; // the why-panel's rows bear them, too
}

// The five methods' numbers stand in one row or not at all, under the three above them.
int methods_named(AppDriver& app, float& lowest, float& highest) {
    int out = 0;
    for (const app::ShownLabel& label : app.shell().panes.labels)
        for (const char* name : {"brute force", "sort and sweep", "grid", "tree: pairs + nodes", "fastest"})
            if (label.caption == name)
                ++out, lowest = std::max(lowest, label.words_rect.y), highest = std::min(highest, label.words_rect.y);
    return out;
}

TEST(LabelRoom, TheFiveMethodsStandInOneRowOrNotAtAll) {
    for (const auto& [size, scale, count] :
         {std::tuple{glm::ivec2(1280, 800), 1.0f, 5}, std::tuple{glm::ivec2(1920, 1080), 2.0f, 0}}) {
        AppDriver app(at("broad", size, kit::Lang::en, scale));
        ASSERT_TRUE(app.ok()) << app.error();
        float lowest = 0.0f, highest = 1e9f;
        EXPECT_EQ(methods_named(app, lowest, highest), count) << scale;
        if (count > 0) {
            EXPECT_NEAR(lowest, highest, 1.0f);
        }
    }
}

} // namespace
} // namespace tunnel::test
