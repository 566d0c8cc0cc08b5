// Law: a frame that draws only what differs shows the same pixels as one that draws everything, whatever came before.
// Few actions and frames a scene, and one kind of new look; with TUNNEL_LAB_NIGHTLY many, and all looks.
#include "tests/window/exhibit.hpp"
#include "tests/window/random_hand.hpp"

#include <glad/gl.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>
#include <vector>

namespace tunnel::test {
namespace {

bool nightly() { return std::getenv("TUNNEL_LAB_NIGHTLY") != nullptr; }

// How many pixels differ, and where the first of them is.
std::string unlike(const app::Image& a, const app::Image& b) {
    if (a.size != b.size) return "sizes differ";
    int count = 0;
    std::string first;
    for (int y = 0; y < a.size.y; ++y)
        for (int x = 0; x < a.size.x; ++x) {
            if (std::equal(a.at(x, y), a.at(x, y) + 4, b.at(x, y))) continue;
            if (count++ == 0) first = "first at " + std::to_string(x) + ", " + std::to_string(y);
        }
    return count == 0 ? std::string() : std::to_string(count) + " pixels differ, " + first;
}

// The next frame as it comes, beside the same frame drawn whole.
std::string stale(AppDriver& driver) {
    const app::Image kept = driver.picture();
    return unlike(kept, driver.app().drawn_whole());
}

const std::vector<scenes::Entry>& every_scene() {
    static const std::vector<scenes::Entry> all = [] {
        std::vector<scenes::Entry> out(scenes::catalogue().begin(), scenes::catalogue().end());
        out.push_back(exhibit_entry);
        return out;
    }();
    return all;
}

void walk(DriverOptions options, std::uint64_t seed, int steps) {
    options.catalogue = every_scene();
    options.must_rest = false;
    AppDriver driver(options);
    ASSERT_TRUE(driver.ok()) << driver.error();
    Dice dice{seed};
    for (int i = 0; i < steps && !driver.quit(); ++i) {
        one_action(driver, dice);
        ASSERT_EQ(stale(driver), "") << options.scene << ", seed " << seed << ", after action " << i;
    }
}

TEST(Damage, NothingIsStaleAfterAnyInputInAnyScene) {
    for (const scenes::Entry& entry : every_scene())
        for (std::uint64_t seed = 0; seed < (nightly() ? 40U : 1U); ++seed) {
            DriverOptions options;
            options.scene = entry.id;
            walk(options, 7 + 100 * seed, nightly() ? 40 : 24);
        }
}

TEST(Damage, NothingIsStaleAtAnyDensityThemeOrLanguage) {
    std::uint64_t seed = 77;
    for (const float density : {1.25f, 1.5f, 2.0f}) {
        DriverOptions options;
        options.pixels_per_point = density;
        options.theme = app::Theme::light;
        options.lang = kit::Lang::ko;
        options.scale = 1.25f;
        walk(options, seed++, nightly() ? 12 : 8);
    }
}

TEST(Damage, NothingIsStaleWhileItPlaysOrIsDragged) {
    for (const scenes::Entry& entry : every_scene()) {
        DriverOptions options;
        options.scene = entry.id;
        options.catalogue = every_scene();
        AppDriver driver(options);
        ASSERT_TRUE(driver.ok()) << driver.error();
        const int frames = nightly() ? 40 : 8;
        driver.session().play(true);
        for (int i = 0; i < frames; ++i) {
            driver.frames(i % 3);
            ASSERT_EQ(stale(driver), "") << entry.id << " playing, frame " << i;
        }
        const auto rows = driver.session().run().rows();
        for (int i = 0; i < frames; ++i) {
            const double part = 0.5 + 0.5 * std::sin(0.7 * i);
            driver.session().set_number(rows[0].key,
                                        rows[0].range.min + part * (rows[0].range.max - rows[0].range.min));
            ASSERT_EQ(stale(driver), "") << entry.id << " dragged, frame " << i;
        }
    }
}

void change_look(AppDriver& driver, int kind, const std::string& where) {
    app::Settings& settings = driver.shell().settings;
    const auto same = [&](const char* what) {
        for (int i = 0; i < 4; ++i) ASSERT_EQ(stale(driver), "") << where << ": " << what << ", frame " << i;
    };
    if (kind == 0) {
        settings.theme = app::Theme::light;
        same("theme");
        settings.scale = 1.25f;
        same("scale");
    } else if (kind == 1) {
        settings.lang = kit::Lang::ko;
        same("language");
        app::tell(driver.shell(), "쀍쀎쀏", false); // letters that the fonts did not hold: they are built again
        same("letters");
    } else {
        driver.resize({1031, 677});
        same("size");
        driver.resize({1280, 800});
        same("size back");
    }
}

TEST(Damage, NothingIsStaleAfterALookChanges) {
    int turn = 0;
    for (const scenes::Entry& entry : every_scene()) {
        DriverOptions options;
        options.scene = entry.id;
        options.catalogue = every_scene();
        AppDriver driver(options);
        ASSERT_TRUE(driver.ok()) << driver.error();
        for (int kind = 0; kind < 3; ++kind)
            if (nightly() || kind == turn % 3) change_look(driver, kind, std::string(entry.id));
        ++turn;
    }
}

// Overwrites all textures of the window's size, as a driver may that loses them.
void lose_pictures(glm::ivec2 size) {
    const std::vector<std::uint32_t> rubbish(static_cast<std::size_t>(size.x * size.y), 0xff00ffffU);
    for (GLuint texture = 1; texture < 200; ++texture) {
        if (glIsTexture(texture) == GL_FALSE) continue;
        glBindTexture(GL_TEXTURE_2D, texture);
        glm::ivec2 its{0};
        glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_WIDTH, &its.x);
        glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_HEIGHT, &its.y);
        if (its != size) continue;
        glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, size.x, size.y, GL_RGBA, GL_UNSIGNED_BYTE, rubbish.data());
    }
    glBindTexture(GL_TEXTURE_2D, 0);
}

TEST(Damage, AWindowThatIsUncoveredIsDrawnWhole) {
    for (const int what : {SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN}) {
        AppDriver driver;
        ASSERT_TRUE(driver.ok()) << driver.error();
        driver.frames(10);
        lose_pictures({1280, 800});
        EXPECT_NE(stale(driver), ""); // else nothing was lost and this test is blind
        SDL_Event event{};
        event.type = SDL_WINDOWEVENT;
        event.window.windowID = driver.window_id();
        event.window.event = static_cast<Uint8>(what);
        driver.push(event);
        driver.settle();
        for (int i = 0; i < 3; ++i) EXPECT_EQ(stale(driver), "") << "event " << what;
    }
}

} // namespace
} // namespace tunnel::test
