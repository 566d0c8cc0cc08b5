// Answers: files as wholes. POSIX calls, since only they tell of a failed write at the time and place it fails.
#include "app/files/files.hpp"

#include "app/files/reason.hpp"

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tunnel::app {

namespace fs = std::filesystem;

namespace {

// A full disk or a closed pipe shall be an error to report, not a signal that ends the program.
void errors_not_signals() {
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN);
#endif
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN);
#endif
}

bool write_all(int file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(file, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

// Some file systems know no fsync: nothing to wait for there.
bool to_disk(int file) { return ::fsync(file) == 0 || errno == EINVAL || errno == ENOTSUP; }

Failure write_error(const fs::path& path) {
    const int why = errno;
    const std::string name = "'" + path.string() + "'";
    const kit::Text advice =
        why == ENOENT ? kit::Text{"; the folder must exist", ". 폴더가 먼저 있어야 함"} : kit::Text{};
    return environment(kit::Text{"cannot write " + name + ": " + reason(why).en,
                                 "저장할 수 없음: " + name + " (" + reason(why).ko + ")"} +
                       advice);
}

Failure read_error(const std::string& name, int why) {
    return environment(
        {"cannot read " + name + ": " + reason(why).en, "읽을 수 없음: " + name + " (" + reason(why).ko + ")"});
}

Failure too_large(const std::string& name, std::size_t largest) {
    const std::string bytes = std::to_string(largest);
    return usage({name + " is too large: at most " + bytes + " bytes",
                  "파일이 너무 큼: " + name + " (최대 " + bytes + "바이트)"});
}

Failure write_directly(const fs::path& path, std::string_view bytes) {
    const int file = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    if (file < 0) return write_error(path);
    Failure failure;
    if (!write_all(file, bytes)) failure = write_error(path);
    if (::close(file) != 0 && !failure) failure = write_error(path);
    return failure;
}

// The file that a chain of links leads to, also when it is not there yet.
fs::path behind_links(fs::path path) {
    std::error_code ignored;
    for (int depth = 0; depth < 40 && fs::is_symlink(fs::symlink_status(path, ignored)); ++depth) {
        const fs::path to = fs::read_symlink(path, ignored);
        path = to.is_absolute() ? to : path.parent_path() / to;
    }
    return path;
}

} // namespace

FileText read_file(const fs::path& path, std::size_t largest) {
    const std::string name = "'" + path.string() + "'";
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    const bool unknown = status.type() == fs::file_type::unknown || status.type() == fs::file_type::none;
    if (unknown && error.value() != ENAMETOOLONG) return {{}, read_error(name, error.value())};
    if (unknown || !fs::exists(status))
        return {{}, usage({"file " + name + " not found", "파일을 찾을 수 없음: " + name})};
    if (fs::is_directory(status))
        return {{}, usage({name + " is a folder, not a file", "파일이 아니라 폴더임: " + name})};
    if (fs::is_regular_file(status) && fs::file_size(path, error) > largest && !error)
        return {{}, too_large(name, largest)};
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK); // a pipe nobody writes to is empty
    if (file < 0) return {{}, read_error(name, errno)};
    FileText out;
    char buffer[65536];
    while (true) {
        const ssize_t got = ::read(file, buffer, sizeof buffer);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) out.failure = read_error(name, errno);
        if (got <= 0) break;
        out.text.append(buffer, static_cast<std::size_t>(got));
        if (out.text.size() > largest) {
            out.failure = too_large(name, largest);
            break;
        }
    }
    ::close(file);
    if (out.failure) out.text.clear();
    return out;
}

Failure write_file(const fs::path& wanted, std::string_view bytes) {
    errors_not_signals();
    std::error_code ignored;
    const fs::file_status status = fs::status(wanted, ignored);
    if (fs::is_directory(status)) {
        const std::string name = "'" + wanted.string() + "'";
        return environment({"cannot write " + name + ": it is a folder", "저장할 수 없음: " + name + " (폴더임)"});
    }
    // A pipe's link leads to no path: it is opened as it is named.
    if (fs::exists(status) && !fs::is_regular_file(status)) return write_directly(wanted, bytes);
    const fs::path path = behind_links(wanted);
    if (fs::exists(status) && ::access(path.c_str(), W_OK) != 0) return write_error(path);
    std::string beside = (path.parent_path() / ".tunnel-lab.XXXXXX").string();
    const int file = ::mkostemp(beside.data(), O_CLOEXEC);
    if (file < 0) return write_error(path);
    // As any new file would have, or as the old one has.
    const mode_t mask = ::umask(0);
    ::umask(mask);
    struct stat old {};
    const mode_t mode = ::stat(path.c_str(), &old) == 0 ? old.st_mode & 07777U : 0666U & ~mask;
    Failure failure;
    if (::fchmod(file, mode) != 0 || !write_all(file, bytes) || !to_disk(file)) failure = write_error(path);
    if (::close(file) != 0 && !failure) failure = write_error(path);
    if (!failure && ::rename(beside.c_str(), path.c_str()) != 0) failure = write_error(path);
    if (failure) ::unlink(beside.c_str());
    return failure;
}

Failure write_stdout(std::string_view text) {
    errors_not_signals();
    if (write_all(STDOUT_FILENO, text)) return {};
    const kit::Text why = reason(errno);
    return environment({"cannot write to standard output: " + why.en, "표준 출력에 쓸 수 없음 (" + why.ko + ")"});
}

bool is_stdout(const fs::path& path) {
    return path == "-" || path == "/dev/stdout" || path == "/dev/fd/1" || path == "/proc/self/fd/1";
}

Failure write_output(const fs::path& path, std::string_view bytes) {
    return is_stdout(path) ? write_stdout(bytes) : write_file(path, bytes);
}

} // namespace tunnel::app
