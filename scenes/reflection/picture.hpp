// Answers: what the parts of the picture share: the frame of the world, and lines cut to it.
#pragma once

#include "scenes/kit/world_pane.hpp"
#include "scenes/reflection/words.hpp"

namespace tunnel::scenes::reflection_lab {

// By mirrors and true path alone: it does not jump when epsilon is dragged.
[[nodiscard]] kit::Frame frame_of(const Moment& m);

struct Piece {
    bool any = false;
    glm::dvec2 from{0.0}, to{0.0};
};
// The part of the line in the frame and a little beyond; a path may run thousands of gaps out.
[[nodiscard]] Piece cut(const kit::Frame& frame, const glm::dvec2& from, const glm::dvec2& to);
// The same of a convex polygon; fewer than 3 points: nothing of it.
[[nodiscard]] std::vector<glm::dvec3> cut(const kit::Frame& frame, std::vector<glm::dvec2> polygon);

// Of a box or a polygon; none of a circle.
[[nodiscard]] std::vector<glm::dvec2> corners_of(const ray::AnyShape& shape);

inline constexpr double left_width = 0.6; // of the centre, for the world

} // namespace tunnel::scenes::reflection_lab
