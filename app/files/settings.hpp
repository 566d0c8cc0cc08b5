// Answers: what the program remembers between two starts, in the user's folder, as TOML.
#pragma once

#include "app/failure.hpp"
#include "app/render/palette.hpp"
#include "scenes/kit/text.hpp"

#include <glm/vec2.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tunnel::app {

inline constexpr float least_scale = 0.5f, most_scale = 3.0f;

struct Settings {
    std::optional<kit::Lang> lang{}; // nothing: the system's
    float scale = 1.0f;              // [0.5, 3]
    Theme theme = Theme::dark;
    bool panels = true;
    bool reduced_motion = false;
    float drawer = 0.0f;               // its height in em; 0: the program's choice
    glm::ivec2 size{1280, 800};        // of the window, points
    std::vector<std::string> recent{}; // scenario files, the last used first
    friend bool operator==(const Settings&, const Settings&) = default;
};

// Settings in settings.toml, recent files in history.toml. A file that is not there is no error; one that cannot be
// understood gives the defaults and one line in `error`.
[[nodiscard]] Settings load_settings(const std::filesystem::path& folder, kit::Text& error);
[[nodiscard]] Failure save_settings(const std::filesystem::path& folder, const Settings& settings);
void remember(Settings& settings, const std::string& file);
// What to keep: a value that is still as the command line set it goes back to what was remembered.
[[nodiscard]] Settings without_wishes(const Settings& now, const Settings& wished, const Settings& remembered);

// From LC_ALL, LC_MESSAGES, LANG, else what the system prefers; English when they say nothing.
[[nodiscard]] kit::Lang system_language();
[[nodiscard]] bool is_korean(std::string_view locale); // "ko", "ko_KR.UTF-8"; not "kok_IN"

} // namespace tunnel::app
