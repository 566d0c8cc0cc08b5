// Answers: where is every box at any time? Each bounces between two walls along each axis, so its place is a zigzag of
// the time: nothing but the time need be kept.
#pragma once

#include "core/shape/shapes.hpp"
#include "scenes/broad/params.hpp"

#include <glm/vec2.hpp>

#include <vector>

namespace tunnel::scenes::broad_lab {

inline constexpr glm::dvec2 area{160.0, 90.0}; // m; the boxes stay in it, from the origin on

struct Mover {
    glm::dvec2 half{0.5};                 // m
    glm::dvec2 from{0.0}, range{0.0};     // of the middle
    glm::dvec2 start{0.0}, velocity{0.0}; // along the unrolled zigzag; velocity: share of the speed
};

using Cast = std::vector<Mover>;

// m, of a box when sizes are much alike: each side lies between 0.75 and 1.25 of it.
[[nodiscard]] double even_side(const Params& params);
[[nodiscard]] Cast make_cast(const Params& params);

// `travelled`: m, the way of a box of full speed since the start. Exactly the same for the same arguments.
void place(const Cast& cast, double travelled, std::vector<shape::Aabb>& out);

} // namespace tunnel::scenes::broad_lab
