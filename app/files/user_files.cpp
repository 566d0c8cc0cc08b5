// Answers: paths in the folder that the system gives to this program for this user.
#include "app/files/user_files.hpp"

#include "app/files/files.hpp"
#include "app/files/reason.hpp"

#include <SDL_filesystem.h>
#include <SDL_stdinc.h>

#include <cerrno>
#include <cstdlib>
#include <memory>
#include <unistd.h>

namespace tunnel::app {

namespace fs = std::filesystem;

namespace {

// Where SDL would put it, for the message when it could not.
fs::path usual_place() {
    const char* data = std::getenv("XDG_DATA_HOME");
    const char* home = std::getenv("HOME");
    if (data != nullptr && *data != '\0') return fs::path(data) / "tunnel-lab";
    return home != nullptr ? fs::path(home) / ".local" / "share" / "tunnel-lab" : fs::path("tunnel-lab");
}

int why_not(const fs::path& folder) {
    std::error_code code;
    fs::create_directories(folder, code);
    if (code) return code.value();
    if (!fs::is_directory(folder, code)) return ENOTDIR;
    return ::access(folder.c_str(), W_OK | X_OK) == 0 ? 0 : errno;
}

} // namespace

fs::path user_folder(kit::Text& problem) {
    const std::unique_ptr<char, decltype(&SDL_free)> path(SDL_GetPrefPath("", "tunnel-lab"), &SDL_free);
    const fs::path folder = path ? fs::path(path.get()) : usual_place();
    const int why = why_not(folder);
    if (path && why == 0) return folder;
    const std::string name = "'" + folder.string() + "'";
    const kit::Text reasons = reason(why == 0 ? ENOENT : why);
    problem = {"no folder for your files: cannot use " + name + ": " + reasons.en + "; nothing is remembered",
               "내 파일을 둘 폴더가 없음: " + name + " (" + reasons.ko + "). 설정을 기억하지 않음"};
    return {};
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
    if (!code) return write_file(path, bytes);
    const std::string name = "'" + path.parent_path().string() + "'";
    const kit::Text why = reason(code.value());
    return environment(
        {"cannot make the folder " + name + ": " + why.en, "폴더를 만들 수 없음: " + name + " (" + why.ko + ")"});
}

} // namespace tunnel::app
