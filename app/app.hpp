// Answers: the program in a window: events in, frames out. Non-blocking, so that any loop may drive it: the desktop's,
// a test's, a browser's. At rest it draws nothing.
#pragma once

#include "app/ui/shell/shell.hpp"
#include "app/window.hpp"

#include <SDL_events.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>

namespace tunnel::app {

struct StartOptions {
    std::unique_ptr<Session> session{}; // shown first; null: the first scene at its defaults
    std::optional<kit::Lang> lang{};    // what is given here stands above the remembered settings
    std::optional<float> scale{};
    std::optional<Theme> theme{};
    bool lecture = false;
    std::optional<int> tab{};        // of the drawer
    std::filesystem::path folder{};  // the user's; empty: nothing is read or remembered
    kit::Text folder_problem{};      // why it is empty
    std::function<double()> clock{}; // seconds; empty: the system's
    bool threads = true;             // false: long work goes on a slice a frame, the same on every machine
};

class App {
  public:
    App(std::span<const scenes::Entry> catalogue, StartOptions options, Window& window);
    ~App();
    App(const App&) = delete;
    App& operator=(const App&) = delete;

    [[nodiscard]] const kit::Text& error() const; // not empty: it cannot draw; one line
    void handle(const SDL_Event& event);          // waits its turn
    bool frame();                                 // at most one frame, if one is due; false: quit
    [[nodiscard]] double wait_seconds() const;    // how long nothing will happen by itself; infinite at rest
    [[nodiscard]] bool at_rest() const;           // no event waits and no frame is due
    void wake();                                  // the next frames are drawn
    [[nodiscard]] Failure keep();                 // writes what changed of settings and history; at the end
    [[nodiscard]] Image snapshot();               // draws a frame now and returns what it shows
    [[nodiscard]] Image drawn_whole();            // what snapshot() should show: the last frame, every pixel anew
    void redraw();                                // the next frame draws every pixel, not only what differs

    [[nodiscard]] Shell& shell();
    [[nodiscard]] const Settings& settings() const;
    [[nodiscard]] std::uint64_t frames_drawn() const;
    [[nodiscard]] bool font_covers(char32_t code) const;
    [[nodiscard]] const std::string& font_error() const;

  private:
    struct Impl;
    std::unique_ptr<Impl> impl;
};

} // namespace tunnel::app
