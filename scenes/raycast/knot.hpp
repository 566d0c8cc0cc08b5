// Answers: a sculpture of 51 200 triangles, a knotted tube, for rays to meet; and a coarser picture of the same tube,
// since drawing all of them would cost a frame.
// Refuses: nothing.
#pragma once

#include "core/ray/world.hpp"
#include "scenes/kit/draw_list.hpp"
#include "scenes/raycast/tree_view.hpp"

#include <memory>

namespace tunnel::scenes::raycast {

inline constexpr std::uint32_t knot_rings = 400, knot_sides = 64; // two triangles for each place on the tube
inline constexpr std::uint32_t knot_triangles = 2 * knot_rings * knot_sides;
inline constexpr std::uint32_t picture_rings = 100, picture_sides = 16;
inline constexpr std::uint32_t picture_triangles = 2 * picture_rings * picture_sides;

struct Knot {
    double offset = 0.0; // of the world, along x
    ray::MeshShape mesh{};
    TreeView tree{};
    kit::Mesh picture{}; // without the offset
};

[[nodiscard]] std::shared_ptr<const Knot> make_knot(double offset);
// The triangles about one of them, as they are, a hair in front of the picture.
[[nodiscard]] kit::Mesh knot_patch(const Knot& knot, ray::Id triangle);

} // namespace tunnel::scenes::raycast
