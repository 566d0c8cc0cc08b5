// Answers: does the renderer put on screen what a draw list says, in both themes?
#include "tests/support/offscreen.hpp"
#include "tests/support/specimen.hpp"

#include <gtest/gtest.h>
#include <imgui.h>

namespace tunnel::test {

namespace {

struct Sheet {
    std::vector<app::PaneFrame> frames;
    Picture picture;
};

Sheet show(const kit::DrawList& list, app::Theme theme, int w, int h, float scale, float per_point, const char* file,
           app::Rect centre) {
    Offscreen screen(w, h);
    EXPECT_TRUE(screen.ok()) << screen.error();
    app::PaneRenderer renderer;
    EXPECT_TRUE(renderer.ok()) << renderer.error();
    const app::LabelFonts fonts = screen.fonts(16.0f * scale * per_point);
    ImGui::GetIO().FontGlobalScale = 1.0f / per_point;
    app::RenderStyle style;
    style.palette = &app::palette(theme);
    style.ui_scale = scale;
    style.pixels_per_point = per_point;
    std::map<std::string, app::CameraState> states;
    Sheet out{lay_out(list, centre, scale, states), {}};
    out.picture = screen.render(renderer, list, out.frames, fonts, style);
    std::printf("saved %s\n", out.picture.save(file).c_str());
    return out;
}

TEST(RenderSpecimen, BothThemes) {
    const Sheet dark = show(specimen(), app::Theme::dark, 1280, 800, 1, 1, "specimen_dark.png", {0, 0, 1280, 800});
    const Sheet light = show(specimen(), app::Theme::light, 1280, 800, 1, 1, "specimen_light.png", {0, 0, 1280, 800});
    const Sheet bullet = show(bullet_like(), app::Theme::dark, 1280, 800, 1, 1, "bullet_like.png", {0, 38, 912, 602});
}

} // namespace

} // namespace tunnel::test
