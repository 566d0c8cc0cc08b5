// Answers: does any order of clicks, drags, keys, wheels, text and sizes break the window? Seeds are loop indices; a
// failure names its own. 60 s over all scenes by default, TUNNEL_LAB_RANDOM_SECONDS for longer runs.
#include "tests/window/app_driver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdlib>

namespace tunnel::test {

namespace {

// splitmix64: small, and the same on every machine.
struct Dice {
    std::uint64_t state;
    std::uint64_t next() {
        std::uint64_t z = (state += 0x9E3779B97F4A7C15ULL);
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31U);
    }
    int below(int n) { return static_cast<int>(next() % static_cast<std::uint64_t>(n)); }
};

constexpr std::array codes{SDL_SCANCODE_SPACE,  SDL_SCANCODE_PERIOD, SDL_SCANCODE_COMMA,     SDL_SCANCODE_R,
                           SDL_SCANCODE_TAB,    SDL_SCANCODE_HOME,   SDL_SCANCODE_F1,        SDL_SCANCODE_F2,
                           SDL_SCANCODE_F5,     SDL_SCANCODE_F10,    SDL_SCANCODE_UP,        SDL_SCANCODE_DOWN,
                           SDL_SCANCODE_LEFT,   SDL_SCANCODE_RIGHT,  SDL_SCANCODE_RETURN,    SDL_SCANCODE_ESCAPE,
                           SDL_SCANCODE_Z,      SDL_SCANCODE_Y,      SDL_SCANCODE_C,         SDL_SCANCODE_V,
                           SDL_SCANCODE_EQUALS, SDL_SCANCODE_MINUS,  SDL_SCANCODE_BACKSPACE, SDL_SCANCODE_A};
constexpr std::array texts{"8", "1e9", "-", "nan", "0.5", "가나", "\xff", "..", "1e-6"};

glm::vec2 anywhere(AppDriver& hand, Dice& dice) {
    const auto& widgets = hand.shell().map.all();
    if (dice.below(3) != 0 && !widgets.empty()) {
        const app::Rect& r = widgets[static_cast<std::size_t>(dice.below(static_cast<int>(widgets.size())))].rect;
        return {r.x + 0.5f * r.w, r.y + 0.5f * r.h};
    }
    return {static_cast<float>(dice.below(1400)) - 50.0f, static_cast<float>(dice.below(900)) - 50.0f};
}

void one_action(AppDriver& hand, Dice& dice) {
    const Uint16 modifier = dice.below(4) == 0 ? KMOD_LCTRL : dice.below(4) == 0 ? KMOD_LSHIFT : KMOD_NONE;
    switch (dice.below(9)) {
    case 0:
    case 1: hand.click(anywhere(hand, dice), dice.below(5) == 0 ? SDL_BUTTON_RIGHT : SDL_BUTTON_LEFT); break;
    case 2:
        hand.drag(anywhere(hand, dice), anywhere(hand, dice), dice.below(3) == 0 ? SDL_BUTTON_RIGHT : SDL_BUTTON_LEFT);
        break;
    case 3:
    case 4:
    case 5: hand.key(codes[static_cast<std::size_t>(dice.below(static_cast<int>(codes.size())))], modifier); break;
    case 6: hand.type(texts[static_cast<std::size_t>(dice.below(static_cast<int>(texts.size())))]); break;
    case 7:
        hand.move_to(anywhere(hand, dice));
        hand.wheel(static_cast<float>(dice.below(9) - 4));
        break;
    default:
        if (dice.below(6) == 0)
            hand.resize({640 + dice.below(641), 400 + dice.below(401)});
        else
            hand.wait(0.01 * dice.below(60));
    }
}

double seconds_a_scene() {
    const char* wished = std::getenv("TUNNEL_LAB_RANDOM_SECONDS");
    const double all = wished != nullptr                              ? std::atof(wished)
                       : std::getenv("TUNNEL_LAB_NIGHTLY") != nullptr ? 600.0
                                                                      : 60.0;
    return all / static_cast<double>(std::max<std::size_t>(1, scenes::catalogue().size()));
}

class RandomInput : public testing::TestWithParam<std::size_t> {};

TEST_P(RandomInput, NothingBreaks) {
    const scenes::Entry& entry = scenes::catalogue()[GetParam()];
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds_a_scene());
    for (std::uint64_t seed = 0; std::chrono::steady_clock::now() < end; ++seed) {
        SCOPED_TRACE(std::string(entry.id) + " seed " + std::to_string(seed));
        DriverOptions options;
        options.scene = entry.id;
        options.must_rest = false;
        AppDriver hand(options);
        ASSERT_TRUE(hand.ok()) << hand.error();
        Dice dice{seed * 1000 + GetParam()};
        for (int i = 0; i < 250 && !hand.quit() && std::chrono::steady_clock::now() < end; ++i) one_action(hand, dice);
        // Whatever happened: the run in front can be saved and had again.
        const kit::Scenario saved = hand.session().run().scenario();
        const auto again = hand.session().run().clone();
        EXPECT_TRUE(again->load(saved).ok());
        EXPECT_EQ(again->scenario(), saved);
    }
}

INSTANTIATE_TEST_SUITE_P(All, RandomInput, testing::Range<std::size_t>(0, scenes::catalogue().size()));

} // namespace

} // namespace tunnel::test
