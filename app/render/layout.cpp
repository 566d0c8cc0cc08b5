// Answers: where each pane and its world part stand. Room for title and axes is given in multiples of the type size;
// a pane too small for both drops the axes first, then the title.
#include "app/render/layout.hpp"

#include "app/render/ticks.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::app {

namespace {

float snapped(double value) { return static_cast<float>(std::round(value)); }

Rect outer_rect(const kit::Pane& pane, const Rect& centre) {
    const auto edge_x = [&](double f) { return snapped(centre.x + std::clamp(f, 0.0, 1.0) * centre.w); };
    const auto edge_y = [&](double f) { return snapped(centre.y + std::clamp(f, 0.0, 1.0) * centre.h); };
    Rect out;
    out.x = edge_x(pane.place_lo.x) + (pane.place_lo.x > 0.0 ? hairline_points : 0.0f);
    out.y = edge_y(pane.place_lo.y) + (pane.place_lo.y > 0.0 ? hairline_points : 0.0f);
    out.w = std::max(1.0f, edge_x(pane.place_hi.x) - out.x);
    out.h = std::max(1.0f, edge_y(pane.place_hi.y) - out.y);
    return out;
}

// Numbers get wider as one zooms in; the column follows.
float number_column(const kit::Pane& pane, const CameraState& state, const Rect& room, float ui_scale) {
    const Camera camera(pane, room, state);
    const Ticks y = ticks(camera.world_lo().y, camera.world_hi().y, room.h, tick_gap(false, ui_scale));
    std::size_t longest = 3;
    for (int i = 0; i < y.count; ++i) longest = std::max(longest, y.text(i).size());
    return 13.0f * ui_scale * (0.56f * static_cast<float>(longest) + 0.9f);
}

Rect inset(const Rect& r, float left, float top, float right, float bottom) {
    return {r.x + left, r.y + top, r.w - left - right, r.h - top - bottom};
}

} // namespace

bool has_axis(const kit::Pane& pane, const kit::AxisInfo& axis) { return axis.shown && !pane.three_d; }

std::string axis_words(const kit::AxisInfo& axis, kit::Lang lang) {
    std::string out = axis.label.in(lang);
    if (!axis.unit.empty()) out += (out.empty() ? "[" : " [") + axis.unit + "]";
    return out;
}

bool own_row(const kit::AxisInfo& axis, bool horizontal) {
    const std::size_t longest =
        std::max(axis_words(axis, kit::Lang::en).size(), axis_words(axis, kit::Lang::ko).size());
    return longest > (horizontal ? 8u : 4u);
}

Rect inner_rect(const kit::Pane& pane, const Rect& outer, const CameraState& state, float ui_scale) {
    const float em = 16.0f * ui_scale, pad = std::min(0.75f * em, 0.1f * std::min(outer.w, outer.h));
    const float title = pane.title.empty() ? pad : 2.0f * em;
    float left = pad, bottom = pad, top = title;
    if (has_axis(pane, pane.x)) bottom = (own_row(pane.x, true) ? 2.8f : 1.75f) * em;
    if (has_axis(pane, pane.y)) {
        left = number_column(pane, state, inset(outer, 3.0f * em, top, em, bottom), ui_scale);
        if (own_row(pane.y, false)) top = std::max(top, pane.title.empty() ? 1.75f * em : 3.4f * em);
    }
    if (pane.three_d) return inset(outer, 0.0f, pane.title.empty() ? 0.0f : title, 0.0f, 0.0f);
    const float right = std::max(pad, has_axis(pane, pane.x) ? em : pad);
    Rect out = inset(outer, left, top, right, bottom);
    if (out.w < 4.0f * em || out.h < 3.0f * em) out = inset(outer, pad, title, pad, pad);
    if (out.w < 2.0f * em || out.h < 2.0f * em) out = inset(outer, pad, pad, pad, pad);
    return pane.snug ? snug_rect(pane, out) : out;
}

Rect snug_rect(const kit::Pane& pane, const Rect& room) {
    const glm::dvec2 span = glm::dvec2(pane.hi) - glm::dvec2(pane.lo);
    if (!pane.equal_aspect || !(span.x > 0.0) || !(span.y > 0.0)) return room;
    const double scale = std::min(room.w / span.x, room.h / span.y);
    if (!std::isfinite(scale)) return room;
    Rect out{0, 0, snapped(span.x * scale), snapped(span.y * scale)};
    out.x = room.x + snapped(0.5 * static_cast<double>(room.w - out.w));
    out.y = room.y + snapped(0.5 * static_cast<double>(room.h - out.h));
    return out;
}

PaneFrame lay_out_alone(const kit::DrawList& list, std::size_t index, Rect centre, float ui_scale,
                        std::map<std::string, CameraState>& states) {
    kit::Pane pane = list.panes[index];
    pane.place_lo = {0.0, 0.0};
    pane.place_hi = {1.0, 1.0};
    const CameraState& state = states[pane.id];
    const Rect outer = outer_rect(pane, centre);
    return {static_cast<int>(index), outer, Camera(pane, inner_rect(pane, outer, state, ui_scale), state)};
}

std::vector<PaneFrame> lay_out(const kit::DrawList& list, Rect centre, float ui_scale,
                               std::map<std::string, CameraState>& states) {
    std::vector<PaneFrame> out;
    for (std::size_t i = 0; i < list.panes.size(); ++i) {
        const kit::Pane& pane = list.panes[i];
        const CameraState& state = states[pane.id];
        const Rect outer = outer_rect(pane, centre);
        out.push_back({static_cast<int>(i), outer, Camera(pane, inner_rect(pane, outer, state, ui_scale), state)});
    }
    return out;
}

} // namespace tunnel::app
