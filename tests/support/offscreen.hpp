// Answers: a real SDL window with OpenGL 3.3 and an ImGui context on the offscreen driver, and what its pixels are.
// One at a time: SDL and ImGui hold one current context.
#pragma once

#include "app/render/pane_renderer.hpp"

#include <SDL.h>

#include <cstdint>
#include <string>
#include <vector>

namespace tunnel::test {

struct Picture {
    int w = 0, h = 0;
    std::vector<std::uint8_t> rgba{};                // rows from the top
    [[nodiscard]] app::Color at(int x, int y) const; // outside: transparent black
    [[nodiscard]] int count(app::Color color, int tolerance = 12) const;
    // Into $TEST_UNDECLARED_OUTPUTS or the temporary folder; the file's path, for the test's message.
    std::string save(const std::string& name) const;
};

[[nodiscard]] bool near(app::Color a, app::Color b, int tolerance = 12);
[[nodiscard]] Picture read_pixels(int w, int h); // of the current framebuffer

// Holds the video driver and OpenGL until the process ends: what the drivers keep can only be told apart from our own
// leaks while their libraries are loaded.
void keep_drivers_loaded();

class Offscreen {
  public:
    Offscreen(int w, int h); // ok() false with error() when the machine cannot
    ~Offscreen();
    Offscreen(const Offscreen&) = delete;
    Offscreen& operator=(const Offscreen&) = delete;
    [[nodiscard]] bool ok() const { return problem.empty(); }
    [[nodiscard]] const std::string& error() const { return problem; }
    [[nodiscard]] app::LabelFonts fonts(float pixels); // between frames

    // One frame: clears to the palette's ground, draws panes and words.
    [[nodiscard]] Picture render(app::PaneRenderer& renderer, const kit::DrawList& list,
                                 const std::vector<app::PaneFrame>& frames, const app::LabelFonts& fonts,
                                 const app::RenderStyle& style, std::uint64_t list_revision = 1);
    [[nodiscard]] SDL_Window* handle() const { return window; }

  private:
    std::string problem{};
    SDL_Window* window = nullptr;
    SDL_GLContext context = nullptr;
    int width = 0, height = 0;
};

} // namespace tunnel::test
