// Answers: the picture of a session. Not drawn yet: it says so.
#include "app/headless/png.hpp"

namespace tunnel::app {

Failure write_png(const Options&, Session&) { return environment("--png: this build cannot draw pictures yet"); }

} // namespace tunnel::app
