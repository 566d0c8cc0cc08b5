// Runs the real program with arguments and catches what it writes and how it ends.
#pragma once

#include "tests/support/test_folder.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace tunnel::app {

using test::TestFolder;

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

[[nodiscard]] std::size_t line_count(const std::string& text);

} // namespace tunnel::app
