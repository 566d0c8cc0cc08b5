// Answers: does the panel's file control take a file by its path, show what it took, and refuse what is no file?
#include "tests/support/specimen_scene.hpp"
#include "tests/support/test_folder.hpp"
#include "tests/window/app_driver.hpp"

#include <gtest/gtest.h>

#include <array>
#include <fstream>

namespace tunnel::test {
namespace {

class FileControl : public testing::Test {
  protected:
    std::array<scenes::Entry, 1> catalogue{specimen_scene()};
    TestFolder own;
    std::filesystem::path folder = own.get();
    std::unique_ptr<AppDriver> driver;

    void SetUp() override {
        std::ofstream(folder / "a.obj") << "v 0 0 0";
        DriverOptions options;
        options.catalogue = catalogue;
        options.size = {1280, 1400}; // all controls in sight
        options.must_rest = false;   // the text cursor blinks
        driver = std::make_unique<AppDriver>(options);
        ASSERT_TRUE(driver->ok()) << driver->error();
        driver->click("fold/more");
        driver->click("link/more"); // into sight
        driver->frames(3);
        ASSERT_TRUE(driver->has("param/mesh/edit"));
    }

    const kit::FileValue& mesh() {
        const auto rows = driver->session().run().rows();
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (rows[i].key == "mesh") return *driver->session().run().file(i);
        static const kit::FileValue none;
        return none;
    }
    void enter(const std::string& path) {
        driver->click("param/mesh/edit");
        driver->key(SDL_SCANCODE_DELETE); // a click selects all
        if (!path.empty()) driver->type(path);
        driver->key(SDL_SCANCODE_RETURN);
        driver->frames(3);
    }
};

TEST_F(FileControl, TakesAFileAsOneUndoEntry) {
    enter((folder / "a.obj").string());
    EXPECT_EQ(mesh().bytes, "v 0 0 0");
    EXPECT_EQ(mesh().name, (folder / "a.obj").string());
    EXPECT_FALSE(driver->has("param/mesh/error"));
    EXPECT_FALSE(driver->shell().ui.text_editing);
    driver->key(SDL_SCANCODE_Z, KMOD_LCTRL);
    EXPECT_EQ(mesh().bytes, "");
    EXPECT_FALSE(driver->session().can_undo());
    driver->key(SDL_SCANCODE_Y, KMOD_LCTRL);
    EXPECT_EQ(mesh().bytes, "v 0 0 0");
    enter("");
    EXPECT_EQ(mesh().name, "") << "an empty path takes the file away";
}

TEST_F(FileControl, RefusesWhatIsNoFileAndKeepsTheOldOne) {
    enter((folder / "a.obj").string());
    const std::filesystem::path large = folder / "large.bin";
    std::ofstream(large).close();
    std::filesystem::resize_file(large, (256U << 20U) + 1);
    for (const auto& [path, says] : {std::pair<std::string, std::string>{(folder / "none.obj").string(), "not found"},
                                     {folder.string(), "is a folder"},
                                     {large.string(), "too large"},
                                     {"/proc/self/mem", "cannot read"}}) {
        enter(path);
        EXPECT_EQ(mesh().bytes, "v 0 0 0") << path;
        EXPECT_TRUE(driver->has("param/mesh/error")) << path;
        EXPECT_NE(driver->shell().panel.error.en.find(says), std::string::npos) << driver->shell().panel.error.en;
        EXPECT_NE(driver->shell().panel.error.ko.find(path), std::string::npos) << driver->shell().panel.error.ko;
    }
    enter((folder / "a.obj").string());
    EXPECT_FALSE(driver->has("param/mesh/error")) << "a good file takes the line away";
}

TEST_F(FileControl, EscapeKeepsTheOldOne) {
    driver->click("param/mesh/edit");
    driver->type((folder / "a.obj").string());
    driver->key(SDL_SCANCODE_ESCAPE);
    driver->frames(3);
    EXPECT_EQ(mesh().name, "");
    EXPECT_FALSE(driver->session().can_undo());
}

} // namespace
} // namespace tunnel::test
