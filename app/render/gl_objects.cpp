// Answers: shader programs from the resource folder, and vertex buffers.
#include "app/render/gl_objects.hpp"

#include "app/files/resources.hpp"

#include <algorithm>
#include <fstream>
#include <initializer_list>
#include <sstream>
#include <vector>

namespace tunnel::app {

namespace {

// The driver's log on one line.
std::string one_line(std::string log) {
    std::replace(log.begin(), log.end(), '\n', ' ');
    while (!log.empty() && (log.back() == ' ' || log.back() == '\0')) log.pop_back();
    return log;
}

GLuint compile(GLenum kind, const std::string& file, std::string& error) {
    const auto path = resource_path("shaders/" + file);
    std::ifstream in;
    if (path) in.open(*path, std::ios::binary);
    if (!in) {
        error = "shader " + file + ": file not found in share/tunnel-lab/shaders";
        return 0;
    }
    std::ostringstream text;
    text << in.rdbuf();
    const std::string source = text.str();
    const char* pointer = source.c_str();
    const GLuint shader = glCreateShader(kind);
    glShaderSource(shader, 1, &pointer, nullptr);
    glCompileShader(shader);
    GLint good = 0;
    glGetShaderiv(shader, GL_COMPILE_STATUS, &good);
    if (good) return shader;
    char log[1024] = {};
    glGetShaderInfoLog(shader, sizeof log - 1, nullptr, log);
    error = "shader " + file + ": " + one_line(log);
    glDeleteShader(shader);
    return 0;
}

} // namespace

Program::Program(std::string_view name, std::string& error) {
    const std::string base(name);
    const GLuint vertex = compile(GL_VERTEX_SHADER, base + ".vert", error);
    const GLuint fragment = vertex ? compile(GL_FRAGMENT_SHADER, base + ".frag", error) : 0;
    if (fragment) {
        id = glCreateProgram();
        glAttachShader(id, vertex);
        glAttachShader(id, fragment);
        glLinkProgram(id);
        GLint good = 0;
        glGetProgramiv(id, GL_LINK_STATUS, &good);
        if (!good) {
            char log[1024] = {};
            glGetProgramInfoLog(id, sizeof log - 1, nullptr, log);
            error = "shader " + base + ": " + one_line(log);
            glDeleteProgram(id);
            id = 0;
        }
    }
    glDeleteShader(vertex);
    glDeleteShader(fragment);
}

Program::~Program() {
    if (id != 0) glDeleteProgram(id);
}

VertexBuffer::VertexBuffer() {
    glGenVertexArrays(1, &array);
    glGenBuffers(1, &buffer);
}

VertexBuffer::~VertexBuffer() {
    if (buffer != 0) glDeleteBuffers(1, &buffer);
    if (array != 0) glDeleteVertexArrays(1, &array);
}

void VertexBuffer::bind() const {
    glBindVertexArray(array);
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
}

void VertexBuffer::fill(const void* data, std::size_t bytes, GLenum usage) const {
    bind();
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(bytes), data, usage);
}

void point_attributes(std::initializer_list<Attribute> attributes, std::size_t stride, std::size_t base,
                      GLuint divisor) {
    GLuint index = 0;
    for (const Attribute& a : attributes) {
        glEnableVertexAttribArray(index);
        glVertexAttribPointer(index, a.components, a.bytes ? GL_UNSIGNED_BYTE : GL_FLOAT, a.bytes ? GL_TRUE : GL_FALSE,
                              static_cast<GLsizei>(stride), reinterpret_cast<const void*>(base + a.offset));
        glVertexAttribDivisor(index, divisor);
        ++index;
    }
}

} // namespace tunnel::app
