// Answers: where polygons are small on the screen, does only the edge in question keep its name, and do all of them
// have one where there is room?
#include "tests/window/app_driver.hpp"

#include "app/session/session.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
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

} // namespace
} // namespace tunnel::test
