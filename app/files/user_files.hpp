// Answers: where the user's own files are: settings, history, scenarios, pictures. Never in the current folder.
#pragma once

#include "app/failure.hpp"

#include <filesystem>
#include <string>
#include <string_view>

namespace tunnel::app {

// Empty when there is none that can be written in; `problem` says which and why, in one line.
[[nodiscard]] std::filesystem::path user_folder(kit::Text& problem);

// `stem` + `ending` in `folder`, with -2, -3 … before the ending when it is taken.
[[nodiscard]] std::filesystem::path free_name(const std::filesystem::path& folder, const std::string& stem,
                                              const std::string& ending);

// Makes the folders on the way first.
[[nodiscard]] Failure write_user_file(const std::filesystem::path& path, std::string_view bytes);

} // namespace tunnel::app
