// Answers: where each label goes so that none covers another, a handle or the pane's edge. Greedy by priority: the
// important ones get their wish. Pure: boxes in, positions out.
#pragma once

#include "app/render/camera.hpp"

#include <span>
#include <vector>

namespace tunnel::app {

struct LabelWish {
    glm::vec2 anchor{0.0f}; // window points
    glm::vec2 size{0.0f};   // measured
    float gap = 6.0f;       // between anchor and box
    kit::Side side = kit::Side::above;
    int priority = 0;
    bool leader = false; // a line to the anchor when moved away; it should cross no other label
    bool stays = false;  // where it was wished, or not at all
    Rect bounds{};       // what the box must stay within
};

struct Obstacle {
    Rect rect{};
    float cost = 1.0f; // of covering all of it; labels placed before cost far more
};

struct PlacedLabel {
    Rect rect{};
    bool moved = false; // not where it was wished
    bool shown = true;  // false when the bounds are too small for it, or full of what matters more
};

// Same order as `wishes`.
[[nodiscard]] std::vector<PlacedLabel> place_labels(std::span<const LabelWish> wishes,
                                                    std::span<const Obstacle> obstacles);

} // namespace tunnel::app
