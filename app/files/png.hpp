// Answers: an image as a PNG file, whole or not at all.
#pragma once

#include "app/failure.hpp"
#include "app/window.hpp"

#include <filesystem>

namespace tunnel::app {

[[nodiscard]] Failure save_png(const std::filesystem::path& path, const Image& image);

} // namespace tunnel::app
