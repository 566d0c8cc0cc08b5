// Answers: the solid part of a 3D pane as plain data for the GPU: triangles of meshes and boxes, in world units.
// Depends on list, palette and what is lit, not on the camera.
#pragma once

#include "app/render/look.hpp"

#include <vector>

namespace tunnel::app {

// Three in a row are a triangle. `edges`: the distance to each of its edges, 1 at the corner across, so that the
// shader can draw the wireframe; larger where an edge only halves a flat face and stays invisible.
struct MeshVertex {
    glm::vec3 at{0.0f}, normal{0.0f}, edges{0.0f};
    Color fill{}, line{};
    float half_line = 0.0f; // pixels; 0: no wireframe
};

struct SolidBox {
    glm::vec3 lo{0.0f}, hi{0.0f};
    float half_line = 0.0f;
    Color fill{}, line{};
};

// Opaque first: [0, opaque) writes depth, the rest is seen through.
struct Solids {
    std::vector<MeshVertex> vertices{};
    std::vector<SolidBox> boxes{};
    std::size_t opaque_vertices = 0, opaque_boxes = 0;
    float floor = 0.0f;  // height of the ground
    float extent = 1.0f; // how far it reaches around the framed box's middle
    glm::vec3 middle{0.0f};
};

[[nodiscard]] Solids solids_of(const kit::DrawList& list, int pane, const RenderStyle& style);

} // namespace tunnel::app
