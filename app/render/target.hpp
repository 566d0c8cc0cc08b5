// Answers: a multisampled off-screen picture with depth and stencil, and its copy on the framebuffer in use.
#pragma once

#include <glad/gl.h>

namespace tunnel::app {

class Target {
  public:
    Target() = default;
    ~Target();
    Target(const Target&) = delete;
    Target& operator=(const Target&) = delete;
    // At least this large; false when the driver cannot.
    bool reserve(int w, int h);
    [[nodiscard]] int made() const { return count; } // how often it was made anew, and so lost what it held
    void bind() const;                               // for drawing, as large as reserved
    // Averages the samples of a rectangle, then copies it to `framebuffer` at the same place.
    void resolve(GLint x, GLint y, GLsizei w, GLsizei h) const;
    void show(GLuint framebuffer, GLint x, GLint y, GLsizei w, GLsizei h) const;

  private:
    int width = 0, height = 0, count = 0;
    GLuint many = 0, many_color = 0, depth = 0; // multisampled
    GLuint one = 0, one_color = 0;

    void drop();
};

} // namespace tunnel::app
