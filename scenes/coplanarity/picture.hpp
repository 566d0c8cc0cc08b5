// Answers: the small pieces that the 3D pictures of this scene are made of.
#pragma once

#include "scenes/coplanarity/moment.hpp"

namespace tunnel::scenes::coplanarity {

using kit::Dash, kit::Fill, kit::Side, kit::Size, kit::Style, kit::Weight;

// A pane while it is drawn into.
struct Picture {
    const Moment& m;
    kit::DrawList& list;
    int pane = 0;

    void line(Style style, const glm::dvec3& a, const glm::dvec3& b) const {
        list.add(pane, style, kit::Polyline{{a, b}, false});
    }
    void mark(Style style, const glm::dvec3& at, kit::Mark mark, float size) const {
        list.add(pane, style, kit::Point{at, mark, size});
    }
    void label(Text text, const glm::dvec3& at, Role role, int priority, Side side = Side::above,
               Size size = Size::small) const;
    void label_with_leader(Text text, Text caption, const glm::dvec3& at, Role role, int priority, Side side) const;
};

// Outward in steps of about a thirtieth of the largest extent and a little over, so that the view moves seldom.
[[nodiscard]] SweptBox coarse(const SweptBox& box);

// The ruled surface that the side from `a` to `b` sweeps, in a few stripes.
[[nodiscard]] kit::Mesh swept_side(const ccd::MovingPair& pair, std::size_t a, std::size_t b);
[[nodiscard]] kit::Mesh face_at(const ccd::MovingPair& pair, double t);
[[nodiscard]] kit::Mesh mesh_at(const Mesh& mesh, double t);

} // namespace tunnel::scenes::coplanarity
