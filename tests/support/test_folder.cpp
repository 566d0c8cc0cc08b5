// Answers: the folder, made by mkdtemp.
#include "tests/support/test_folder.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace tunnel::test {

namespace fs = std::filesystem;

namespace {

std::string content_of(const fs::path& path) {
    std::ostringstream out;
    out << std::ifstream(path, std::ios::binary).rdbuf();
    return out.str();
}

} // namespace

TestFolder::TestFolder() {
    std::string name = (fs::temp_directory_path() / "tunnel-lab-test-XXXXXX").string();
    folder = ::mkdtemp(name.data());
}
TestFolder::~TestFolder() {
    std::error_code ignored;
    fs::remove_all(folder, ignored);
}

std::string TestFolder::write(const std::string& name, const std::string& text) const {
    std::ofstream(folder / name, std::ios::binary) << text;
    return path(name);
}
std::string TestFolder::read(const std::string& name) const { return content_of(folder / name); }
std::size_t TestFolder::count() const {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

} // namespace tunnel::test
