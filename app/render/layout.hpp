// Answers: how much of a pane its title and axes take, and how an axis is labelled. lay_out() itself is declared in
// pane_renderer.hpp.
#pragma once

#include "app/render/pane_renderer.hpp"

namespace tunnel::app {

inline constexpr float hairline_points = 1.0f;

[[nodiscard]] bool has_axis(const kit::Pane& pane, const kit::AxisInfo& axis);
[[nodiscard]] std::string axis_words(const kit::AxisInfo& axis, kit::Lang lang); // "x [m]"
// Long words stand in a row of their own; short ones between two numbers.
[[nodiscard]] bool own_row(const kit::AxisInfo& axis, bool horizontal);
[[nodiscard]] Rect inner_rect(const kit::Pane& pane, const Rect& outer, const CameraState& state, float ui_scale);
// The largest rectangle of the framed box's shape in the middle of `room`.
[[nodiscard]] Rect snug_rect(const kit::Pane& pane, const Rect& room);

} // namespace tunnel::app
