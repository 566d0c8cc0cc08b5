// Answers: hands and eyes of the window tests.
#include "tests/window/app_driver.hpp"

#include "app/files/png.hpp"
#include "tests/support/offscreen.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace tunnel::test {

namespace {
constexpr double frame_seconds = 1.0 / 60.0;
constexpr int patience = 600; // frames
} // namespace

AppDriver::AppDriver(DriverOptions options) {
    keep_drivers_loaded();
    must_rest = options.must_rest;
    app::WindowOptions wanted;
    wanted.size = options.size;
    wanted.pixels_per_point = options.pixels_per_point;
    wanted.offscreen = true;
    wanted.vsync = false;
    wanted.smallest = {1, 1};
    kit::Text why;
    window = app::Window::open(wanted, why);
    problem = why.en;
    if (!window) return;
    app::StartOptions start;
    start.lang = options.lang;
    start.theme = options.theme;
    start.scale = options.scale;
    start.folder = options.folder;
    start.threads = false;
    start.clock = [this] { return now; };
    if (const scenes::Entry* entry = scenes::find(options.catalogue, options.scene))
        start.session = std::make_unique<app::Session>(*entry, false);
    program = std::make_unique<app::App>(options.catalogue, std::move(start), *window);
    problem = program->error().en;
    shell().get_clipboard = [this] { return clip; };
    shell().set_clipboard = [this](const std::string& text) { clip = text; };
    if (ok()) settle();
}

AppDriver::~AppDriver() {
    program.reset();
    window.reset();
}

void AppDriver::one_frame() {
    SDL_Event event;
    while (SDL_PollEvent(&event) != 0) program->handle(event);
    if (!program->frame()) ended = true;
    now += frame_seconds;
}

DriverOptions at(const char* scene, glm::ivec2 size, kit::Lang lang, float scale) {
    DriverOptions options;
    options.scene = scene;
    options.size = size;
    options.lang = lang;
    options.scale = scale;
    return options;
}

void AppDriver::frames(int count) {
    for (int i = 0; i < count && !ended; ++i) one_frame();
}

void AppDriver::settle() {
    constexpr int a_few = 6;
    int moving = 0;
    for (int i = 0; i < patience && !ended; ++i) {
        one_frame();
        // A run that plays, a text cursor that blinks and a job that works keep the window awake by right.
        const bool awake = !shell().empty() && (session().playing() || session().working());
        if ((awake || shell().ui.text_editing || !must_rest) && ++moving == a_few) return;
        if (program->at_rest()) return;
    }
    if (!ended && must_rest) ADD_FAILURE() << "the window does not come to rest";
}

void AppDriver::wait(double seconds) {
    const double end = now + seconds;
    while (now < end && !ended) one_frame();
}

void AppDriver::push(SDL_Event event) { SDL_PushEvent(&event); }

void AppDriver::motion_event(glm::vec2 at) {
    SDL_Event event{};
    event.type = SDL_MOUSEMOTION;
    event.motion.windowID = window->id();
    event.motion.x = static_cast<int>(std::lround(at.x));
    event.motion.y = static_cast<int>(std::lround(at.y));
    mouse = at;
    push(event);
}

void AppDriver::move_to(glm::vec2 at) {
    motion_event(at);
    settle();
}

void AppDriver::button_event(Uint32 type, int button) {
    SDL_Event event{};
    event.type = type;
    event.button.windowID = window->id();
    event.button.button = static_cast<Uint8>(button);
    event.button.state = type == SDL_MOUSEBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED;
    event.button.clicks = 1;
    event.button.x = static_cast<int>(std::lround(mouse.x));
    event.button.y = static_cast<int>(std::lround(mouse.y));
    push(event);
}

void AppDriver::press(int button) {
    button_event(SDL_MOUSEBUTTONDOWN, button);
    settle();
}

void AppDriver::release(int button) {
    button_event(SDL_MOUSEBUTTONUP, button);
    settle();
}

void AppDriver::quick_click(glm::vec2 at) {
    motion_event(at);
    button_event(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT);
    button_event(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT);
    settle();
}

void AppDriver::click(glm::vec2 at, int button) {
    move_to(at);
    press(button);
    release(button);
}

void AppDriver::click(std::string_view widget, int button) { click(middle(widget), button); }

void AppDriver::drag(glm::vec2 from, glm::vec2 to, int button) {
    constexpr int moves = 5;
    move_to(from);
    press(button);
    for (int i = 1; i <= moves; ++i) move_to(from + (to - from) * (static_cast<float>(i) / moves));
    release(button);
}

void AppDriver::wheel(float notches) {
    SDL_Event event{};
    event.type = SDL_MOUSEWHEEL;
    event.wheel.windowID = window->id();
    event.wheel.y = static_cast<int>(notches);
    event.wheel.preciseY = notches;
    push(event);
    settle();
}

