// Answers: is --png the window's own picture at the settings asked for? Byte for byte that of a window worked by hand.
#include "app/files/png.hpp"
#include "app/headless/png.hpp"
#include "app/start.hpp"
#include "tests/support/offscreen.hpp"
#include "tests/support/test_folder.hpp"
#include "tests/window/app_driver.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

namespace tunnel::test {
namespace {

std::string bytes_of(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

class Png : public testing::Test {
  protected:
    Png() { keep_drivers_loaded(); } // write_png() loads and unloads them by itself
    TestFolder own;
    std::filesystem::path folder = own.get();

    // Without the window, as the command line does it.
    std::string from_options(app::Options options) const {
        options.png = (folder / "asked.png").string();
        app::Started started = app::start(options, scenes::catalogue(), false);
        EXPECT_FALSE(started.failure) << started.failure.line.en;
        if (started.failure) return {};
        started.session->finish_job();
        const app::Failure failure = app::write_png(options, scenes::catalogue(), std::move(started.session));
        EXPECT_FALSE(failure) << failure.line.en;
        return bytes_of(options.png);
    }
    // The window, with the same things done in it.
    std::string from_window(const app::Options& options) const {
        DriverOptions wanted;
        wanted.scene = options.scene;
        wanted.size = {options.width, options.height};
        wanted.lang = options.language();
        if (options.theme) wanted.theme = *options.theme;
        AppDriver driver(wanted);
        EXPECT_TRUE(driver.ok()) << driver.error();
        if (!driver.ok()) return {};
        for (const kit::Setting& setting : options.set)
            EXPECT_TRUE(driver.session().set(setting.key, setting.value).ok());
        driver.app().shell().panel.kept.clear(); // room for lines of a moment before the settings
        driver.session().step_by(options.steps);
        driver.session().finish_job();
        while (driver.session().claims_ready() < driver.session().claims_at_own().size()) driver.session().tick(0.0);
        driver.app().wake();
        driver.settle();
        EXPECT_FALSE(app::save_png(folder / "window.png", driver.picture()));
        return bytes_of(folder / "window.png");
    }
    void expect_same(const app::Options& options) const {
        const std::string asked = from_options(options);
        EXPECT_GT(asked.size(), 1000U);
        EXPECT_TRUE(asked == from_window(options)) << options.scene << " --steps " << options.steps;
    }
};

TEST_F(Png, IsTheWindowAtTheseSettings) {
    app::Options options;
    options.lang = kit::Lang::en;
    options.scene = "bisection";
    options.steps = 5;
    options.set = {{"delta", "0.3"}};
    expect_same(options);
    options.lang = kit::Lang::ko;
    options.theme = app::Theme::light;
    options.width = 1100, options.height = 700;
    expect_same(options);
    options.scene = "bullet";
    options.set = {{"travel", "4"}};
    options.steps = 0;
    expect_same(options);
    options.scene = "frames";
    options.set = {{"speed", "60"}};
    options.steps = 3;
    expect_same(options);
}

TEST_F(Png, AnotherStepIsAnotherPicture) { // so that the test above can fail
    app::Options options;
    options.lang = kit::Lang::en;
    options.scene = "bisection";
    options.steps = 5;
    const std::string asked = from_options(options);
    options.steps = 4;
    EXPECT_FALSE(asked == from_window(options));
}

} // namespace
} // namespace tunnel::test
