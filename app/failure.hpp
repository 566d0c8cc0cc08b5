// Answers: what went wrong, as one line and an exit code; the same words on the command line and in the window.
#pragma once

#include <string>
#include <string_view>
#include <utility>

namespace tunnel::app {

// The program's exit codes, in every mode.
inline constexpr int exit_done = 0;
inline constexpr int exit_claim_fails = 1; // a claim does not hold
inline constexpr int exit_usage = 2;       // found before any window opens
inline constexpr int exit_environment = 3; // display, OpenGL, font, disk

struct Failure {
    int exit = exit_done;
    std::string line{}; // what, where, and what would be right
    [[nodiscard]] explicit operator bool() const { return exit != exit_done; }
};

// Any text as one line of printable characters, cut when it is long: names and messages come from outside.
[[nodiscard]] std::string one_line(std::string_view text, std::size_t longest = 300);

// The same in single quotes, short: a name inside a message.
[[nodiscard]] inline std::string in_quotes(std::string_view name) { return "'" + one_line(name, 80) + "'"; }

[[nodiscard]] inline Failure usage(std::string_view line) { return {exit_usage, one_line(line, 1000)}; }
[[nodiscard]] inline Failure environment(std::string_view line) { return {exit_environment, one_line(line, 1000)}; }

} // namespace tunnel::app
