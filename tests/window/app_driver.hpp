// Answers: the real window on the offscreen driver, worked through real SDL events as a hand would, and looked at:
// which widgets there are and where, what the session holds, what the pixels show. Time is the driver's own.
#pragma once

#include "app/app.hpp"

#include <SDL.h>

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace tunnel::test {

struct DriverOptions {
    glm::ivec2 size{1280, 800};    // points
    float pixels_per_point = 0.0f; // 0: the driver's, 1
    kit::Lang lang = kit::Lang::en;
    app::Theme theme = app::Theme::dark;
    float scale = 1.0f;
    std::string scene{};            // empty: the first
    bool must_rest = true;          // after each event; false where dialogs may be open, whose text cursor blinks
    std::filesystem::path folder{}; // empty: nothing is remembered
    std::span<const scenes::Entry> catalogue = scenes::catalogue();
};

// A scene at its document's values in such a window.
[[nodiscard]] DriverOptions at(const char* scene, glm::ivec2 size = {1280, 800}, kit::Lang lang = kit::Lang::en,
                               float scale = 1);

class AppDriver {
  public:
    explicit AppDriver(DriverOptions options = {});
    ~AppDriver();
    [[nodiscard]] bool ok() const { return problem.empty(); }
    [[nodiscard]] const std::string& error() const { return problem; }

    // Time. Each frame takes 1/60 s of the driver's clock.
    void frames(int count);
    void settle();             // until the app is at rest; while the run plays, a few frames
    void wait(double seconds); // passes without an event

    // Hands. Positions in window points. Each settles.
    void move_to(glm::vec2 at);
    void press(int button = SDL_BUTTON_LEFT);
    void release(int button = SDL_BUTTON_LEFT);
    void click(glm::vec2 at, int button = SDL_BUTTON_LEFT);
    void quick_click(glm::vec2 at); // motion, press and release with no frame between them
    void click(std::string_view widget, int button = SDL_BUTTON_LEFT); // its middle
    void drag(glm::vec2 from, glm::vec2 to, int button = SDL_BUTTON_LEFT);
    void wheel(float notches);
    void hold(SDL_Scancode code, double seconds); // pressed, frames drawn, released
    void key(SDL_Scancode code, Uint16 modifiers = KMOD_NONE);
    void keys(std::initializer_list<SDL_Scancode> codes);
    void type(std::string_view utf8); // as text events only
    void push(SDL_Event event);       // anything else; does not settle
    void resize(glm::ivec2 points);   // not larger than the first size: the offscreen surface does not grow

    // Eyes.
    [[nodiscard]] bool has(std::string_view widget);
    [[nodiscard]] app::Rect rect(std::string_view widget); // fails the test when it is not there
    [[nodiscard]] glm::vec2 middle(std::string_view widget);
    [[nodiscard]] glm::vec2 to_window(std::string_view pane, glm::dvec3 world);
    [[nodiscard]] app::Image picture();
    std::string save_picture(const std::string& name); // for a look; gives the path

    [[nodiscard]] app::App& app() { return *program; }
    [[nodiscard]] app::Shell& shell() { return program->shell(); }
    [[nodiscard]] app::Session& session() { return shell().session(); }
    [[nodiscard]] double number(std::string_view readout);
    [[nodiscard]] std::string word(std::string_view readout);
    [[nodiscard]] double value(std::string_view parameter);
    [[nodiscard]] const std::string& focused() { return shell().focus.focused(); }
    [[nodiscard]] std::string clipboard() const { return clip; }
    void set_clipboard(std::string text) { clip = std::move(text); }
    [[nodiscard]] bool quit() const { return ended; }
    [[nodiscard]] unsigned window_id() const { return window->id(); }

  private:
    std::string problem, clip;
    std::unique_ptr<app::Window> window;
    std::unique_ptr<app::App> program;
    double now = 0.0;
    glm::vec2 mouse{0.0f};
    bool ended = false, must_rest = true;

    void one_frame();
    void motion_event(glm::vec2 at); // pushed, not settled
    void button_event(Uint32 type, int button);
};

// How far two colours are apart, as the largest difference of a channel; and what a pixel of an image holds.
[[nodiscard]] int difference(app::Color a, app::Color b);
[[nodiscard]] app::Color color_at(const app::Image& image, glm::vec2 pixel);
// Pixels of a colour inside a rectangle given in pixels.
[[nodiscard]] int count_color(const app::Image& image, const app::Rect& where, app::Color color, int tolerance = 12);

} // namespace tunnel::test
