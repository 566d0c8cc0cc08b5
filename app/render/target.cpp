// Answers: framebuffer objects. Formats are those that OpenGL ES 3 can resolve too.
#include "app/render/target.hpp"

#include <algorithm>

namespace tunnel::app {

Target::~Target() { drop(); }

void Target::drop() {
    if (many != 0) glDeleteFramebuffers(1, &many);
    if (one != 0) glDeleteFramebuffers(1, &one);
    for (const GLuint buffer : {many_color, depth, one_color})
        if (buffer != 0) glDeleteRenderbuffers(1, &buffer);
    many = one = many_color = depth = one_color = 0;
    width = height = 0;
}

bool Target::reserve(int w, int h) {
    if (w <= width && h <= height) return true;
    const int new_w = std::max(w, width), new_h = std::max(h, height);
    drop();
    ++count;
    GLint most = 0;
    glGetIntegerv(GL_MAX_SAMPLES, &most);
    const GLsizei samples = std::min(most, 4);
    const auto store = [&](GLuint& buffer, GLenum format, GLsizei samples_kept) {
        glGenRenderbuffers(1, &buffer);
        glBindRenderbuffer(GL_RENDERBUFFER, buffer);
        glRenderbufferStorageMultisample(GL_RENDERBUFFER, samples_kept, format, new_w, new_h);
    };
    store(many_color, GL_RGBA8, samples);
    store(depth, GL_DEPTH24_STENCIL8, samples);
    store(one_color, GL_RGBA8, 0);
    glGenFramebuffers(1, &many);
    glBindFramebuffer(GL_FRAMEBUFFER, many);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, many_color);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_STENCIL_ATTACHMENT, GL_RENDERBUFFER, depth);
    bool whole = glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
    glGenFramebuffers(1, &one);
    glBindFramebuffer(GL_FRAMEBUFFER, one);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, one_color);
    whole = whole && glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
    if (!whole) {
        drop();
        return false;
    }
    width = new_w;
    height = new_h;
    return true;
}

void Target::bind() const { glBindFramebuffer(GL_FRAMEBUFFER, many); }

void Target::resolve(GLint x, GLint y, GLsizei w, GLsizei h) const {
    glBindFramebuffer(GL_READ_FRAMEBUFFER, many);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, one);
    glBlitFramebuffer(x, y, x + w, y + h, x, y, x + w, y + h, GL_COLOR_BUFFER_BIT, GL_NEAREST);
}

void Target::show(GLuint framebuffer, GLint x, GLint y, GLsizei w, GLsizei h) const {
    glBindFramebuffer(GL_READ_FRAMEBUFFER, one);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, framebuffer);
    glBlitFramebuffer(x, y, x + w, y + h, x, y, x + w, y + h, GL_COLOR_BUFFER_BIT, GL_NEAREST);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
}

} // namespace tunnel::app
