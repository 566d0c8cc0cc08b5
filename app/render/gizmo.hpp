// Answers: the small axes in the corner of a 3D pane that say which way x, y and z point.
#pragma once

#include "app/render/camera.hpp"

#include <array>

namespace tunnel::app {

struct Gizmo {
    bool shown = false;
    glm::vec2 origin{0.0f};
    std::array<glm::vec2, 3> tips{};    // of x, y, z; window points
    std::array<glm::vec2, 3> letters{}; // middles
};

[[nodiscard]] Gizmo gizmo_of(const Camera& camera, float ui_scale);

} // namespace tunnel::app
