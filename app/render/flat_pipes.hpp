// Answers: geometry (strokes, rounded rectangles, fills) on the screen. One upload for all panes, then one draw call
// a run of equal primitives, so that painter's order holds.
#pragma once

#include "app/render/geometry.hpp"
#include "app/render/gl_objects.hpp"

#include <span>

namespace tunnel::app {

inline constexpr float hatch_period = 7.0f; // size units

struct PaneUniforms {
    float margin = 0.0f;      // of the viewport around the pane's inner rectangle, pixels
    glm::vec2 size{1.0f};     // of the viewport
    float unit = 1.0f;        // pixels per size unit
    float hatch_begin = 0.0f; // of the stripes, in periods: they move with the world
    float depth_step = 0.0f;  // 3D: towards the eye
};

class FlatPipes {
  public:
    explicit FlatPipes(std::string& error);
    [[nodiscard]] bool ok() const {
        return strokes.program.ok() && shapes.program.ok() && fills.program.ok() && hatches.program.ok();
    }
    void upload(const Geometry& geometry);
    // Into the current viewport; blending is set by the caller (premultiplied).
    void draw(std::span<const Batch> batches, const PaneUniforms& uniforms);

  private:
    struct Stage {
        Program program{};
        VertexBuffer buffer{};
        GLint view = -1, depth_step = -1, hatch = -1;
        Stage(std::string_view name, std::string& error);
    };
    Stage strokes, shapes, fills, hatches; // hatches read the buffer of fills

    void begin(Stage& stage, const PaneUniforms& uniforms);
};

} // namespace tunnel::app
