// Answers: waiting for events with SDL, no longer than the app allows.
#include "app/frame_loop.hpp"

#include "app/app.hpp"

#include <SDL.h>

#include <algorithm>
#include <cmath>

namespace tunnel::app {

void run_loop(App& app) {
    constexpr double longest_wait = 3600.0;
    while (app.frame()) {
        const double wait = app.wait_seconds();
        SDL_Event event;
        if (wait > 0.0) {
            const double milliseconds = std::ceil(1000.0 * std::min(wait, longest_wait));
            if (SDL_WaitEventTimeout(&event, static_cast<int>(milliseconds)) != 0) app.handle(event);
        }
        while (SDL_PollEvent(&event) != 0) app.handle(event);
    }
}

} // namespace tunnel::app
