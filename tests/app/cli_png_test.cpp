// The picture without a display, and what is said when there is no display, no OpenGL, or no place for the file.
#include "tests/app/cli_program.hpp"
#include "tests/app/korean_line.hpp"

#include "scenes/catalogue.hpp"

#include <gtest/gtest.h>

#include <array>

namespace tunnel::app {
namespace {

unsigned big_endian(const std::string& bytes, std::size_t at) {
    unsigned value = 0;
    for (std::size_t i = at; i < at + 4 && i < bytes.size(); ++i)
        value = value << 8U | static_cast<unsigned char>(bytes[i]);
    return value;
}

void expect_environment(const Ended& ended, const std::string& says) {
    EXPECT_EQ(ended.exit, 3);
    EXPECT_EQ(line_count(ended.err), 1U) << ended.err;
    EXPECT_NE(ended.err.find(says), std::string::npos) << ended.err;
    EXPECT_EQ(ended.out, "");
}

Surroundings with(std::vector<std::string> environment) {
    Surroundings out;
    out.environment = std::move(environment);
    return out;
}

const Surroundings no_display = with({"DISPLAY=", "WAYLAND_DISPLAY=", "SDL_VIDEODRIVER="});

TEST(CliPng, IsDrawnWithoutADisplay) {
    const TestFolder folder;
    const Ended ended =
        run_program({"--scene", "bullet", "--png", folder.path("a.png"), "--size", "700x450"}, no_display);
    EXPECT_EQ(ended.exit, 0);
    EXPECT_EQ(ended.err, "");
    EXPECT_EQ(ended.out, "");
    const std::string png = folder.read("a.png");
    ASSERT_GT(png.size(), 2000U);
    EXPECT_EQ(png.substr(1, 3), "PNG");
    EXPECT_EQ(big_endian(png, 16), 700U);
    EXPECT_EQ(big_endian(png, 20), 450U);
    EXPECT_EQ(folder.count(), 1U);
}

TEST(CliPng, EverySceneTwiceTheSameInOneOfThreeSizes) {
    const TestFolder folder;
    constexpr std::array<std::array<unsigned, 2>, 3> sizes = {{{64, 64}, {333, 777}, {1280, 800}}};
    std::size_t turn = 0; // each start of the program costs: a scene has one of the sizes
    for (const scenes::Entry& entry : scenes::catalogue()) {
        const auto [w, h] = sizes[turn++ % sizes.size()];
        const std::string size = std::to_string(w) + "x" + std::to_string(h);
        std::array<std::string, 2> pngs;
        for (std::string& png : pngs) {
            const Ended ended =
                run_program({"--scene", std::string(entry.id), "--png", folder.path("a.png"), "--size", size});
            EXPECT_EQ(ended.exit, 0) << entry.id << " " << size << ": " << ended.err;
            png = folder.read("a.png");
        }
        EXPECT_TRUE(pngs[0] == pngs[1]) << entry.id << " " << size;
        EXPECT_EQ(big_endian(pngs[0], 16), w) << entry.id;
        EXPECT_EQ(big_endian(pngs[0], 20), h) << entry.id;
    }
}

class CliPicture : public testing::Test {
  protected:
    TestFolder folder;
    std::string of(std::vector<std::string> arguments) {
        for (const char* more : {"--size", "640x400", "--png"}) arguments.emplace_back(more);
        arguments.push_back(folder.path("p.png"));
        const Ended ended = run_program(arguments);
        EXPECT_EQ(ended.exit, 0) << ended.err;
        return folder.read("p.png");
    }
};

TEST_F(CliPicture, EachOptionIsSeen) {
    const std::string plain = of({"--scene", "bisection"});
    EXPECT_NE(of({"--scene", "bisection", "--steps", "5"}), plain);
    EXPECT_NE(of({"--scene", "bisection", "--set", "delta=0.3"}), plain);
    EXPECT_NE(of({"--scene", "bisection", "--lang", "ko"}), plain);
    EXPECT_NE(of({"--scene", "bisection", "--theme", "light"}), plain);
    EXPECT_NE(of({"--scene", "bisection", "--scale", "150"}), plain);
    EXPECT_NE(of({"--scene", "bisection", "--lecture"}), plain);
    for (const char* tab : {"plots", "ledger", "lesson"})
        EXPECT_NE(of({"--scene", "bisection", "--tab", tab}), plain) << tab;
    EXPECT_EQ(of({"--scene", "bisection", "--lang", "en", "--theme", "dark", "--scale", "100"}), plain);
}

TEST_F(CliPicture, AScenarioFileIsTheSameAsItsOptions) {
    const std::string file =
        folder.write("s.toml", "format = 1\nscene = \"bisection\"\nstep = 5\n[params]\ndelta = 0.3\n");
    EXPECT_EQ(of({"--scenario", file}), of({"--scene", "bisection", "--set", "delta=0.3", "--steps", "5"}));
}

TEST(CliPng, GoesWithPrint) {
    const TestFolder folder;
    const Ended ended = run_program({"--print", "json", "--png", folder.path("a.png"), "--size", "200x150"});
    EXPECT_EQ(ended.exit, 0) << ended.err;
    EXPECT_EQ(ended.out.front(), '{');
    EXPECT_EQ(folder.count(), 1U);
}

TEST(CliPng, NoPlaceForTheFile) {
    const TestFolder folder;
    expect_environment(run_program({"--png", folder.path("none/a.png"), "--size", "100x100"}), "none/a.png");
    expect_environment(run_program({"--png", "/sys/a.png", "--size", "100x100"}), "/sys/a.png"); // root may not either
    expect_environment(run_program({"--png", folder.path(""), "--size", "100x100"}), "folder");
    expect_environment(run_program({"--png", "/dev/full", "--size", "100x100"}), "/dev/full");
    EXPECT_EQ(folder.count(), 0U);
}

TEST(CliPng, OpenGLTooOldIsNamed) {
    expect_environment(run_program({"--png", "never.png", "--size", "100x100"},
                                   with({"MESA_GL_VERSION_OVERRIDE=2.1", "MESA_GLSL_VERSION_OVERRIDE=120"})),
                       "3.3");
    const Ended ended = run_program({"--png", "never.png"}, with({"MESA_GL_VERSION_OVERRIDE=2.1"}));
    EXPECT_NE(ended.err.find("2.1"), std::string::npos) << "what was found: " << ended.err;
}

TEST(CliPng, NoDriverIsOneLineThatFitsThePicture) {
    const Surroundings none = with({"LIBGL_DRIVERS_PATH=/nonexistent", "GBM_BACKENDS_PATH=/nonexistent"});
    const Ended ended = run_program({"--png", "never.png", "--size", "100x100"}, none);
    expect_environment(ended, "OpenGL 3.3");
    EXPECT_EQ(ended.err.find("window"), std::string::npos) << ended.err;
    const std::vector<std::string> korean{"--png", "never.png", "--size", "100x100", "--lang", "ko"};
    const Ended said = run_program(korean, none);
    EXPECT_EQ(line_count(said.err), 1U) << said.err;
    EXPECT_TRUE(english_words(said.err, korean).empty()) << said.err;
}

TEST(CliPng, NoDisplayForTheWindow) {
    expect_environment(run_program({}, no_display), "display");
    expect_environment(run_program({"--scene", "frames", "--lang", "ko"}, no_display), "화면이 없음");
}

} // namespace
} // namespace tunnel::app
