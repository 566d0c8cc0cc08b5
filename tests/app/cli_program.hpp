// Runs the real program with arguments and catches what it writes and how it ends.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace tunnel::app {

struct Ended {
    int exit = -1; // 128 + signal when killed by one
    std::string out{}, err{};
};

struct Surroundings {
    const char* stdout_to = nullptr;        // a file instead of the catching one; "" closes it
    long long largest_file = -1;            // RLIMIT_FSIZE, as a full disk
    std::vector<std::string> environment{}; // NAME=VALUE, besides a C locale in English
};

[[nodiscard]] Ended run_program(const std::vector<std::string>& arguments, const Surroundings& surroundings = {});

// A folder of its own for one test, gone with it.
class TestFolder {
  public:
    TestFolder();
    ~TestFolder();
    TestFolder(const TestFolder&) = delete;
    TestFolder& operator=(const TestFolder&) = delete;
    [[nodiscard]] std::string path(const std::string& name) const { return (folder / name).string(); }
    std::string write(const std::string& name, const std::string& text) const; // gives its path
    [[nodiscard]] std::string read(const std::string& name) const;
    [[nodiscard]] std::size_t count() const; // of files

  private:
    std::filesystem::path folder;
};

[[nodiscard]] std::size_t line_count(const std::string& text);

} // namespace tunnel::app
