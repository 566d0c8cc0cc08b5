// Answers: can the window write every character of every text, at every scale, with digits that do not dance?
#include "tests/window/app_driver.hpp"

#include "app/files/resources.hpp"
#include "app/fonts/glyphs.hpp"
#include "app/fonts/utf8.hpp"

#include <gtest/gtest.h>
#include <imgui.h>

#include <fstream>
#include <iterator>

namespace tunnel::test {

namespace {

// The characters of `text` that some font of the window lacks, once those that are drawn otherwise are replaced.
std::string lacking(AppDriver& hand, const std::string& text) {
    std::string out;
    const std::string shown = app::printable(text);
    for (std::size_t at = 0; at < shown.size();) {
        const std::size_t from = at;
        const char32_t code = app::next_code_point(shown, at);
        if (code >= 0x20 && !hand.app().font_covers(code)) out += shown.substr(from, at - from) + " ";
    }
    return out;
}

TEST(Fonts, CoverEveryTextOfEveryScene) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    ASSERT_TRUE(hand.app().font_error().empty()) << hand.app().font_error();
    for (std::size_t i = 0; i < scenes::catalogue().size(); ++i) {
        const app::TextSink check = [&](std::string_view text) {
            EXPECT_EQ(lacking(hand, std::string(text)), "") << "in '" << text << "'";
        };
        const kit::SceneRun& run = hand.session().run();
        app::each_text(run, check);
        for (const kit::Preset& preset : run.presets()) {
            ASSERT_TRUE(hand.session().apply(preset).ok());
            hand.app().wake();
            hand.settle();
            app::each_text(hand.session().readouts(), check);
            app::each_text(hand.session().drawing({}), check);
        }
        hand.key(SDL_SCANCODE_PAGEDOWN);
    }
}

TEST(Fonts, CoverTheLessons) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    const auto folder = app::resource_folder();
    ASSERT_TRUE(folder);
    for (const auto& entry : std::filesystem::directory_iterator(*folder / "assets" / "text")) {
        std::ifstream in(entry.path());
        const std::string text((std::istreambuf_iterator<char>(in)), {});
        EXPECT_EQ(lacking(hand, text), "") << entry.path();
    }
}

TEST(Fonts, ATextWithNewCharactersIsCoveredAFrameLater) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    ASSERT_FALSE(hand.app().font_covers(U'뷁'));
    app::tell(hand.shell(), "뷁");
    hand.app().wake();
    hand.settle();
    EXPECT_TRUE(hand.app().font_covers(U'뷁'));
}

TEST(Fonts, DigitsHaveOneWidth) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    const app::Fonts& f = hand.shell().ui.fonts;
    for (const ImFont* font : {f.body, f.bold, f.small, f.heading, f.large, f.mono})
        for (ImWchar digit = '1'; digit <= '9'; ++digit)
            EXPECT_FLOAT_EQ(font->GetCharAdvance(digit), font->GetCharAdvance('0')) << char(digit);
}

TEST(Fonts, KeepTheirSizeInPointsAndFitTheTexture) {
    for (const float density : {1.0f, 2.0f}) {
        DriverOptions options;
        options.size = {1024, 640};
        options.pixels_per_point = density;
        options.scale = 3.0f;
        AppDriver hand(options);
        ASSERT_TRUE(hand.ok()) << hand.error();
        EXPECT_NEAR(app::point_size(hand.shell().ui.fonts.body), 48.0f, 0.01f);
        EXPECT_NEAR(app::point_size(hand.shell().ui.fonts.small), 39.0f, 0.01f);
        EXPECT_TRUE(hand.app().font_covers(U'총'));
        const ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
        EXPECT_LE(std::max(atlas.TexWidth, atlas.TexHeight), 16384);
        std::printf("atlas at 300 %% and density %g: %d x %d\n", density, atlas.TexWidth, atlas.TexHeight);
    }
}

} // namespace

} // namespace tunnel::test
