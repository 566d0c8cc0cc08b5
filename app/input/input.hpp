// Answers: which of the waiting events belong to the next frame. An event that may change what a later one means (a
// button, a key) ends the frame's share, so that however fast events come, each is seen on its own.
#pragma once

#include <SDL_events.h>

#include <glm/vec2.hpp>

#include <array>
#include <deque>
#include <functional>

namespace tunnel::app {

class InputQueue {
  public:
    void push(const SDL_Event& event) { waiting.push_back(event); }
    [[nodiscard]] bool empty() const { return waiting.empty(); }
    // Hands over the frame's share in order; `take` returns nothing.
    void take_share(const std::function<void(const SDL_Event&)>& take);

  private:
    std::deque<SDL_Event> waiting;
};

// Where the mouse is and what it holds, from the window's own events; ImGui 1.86 would poll the system instead.
struct MouseState {
    glm::vec2 at{-1e9f};
    std::array<bool, 3> down{};        // left, right, middle: ImGui's order
    glm::vec2 wheel{0.0f};             // since the last frame
    bool take(const SDL_Event& event); // true: it was the mouse's
    void let_go();
    void give_to_imgui(); // between the backend's NewFrame and ImGui's
};

} // namespace tunnel::app
