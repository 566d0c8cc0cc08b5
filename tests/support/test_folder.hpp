// Answers: where may one test write? In a folder that no other test, run or user shares.
#pragma once

#include <filesystem>
#include <string>

namespace tunnel::test {

// A folder of its own for one test, gone with it.
class TestFolder {
  public:
    TestFolder();
    ~TestFolder();
    TestFolder(const TestFolder&) = delete;
    TestFolder& operator=(const TestFolder&) = delete;
    [[nodiscard]] const std::filesystem::path& get() const { return folder; }
    [[nodiscard]] std::string path(const std::string& name) const { return (folder / name).string(); }
    std::string write(const std::string& name, const std::string& text) const; // gives its path
    [[nodiscard]] std::string read(const std::string& name) const;
    [[nodiscard]] std::size_t count() const; // of files

  private:
    std::filesystem::path folder;
};

} // namespace tunnel::test
