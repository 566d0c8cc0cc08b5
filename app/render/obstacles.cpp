// Answers: obstacles in window points, coarse on purpose: a label needs a clear place, not a perfect one.
#include "app/render/obstacles.hpp"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tunnel::app {

namespace {

constexpr std::size_t most = 600; // beyond that a pane is full anyway

struct Collector {
    const PaneFrame& frame;
    float ui_scale;
    std::vector<Obstacle> out{};

    [[nodiscard]] bool visible(const Rect& r) const {
        const Rect& inner = frame.camera.inner();
        return r.x < inner.x + inner.w && r.x + r.w > inner.x && r.y < inner.y + inner.h && r.y + r.h > inner.y;
    }
    void add(const Rect& r, float cost) {
        if (out.size() < most && visible(r)) out.push_back({r, cost});
    }
    void around(glm::vec2 at, float half, float cost) { add({at.x - half, at.y - half, 2 * half, 2 * half}, cost); }
    // A line as a chain of small boxes.
    void along(glm::vec2 a, glm::vec2 b, float cost) {
        const float length = std::min(glm::distance(a, b), 4000.0f), piece = 16.0f * ui_scale;
        const int count = std::max(1, static_cast<int>(length / piece));
        for (int i = 0; i <= count; ++i)
            around(glm::mix(a, b, static_cast<float>(i) / static_cast<float>(count)), 0.35f * piece, cost);
    }
    void area(const glm::dvec3& lo, const glm::dvec3& hi, float cost) {
        const glm::vec2 a = frame.camera.to_window(lo), b = frame.camera.to_window(hi);
        const Rect r{std::min(a.x, b.x), std::min(a.y, b.y), std::abs(b.x - a.x), std::abs(b.y - a.y)};
        const Rect& inner = frame.camera.inner();
        if (r.w * r.h < 0.25f * inner.w * inner.h) add(r, cost);
    }
};

[[nodiscard]] float disc_points(const PaneFrame& frame, const kit::Disc& disc) {
    const glm::vec2 c = frame.camera.to_window(disc.centre);
    const glm::vec2 edge = frame.camera.to_window(disc.centre + glm::dvec3(0.0, disc.radius, 0.0));
    return glm::distance(c, edge);
}

void collect(Collector& to, const kit::Style& style, const kit::Shape& shape) {
    const float strong = style.ghost || style.weight == kit::Weight::fine ? 0.3f : 0.8f;
    const Camera& camera = to.frame.camera;
    if (const auto* point = std::get_if<kit::Point>(&shape))
        to.around(camera.to_window(point->at), 0.5f * point->size * to.ui_scale + 2.0f, 2.0f);
    else if (const auto* disc = std::get_if<kit::Disc>(&shape)) {
        const float r = disc_points(to.frame, *disc);
        if (r < 0.2f * camera.inner().w) to.around(camera.to_window(disc->centre), r + 2.0f, 2.5f * strong);
    } else if (const auto* arrow = std::get_if<kit::Arrow>(&shape))
        to.along(camera.to_window(arrow->from), camera.to_window(arrow->to), 1.2f);
    else if (const auto* line = std::get_if<kit::Polyline>(&shape)) {
        for (std::size_t i = 0; i + 1 < line->points.size() && to.out.size() < most; ++i)
            to.along(camera.to_window(line->points[i]), camera.to_window(line->points[i + 1]), 0.6f * strong);
    } else if (const auto* boxes = std::get_if<kit::Boxes>(&shape)) {
        if (!camera.in_3d() && boxes->boxes.size() < 60)
            for (const kit::BoxInstance& box : boxes->boxes)
                if (box.fill == kit::Fill::solid) to.area(box.lo, box.hi, 1.5f);
    } else if (const auto* polygon = std::get_if<kit::Polygon>(&shape)) {
        if (polygon->points.empty() || style.fill != kit::Fill::solid) return;
        glm::dvec3 lo = polygon->points[0], hi = lo;
        for (const glm::dvec3& p : polygon->points) lo = glm::min(lo, p), hi = glm::max(hi, p);
        if (!camera.in_3d()) to.area(lo, hi, 1.0f);
    }
}

} // namespace

std::vector<Obstacle> obstacles_of(const kit::DrawList& list, const PaneFrame& frame, float ui_scale) {
    Collector collector{frame, ui_scale};
    for (const kit::Item& item : list.items)
        if (item.pane == frame.pane) collect(collector, item.style, item.shape);
    return std::move(collector.out);
}

float mark_reach(const kit::DrawList& list, const PaneFrame& frame, const glm::dvec3& world, float ui_scale) {
    const glm::vec2 at = frame.camera.to_window(world);
    float reach = 0.0f;
    for (const kit::Item& item : list.items) {
        if (item.pane != frame.pane) continue;
        if (const auto* point = std::get_if<kit::Point>(&item.shape)) {
            if (glm::distance(frame.camera.to_window(point->at), at) < 2.0f)
                reach = std::max(reach, 0.5f * point->size * ui_scale);
        } else if (const auto* disc = std::get_if<kit::Disc>(&item.shape))
            if (glm::distance(frame.camera.to_window(disc->centre), at) < 2.0f)
                reach = std::max(reach, disc_points(frame, *disc) + 2.0f * ui_scale);
    }
    return reach < 0.2f * frame.camera.inner().w ? reach : 0.0f;
}

} // namespace tunnel::app
