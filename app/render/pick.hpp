// Answers: rays through the cursor against the solid shapes of 3D panes. pick() itself is declared in
// pane_renderer.hpp.
#pragma once

#include "app/render/pane_renderer.hpp"

#include <optional>

namespace tunnel::app {

enum class Touch { none, inside, drawn }; // inside: of a hollow shape

struct Ray {
    glm::dvec3 from{0.0}, along{0.0, 0.0, -1.0}; // along: any length
};
[[nodiscard]] Ray ray_at(const Camera& camera, glm::vec2 window);
// The smallest ray parameter >= 0 of a hit.
[[nodiscard]] std::optional<double> hit_box(const Ray& ray, const glm::dvec3& lo, const glm::dvec3& hi);
[[nodiscard]] std::optional<double> hit_mesh(const Ray& ray, const kit::Mesh& mesh);

} // namespace tunnel::app
