// Answers: does every file include only what its folder may see? And does this rule catch a file that does not?
#include "tests/rules/layering.hpp"

#include <gtest/gtest.h>

namespace tunnel::rules {
namespace {

std::size_t fault_count(std::string path, std::string_view text) {
    return layering_faults({std::move(path), split_lines(text)}).size();
}

TEST(Layering, EveryIncludeStaysInItsRoom) {
    const auto files = cpp_files();
    ASSERT_GT(files.size(), 10U);
    for (const SourceFile& file : files)
        for (const std::string& fault : layering_faults(file)) ADD_FAILURE() << fault;
}

TEST(Layering, CoreSeesStandardLibraryGlmAndItself) {
    EXPECT_EQ(
        fault_count("core/ccd/a.cpp", "#include <cmath>\n#include <glm/vec2.hpp>\n#include \"core/base/x.hpp\"\n"), 0U);
    for (const char* bad : {"#include \"scenes/kit/param.hpp\"", "#include \"app/window.hpp\"", "#include <SDL.h>",
                            "#include <fstream>", "#include <filesystem>", "  #  include <chrono>", "#include <ctime>",
                            "#include <iostream>", "#include <boost/rational.hpp>", "#include \"vec.hpp\"",
                            "#include \"tests/oracle/exact.hpp\"", "#include <thread>", "std::random_device seed;"})
        EXPECT_EQ(fault_count("core/ccd/a.cpp", bad), 1U) << bad;
}

TEST(Layering, ScenesSeeCoreAndKitButNoDevice) {
    EXPECT_EQ(fault_count("scenes/bullet/a.cpp", "#include \"core/ccd/x.hpp\"\n#include \"scenes/kit/param.hpp\"\n"),
              0U);
    for (const char* bad :
         {"#include <imgui.h>", "#include <glad/gl.h>", "#include <SDL2/SDL.h>", "#include \"imgui.h\"",
          "#include <toml++/toml.h>", "#include <fstream>", "#include <chrono>", "#include \"app/a.hpp\""})
        EXPECT_EQ(fault_count("scenes/bullet/a.cpp", bad), 1U) << bad;
}

TEST(Layering, KitKnowsNoScene) {
    EXPECT_EQ(fault_count("scenes/kit/a.cpp", "#include \"scenes/bullet/bullet.hpp\""), 1U);
    EXPECT_EQ(fault_count("scenes/catalogue.cpp", "#include \"scenes/bullet/bullet.hpp\""), 0U);
}

TEST(Layering, AppSeesDevicesButNoSceneByName) {
    EXPECT_EQ(fault_count("app/a.cpp", "#include <SDL.h>\n#include <chrono>\n#include \"scenes/kit/scene.hpp\"\n"
                                       "#include \"scenes/catalogue.hpp\"\n"),
              0U);
    for (const char* bad : {"#include \"scenes/bullet/bullet.hpp\"", "#include \"tests/oracle/exact.hpp\"",
                            "#include \"bench/ratio.hpp\"", "#include <boost/multiprecision/cpp_int.hpp>"})
        EXPECT_EQ(fault_count("app/a.cpp", bad), 1U) << bad;
}

TEST(Layering, NothingSeesTestsOrBenchesButOracleAndSupportServeTheBenches) {
    EXPECT_EQ(fault_count("bench/a.cpp", "#include \"tests/oracle/exact.hpp\""), 0U);
    EXPECT_EQ(fault_count("bench/a.cpp", "#include \"tests/support/files.hpp\""), 0U);
    EXPECT_EQ(fault_count("bench/a.cpp", "#include \"tests/core/helper.hpp\""), 1U);
    EXPECT_EQ(fault_count("tests/core/a.cpp", "#include \"bench/ratio.hpp\""), 1U);
}

TEST(Layering, CommentsAndNeighbouringWordsAreNoFault) {
    EXPECT_EQ(fault_count("core/a.cpp", "// std::random_device is never used\n std::snprintf(b, 8, f);"), 0U);
}

// app picks the default scene from the catalogue, never by its id.
TEST(Layering, AppHoldsNoSceneId) {
    for (const std::string& scene : scene_folders())
        for (const SourceFile& file : files_below("app", {".cpp", ".hpp"}))
            for (std::size_t i = 0; i < file.lines.size(); ++i)
                EXPECT_EQ(file.lines[i].find('"' + scene + '"'), std::string::npos)
                    << file.path << ":" << i + 1 << ": names the scene " << scene;
}

} // namespace
} // namespace tunnel::rules
