// Answers: all geometry of a draw list, pane by pane, and whether it has to be made again.
#pragma once

#include "app/render/geometry.hpp"
#include "app/render/pane_renderer.hpp"

namespace tunnel::app {

struct PaneBatches {
    std::size_t first = 0, count = 0; // in Geometry::batches
};

struct SceneGeometry {
    Geometry geometry{};
    std::vector<PaneBatches> panes{}; // one a frame
};

// Flat primitives of every frame, in painter's order; 3D panes: all but what solids.hpp covers.
[[nodiscard]] SceneGeometry scene_geometry(const kit::DrawList& list, std::span<const PaneFrame> frames,
                                           const RenderStyle& style);

// What the pixels depend on besides the list itself.
class DrawKey {
  public:
    // True when something differs from the last call.
    [[nodiscard]] bool changed(std::uint64_t revision, std::span<const PaneFrame> frames, const RenderStyle& style);
    // Of the same two calls: did more than the cameras differ?
    [[nodiscard]] bool content_changed() const { return content; }

  private:
    bool known = false, content = true;
    std::uint64_t last_revision = 0;
    std::vector<PaneFrame> last_frames{};
    RenderStyle last_style{};
};

} // namespace tunnel::app
