// Answers: one window with a current OpenGL 3.3 core context, or one line that says why there is none.
// Sizes: points are what the mouse counts in, pixels what OpenGL draws in.
#pragma once

#include "scenes/kit/text.hpp"

#include <glm/vec2.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

struct SDL_Window;

namespace tunnel::app {

struct WindowOptions {
    std::string title = "Tunnel Lab";
    glm::ivec2 size{1280, 800}; // points
    bool visible = true;
    bool vsync = true;
    bool offscreen = false;        // no display needed; needs EGL
    float pixels_per_point = 0.0f; // 0: what the system says; else injected (tests of HiDPI)
    glm::ivec2 smallest{1024, 640};
    kit::Lang lang = kit::Lang::en; // of the last words when the display goes away
};

struct Image {
    glm::ivec2 size{0};
    std::vector<std::uint8_t> rgba{}; // rows from the top
    [[nodiscard]] const std::uint8_t* at(int x, int y) const {
        return &rgba[4 *
                     (static_cast<std::size_t>(y) * static_cast<std::size_t>(size.x) + static_cast<std::size_t>(x))];
    }
};

// At least `smallest`, at most what the display has room for; (0, 0): nothing is known of it.
[[nodiscard]] glm::ivec2 fitting_size(glm::ivec2 wanted, glm::ivec2 smallest, glm::ivec2 usable);

class Window {
  public:
    [[nodiscard]] static std::unique_ptr<Window> open(const WindowOptions& options, kit::Text& error);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    [[nodiscard]] glm::vec2 size_points() const;
    [[nodiscard]] glm::ivec2 size_pixels() const;
    [[nodiscard]] float pixels_per_point() const;
    void resize(glm::ivec2 points);
    void set_full_screen(bool on);
    [[nodiscard]] bool full_screen() const;
    void set_title(const std::string& title);
    void present();
    [[nodiscard]] Image read_pixels() const; // of what was drawn since the last present()
    [[nodiscard]] bool visible() const;      // false while minimised: nothing to draw
    [[nodiscard]] SDL_Window* handle() const { return window; }
    [[nodiscard]] void* context() const { return gl; }
    [[nodiscard]] unsigned id() const;

  private:
    Window() = default;
    SDL_Window* window = nullptr;
    void* gl = nullptr;
    float injected = 0.0f;
    bool started_video = false;
};

} // namespace tunnel::app
