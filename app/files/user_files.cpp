// Answers: paths in the folder that the system gives to this program for this user.
#include "app/files/user_files.hpp"

#include "app/files/files.hpp"

#include <SDL_filesystem.h>
#include <SDL_stdinc.h>

#include <memory>

namespace tunnel::app {

namespace fs = std::filesystem;

fs::path user_folder() {
    const std::unique_ptr<char, decltype(&SDL_free)> path(SDL_GetPrefPath("", "tunnel-lab"), &SDL_free);
    return path ? fs::path(path.get()) : fs::path();
}

fs::path free_name(const fs::path& folder, const std::string& stem, const std::string& ending) {
    std::error_code code;
    fs::path path = folder / (stem + ending);
    for (int i = 2; fs::exists(path, code); ++i) path = folder / (stem + "-" + std::to_string(i) + ending);
    return path;
}

Failure write_user_file(const fs::path& path, std::string_view bytes) {
    std::error_code code;
    fs::create_directories(path.parent_path(), code);
    if (code) return environment("cannot make the folder '" + path.parent_path().string() + "': " + code.message());
    return write_file(path, bytes);
}

} // namespace tunnel::app
