// Starting the program: fork, exec, and two files to catch what it writes.
#include "tests/app/cli_program.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <sstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tunnel::app {

namespace fs = std::filesystem;

namespace {

std::string content(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream out;
    out << file.rdbuf();
    return out.str();
}

// In the child; never returns.
[[noreturn]] void become(const std::vector<std::string>& arguments, const Surroundings& around, const std::string& out,
                         const std::string& err) {
    const auto point = [](int at, const char* path) {
        const int file = ::open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
        ::dup2(file, at);
        ::close(file);
    };
    point(STDERR_FILENO, err.c_str());
    if (around.stdout_to != nullptr && *around.stdout_to == '\0')
        ::close(STDOUT_FILENO);
    else
        point(STDOUT_FILENO, around.stdout_to != nullptr ? around.stdout_to : out.c_str());
    ::setenv("LC_ALL", "C", 1);
    for (const std::string& pair : around.environment)
        ::setenv(pair.substr(0, pair.find('=')).c_str(), pair.substr(pair.find('=') + 1).c_str(), 1);
    // Drivers that a picture loads are gone again before leaks are counted, so theirs have no name to be forgiven by.
    if (std::find(arguments.begin(), arguments.end(), "--png") != arguments.end()) {
        const char* options = std::getenv("ASAN_OPTIONS");
        ::setenv("ASAN_OPTIONS", ((options != nullptr ? std::string(options) + ":" : "") + "detect_leaks=0").c_str(),
                 1);
    }
    if (around.largest_file >= 0) {
        const rlimit limit{static_cast<rlim_t>(around.largest_file), static_cast<rlim_t>(around.largest_file)};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    std::vector<char*> list{const_cast<char*>(TUNNEL_LAB_PROGRAM)};
    for (const std::string& argument : arguments) list.push_back(const_cast<char*>(argument.c_str()));
    list.push_back(nullptr);
    ::execv(TUNNEL_LAB_PROGRAM, list.data());
    ::_exit(127);
}

} // namespace

Ended run_program(const std::vector<std::string>& arguments, const Surroundings& surroundings) {
    const TestFolder folder;
    const std::string out = folder.path("out"), err = folder.path("err");
    const pid_t child = ::fork();
    if (child == 0) become(arguments, surroundings, out, err);
    int status = 0;
    if (child < 0 || ::waitpid(child, &status, 0) != child) return {};
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), content(out), content(err)};
}

std::size_t line_count(const std::string& text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

} // namespace tunnel::app
