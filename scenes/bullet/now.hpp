// Answers: where the bullet and the wall are at a step of the timeline, and in which part of the story that is.
#pragma once

#include "scenes/bullet/bullet.hpp"

namespace tunnel::scenes {

enum class Part { flight, next_frame, push_out };

struct Now {
    Part part = Part::flight;
    double t = 0.0;     // frames since the start: flight [0, 1], next frame (1, 2]
    double share = 0.0; // of this part, [0, 1]
    glm::dvec2 bullet{0.0};
    double wall_x = 0.0;
    double gap = 0.0; // between the surfaces, negative while they overlap
};

// `between`: the share of the step after `step`, [0, 1).
[[nodiscard]] Now now_at(const BulletParams& params, const BulletResult& result, int step, double between);

} // namespace tunnel::scenes
