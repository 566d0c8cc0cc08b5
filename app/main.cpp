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
    start.folder = app::user_folder(start.folder_problem);
    start.lang = options.lang;
    start.theme = options.theme;
    start.lecture = options.lecture;
    start.tab = options.tab;
    if (options.scale) start.scale = static_cast<float>(*options.scale) / 100.0f;
    app::WindowOptions wanted;
    kit::Text error;
    const app::Settings remembered = app::load_settings(start.folder, error); // the error is told in the window
    const kit::Lang lang = options.lang.value_or(remembered.lang.value_or(app::system_language()));
    wanted.size = remembered.size;
    wanted.lang = lang;
    const auto window = app::Window::open(wanted, error);
    if (!window) return app::report(app::environment(error), lang);
    app::App program(scenes::catalogue(), std::move(start), *window);
    if (!program.error().empty()) return app::report(app::environment(program.error()), lang);
    app::run_loop(program, *window);
    return app::report(program.keep(), program.shell().lang());
}

} // namespace

int main(int count, char** arguments) {
    const app::Parsed parsed = app::parse_options(count, arguments);
    if (parsed.failure) return app::report(parsed.failure, parsed.options.language());
    if (parsed.options.headless()) return app::run_headless(parsed.options, scenes::catalogue());
    app::Started started = app::start(parsed.options, scenes::catalogue(), true);
    if (started.failure) return app::report(started.failure, parsed.options.language());
    return show_window(parsed.options, std::move(started.session));
}
