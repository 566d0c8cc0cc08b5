// Answers: opening SDL's video, a window and its context, and naming what is missing. Refuses OpenGL below 3.3.
#include "app/window.hpp"

#include "app/failure.hpp"
#include "app/video.hpp"

#include <glad/gl.h>

#include <SDL.h>

#include <glm/common.hpp>

#include <cstring>

namespace tunnel::app {

namespace {

constexpr int needed_major = 3, needed_minor = 3;

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

kit::Text too_old(SDL_Window* window, const kit::Text& why) {
    const std::string found = found_version(window);
    const kit::Text what = found.empty() ? kit::Text{"none was found (" + why.en + ")", "찾지 못함 (" + why.ko + ")"}
                                         : kit::Text{"found " + found, "찾은 것은 '" + found + "'"};
    return kit::Text{"OpenGL 3.3 is needed, ", "OpenGL 3.3이 필요함: "} + what +
           kit::Text{"; install a newer graphics driver", ". 더 새로운 그래픽 드라이버를 설치한다"};
}

kit::Text no_window(bool offscreen, const std::string& why) {
    if (offscreen)
        return {"OpenGL 3.3 is needed to draw the picture, and could not be started: " + why +
                    "; install a graphics driver",
                "그림을 그리려면 OpenGL 3.3이 필요한데 시작할 수 없음: " + in_quotes(why) +
                    ". 그래픽 드라이버를 설치한다"};
    return {"OpenGL 3.3 is needed, and no window for it could be opened: " + why + "; install a graphics driver",
            "OpenGL 3.3이 필요한데 그 창을 열 수 없음: " + in_quotes(why) + ". 그래픽 드라이버를 설치한다"};
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

glm::ivec2 fitting_size(glm::ivec2 wanted, glm::ivec2 smallest, glm::ivec2 usable) {
    if (usable.x <= 0 || usable.y <= 0) return wanted; // nothing is known of the display
    return glm::min(glm::max(wanted, smallest), usable);
}

namespace {

glm::ivec2 usable_size(const WindowOptions& options) {
    SDL_Rect area{};
    const bool shown = options.visible && !options.offscreen;
    return shown && SDL_GetDisplayUsableBounds(0, &area) == 0 ? glm::ivec2(area.w, area.h) : glm::ivec2(0);
}

SDL_Window* create(const WindowOptions& options) {
    const float factor = options.pixels_per_point > 0.0f ? options.pixels_per_point : 1.0f;
    const auto scaled = [&](int points) { return static_cast<int>(static_cast<float>(points) * factor + 0.5f); };
    const Uint32 flags = SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE |
                         (options.pixels_per_point > 0.0f ? 0u : Uint32{SDL_WINDOW_ALLOW_HIGHDPI}) |
                         (options.visible ? 0u : Uint32{SDL_WINDOW_HIDDEN});
    const glm::ivec2 usable = usable_size(options);
    const glm::ivec2 size = fitting_size(options.size, options.smallest, usable);
    const glm::ivec2 smallest = fitting_size(options.smallest, glm::ivec2(1), usable);
    SDL_Window* window = SDL_CreateWindow(options.title.c_str(), SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                          scaled(size.x), scaled(size.y), flags);
    if (window != nullptr) SDL_SetWindowMinimumSize(window, scaled(smallest.x), scaled(smallest.y));
    return window;
}

} // namespace

std::unique_ptr<Window> Window::open(const WindowOptions& options, kit::Text& error) {
    std::unique_ptr<Window> out(new Window);
    if (!start_video(options.offscreen, error)) return nullptr;
    out->started_video = true;
    out->injected = options.pixels_per_point;
    const QuietErrors quiet;
    ask_for_context(true);
    out->window = create(options);
    if (out->window == nullptr) {
        error = no_window(options.offscreen, SDL_GetError());
        return nullptr;
    }
    out->gl = SDL_GL_CreateContext(out->window);
    if (out->gl == nullptr) {
        const std::string why = SDL_GetError();
        error = too_old(out->window, {why, in_quotes(why)});
        return nullptr;
    }
    if (!load_functions()) {
        error = too_old(out->window, {"its functions could not be loaded", "함수를 불러올 수 없음"});
        return nullptr;
    }
    SDL_GL_SetSwapInterval(options.vsync ? 1 : 0);
    end_with_display(options.lang);
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

void Window::set_full_screen(bool on) {
    if (on != full_screen()) SDL_SetWindowFullscreen(window, on ? Uint32{SDL_WINDOW_FULLSCREEN_DESKTOP} : 0u);
}

bool Window::full_screen() const { return (SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0; }

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
