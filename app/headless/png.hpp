// Answers: the window's picture of a session, drawn off screen and saved as PNG. Needs OpenGL but no display.
#pragma once

#include "app/options.hpp"
#include "app/session/session.hpp"

#include <memory>
#include <span>

namespace tunnel::app {

// options.png, width × height pixels, in options' language, theme and scale: the whole window as a user would see it
// with nothing remembered. The session is shown as it is and then gone.
[[nodiscard]] Failure write_png(const Options& options, std::span<const scenes::Entry> catalogue,
                                std::unique_ptr<Session> session);

} // namespace tunnel::app
