// Answers: are the shaders valid GLSL 330 core, and GLSL ES 300 with another first line (the browser's)?
#include "app/files/resources.hpp"
#include "tests/support/offscreen.hpp"

#include <glad/gl.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace tunnel::test {

namespace {

std::string compile_log(const std::string& source, bool vertex) {
    const GLuint shader = glCreateShader(vertex ? GL_VERTEX_SHADER : GL_FRAGMENT_SHADER);
    const char* text = source.c_str();
    glShaderSource(shader, 1, &text, nullptr);
    glCompileShader(shader);
    GLint good = 0;
    glGetShaderiv(shader, GL_COMPILE_STATUS, &good);
    char log[2048] = {};
    glGetShaderInfoLog(shader, sizeof log - 1, nullptr, log);
    glDeleteShader(shader);
    return good ? std::string() : std::string("refused: ") + log;
}

TEST(RenderShader, BothDialects) {
    const Offscreen screen(64, 64);
    ASSERT_TRUE(screen.ok()) << screen.error();
    const auto folder = app::resource_folder();
    ASSERT_TRUE(folder.has_value());
    int seen = 0;
    for (const auto& entry : std::filesystem::directory_iterator(*folder / "shaders")) {
        std::ifstream in(entry.path());
        std::ostringstream text;
        text << in.rdbuf();
        const std::string source = text.str(), desktop = "#version 330 core\n";
        ASSERT_EQ(source.substr(0, desktop.size()), desktop) << entry.path();
        const bool vertex = entry.path().extension() == ".vert";
        EXPECT_EQ(compile_log(source, vertex), "") << entry.path();
        EXPECT_EQ(compile_log("#version 300 es\n" + source.substr(desktop.size()), vertex), "") << entry.path();
        ++seen;
    }
    EXPECT_GE(seen, 14);
    EXPECT_NE(compile_log("#version 330 core\nvoid main() { nonsense; }\n", true), ""); // the test can fail
}

} // namespace

} // namespace tunnel::test
