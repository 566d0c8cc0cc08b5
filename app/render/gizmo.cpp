// Answers: the axes' directions on the screen, in the lower left corner.
#include "app/render/gizmo.hpp"

#include <glm/geometric.hpp>

namespace tunnel::app {

Gizmo gizmo_of(const Camera& camera, float ui_scale) {
    Gizmo out;
    const Rect& in = camera.inner();
    const float arm = 26.0f * ui_scale, room = 44.0f * ui_scale;
    out.shown = camera.in_3d() && in.w > 4.0f * room && in.h > 3.0f * room;
    out.origin = {in.x + room, in.y + in.h - room};
    for (int i = 0; i < 3; ++i) {
        glm::dvec3 axis(0.0);
        axis[i] = 1.0;
        const glm::dvec2 seen = camera.on_screen(axis);
        const glm::vec2 step(static_cast<float>(seen.x), static_cast<float>(-seen.y));
        const auto k = static_cast<std::size_t>(i);
        out.tips[k] = out.origin + arm * step;
        const float length = glm::length(step);
        // An axis that points at the eye keeps its letter beside the origin.
        const glm::vec2 away = length > 0.2f ? step / length : glm::vec2(0.7f, 0.7f);
        out.letters[k] = out.tips[k] + 9.0f * ui_scale * away;
    }
    return out;
}

} // namespace tunnel::app
