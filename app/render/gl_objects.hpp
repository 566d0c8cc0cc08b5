// Answers: OpenGL objects with an owner. Need a current context wherever they are made or dropped.
#pragma once

#include <glad/gl.h>

#include <string>
#include <string_view>
#include <utility>

namespace tunnel::app {

// A linked shader pair shaders/<name>.vert and .frag; id 0 when that failed.
class Program {
  public:
    Program() = default;
    Program(std::string_view name, std::string& error); // error: one line, untouched on success
    ~Program();
    Program(Program&& other) noexcept : id(std::exchange(other.id, 0)) {}
    Program& operator=(Program&& other) noexcept {
        std::swap(id, other.id);
        return *this;
    }
    void use() const { glUseProgram(id); }
    [[nodiscard]] GLint uniform(const char* name) const { return glGetUniformLocation(id, name); }
    [[nodiscard]] bool ok() const { return id != 0; }

  private:
    GLuint id = 0;
};

// A vertex array with one buffer of its own.
class VertexBuffer {
  public:
    VertexBuffer();
    ~VertexBuffer();
    VertexBuffer(VertexBuffer&& other) noexcept
        : array(std::exchange(other.array, 0)), buffer(std::exchange(other.buffer, 0)) {}
    VertexBuffer& operator=(VertexBuffer&& other) noexcept {
        std::swap(array, other.array);
        std::swap(buffer, other.buffer);
        return *this;
    }
    void bind() const;
    void fill(const void* data, std::size_t bytes, GLenum usage = GL_STREAM_DRAW) const; // binds

  private:
    GLuint array = 0, buffer = 0;
};

struct Attribute {
    int components = 4;
    std::size_t offset = 0;
    bool bytes = false; // unsigned bytes 0…255 as 0…1; else floats
};
// Attributes 0, 1, … of the bound vertex array, starting at `base` bytes; divisor 1: one step an instance.
void point_attributes(std::initializer_list<Attribute> attributes, std::size_t stride, std::size_t base,
                      GLuint divisor);

} // namespace tunnel::app
