// Answers: where the files are that the program reads. Refuses to guess: no fixed path, no current folder.
#include "app/files/resources.hpp"

#include <SDL.h>

#include <memory>

namespace tunnel::app {

namespace fs = std::filesystem;

std::optional<fs::path> resource_folder() {
    const std::unique_ptr<char, decltype(&SDL_free)> base(SDL_GetBasePath(), &SDL_free);
    if (!base) return std::nullopt;
    const fs::path program = base.get();
    std::error_code ignored;
    for (const fs::path& folder : {program / "share" / "tunnel-lab", program / ".." / "share" / "tunnel-lab"})
        if (fs::is_directory(folder, ignored)) return folder;
    return std::nullopt;
}

std::optional<fs::path> resource_path(std::string_view name) {
    const auto folder = resource_folder();
    if (!folder) return std::nullopt;
    fs::path file = *folder / name;
    std::error_code ignored;
    if (!fs::is_regular_file(file, ignored)) return std::nullopt;
    return file;
}

} // namespace tunnel::app
