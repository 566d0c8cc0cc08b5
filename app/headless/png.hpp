// Answers: the window's picture of a session, drawn off screen and saved as PNG. Needs OpenGL but no display.
#pragma once

#include "app/options.hpp"
#include "app/session.hpp"

namespace tunnel::app {

// options.png, width × height pixels, in options' language, theme and scale.
[[nodiscard]] Failure write_png(const Options& options, Session& session);

} // namespace tunnel::app
