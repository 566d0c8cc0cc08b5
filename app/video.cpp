// Answers: which of SDL's drivers to try, and what becomes of the program when the display server ends.
#include "app/video.hpp"

#include "app/failure.hpp"

#include <SDL.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <unistd.h>

namespace tunnel::app {

namespace {

bool set(const char* variable) {
    const char* value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

// The drivers that could show a window here. Left to itself SDL would end with one that shows nothing, or let a
// library complain in its own words. Empty: there is no display.
std::string usable_drivers() {
    std::string out;
    if (set("DISPLAY")) out = "x11";
    if (set("WAYLAND_DISPLAY") && set("XDG_RUNTIME_DIR")) out += out.empty() ? "wayland" : ",wayland";
    return out;
}

kit::Text advice() {
    return {"; start it in a graphical session, or use --png, --print or --describe, which need none",
            ". 그래픽 환경에서 실행하거나, 화면이 필요 없는 --png, --print, --describe를 쓴다"};
}

// Xlib's handler takes nothing of ours along.
kit::Lang language_of_loss = kit::Lang::en; // NOLINT

int display_lost(void* /*display*/) {
    constexpr kit::Words line{"tunnel-lab: the display was lost\n", "tunnel-lab: 화면과의 연결이 끊김\n"};
    std::fputs(line.in(language_of_loss).data(), stderr);
    std::fflush(stderr);
    std::_Exit(exit_environment); // Xlib must not be called again
}

} // namespace

bool start_video(bool offscreen, kit::Text& error) {
    if (offscreen) SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "offscreen", SDL_HINT_OVERRIDE);
#if defined(__linux__) || defined(__FreeBSD__) || defined(__OpenBSD__) || defined(__NetBSD__)
    if (!offscreen && !set("SDL_VIDEODRIVER")) {
        const std::string drivers = usable_drivers();
        if (drivers.empty()) {
            error = kit::Text{"no display: neither DISPLAY nor WAYLAND_DISPLAY is set",
                              "화면이 없음: DISPLAY도 WAYLAND_DISPLAY도 정해져 있지 않음"} +
                    advice();
            return false;
        }
        SDL_SetHint(SDL_HINT_VIDEODRIVER, drivers.c_str());
    }
#endif
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    const QuietErrors quiet;
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) == 0) return true;
    const std::string why = SDL_GetError();
    error = kit::Text{"no display: " + why, "화면을 열 수 없음: " + in_quotes(why)} + advice();
    return false;
}

void end_with_display(kit::Lang lang) {
    language_of_loss = lang;
    void* xlib = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD); // none: another display server
    if (xlib == nullptr) return;
    using Handler = int (*)(void*);
    void* address = dlsym(xlib, "XSetIOErrorHandler");
    Handler (*set_handler)(Handler) = nullptr;
    std::memcpy(&set_handler, &address, sizeof set_handler);
    if (set_handler != nullptr) set_handler(display_lost);
    dlclose(xlib);
}

QuietErrors::QuietErrors() {
    std::fflush(stderr);
    const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nowhere < 0) return;
    kept = ::fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0);
    if (kept >= 0) ::dup2(nowhere, STDERR_FILENO);
    ::close(nowhere);
}

QuietErrors::~QuietErrors() {
    if (kept < 0) return;
    std::fflush(stderr);
    ::dup2(kept, STDERR_FILENO);
    ::close(kept);
}

} // namespace tunnel::app
