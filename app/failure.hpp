// Answers: what went wrong, as one line in both languages and an exit code; the same words on the command line and in
// the window.
#pragma once

#include "scenes/kit/text.hpp"

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
    kit::Text line{}; // what, where, and what would be right
    [[nodiscard]] explicit operator bool() const { return exit != exit_done; }
};

// Any text as one line of printable characters, cut when it is long: names and messages come from outside.
[[nodiscard]] std::string one_line(std::string_view text, std::size_t longest = 300);
[[nodiscard]] kit::Text one_line(const kit::Text& text, std::size_t longest);

// The same in single quotes, short: a name inside a message.
[[nodiscard]] inline std::string in_quotes(std::string_view name) { return "'" + one_line(name, 80) + "'"; }

inline constexpr std::size_t longest_failure = 1000; // bytes
[[nodiscard]] inline Failure usage(const kit::Text& line) { return {exit_usage, one_line(line, longest_failure)}; }
[[nodiscard]] inline Failure environment(const kit::Text& line) {
    return {exit_environment, one_line(line, longest_failure)};
}

} // namespace tunnel::app
