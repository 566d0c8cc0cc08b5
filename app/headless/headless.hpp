// Answers: the modes that need no window: list, print, check, describe, CSV, PNG, help, version.
// Refuses: anything on standard output that was not asked for; messages go to standard error.
#pragma once

#include "app/options.hpp"
#include "app/session/session.hpp"

#include <span>
#include <string>

namespace tunnel::app {

// Does what the options ask for and gives the exit code; a failure is exactly one line on standard error.
[[nodiscard]] int run_headless(const Options& options, std::span<const scenes::Entry> catalogue);

// One line on standard error; gives the exit code.
[[nodiscard]] int report(const Failure& failure, kit::Lang lang);

// The parts, as text.
struct Judged {
    std::string id{};
    kit::Words text{};
    std::optional<bool> own{};  // at the claim's own settings
    std::optional<bool> here{}; // at the session's parameters; nothing also when nobody asked
};

[[nodiscard]] std::string list_text(std::span<const scenes::Entry> catalogue, kit::Lang lang);
[[nodiscard]] std::string print_json(const Session& session, std::span<const Judged> claims, kit::Lang lang);
[[nodiscard]] std::string print_text(const Session& session, std::span<const Judged> claims, kit::Lang lang);
[[nodiscard]] std::string describe_text(const Session& session, std::span<const Judged> claims, kit::Lang lang);
[[nodiscard]] std::string help_text(const Session* session, kit::Lang lang); // null: without parameters
[[nodiscard]] std::string check_text(std::span<const Judged> claims, bool with_here, kit::Lang lang);
[[nodiscard]] std::string check_summary(std::span<const Judged> claims, kit::Lang lang);

[[nodiscard]] std::vector<Judged> judge_own(const kit::SceneRun& run);
void judge_here(const Session& session, std::vector<Judged>& claims); // runs the scene on in a copy

} // namespace tunnel::app
