// Answers: waiting for events with SDL, no longer than the app allows.
#include "app/frame_loop.hpp"

#include "app/app.hpp"

#include <SDL.h>

#include <algorithm>
#include <cmath>

namespace tunnel::app {

namespace {

double seconds() {
    return static_cast<double>(SDL_GetPerformanceCounter()) / static_cast<double>(SDL_GetPerformanceFrequency());
}

double display_period(SDL_Window* window) {
    SDL_DisplayMode mode{};
    constexpr int usual = 60;
    const bool known = SDL_GetWindowDisplayMode(window, &mode) == 0 && mode.refresh_rate > 0;
    return 1.0 / (known ? mode.refresh_rate : usual);
}

void sleep_until(double when) {
    const double rest = when - seconds();
    if (rest > 0.0) SDL_Delay(static_cast<Uint32>(std::ceil(1000.0 * rest)));
}

} // namespace

void run_loop(App& app, const Window& window) {
    constexpr double longest_wait = 3600.0;
    const bool display_waits = SDL_GL_GetSwapInterval() != 0; // else a moving scene would take the whole processor
    double began = seconds();
    while (app.frame()) {
        const double wait = app.wait_seconds();
        SDL_Event event;
        if (wait > 0.0) {
            const double milliseconds = std::ceil(1000.0 * std::min(wait, longest_wait));
            if (SDL_WaitEventTimeout(&event, static_cast<int>(milliseconds)) != 0) app.handle(event);
        } else if (!display_waits || !window.visible())
            sleep_until(began + display_period(window.handle()));
        began = seconds();
        while (SDL_PollEvent(&event) != 0) app.handle(event);
    }
}

} // namespace tunnel::app
