// Answers: what the window looks like, for people: with TUNNEL_LAB_LOOK=1, a picture of each scene, tab, language and
// size in the folder for test outputs. Judges nothing; without the variable it does nothing.
#include "tests/support/specimen_scene.hpp"
#include "tests/window/app_driver.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>

namespace tunnel::test {
namespace {

struct LookShot {
    std::string scene, name;
    glm::ivec2 size{1280, 800};
    kit::Lang lang = kit::Lang::en;
    app::Theme theme = app::Theme::dark;
    int steps = 0;
    std::string tab{};
    float wheel = 0; // notches down over the panel
};

void take(const LookShot& shot) {
    DriverOptions options;
    options.scene = shot.scene;
    const std::array<scenes::Entry, 1> specimen{specimen_scene()};
    if (shot.scene == "specimen") options.catalogue = specimen;
    options.size = shot.size;
    options.lang = shot.lang;
    options.theme = shot.theme;
    AppDriver driver(options);
    ASSERT_TRUE(driver.ok()) << driver.error();
    driver.session().step_by(shot.steps);
    driver.settle();
    if (!shot.tab.empty()) driver.click(shot.tab);
    driver.move_to({static_cast<float>(shot.size.x) - 10, 200});
    if (shot.wheel > 0) driver.wheel(-shot.wheel);
    driver.wait(0.6);
    driver.settle();
    driver.save_picture("look_" + shot.name + ".png");
}

TEST(Look, Pictures) {
    if (std::getenv("TUNNEL_LAB_LOOK") == nullptr) GTEST_SKIP() << "set TUNNEL_LAB_LOOK=1 for pictures";
    for (const kit::Lang lang : {kit::Lang::en, kit::Lang::ko}) {
        const std::string tail = lang == kit::Lang::en ? "_en" : "_ko";
        for (const std::string scene : {"specimen", "bullet", "bisection", "frames"}) {
            take({scene, scene + tail, {1280, 800}, lang, app::Theme::dark, 6});
            take({scene, scene + tail + "_low", {1280, 800}, lang, app::Theme::dark, 6, "tab/plots", 100});
            take({scene, scene + tail + "_mid", {1280, 800}, lang, app::Theme::light, 6, "tab/ledger", 9});
            take({scene, scene + tail + "_small", {1024, 640}, lang, app::Theme::dark, 3, "tab/lesson", 4});
            take({scene, scene + tail + "_big", {1920, 1080}, lang, app::Theme::light, 3, "tab/plots"});
        }
    }
}

} // namespace
} // namespace tunnel::test
