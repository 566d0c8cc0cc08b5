// Answers: what the window looks like, for people: pictures into $TUNNEL_LAB_LOOK when that is set, else nothing is done.
#include "tests/window/app_driver.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace tunnel::test {
namespace {

void look(const DriverOptions& options, const std::string& name, int steps = 0, const char* tab = nullptr, float scroll = 0) {
    AppDriver driver(options);
    ASSERT_TRUE(driver.ok()) << driver.error();
    driver.session().step_by(steps);
    driver.settle();
    if (tab != nullptr) driver.click(tab);
    if (scroll != 0) {
        driver.move_to({static_cast<float>(options.size.x) - 100, static_cast<float>(options.size.y) / 2});
        driver.wheel(-scroll);
    }
    driver.wait(0.5);
    driver.settle();
    const app::Image image = driver.picture();
    const std::string file = std::string(std::getenv("TUNNEL_LAB_LOOK")) + "/" + name + ".png";
    std::string problem;
    EXPECT_FALSE(driver.save_picture(name + ".png").empty()) << file;
}

TEST(Look, Pictures) {
    if (std::getenv("TUNNEL_LAB_LOOK") == nullptr) GTEST_SKIP() << "set TUNNEL_LAB_LOOK to a folder";
    for (const kit::Lang lang : {kit::Lang::en, kit::Lang::ko}) {
        const std::string tail = lang == kit::Lang::en ? "_en" : "_ko";
        DriverOptions options;
        options.lang = lang;
        for (const char* scene : {"bullet", "bisection", "frames"}) {
            options.scene = scene;
            look(options, scene + tail, scene == std::string("bisection") ? 6 : 0);
            look(options, scene + tail + "_low", 3, nullptr, 200);
        }
    }
}

} // namespace
} // namespace tunnel::test
