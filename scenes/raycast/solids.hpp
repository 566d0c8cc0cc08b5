// Answers: what solids look like: balls, capsules and turned boxes as meshes for the picture.
// Refuses: to be met by rays; that is what the colliders are for.
#pragma once

#include "core/ray/shapes.hpp"
#include "scenes/kit/draw_list.hpp"

namespace tunnel::scenes::raycast {

// So many slices around, half as many rows.
[[nodiscard]] kit::Mesh ball_picture(const glm::dvec3& centre, double radius, int slices);
[[nodiscard]] kit::Mesh capsule_picture(const glm::dvec3& a, const glm::dvec3& b, double radius);
[[nodiscard]] kit::Mesh box_picture(const ray::Obb& box);

} // namespace tunnel::scenes::raycast
