// Answers: opening SDL's video, a window and its context, and naming what is missing. Refuses OpenGL below 3.3.
#include "app/window.hpp"

#include <glad/gl.h>

#include <SDL.h>

#include <cstdlib>
#include <cstring>

namespace tunnel::app {

namespace {

constexpr int needed_major = 3, needed_minor = 3;

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

bool start_video(bool offscreen, std::string& error) {
    const std::string advice =
        "; start it in a graphical session, or use --png, --print or --describe, which need none";
    if (offscreen) SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "offscreen", SDL_HINT_OVERRIDE);
#if defined(__linux__) || defined(__FreeBSD__) || defined(__OpenBSD__) || defined(__NetBSD__)
    if (!offscreen && !set("SDL_VIDEODRIVER")) {
        const std::string drivers = usable_drivers();
        if (drivers.empty()) {
            error = "no display: neither DISPLAY nor WAYLAND_DISPLAY is set" + advice;
            return false;
        }
        SDL_SetHint(SDL_HINT_VIDEODRIVER, drivers.c_str());
    }
#endif
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) == 0) return true;
    error = std::string("no display: ") + SDL_GetError() + advice;
    return false;
}

void ask_for_context(bool core) {
    SDL_GL_ResetAttributes();
    SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1);
    SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 24);
    if (!core) return;
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, needed_major);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, needed_minor);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
}

// What any context at all says of itself: only for the message.
std::string found_version(SDL_Window* window) {
    ask_for_context(false);
    SDL_GLContext any = SDL_GL_CreateContext(window);
    if (any == nullptr) return {};
    std::string found;
    using GetString = const GLubyte*(GLAD_API_PTR*)(GLenum);
    void* address = SDL_GL_GetProcAddress("glGetString");
    GetString get = nullptr;
    std::memcpy(&get, &address, sizeof get);
    if (get != nullptr)
        if (const GLubyte* text = get(GL_VERSION)) found = reinterpret_cast<const char*>(text);
    SDL_GL_DeleteContext(any);
    return found;
}

std::string too_old(SDL_Window* window, const std::string& why) {
    const std::string found = found_version(window);
    return "OpenGL 3.3 is needed, " + (found.empty() ? "none was found (" + why + ")" : "found " + found) +
           "; install a newer graphics driver";
}

bool load_functions() {
    const int loaded = gladLoadGL([](const char* name) {
        void* address = SDL_GL_GetProcAddress(name);
        GLADapiproc function = nullptr;
        std::memcpy(&function, &address, sizeof function);
        return function;
    });
    return loaded != 0 && (GLAD_VERSION_MAJOR(loaded) > needed_major ||
                           (GLAD_VERSION_MAJOR(loaded) == needed_major && GLAD_VERSION_MINOR(loaded) >= needed_minor));
}

} // namespace

std::unique_ptr<Window> Window::open(const WindowOptions& options, std::string& error) {
    std::unique_ptr<Window> out(new Window);
    if (!start_video(options.offscreen, error)) return nullptr;
    out->started_video = true;
    out->injected = options.pixels_per_point;
    ask_for_context(true);
    const float factor = options.pixels_per_point > 0.0f ? options.pixels_per_point : 1.0f;
    const auto scaled = [&](int points) { return static_cast<int>(static_cast<float>(points) * factor + 0.5f); };
    const Uint32 flags = SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE |
                         (options.pixels_per_point > 0.0f ? 0u : Uint32{SDL_WINDOW_ALLOW_HIGHDPI}) |
                         (options.visible ? 0u : Uint32{SDL_WINDOW_HIDDEN});
    out->window = SDL_CreateWindow(options.title.c_str(), SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                   scaled(options.size.x), scaled(options.size.y), flags);
    if (out->window == nullptr) {
        error = std::string("OpenGL 3.3 is needed, and no window for it could be opened: ") + SDL_GetError();
        return nullptr;
    }
    SDL_SetWindowMinimumSize(out->window, scaled(options.smallest.x), scaled(options.smallest.y));
    out->gl = SDL_GL_CreateContext(out->window);
    if (out->gl == nullptr) {
        const std::string why = SDL_GetError();
        error = too_old(out->window, why);
        return nullptr;
    }
    if (!load_functions()) {
        error = too_old(out->window, "its functions could not be loaded");
        return nullptr;
    }
    SDL_GL_SetSwapInterval(options.vsync ? 1 : 0);
    return out;
}

Window::~Window() {
    if (gl != nullptr) SDL_GL_DeleteContext(gl);
    if (window != nullptr) SDL_DestroyWindow(window);
    if (started_video) SDL_QuitSubSystem(SDL_INIT_VIDEO);
}

glm::vec2 Window::size_points() const {
    int w = 0, h = 0;
    SDL_GetWindowSize(window, &w, &h);
    const glm::vec2 size{static_cast<float>(w), static_cast<float>(h)};
    return injected > 0.0f ? size / injected : size;
}

glm::ivec2 Window::size_pixels() const {
    glm::ivec2 size{0};
    SDL_GL_GetDrawableSize(window, &size.x, &size.y);
    return size;
}

float Window::pixels_per_point() const {
    const float points = size_points().x;
    return points > 0.0f ? static_cast<float>(size_pixels().x) / points : 1.0f;
}

void Window::resize(glm::ivec2 points) {
    const float factor = injected > 0.0f ? injected : 1.0f;
    const glm::vec2 size = glm::vec2(points) * factor;
    SDL_SetWindowSize(window, static_cast<int>(size.x + 0.5f), static_cast<int>(size.y + 0.5f));
}

void Window::set_title(const std::string& title) { SDL_SetWindowTitle(window, title.c_str()); }

void Window::present() { SDL_GL_SwapWindow(window); }

Image Window::read_pixels() const {
    Image out{size_pixels(), {}};
    const auto row = static_cast<std::size_t>(out.size.x) * 4, rows = static_cast<std::size_t>(out.size.y);
    std::vector<std::uint8_t> raw(row * rows);
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, out.size.x, out.size.y, GL_RGBA, GL_UNSIGNED_BYTE, raw.data());
    out.rgba.resize(raw.size());
    for (std::size_t y = 0; y < rows; ++y) std::memcpy(&out.rgba[y * row], &raw[(rows - 1 - y) * row], row);
    for (std::size_t i = 3; i < out.rgba.size(); i += 4) out.rgba[i] = 255; // the window itself is opaque
    return out;
}

bool Window::visible() const { return (SDL_GetWindowFlags(window) & SDL_WINDOW_MINIMIZED) == 0; }

unsigned Window::id() const { return SDL_GetWindowID(window); }

} // namespace tunnel::app
