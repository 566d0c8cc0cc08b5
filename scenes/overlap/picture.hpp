// Answers: what the parts of a pane share: its frame and the way words are put into it.
#pragma once

#include "scenes/kit/world_pane.hpp"
#include "scenes/overlap/moment.hpp"

namespace tunnel::scenes::overlap_lab {

struct Picture : kit::PanePicture {
    const Moment& m;
    glm::dvec2 inner{0.0}; // lower left of the shapes: the bars lie outside
};

void draw_answer(const Picture& picture); // push and contact points, or the gap
void draw_outline(const Picture& picture, Outline outline, const glm::dvec2& move, kit::Style style);
void draw_intervals(const Picture& picture);

} // namespace tunnel::scenes::overlap_lab
