// Answers: what the hand may do, and where.
#include "tests/window/random_hand.hpp"

#include <array>

namespace tunnel::test {

namespace {

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

} // namespace

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

} // namespace tunnel::test
