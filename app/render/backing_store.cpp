// Answers: the copies to and fro. The texture holds the picture upside down and in the framebuffer's usual byte order:
// a software driver then copies whole rows of memory instead of drawing.
#include "app/render/backing_store.hpp"

namespace tunnel::app {

BackingStore::~BackingStore() { drop(); }

void BackingStore::drop() {
    if (framebuffer != 0) glDeleteFramebuffers(1, &framebuffer);
    if (texture != 0) glDeleteTextures(1, &texture);
    framebuffer = texture = 0;
    size = glm::ivec2(0);
}

bool BackingStore::reserve(glm::ivec2 pixels) {
    if (pixels == size) return texture != 0;
    drop();
    size = pixels;
    stale.clear();
    GLint samples = 0; // forced on by the user's driver: pixels are then not copied but averaged
    glGetIntegerv(GL_SAMPLE_BUFFERS, &samples);
    if (samples != 0) return false;
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, size.x, size.y, 0, GL_BGRA, GL_UNSIGNED_BYTE, nullptr);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);
    glBindTexture(GL_TEXTURE_2D, 0);
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
    const bool whole = glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    if (whole) return true;
    drop();
    size = pixels; // not tried again before the next size
    return false;
}

std::vector<PixelBox> BackingStore::restore(glm::ivec2 pixels, const Marks& changed) {
    const PixelBox all{0, 0, pixels.x, pixels.y};
    resting.clear();
    if (!reserve(pixels)) return {all};
    if (stale.size() != changed.size()) stale.assign(changed.size(), 1);
    Marks wanted = changed;
    resting.assign(changed.size(), 0);
    for (std::size_t i = 0; i < changed.size(); ++i) {
        wanted[i] = changed[i] | stale[i];
        resting[i] = stale[i] & static_cast<std::uint8_t>(changed[i] ^ 1U);
    }
    stale = changed;
    std::vector<PixelBox> boxes = cover(wanted, pixels);
    long long area = 0;
    for (const PixelBox& box : boxes) area += box.area();
    if (5 * area > 3 * all.area()) return {all}; // one pass over everything costs less than many over most of it
    glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, 0);
    glDisable(GL_SCISSOR_TEST);
    glBlitFramebuffer(0, size.y, size.x, 0, 0, 0, size.x, size.y, GL_COLOR_BUFFER_BIT, GL_NEAREST);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, 0);
    return boxes;
}

void BackingStore::keep() {
    if (resting.empty()) return;
    const std::vector<PixelBox> boxes = cover(resting, size);
    if (boxes.empty()) return;
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, framebuffer);
    glDisable(GL_SCISSOR_TEST);
    for (const PixelBox& b : boxes)
        glBlitFramebuffer(b.left, size.y - b.bottom, b.right, size.y - b.top, b.left, b.bottom, b.right, b.top,
                          GL_COLOR_BUFFER_BIT, GL_NEAREST);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, 0);
}

} // namespace tunnel::app
