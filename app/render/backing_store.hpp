// Answers: how a frame draws only what differs from the one before: a texture keeps the window's last picture, is
// copied into the framebuffer first, and is brought up to date once a place has come to rest. What moves is never
// copied back, so that motion pays for its own pixels only. Needs a current OpenGL 3.3 context.
// Refuses: to rely on what a swap leaves in the framebuffer.
#pragma once

#include "app/render/tiles.hpp"

#include <glad/gl.h>

namespace tunnel::app {

class BackingStore {
  public:
    BackingStore() = default;
    ~BackingStore();
    BackingStore(const BackingStore&) = delete;
    BackingStore& operator=(const BackingStore&) = delete;

    // Into framebuffer 0 of `pixels`; `changed`: since the last frame. Returns the boxes that the caller has to draw,
    // whole and clipped to them; keep() when that is done.
    [[nodiscard]] std::vector<PixelBox> restore(glm::ivec2 pixels, const Marks& changed);
    void keep();

  private:
    GLuint texture = 0, framebuffer = 0;
    glm::ivec2 size{0};
    Marks stale, resting; // not in the texture; among them those to take up now

    bool reserve(glm::ivec2 pixels);
    void drop();
};

} // namespace tunnel::app
