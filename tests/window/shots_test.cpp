// Answers: how do menus, help and dialogs look in each language and size? Saves pictures for the eye, and holds that
// what opens stands inside the window.
#include "tests/window/app_driver.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace tunnel::test {

namespace {

struct Shot {
    const char* name;
    glm::ivec2 size;
    kit::Lang lang;
    app::Theme theme;
    float scale;
    std::vector<SDL_Scancode> keys;
    const char* inside; // a widget that must be there, inside the window
};

class Shots : public testing::TestWithParam<Shot> {};

TEST_P(Shots, StandsInsideTheWindow) {
    const Shot& shot = GetParam();
    DriverOptions options;
    options.size = shot.size;
    options.lang = shot.lang;
    options.theme = shot.theme;
    options.scale = shot.scale;
    AppDriver hand(options);
    ASSERT_TRUE(hand.ok()) << hand.error();
    for (const SDL_Scancode code : shot.keys) hand.key(code);
    std::printf("saved %s\n", hand.save_picture(std::string("shot_") + shot.name + ".png").c_str());
    const app::Rect r = hand.rect(shot.inside);
    EXPECT_GE(r.x, 0.0f);
    EXPECT_GE(r.y, 0.0f);
    EXPECT_LE(r.x + r.w, static_cast<float>(shot.size.x));
    EXPECT_LE(r.y + r.h, static_cast<float>(shot.size.y));
}

std::vector<Shot> all_shots() {
    constexpr auto en = kit::Lang::en, ko = kit::Lang::ko;
    constexpr auto dark = app::Theme::dark, light = app::Theme::light;
    constexpr auto tab = SDL_SCANCODE_TAB, enter = SDL_SCANCODE_RETURN, right = SDL_SCANCODE_RIGHT,
                   down = SDL_SCANCODE_DOWN;
    return {Shot{"plain_en", {1280, 800}, en, dark, 1, {}, "menu.help"},
            Shot{"plain_ko_light", {1280, 800}, ko, light, 1, {}, "menu.help"},
            Shot{"small_ko", {1024, 640}, ko, dark, 1, {}, "scene.next"},
            Shot{"large_en", {1920, 1080}, en, dark, 1, {}, "scene.next"},
            Shot{"huge_en", {1024, 640}, en, dark, 3, {}, "menu.help"},
            Shot{"tiny_ko", {1024, 640}, ko, light, 0.5f, {}, "menu.help"},
            Shot{"help_en", {1280, 800}, en, dark, 1, {SDL_SCANCODE_F1}, "help.close"},
            Shot{"help_ko_small", {1024, 640}, ko, light, 1, {SDL_SCANCODE_F1}, "help.close"},
            Shot{"menu_scene_ko", {1280, 800}, ko, dark, 1, {tab, enter}, "menu.scene.quit"},
            Shot{"menu_view_en", {1280, 800}, en, light, 1, {tab, enter, right, down}, "menu.view.screenshot"},
            Shot{"menu_huge_en", {1024, 640}, en, dark, 3, {tab, enter, down}, "menu.scene.bullet"},
            Shot{"about_ko", {1280, 800}, ko, dark, 1, {tab, tab, tab, tab, enter, down, enter}, "about.close"},
            Shot{"about_small_en", {1024, 640}, en, light, 1, {tab, tab, tab, tab, enter, down, enter}, "about.close"},
            Shot{"save_ko", {1280, 800}, ko, dark, 1, {SDL_SCANCODE_F4}, "dialog.ok"},
            Shot{"open_huge_en", {1024, 640}, en, dark, 3, {SDL_SCANCODE_F3}, "dialog.ok"},
            Shot{"lecture_en", {1280, 800}, en, light, 1, {SDL_SCANCODE_F5}, "menu.help"},
            Shot{"alone_en", {1280, 800}, en, dark, 1, {SDL_SCANCODE_F10}, "menu.help"}};
}

INSTANTIATE_TEST_SUITE_P(All, Shots, testing::ValuesIn(all_shots()),
                         [](const auto& shot) { return std::string(shot.param.name); });

} // namespace

} // namespace tunnel::test
