// Answers: where the program begins: the command line, then the terminal or the window.
#include "app/headless/headless.hpp"
#include "app/start.hpp"

int main(int count, char** arguments) {
    using namespace tunnel;
    const app::Parsed parsed = app::parse_options(count, arguments);
    if (parsed.failure) return app::report(parsed.failure);
    if (parsed.options.headless()) return app::run_headless(parsed.options, scenes::catalogue());
    const app::Started started = app::start(parsed.options, scenes::catalogue(), true);
    if (started.failure) return app::report(started.failure);
    return app::report(app::environment("the window is not there yet; --help lists what works without it"));
}
