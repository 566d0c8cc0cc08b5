// Answers: are files short, functions short, first lines telling, and is no path or unsafe flag written down?
#include "tests/rules/style.hpp"

#include <gtest/gtest.h>

#include <iostream>

namespace tunnel::rules {
namespace {

SourceFile file_of(std::string_view text) { return {"x.cpp", split_lines(text)}; }

std::string lines(std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text += "    f();\n";
    return text;
}

std::vector<SourceFile> in_folders(const std::vector<std::string>& folders, const std::vector<std::string>& endings) {
    std::vector<SourceFile> all;
    for (const std::string& folder : folders)
        for (SourceFile& file : files_below(folder, endings)) all.push_back(std::move(file));
    return all;
}

TEST(Style, NoFileIsLongAndTheMedianIsShort) {
    const auto files = cpp_files();
    for (const SourceFile& file : files) EXPECT_LE(file.lines.size(), longest_file) << file.path;
    const std::size_t median = median_length(files);
    std::cout << files.size() << " files, median " << median << " lines\n";
    EXPECT_LE(median, longest_median);
    EXPECT_GT(median, 0U);
}

// A formatter for C++ once ran over the sanitizer's list, which then named nothing.
TEST(Style, TheListOfOthersLeaksIsOne) {
    const SourceFile list = file_at_top("tests/lsan.supp");
    ASSERT_GT(list.lines.size(), 1U);
    for (const std::string& line : list.lines)
        EXPECT_TRUE(line.empty() || line.front() == '#' || line.compare(0, 5, "leak:") == 0) << line;
}

TEST(Style, MedianIsTheMiddleLength) {
    EXPECT_EQ(median_length({file_of(lines(1)), file_of(lines(300)), file_of(lines(121))}), 121U);
}

TEST(Style, NoFunctionIsLong) {
    for (const SourceFile& file : cpp_files())
        for (const std::string& fault : long_functions(file)) ADD_FAILURE() << fault;
}

TEST(Style, ALongFunctionIsSeen) {
    EXPECT_EQ(long_functions(file_of("int g(int a) {\n" + lines(58) + "}\n")).size(), 0U);
    EXPECT_EQ(long_functions(file_of("int g(int a) {\n" + lines(59) + "}\n")).size(), 1U);
    EXPECT_EQ(long_functions(file_of("struct S {\n    int g(int a) const {\n" + lines(70) + "    }\n};\n")).size(), 1U);
    EXPECT_EQ(long_functions(file_of("namespace a {\n" + lines(70) + "}\n")).size(), 0U);
}

TEST(Style, EveryFileSaysFirstWhatItAnswers) {
    for (const SourceFile& file : in_folders({"core", "scenes", "app"}, {".cpp", ".hpp"}))
        EXPECT_TRUE(opens_with_comment(file)) << file.path;
    EXPECT_FALSE(opens_with_comment(file_of("#pragma once\n")));
    EXPECT_FALSE(opens_with_comment(file_of("// todo\n")));
    EXPECT_FALSE(opens_with_comment(file_of("")));
}

TEST(Style, NoAbsolutePath) {
    for (const SourceFile& file : in_folders({"core", "scenes", "app", "bench"}, {".cpp", ".hpp"}))
        for (const std::string& fault : absolute_paths(file)) ADD_FAILURE() << fault;
    EXPECT_EQ(absolute_paths(file_of("load(\"/usr/share/fonts/x.ttf\");")).size(), 1U);
    EXPECT_EQ(absolute_paths(file_of("a = b/home/c; // \"a / b\"")).size(), 0U);
}

TEST(Style, NoFlagChangesWhatASumIs) {
    auto files = in_folders({"cmake"}, {});
    for (const SourceFile& file : in_folders({"core", "scenes", "app", "tests", "bench"}, {"CMakeLists.txt"}))
        files.push_back(file);
    for (const SourceFile& file : in_folders({"tools"}, {})) files.push_back(file);
    for (const SourceFile& file : in_folders({"core", "scenes", "app"}, {".cpp", ".hpp"})) files.push_back(file);
    for (const char* name : {"CMakeLists.txt", "CMakePresets.json"}) {
        ASSERT_FALSE(file_at_top(name).lines.empty()) << name;
        files.push_back(file_at_top(name));
    }
    for (const SourceFile& file : files)
        for (const std::string& fault : unsafe_math_flags(file)) ADD_FAILURE() << fault;
    EXPECT_EQ(unsafe_math_flags(file_of("target_compile_options(a PRIVATE -O3 -ffast-math)")).size(), 1U);
    EXPECT_EQ(unsafe_math_flags(file_of("add_compile_options(-ffp-contract=off)")).size(), 0U);
}

} // namespace
} // namespace tunnel::rules
