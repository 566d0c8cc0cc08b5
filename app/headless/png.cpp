// Answers: the picture of a session. The same App as in the window draws it, until nothing is left to settle.
#include "app/headless/png.hpp"

#include "app/app.hpp"
#include "app/files/png.hpp"

namespace tunnel::app {

namespace {

constexpr int longest_settling = 2000; // frames

// The clock of the picture: its own, so that a slow machine draws the same. Long enough that each frame is due.
constexpr double frame_seconds = 0.1;
using Clock = std::shared_ptr<double>;

StartOptions start_options(const Options& options, std::unique_ptr<Session> session, const Clock& now) {
    StartOptions out;
    out.session = std::move(session);
    out.clock = [now] { return *now; };
    out.threads = false;
    out.lang = options.language();
    out.theme = options.theme;
    out.lecture = options.lecture;
    out.tab = options.tab;
    if (options.scale) out.scale = static_cast<float>(*options.scale) / 100.0f;
    return out;
}

// All claims are known before anything is drawn: a slice of them a frame would take long.
void judge_claims(Session& session) {
    while (session.claims_ready() < session.claims_at_own().size()) session.tick(0.0);
}

void settle(App& app, const Clock& now) {
    if (!app.shell().empty()) judge_claims(app.shell().session());
    for (int i = 0; i < longest_settling; ++i) {
        *now += frame_seconds;
        app.frame();
        if (app.at_rest()) return;
    }
}

} // namespace

Failure write_png(const Options& options, std::span<const scenes::Entry> catalogue, std::unique_ptr<Session> session) {
    WindowOptions wanted;
    wanted.size = {options.width, options.height};
    wanted.smallest = {1, 1};
    wanted.offscreen = true;
    wanted.vsync = false;
    wanted.lang = options.language();
    kit::Text error;
    const auto window = Window::open(wanted, error);
    if (!window) return environment(error);
    const auto now = std::make_shared<double>(0.0);
    App app(catalogue, start_options(options, std::move(session), now), *window);
    if (!app.error().empty()) return environment(app.error());
    settle(app, now);
    return save_png(options.png, app.snapshot());
}

} // namespace tunnel::app
