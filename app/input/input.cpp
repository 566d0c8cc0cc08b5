// Answers: sharing events out to frames, and the mouse.
#include "app/input/input.hpp"

#include <imgui.h>

#include <cfloat>

namespace tunnel::app {

namespace {

bool ends_share(const SDL_Event& event) {
    switch (event.type) {
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
    case SDL_KEYDOWN: return true;
    default: return false;
    }
}

int button_of(Uint8 sdl) {
    switch (sdl) {
    case SDL_BUTTON_LEFT: return 0;
    case SDL_BUTTON_RIGHT: return 1;
    case SDL_BUTTON_MIDDLE: return 2;
    default: return -1;
    }
}

} // namespace

void InputQueue::take_share(const std::function<void(const SDL_Event&)>& take) {
    bool ended = false;
    while (!waiting.empty()) {
        const SDL_Event event = waiting.front();
        // Text belongs to the key before it; everything else waits for the next frame.
        if (ended && event.type != SDL_TEXTINPUT) return;
        waiting.pop_front();
        take(event);
        ended = ended || ends_share(event);
    }
}

bool MouseState::take(const SDL_Event& event) {
    switch (event.type) {
    case SDL_MOUSEMOTION: at = {static_cast<float>(event.motion.x), static_cast<float>(event.motion.y)}; return true;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        at = {static_cast<float>(event.button.x), static_cast<float>(event.button.y)};
        if (const int button = button_of(event.button.button); button >= 0)
            down[static_cast<std::size_t>(button)] = event.type == SDL_MOUSEBUTTONDOWN;
        return true;
    case SDL_MOUSEWHEEL: {
        const float sign = event.wheel.direction == SDL_MOUSEWHEEL_FLIPPED ? -1.0f : 1.0f;
        const bool precise = event.wheel.preciseX != 0.0f || event.wheel.preciseY != 0.0f;
        const glm::vec2 turned =
            precise ? glm::vec2{event.wheel.preciseX, event.wheel.preciseY} : glm::vec2{event.wheel.x, event.wheel.y};
        wheel += sign * turned;
        return true;
    }
    default: return false;
    }
}

void MouseState::let_go() { down = {}; }

void MouseState::give_to_imgui() {
    ImGuiIO& io = ImGui::GetIO();
    io.MousePos = at.x < -1e8f ? ImVec2{-FLT_MAX, -FLT_MAX} : ImVec2{at.x, at.y};
    for (std::size_t i = 0; i < down.size(); ++i) io.MouseDown[i] = down[i];
    io.MouseWheel += wheel.y;
    io.MouseWheelH += wheel.x;
    wheel = {};
}

} // namespace tunnel::app
