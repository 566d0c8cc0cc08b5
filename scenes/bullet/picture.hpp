// Answers: what the pieces of the bullet's picture share: pane, moment, and sizes in world units.
#pragma once

#include "scenes/bullet/now.hpp"

namespace tunnel::scenes {

// The words of drawing, for every file that draws this scene.
using kit::Dash, kit::Fill, kit::Role, kit::Style, kit::Text, kit::Weight;

struct Picture {
    const BulletMoment& m;
    kit::DrawList& list;
    int pane = 0;
    Now now{};
    double pixel = 0.01; // about one point of the framed view in the default window, world units
    [[nodiscard]] glm::dvec3 at(double x, double y) const { return {x, y, 0.0}; }
    [[nodiscard]] glm::dvec3 at(const glm::dvec2& p) const { return {p, 0.0}; }
};

// Equal pick ids light up together.
inline constexpr unsigned pick_bullet = 1, pick_wall = 2, pick_contact = 3, pick_end = 4;

void draw_wall(const Picture& p);
void draw_path(const Picture& p);
void draw_verdicts(const Picture& p);
void draw_afterwards(const Picture& p);

} // namespace tunnel::scenes
