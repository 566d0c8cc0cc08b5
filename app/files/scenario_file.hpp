// Answers: a scenario as TOML text and back, to the same bits; for files and for the clipboard.
// Refuses, in one line: what is not TOML (line and column), newer formats, unknown scenes and keys (nearest named),
// wrong types, values out of range, sizes no scenario has. A parameter that is missing has its document's value.
#pragma once

#include "app/failure.hpp"
#include "app/session/session.hpp"

#include <filesystem>
#include <span>

namespace tunnel::app {

inline constexpr std::size_t largest_scenario = 16U << 20U; // bytes

struct ScenarioRead {
    kit::Scenario scenario{};
    Failure failure{};
};

[[nodiscard]] std::string scenario_text(const kit::SceneRun& run);

// `name` stands in the messages: a file's name, or "clipboard".
[[nodiscard]] ScenarioRead scenario_from_text(std::string_view text, std::span<const scenes::Entry> catalogue,
                                              const kit::Text& name);
[[nodiscard]] inline ScenarioRead scenario_from_text(std::string_view text, std::span<const scenes::Entry> catalogue,
                                                     const std::string& name) {
    return scenario_from_text(text, catalogue, kit::Text::same(name));
}

[[nodiscard]] ScenarioRead read_scenario(const std::filesystem::path& path, std::span<const scenes::Entry> catalogue);
[[nodiscard]] Failure write_scenario(const std::filesystem::path& path, const kit::SceneRun& run);

// The scenario into a session of its scene, as one edit, with the files that it names: paths from `folder`.
[[nodiscard]] Failure open_scenario(Session& session, const kit::Scenario& scenario,
                                    const std::filesystem::path& folder);

// A file-valued parameter from a path.
[[nodiscard]] Failure set_file_parameter(Session& session, std::string_view key, const std::filesystem::path& path);

} // namespace tunnel::app
