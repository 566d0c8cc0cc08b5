// Answers: App's life: start, the decision whether a frame is due, and the end.
#include "app/app_impl.hpp"

#include "app/files/files.hpp"
#include "app/files/resources.hpp"

#include <glad/gl.h>

#include <SDL.h>

#include <algorithm>
#include <limits>

namespace tunnel::app {

namespace {

// ImGui needs a frame to see a change and one or two more to settle sizes and hover.
constexpr int frames_to_settle = 3;
constexpr double job_frame_seconds = 0.1;

double system_clock() {
    return static_cast<double>(SDL_GetPerformanceCounter()) / static_cast<double>(SDL_GetPerformanceFrequency());
}

std::string clipboard() {
    const std::unique_ptr<char, decltype(&SDL_free)> text(SDL_GetClipboardText(), &SDL_free);
    return text ? std::string(text.get()) : std::string();
}

} // namespace

App::Impl::Impl(std::span<const scenes::Entry> catalogue, StartOptions options, Window& in)
    : window(in), imgui(in), clock(options.clock ? std::move(options.clock) : system_clock) {
    shell.catalogue = catalogue;
    shell.folder = options.folder;
    shell.folder_problem =
        options.folder_problem.empty() ? kit::Text(words_of(Word::no_folder)) : options.folder_problem;
    shell.threads = options.threads;
    shell.now = last_drawn = clock();
    kit::Text settings_error;
    shell.settings = saved = load_settings(options.folder, settings_error);
    if (options.lang) shell.settings.lang = options.lang;
    if (options.theme) shell.settings.theme = *options.theme;
    if (options.scale) shell.settings.scale = std::clamp(*options.scale, least_scale, most_scale);
    wished = shell.settings;
    shell.system_lang = system_language();
    shell.korean = fonts.has_korean();
    shell.get_clipboard = clipboard;
    shell.set_clipboard = [](const std::string& text) { SDL_SetClipboardText(text.c_str()); };
    shell.open_url = [](const std::string& url) { return SDL_OpenURL(url.c_str()) == 0; };
    shell.ui.save_text = [this](const std::string& name, const std::string& text) { save_text(name, text); };
    glGetIntegerv(GL_MAX_TEXTURE_SIZE, &largest_texture);
    shell.predict = shell.ui.lecture = options.lecture; // as F5 does
    shell.drawer.tab = options.tab.value_or(shell.drawer.tab);
    if (!renderer.ok()) problem = {renderer.error(), "그래픽 셰이더를 쓸 수 없음: " + in_quotes(renderer.error())};
    start_scene(std::move(options.session));
    collect_texts();
    if (!fonts.error().empty()) tell(shell, fonts.error(), true);
    if (!settings_error.empty()) tell(shell, settings_error, true);
    if (!options.folder_problem.empty()) tell(shell, shell.folder_problem, true);
    frames_due = frames_to_settle;
}

void App::Impl::start_scene(std::unique_ptr<Session> session) {
    shell.sessions.resize(shell.catalogue.size());
    int index = 0;
    if (session) {
        const std::string_view id = session->run().info().id;
        for (std::size_t i = 0; i < shell.catalogue.size(); ++i)
            if (shell.catalogue[i].id == id) {
                index = static_cast<int>(i);
                shell.sessions[i] = std::move(session);
                break;
            }
    }
    shell.scene = index;
    show_scene(shell, index);
}

bool App::Impl::due() const {
    if (frames_due > 0 || !queue.empty()) return true;
    if (shell.empty()) return false;
    const Session& session = *shell.sessions[static_cast<std::size_t>(shell.scene)];
    if (session.playing()) return true;
    if (!shell.status.text.empty() && clock() >= shell.status.until) return true;
    if (clock() >= shell.ui.wake_at) return true;
    return session.needs_frame() && clock() - last_drawn >= job_frame_seconds;
}

App::App(std::span<const scenes::Entry> catalogue, StartOptions options, Window& window)
    : impl(std::make_unique<Impl>(catalogue, std::move(options), window)) {}

App::~App() = default;

Failure App::keep() { return impl->save_if_changed(); }

const kit::Text& App::error() const { return impl->problem; }

void App::handle(const SDL_Event& event) { impl->queue.push(event); }

bool App::frame() {
    if (impl->shell.quit) return false;
    impl->advance_time();
    if (!impl->due() || !impl->window.visible()) {
        // A hidden window still has to hear that it is shown again.
        if (!impl->queue.empty()) impl->queue.take_share([&](const SDL_Event& event) { impl->take(event); });
        return !impl->shell.quit;
    }
    if (!impl->queue.empty()) {
        impl->queue.take_share([&](const SDL_Event& event) { impl->take(event); });
        impl->frames_due = frames_to_settle;
    }
    impl->draw(nullptr);
    if (impl->frames_due > 0) --impl->frames_due;
    return !impl->shell.quit;
}

double App::wait_seconds() const {
    if (impl->due()) return 0.0;
    double wait = std::numeric_limits<double>::infinity();
    if (!impl->shell.status.text.empty()) wait = std::max(0.0, impl->shell.status.until - impl->clock());
    wait = std::min(wait, std::max(0.0, impl->shell.ui.wake_at - impl->clock()));
    if (!impl->shell.empty() && impl->shell.session().working()) wait = std::min(wait, job_frame_seconds);
    return wait;
}

bool App::at_rest() const { return !impl->due(); }

void App::wake() { impl->frames_due = frames_to_settle; }

void App::redraw() { impl->damage.forget(); }

Image App::snapshot() {
    Image picture;
    impl->draw(&picture);
    return picture;
}

Image App::drawn_whole() {
    const Impl::Picture last = impl->picture();
    impl->draw_part(last, {0, 0, last.size.x, last.size.y});
    return impl->window.read_pixels();
}

Shell& App::shell() { return impl->shell; }
const Settings& App::settings() const { return impl->shell.settings; }
std::uint64_t App::frames_drawn() const { return impl->drawn; }
bool App::font_covers(char32_t code) const { return impl->fonts.covers(code); }
const std::string& App::font_error() const { return impl->fonts.error(); }

} // namespace tunnel::app
