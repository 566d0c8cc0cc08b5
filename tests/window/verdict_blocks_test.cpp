// Answers: does each verdict in the picture stand with its own caption, at every text scale and in both languages?
// "Endpoints only" beside HIT would be the truth reversed.
#include "tests/window/app_driver.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace tunnel::test {
namespace {

glm::vec2 mid(const app::Rect& r) { return {r.x + 0.5f * r.w, r.y + 0.5f * r.h}; }

float gap(const app::Rect& a, const app::Rect& b) {
    const float x = std::max({0.0f, a.x - b.x - b.w, b.x - a.x - a.w});
    const float y = std::max({0.0f, a.y - b.y - b.h, b.y - a.y - a.h});
    return std::hypot(x, y);
}

// Each word touches its own caption, and lies nearer to it than to any other.
void expect_pairs(AppDriver& app, const std::string& where) {
    std::vector<app::ShownLabel> blocks;
    for (const app::ShownLabel& label : app.shell().panes.labels)
        if (!label.caption.empty()) blocks.push_back(label);
    for (const app::ShownLabel& mine : blocks) {
        EXPECT_LT(gap(mine.caption_rect, mine.words_rect), 1.0f) << where << " " << mine.words;
        for (const app::ShownLabel& other : blocks) {
            if (&other == &mine) continue;
            EXPECT_GT(glm::length(mid(other.caption_rect) - mid(mine.words_rect)),
                      glm::length(mid(mine.caption_rect) - mid(mine.words_rect)))
                << where << ": " << mine.words << " beside " << other.caption;
            EXPECT_GT(gap(mine.words_rect, other.caption_rect), 0.0f) << where << " " << mine.words;
        }
    }
}

TEST(VerdictBlocks, NoVerdictStandsBesideAnothersCaption) {
    int told = 0;
    for (const kit::Lang lang : {kit::Lang::en, kit::Lang::ko})
        for (const glm::ivec2 size : {glm::ivec2{1024, 640}, glm::ivec2{1280, 800}}) {
            DriverOptions options;
            options.size = size;
            options.lang = lang;
            AppDriver app(options);
            ASSERT_TRUE(app.ok()) << app.error();
            for (const char* scene : {"bullet", "frames"}) {
                for (int i = 0; i < 3 && app.session().run().info().id != scene; ++i) app.key(SDL_SCANCODE_PAGEDOWN);
                ASSERT_EQ(app.session().run().info().id, scene);
                for (const float scale : {0.5f, 1.0f, 1.5f, 2.0f, 3.0f}) {
                    app.shell().settings.scale = scale;
                    for (const int step : {0, 100, 240}) {
                        app.session().seek(step);
                        app.frames(2);
                        expect_pairs(app, std::string(scene) + " " + std::to_string(scale) + " step " +
                                              std::to_string(step) + (lang == kit::Lang::ko ? " ko" : " en"));
                        told += static_cast<int>(app.shell().panes.labels.size());
                    }
                }
            }
        }
    EXPECT_GT(told, 100);
}

} // namespace
} // namespace tunnel::test
