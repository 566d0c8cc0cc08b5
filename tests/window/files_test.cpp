// Answers: do scenarios, pictures and settings go out and come back as a user does it, and is every failure one line?
#include "tests/support/test_folder.hpp"
#include "tests/window/app_driver.hpp"

#include <gtest/gtest.h>

#include <fstream>

namespace tunnel::test {

namespace {

namespace fs = std::filesystem;

class Files : public testing::Test {
  protected:
    TestFolder own;
    fs::path folder = own.get() / "files"; // not there yet
    [[nodiscard]] DriverOptions options() const {
        DriverOptions out;
        out.folder = folder;
        return out;
    }
};

TEST_F(Files, AScenarioIsSavedAndOpenedByKeyboard) {
    AppDriver hand(options());
    ASSERT_TRUE(hand.ok()) << hand.error();
    ASSERT_TRUE(hand.session().set("travel", "4.2").ok());
    const kit::Scenario saved = hand.session().run().scenario();
    hand.key(SDL_SCANCODE_S, KMOD_LCTRL);
    hand.type("수업 1");
    hand.key(SDL_SCANCODE_RETURN);
    EXPECT_FALSE(hand.has("dialog.path"));
    ASSERT_TRUE(fs::exists(folder / "scenarios" / "수업 1.toml"));
    EXPECT_TRUE(hand.has("status")) << "it says where it went";
    hand.key(SDL_SCANCODE_PAGEDOWN);
    hand.key(SDL_SCANCODE_F3);
    ASSERT_TRUE(hand.has("dialog.file.수업 1.toml"));
    hand.key(SDL_SCANCODE_TAB);
    EXPECT_EQ(hand.focused(), "dialog.file.수업 1.toml");
    hand.key(SDL_SCANCODE_RETURN);
    EXPECT_EQ(hand.session().run().scenario(), saved);
}

TEST_F(Files, WhatCannotBeOpenedIsSaidInTheDialog) {
    AppDriver hand(options());
    ASSERT_TRUE(hand.ok()) << hand.error();
    const kit::Scenario before = hand.session().run().scenario();
    fs::create_directories(folder / "scenarios");
    std::ofstream(folder / "scenarios" / "broken.toml") << "this is = = not TOML";
    for (const char* name : {"nowhere.toml", "broken.toml", "scenarios"}) {
        hand.key(SDL_SCANCODE_F3);
        hand.type(name);
        hand.key(SDL_SCANCODE_RETURN);
        ASSERT_TRUE(hand.has("dialog.path")) << "it stays open";
        EXPECT_FALSE(hand.shell().dialog.error.empty()) << name;
        EXPECT_EQ(hand.shell().dialog.error.en.find('\n'), std::string::npos);
        hand.key(SDL_SCANCODE_ESCAPE);
        if (hand.has("dialog.path")) hand.key(SDL_SCANCODE_ESCAPE);
    }
    EXPECT_EQ(hand.session().run().scenario(), before);
}

TEST_F(Files, CopyAndPasteCarryARun) {
    AppDriver hand(options());
    ASSERT_TRUE(hand.ok()) << hand.error();
    ASSERT_TRUE(hand.session().set("travel", "4.2").ok());
    const kit::Scenario copied = hand.session().run().scenario();
    hand.key(SDL_SCANCODE_C, KMOD_LCTRL);
    EXPECT_NE(hand.clipboard().find("4.2"), std::string::npos) << hand.clipboard();
    hand.session().to_defaults();
    hand.key(SDL_SCANCODE_PAGEDOWN);
    hand.key(SDL_SCANCODE_V, KMOD_LCTRL);
    EXPECT_EQ(hand.session().run().scenario(), copied);
    hand.set_clipboard("not a scenario");
    hand.key(SDL_SCANCODE_INSERT, KMOD_LSHIFT);
    EXPECT_TRUE(hand.shell().status.is_error);
    EXPECT_EQ(hand.session().run().scenario(), copied);
}

TEST_F(Files, F12SavesAPictureAndSaysWhere) {
    AppDriver hand(options());
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.keys({SDL_SCANCODE_F12, SDL_SCANCODE_F12});
    const std::string scene(scenes::catalogue().front().id);
    for (const std::string& name : {scene + ".png", scene + "-2.png"}) {
        std::ifstream in(folder / "pictures" / name, std::ios::binary);
        char magic[4] = {};
        in.read(magic, 4);
        EXPECT_EQ(std::string(magic + 1, 3), "PNG") << name;
    }
    EXPECT_NE(hand.shell().status.text.en.find(".png"), std::string::npos);
}

TEST_F(Files, SettingsAreKeptToTheNextStart) {
    {
        AppDriver hand(options());
        ASSERT_TRUE(hand.ok()) << hand.error();
        hand.keys({SDL_SCANCODE_F2, SDL_SCANCODE_F6, SDL_SCANCODE_F10});
        hand.key(SDL_SCANCODE_EQUALS, KMOD_LCTRL);
        EXPECT_FALSE(hand.app().keep());
    }
    kit::Text error;
    const app::Settings kept = app::load_settings(folder, error);
    EXPECT_EQ(kept.lang, kit::Lang::ko);
    EXPECT_EQ(kept.theme, app::Theme::light);
    EXPECT_FALSE(kept.panels);
    EXPECT_NEAR(kept.scale, 1.1f, 1e-4f);
}

TEST_F(Files, BrokenSettingsAreSaidInTheWindow) {
    fs::create_directories(folder);
    std::ofstream(folder / "settings.toml") << "scale = 77\n";
    AppDriver hand(options());
    ASSERT_TRUE(hand.ok()) << hand.error();
    EXPECT_TRUE(hand.shell().status.is_error);
    EXPECT_TRUE(hand.has("status"));
    EXPECT_EQ(hand.app().settings().scale, 1.0f);
}

// The key that raised the question, still held, once answered it: the old file was lost.
TEST_F(Files, AHeldEnterDoesNotAnswerItsOwnQuestion) {
    AppDriver hand(options());
    ASSERT_TRUE(hand.ok()) << hand.error();
    fs::create_directories(folder / "scenarios");
    const fs::path taken = folder / "scenarios" / "old.toml";
    std::ofstream(taken) << "precious";
    hand.key(SDL_SCANCODE_F4);
    hand.type("old");
    hand.hold(SDL_SCANCODE_RETURN, 1.5);
    EXPECT_TRUE(hand.has("dialog.error"));
    EXPECT_EQ(fs::file_size(taken), std::string("precious").size());
}

TEST_F(Files, ANameThatIsTakenIsAskedAboutOnce) {
    AppDriver hand(options());
    ASSERT_TRUE(hand.ok()) << hand.error();
    fs::create_directories(folder / "scenarios");
    const fs::path taken = folder / "scenarios" / "old.toml";
    std::ofstream(taken) << "precious";
    const auto is_precious = [&] { return fs::file_size(taken) == std::string("precious").size(); };
    hand.key(SDL_SCANCODE_F4);
    hand.type("old");
    hand.key(SDL_SCANCODE_RETURN);
    EXPECT_TRUE(hand.has("dialog.error"));
    EXPECT_NE(hand.shell().dialog.error.ko.find("덮어쓰"), std::string::npos);
    EXPECT_TRUE(is_precious());
    hand.key(SDL_SCANCODE_ESCAPE);
    EXPECT_FALSE(hand.has("dialog.path")) << "Esc cancels";
    EXPECT_TRUE(is_precious());
    hand.key(SDL_SCANCODE_F4);
    hand.type("old");
    hand.key(SDL_SCANCODE_RETURN);
    hand.type("er"); // another name: the question is of no account any more
    hand.key(SDL_SCANCODE_RETURN);
    EXPECT_TRUE(is_precious());
    hand.key(SDL_SCANCODE_F4);
    hand.type("old");
    hand.keys({SDL_SCANCODE_RETURN, SDL_SCANCODE_RETURN});
    EXPECT_FALSE(hand.has("dialog.path"));
    EXPECT_FALSE(is_precious()) << "Enter again writes over it";
}

TEST_F(Files, AFolderAndNoNameAreSaid) {
    AppDriver hand(options());
    ASSERT_TRUE(hand.ok()) << hand.error();
    fs::create_directories(folder / "lessons");
    for (const std::string& name : {(folder / "lessons").string(), (folder / "lessons/").string(), std::string()}) {
        hand.key(SDL_SCANCODE_F4);
        hand.key(SDL_SCANCODE_BACKSPACE); // the proposed name is selected
        hand.type(name);
        hand.key(SDL_SCANCODE_RETURN);
        EXPECT_TRUE(hand.has("dialog.error")) << name;
        hand.key(SDL_SCANCODE_ESCAPE);
    }
    EXPECT_FALSE(fs::exists(folder / "lessons.toml"));
    EXPECT_TRUE(fs::is_empty(folder / "lessons"));
}

TEST_F(Files, AfterAnErrorOneTypesOn) {
    AppDriver hand(options());
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.key(SDL_SCANCODE_F3);
    hand.type("nowhere.toml");
    hand.key(SDL_SCANCODE_RETURN);
    ASSERT_TRUE(hand.has("dialog.error"));
    const app::Rect error = hand.rect("dialog.error"), ok = hand.rect("dialog.ok");
    EXPECT_LE(error.y + error.h, ok.y);
    hand.type("elsewhere");
    EXPECT_EQ(hand.shell().dialog.path, "elsewhere") << "what is typed replaces the wrong name";
    EXPECT_FALSE(hand.has("dialog.error"));
}

TEST_F(Files, EachFileIsListedOnceUnderAPlainPath) {
    DriverOptions with = options();
    AppDriver hand(with);
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.key(SDL_SCANCODE_F3);
    const auto given = hand.shell().dialog.files;
    ASSERT_FALSE(given.empty());
    hand.key(SDL_SCANCODE_ESCAPE);
    const fs::path odd = given.back().path.parent_path() / ".." / given.back().path.parent_path().filename() /
                         given.back().path.filename();
    app::open_scenario_from(hand.shell(), odd);
    hand.key(SDL_SCANCODE_F3);
    EXPECT_EQ(hand.shell().dialog.files.size(), given.size());
    for (const app::FileEntry& file : hand.shell().dialog.files)
        EXPECT_EQ(file.path.string().find(".."), std::string::npos) << file.path;
}

TEST_F(Files, WhatTheClipboardCannotGiveIsSaidAsItIs) {
    AppDriver hand(options());
    ASSERT_TRUE(hand.ok()) << hand.error();
    const auto says = [&](std::string text) {
        hand.set_clipboard(std::move(text));
        hand.key(SDL_SCANCODE_V, KMOD_LCTRL);
        EXPECT_TRUE(hand.shell().status.is_error);
        EXPECT_FALSE(hand.shell().status.text.ko.empty());
        return hand.shell().status.text.en;
    };
    EXPECT_NE(says(std::string(8U << 20U, 'x')).find("too much"), std::string::npos);
    EXPECT_NE(says(std::string("\x89PNG\0\x1A", 6)).find("no text"), std::string::npos);
    EXPECT_NE(says("").find("empty"), std::string::npos);
}

TEST_F(Files, TheSavedPathCanBeCopiedAndItsFolderOpened) {
    AppDriver hand(options());
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.key(SDL_SCANCODE_F12);
    ASSERT_TRUE(hand.has("status"));
    hand.click("status");
    EXPECT_EQ(fs::path(hand.clipboard()).parent_path(), folder / "pictures") << hand.clipboard();
    EXPECT_TRUE(fs::exists(hand.clipboard()));
    std::string url;
    hand.shell().open_url = [&](const std::string& asked) { return url = asked, true; };
    app::run_command(hand.shell(), app::Command::open_folder);
    EXPECT_EQ(url, "file://" + folder.string());
    hand.shell().open_url = [](const std::string&) { return false; };
    app::run_command(hand.shell(), app::Command::open_folder);
    EXPECT_EQ(hand.clipboard(), folder.string()) << "without a file manager the path is still at hand";
}

TEST(FilesNowhere, WhatIsSaidChangesItsLanguage) {
    AppDriver hand;
    ASSERT_TRUE(hand.ok()) << hand.error();
    hand.key(SDL_SCANCODE_F12);
    const kit::Text said = hand.shell().status.text;
    EXPECT_TRUE(hand.shell().status.is_error);
    EXPECT_NE(said.en, said.ko);
    hand.key(SDL_SCANCODE_F2);
    EXPECT_EQ(hand.shell().status.text.in(hand.shell().lang()), said.ko);
}

} // namespace

} // namespace tunnel::test
