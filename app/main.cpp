// Answers: where the program begins: the command line, then the terminal or the window.
#include "app/app.hpp"
#include "app/files/user_files.hpp"
#include "app/frame_loop.hpp"
#include "app/headless/headless.hpp"
#include "app/start.hpp"

namespace {

using namespace tunnel;

int show_window(const app::Options& options, std::unique_ptr<app::Session> session) {
    app::StartOptions start;
    start.session = std::move(session);
    start.folder = app::user_folder();
    start.lang = options.lang;
    start.theme = options.theme;
    if (options.scale) start.scale = static_cast<float>(*options.scale) / 100.0f;
    app::WindowOptions wanted;
    std::string error;
    wanted.size = app::load_settings(start.folder, error).size; // the error is told in the window
    const auto window = app::Window::open(wanted, error);
    if (!window) return app::report(app::environment(error));
    app::App program(scenes::catalogue(), std::move(start), *window);
    if (!program.error().empty()) return app::report(app::environment(program.error()));
    app::run_loop(program, *window);
    return app::report(program.keep());
}

} // namespace

int main(int count, char** arguments) {
    const app::Parsed parsed = app::parse_options(count, arguments);
    if (parsed.failure) return app::report(parsed.failure);
    if (parsed.options.headless()) return app::run_headless(parsed.options, scenes::catalogue());
    app::Started started = app::start(parsed.options, scenes::catalogue(), true);
    if (started.failure) return app::report(started.failure);
    return show_window(parsed.options, std::move(started.session));
}
