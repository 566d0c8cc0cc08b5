// Answers: are settings and history kept whole, in the user's folder, and is a broken file said and survived?
#include "app/files/settings.hpp"
#include "tests/support/test_folder.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

namespace tunnel::app {

namespace {

namespace fs = std::filesystem;

class SettingsFiles : public testing::Test {
  protected:
    test::TestFolder own;
    fs::path folder = own.get() / "settings"; // not there yet
    void write(const char* name, const std::string& text) {
        fs::create_directories(folder);
        std::ofstream(folder / name) << text;
    }
    Settings load(kit::Text& error) { return load_settings(folder, error); }
};

TEST_F(SettingsFiles, ComeBackAsTheyWere) {
    Settings out;
    out.lang = kit::Lang::ko;
    out.scale = 1.25f;
    out.theme = Theme::light;
    out.panels = false;
    out.reduced_motion = true;
    out.size = {1600, 900};
    remember(out, "/tmp/하나.toml");
    remember(out, "/tmp/둘.toml");
    remember(out, "/tmp/하나.toml");
    EXPECT_EQ(out.recent, (std::vector<std::string>{"/tmp/하나.toml", "/tmp/둘.toml"}));
    ASSERT_FALSE(save_settings(folder, out));
    kit::Text error;
    EXPECT_EQ(load(error), out);
    EXPECT_TRUE(error.empty()) << error.en;
}

TEST_F(SettingsFiles, NoneIsNoError) {
    kit::Text error;
    EXPECT_EQ(load(error), Settings{});
    EXPECT_TRUE(error.empty());
}

TEST_F(SettingsFiles, BrokenGivesDefaultsAndOneLine) {
    for (const char* text : {"scale = = 2", "scale = 9.0", "scale = nan", "language = \"fr\"", "theme = 3",
                             "width = -5", "panels = \"yes\"", "height = 1e9"}) {
        write("settings.toml", std::string("reduced_motion = true\n") + text + "\n");
        kit::Text error;
        EXPECT_EQ(load(error), Settings{}) << text;
        EXPECT_NE(error.en.find("settings.toml"), std::string::npos) << text;
        EXPECT_EQ(error.en.find('\n'), std::string::npos) << text;
    }
}

TEST_F(SettingsFiles, ALineAndColumnSayWhere) {
    write("settings.toml", "theme = \"dark\"\nscale = = 2\n");
    kit::Text error;
    (void)load(error);
    EXPECT_NE(error.en.find("line 2"), std::string::npos) << error.en;
}

TEST(Settings, WhatTheCommandLineAskedForIsNotKept) {
    Settings remembered, wished, now;
    remembered.scale = 1.5f;
    wished = remembered;
    wished.lang = kit::Lang::ko;
    wished.scale = 3.0f;
    now = wished;
    now.theme = Theme::light;
    const Settings kept = without_wishes(now, wished, remembered);
    EXPECT_EQ(kept.theme, Theme::light) << "changed by hand";
    EXPECT_EQ(kept.scale, 1.5f);
    EXPECT_EQ(kept.lang, std::nullopt);
    now.scale = 2.0f;
    EXPECT_EQ(without_wishes(now, wished, remembered).scale, 2.0f);
}

TEST(Settings, SystemLanguageFollowsTheEnvironment) {
    ::setenv("LC_ALL", "", 1);
    ::setenv("LC_MESSAGES", "", 1);
    ::setenv("LANG", "ko_KR.UTF-8", 1);
    EXPECT_EQ(system_language(), kit::Lang::ko);
    ::setenv("LC_ALL", "en_US.UTF-8", 1);
    EXPECT_EQ(system_language(), kit::Lang::en);
    for (const char* name : {"ko", "ko_KR", "ko_KR.UTF-8", "ko-KR", "ko.UTF-8", "ko@x"})
        EXPECT_TRUE(is_korean(name)) << name;
    for (const char* name : {"kok_IN", "kok", "en_KO", "", "C", "KO"}) EXPECT_FALSE(is_korean(name)) << name;
}

} // namespace

} // namespace tunnel::app
