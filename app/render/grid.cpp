// Answers: grid lines where the axis numbers stand (both ask ticks.hpp).
#include "app/render/grid.hpp"

#include "app/render/ticks.hpp"

namespace tunnel::app {

namespace {

struct Area {
    glm::dvec2 lo, hi, size; // world, and pixels
    [[nodiscard]] double x(double world) const { return (world - lo.x) / (hi.x - lo.x) * size.x; }
    [[nodiscard]] double y(double world) const { return (hi.y - world) / (hi.y - lo.y) * size.y; }
};

void rules(Canvas& canvas, const Area& area, const Ticks& ticks, bool vertical, Color color, float width) {
    for (int i = 0; i < ticks.count; ++i)
        if (vertical)
            canvas.rule({area.x(ticks.at(i)), 0.0}, {area.x(ticks.at(i)), area.size.y}, color, width);
        else
            canvas.rule({0.0, area.y(ticks.at(i))}, {area.size.x, area.y(ticks.at(i))}, color, width);
}

} // namespace

void draw_grid(Canvas& canvas, const kit::Pane& pane, const Camera& camera, const RenderStyle& style) {
    const Rect& inner = camera.inner();
    const glm::dvec2 points(inner.w, inner.h);
    const Area area{camera.world_lo(), camera.world_hi(), points * static_cast<double>(style.pixels_per_point)};
    const float width = style.pixels_per_point;
    const Color grid = style.palette->of(kit::Role::grid);
    if (pane.grid) {
        rules(canvas, area, ticks(area.lo.x, area.hi.x, points.x, tick_gap(true, style.ui_scale)), true, grid, width);
        rules(canvas, area, ticks(area.lo.y, area.hi.y, points.y, tick_gap(false, style.ui_scale)), false, grid, width);
    }
    const Color axis = mix(grid, style.palette->of(kit::Role::axis), 0.55);
    const bool has_x = area.lo.x <= 0.0 && area.hi.x >= 0.0, has_y = area.lo.y <= 0.0 && area.hi.y >= 0.0;
    if (has_x) canvas.rule({area.x(0.0), 0.0}, {area.x(0.0), area.size.y}, axis, width);
    if (has_y) canvas.rule({0.0, area.y(0.0)}, {area.size.x, area.y(0.0)}, axis, width);
    if (has_x && has_y) {
        Look look;
        look.line = style.palette->of(kit::Role::axis);
        look.width = 1.2f * canvas.unit();
        canvas.draw(kit::Point{{0.0, 0.0, 0.0}, kit::Mark::ring, 7.0f}, look);
    }
}

} // namespace tunnel::app
