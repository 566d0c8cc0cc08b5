// Answers: what a label of a pane should not cover: points, discs, arrows, strong lines, small solid areas.
#pragma once

#include "app/render/pane_renderer.hpp"
#include "app/render/place_labels.hpp"

namespace tunnel::app {

[[nodiscard]] std::vector<Obstacle> obstacles_of(const kit::DrawList& list, const PaneFrame& frame, float ui_scale);
// How far the mark that stands at `world` reaches, points: a label keeps clear of it. 0 when there is none.
[[nodiscard]] float mark_reach(const kit::DrawList& list, const PaneFrame& frame, const glm::dvec3& world,
                               float ui_scale);

} // namespace tunnel::app
