// Answers: the picture of a session. The same App as in the window draws it, until nothing is left to settle.
#include "app/headless/png.hpp"

#include "app/app.hpp"
#include "app/files/png.hpp"

namespace tunnel::app {

namespace {

// Claims are worked out a slice a frame; a scene whose claims take longer than this is drawn with what is known.
constexpr int longest_settling = 2000; // frames

StartOptions start_options(const Options& options, std::unique_ptr<Session> session) {
    StartOptions out;
    out.session = std::move(session);
    out.threads = false;
    out.lang = options.language();
    out.theme = options.theme;
    if (options.scale) out.scale = static_cast<float>(*options.scale) / 100.0f;
    return out;
}

void settle(App& app) {
    for (int i = 0; i < longest_settling; ++i) {
        app.frame();
        if (!app.at_rest()) continue;
        const Shell& shell = app.shell();
        if (shell.empty()) return;
        Session& session = app.shell().session();
        if (session.claims_ready() >= session.claims_at_own().size()) return;
        app.wake();
    }
}

} // namespace

Failure write_png(const Options& options, std::span<const scenes::Entry> catalogue, std::unique_ptr<Session> session) {
    WindowOptions wanted;
    wanted.size = {options.width, options.height};
    wanted.smallest = {1, 1};
    wanted.offscreen = true;
    wanted.vsync = false;
    std::string error;
    const auto window = Window::open(wanted, error);
    if (!window) return environment(error);
    App app(catalogue, start_options(options, std::move(session)), *window);
    if (!app.error().empty()) return environment(app.error());
    settle(app);
    return save_png(options.png, app.snapshot());
}

} // namespace tunnel::app
