// Answers: where is the file "fonts/NanumGothic.ttf", "shaders/line.vert", "assets/text/bullet.ko.md"?
// Beside the program, in the one layout of a build and an installation; never in the current folder.
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

namespace tunnel::app {

// The folder that holds fonts/, shaders/ and assets/: <program>/share/tunnel-lab, else <program>/../share/tunnel-lab.
// Nothing when neither is there.
[[nodiscard]] std::optional<std::filesystem::path> resource_folder();

// The full path of a resource, name with forward slashes; nothing when there is no such file.
[[nodiscard]] std::optional<std::filesystem::path> resource_path(std::string_view name);

} // namespace tunnel::app
