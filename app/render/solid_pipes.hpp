// Answers: ground, shadows, meshes and boxes of a 3D pane on the screen, with depth, into a multisampled target.
#pragma once

#include "app/render/gl_objects.hpp"
#include "app/render/solids.hpp"

#include <glm/mat4x4.hpp>

namespace tunnel::app {

struct SolidView {
    glm::mat4 projection{1.0f};
    glm::vec3 eye{0.0f};
    bool grid = true;
    float grid_step = 1.0f; // world units
    float pixels = 1.0f;    // per point
    const Palette* palette = nullptr;
};

// The solids of one pane on the GPU; made again when the list changes.
struct SolidBuffers {
    Solids solids{};
    VertexBuffer vertices{}, boxes{};
    void upload(Solids made);
};

class SolidPipes {
  public:
    explicit SolidPipes(std::string& error);
    [[nodiscard]] bool ok() const { return meshes.program.ok() && boxes.program.ok() && ground.program.ok(); }
    // Depth and stencil are clear; leaves depth test on and depth writing off.
    void draw(const SolidBuffers& pane, const SolidView& view) const;

  private:
    struct Stage {
        Program program{};
        GLint projection = -1, eye = -1, flatten = -1, shadow = -1;
        Stage(std::string_view name, std::string& error);
    };
    Stage meshes, boxes, ground;
    VertexBuffer nothing{}; // the ground's corners come from their numbers

    void begin(const Stage& stage, const SolidView& view) const;
    void draw_ground(const Solids& solids, const SolidView& view) const;
    void draw_shadows(const SolidBuffers& pane, const SolidView& view) const;
    void draw_opaque(const SolidBuffers& pane, const SolidView& view) const;
    void draw_clear(const SolidBuffers& pane, const SolidView& view) const;
};

} // namespace tunnel::app