void AppDriver::key(SDL_Scancode code, Uint16 modifiers) {
    SDL_Event event{};
    event.key.windowID = window->id();
    event.key.keysym.scancode = code;
    event.key.keysym.sym = SDL_GetKeyFromScancode(code);
    event.key.keysym.mod = modifiers;
    for (const bool down : {true, false}) {
        event.type = down ? SDL_KEYDOWN : SDL_KEYUP;
        event.key.state = down ? SDL_PRESSED : SDL_RELEASED;
        push(event);
        settle();
    }
}

void AppDriver::hold(SDL_Scancode code, double seconds) {
    SDL_Event event{};
    event.key.windowID = window->id();
    event.key.keysym.scancode = code;
    event.key.keysym.sym = SDL_GetKeyFromScancode(code);
    event.type = SDL_KEYDOWN;
    event.key.state = SDL_PRESSED;
    push(event);
    for (const double end = now + seconds; now < end && !ended;) {
        program->wake();
        one_frame();
    }
    event.type = SDL_KEYUP;
    event.key.state = SDL_RELEASED;
    push(event);
    settle();
}

void AppDriver::keys(std::initializer_list<SDL_Scancode> codes) {
    for (const SDL_Scancode code : codes) key(code);
}

void AppDriver::type(std::string_view utf8) {
    while (!utf8.empty()) {
        SDL_Event event{};
        event.type = SDL_TEXTINPUT;
        event.text.windowID = window->id();
        std::size_t length = std::min(utf8.size(), sizeof event.text.text - 1); // an event holds no more
        while (length < utf8.size() && (static_cast<unsigned char>(utf8[length]) & 0xC0U) == 0x80U) --length;
        std::copy_n(utf8.data(), length, event.text.text);
        utf8.remove_prefix(std::max<std::size_t>(length, 1));
        push(event);
        settle();
    }
}

void AppDriver::resize(glm::ivec2 points) {
    window->resize(points);
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    event.window.windowID = window->id();
    event.window.event = SDL_WINDOWEVENT_SIZE_CHANGED;
    push(event);
    settle();
}

bool AppDriver::has(std::string_view widget) { return shell().map.find(widget) != nullptr; }

app::Rect AppDriver::rect(std::string_view widget) {
    if (const app::Rect* found = shell().map.find(widget)) return *found;
    std::string known;
    for (const auto& entry : shell().map.all()) known += " " + entry.id;
    ADD_FAILURE() << "no widget '" << widget << "'; there are:" << known;
    return {};
}

glm::vec2 AppDriver::middle(std::string_view widget) {
    const app::Rect r = rect(widget);
    return {r.x + 0.5f * r.w, r.y + 0.5f * r.h};
}

glm::vec2 AppDriver::to_window(std::string_view pane, glm::dvec3 world) {
    const kit::DrawList& list = session().drawing({});
    for (const app::PaneFrame& frame : shell().panes.frames)
        if (list.panes[static_cast<std::size_t>(frame.pane)].id == pane) return frame.camera.to_window(world);
    ADD_FAILURE() << "no pane '" << pane << "'";
    return {};
}

app::Image AppDriver::picture() { return program->snapshot(); }

std::string AppDriver::save_picture(const std::string& name) {
    const char* asked = std::getenv("TEST_UNDECLARED_OUTPUTS");
    const auto folder =
        asked != nullptr ? std::filesystem::path(asked) : std::filesystem::temp_directory_path() / "tunnel-lab-tests";
    std::filesystem::create_directories(folder);
    const auto path = folder / name;
    EXPECT_FALSE(app::save_png(path, picture()));
    return path.string();
}

double AppDriver::number(std::string_view readout) { return session().readouts().number(readout); }

std::string AppDriver::word(std::string_view readout) {
    const std::string* text = session().readouts().word(readout);
    return text != nullptr ? *text : std::string();
}

double AppDriver::value(std::string_view parameter) {
    const auto rows = session().run().rows();
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].key == parameter) return session().run().value(i);
    ADD_FAILURE() << "no parameter '" << parameter << "'";
    return 0.0;
}

int difference(app::Color a, app::Color b) {
    return std::max({std::abs(a.r - b.r), std::abs(a.g - b.g), std::abs(a.b - b.b)});
}

app::Color color_at(const app::Image& image, glm::vec2 pixel) {
    const int x = std::clamp(static_cast<int>(pixel.x), 0, image.size.x - 1);
    const int y = std::clamp(static_cast<int>(pixel.y), 0, image.size.y - 1);
    const std::uint8_t* p = image.at(x, y);
    return {p[0], p[1], p[2], p[3]};
}

int count_color(const app::Image& image, const app::Rect& where, app::Color color, int tolerance) {
    int count = 0;
    const int x0 = std::max(0, static_cast<int>(where.x)), y0 = std::max(0, static_cast<int>(where.y));
    const int x1 = std::min(image.size.x, static_cast<int>(where.x + where.w));
    const int y1 = std::min(image.size.y, static_cast<int>(where.y + where.h));
    for (int y = y0; y < y1; ++y)
        for (int x = x0; x < x1; ++x) {
            const std::uint8_t* p = image.at(x, y);
            count += difference({p[0], p[1], p[2], 255}, color) <= tolerance ? 1 : 0;
        }
    return count;
}

} // namespace tunnel::test
