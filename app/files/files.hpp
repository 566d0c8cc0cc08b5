// Answers: reading a whole file, and writing one so that the old one stays whole until the new one is.
// Refuses: half a file, a file larger than asked for, folders.
#pragma once

#include "app/failure.hpp"

#include <cstddef>
#include <filesystem>

namespace tunnel::app {

struct FileText {
    std::string text{};
    Failure failure{};
};

// Not there, a folder, too large: usage; there but unreadable: the environment.
[[nodiscard]] FileText read_file(const std::filesystem::path& path, std::size_t largest);

// Writes beside the file and renames; what is no regular file (a device, a pipe) is written to directly.
// On a failure the old file is as it was and nothing else is left behind.
[[nodiscard]] Failure write_file(const std::filesystem::path& path, std::string_view bytes);

// To standard output, to the last byte.
[[nodiscard]] Failure write_stdout(std::string_view text);

// What the command line names as a file: "-" and /dev/stdout are standard output.
[[nodiscard]] bool is_stdout(const std::filesystem::path& path);
[[nodiscard]] Failure write_output(const std::filesystem::path& path, std::string_view bytes);

} // namespace tunnel::app
