// Answers: the session that the command line asks for: scene, scenario, settings, step. For window and terminal alike.
// Refuses: unknown scenes and keys, values out of range, files that are no scenarios; in one line, before any window.
#pragma once

#include "app/options.hpp"
#include "app/session/session.hpp"

#include <span>

namespace tunnel::app {

struct Started {
    std::unique_ptr<Session> session{}; // null after a failure
    Failure failure{};
};

[[nodiscard]] Started start(const Options& options, std::span<const scenes::Entry> catalogue, bool threads);

// "unknown scene 'bulet'; did you mean 'bullet'?"
[[nodiscard]] Failure unknown_scene(std::string_view id, std::span<const scenes::Entry> catalogue);

} // namespace tunnel::app
