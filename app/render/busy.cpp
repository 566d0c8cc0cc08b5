// Answers: shapes against a rectangle, by their outlines; when in doubt it is busy.
#include "app/render/busy.hpp"

#include "app/render/clip.hpp"

#include <algorithm>

namespace tunnel::app {

namespace {

struct Window {
    const Camera& camera;
    Bounds area;

    [[nodiscard]] glm::dvec2 at(const glm::dvec3& world) const { return glm::dvec2(camera.to_window(world)); }
    [[nodiscard]] bool box(const glm::dvec3& lo, const glm::dvec3& hi) const {
        const glm::dvec2 a = at(lo), b = at(hi);
        return area.overlaps(glm::min(a, b), glm::max(a, b));
    }
    [[nodiscard]] bool operator()(const kit::Polyline& s) const {
        for (std::size_t i = 0; i + (s.closed ? 0 : 1) < s.points.size(); ++i)
            if (clip_segment(area, at(s.points[i]), at(s.points[(i + 1) % s.points.size()]))) return true;
        return false;
    }
    [[nodiscard]] bool operator()(const kit::Polygon& s) const {
        if (s.points.empty()) return false;
        glm::dvec2 lo = at(s.points[0]), hi = lo;
        for (const glm::dvec3& p : s.points) lo = glm::min(lo, at(p)), hi = glm::max(hi, at(p));
        return area.overlaps(lo, hi);
    }
    [[nodiscard]] bool operator()(const kit::Disc& s) const {
        return box(s.centre - glm::dvec3(s.radius, s.radius, 0), s.centre + glm::dvec3(s.radius, s.radius, 0));
    }
    [[nodiscard]] bool operator()(const kit::Point& s) const {
        return area.grown(0.5 * static_cast<double>(s.size)).overlaps(at(s.at), at(s.at));
    }
    [[nodiscard]] bool operator()(const kit::Arrow& s) const {
        return clip_segment(area.grown(4.0), at(s.from), at(s.to)).has_value();
    }
    [[nodiscard]] bool operator()(const kit::Boxes& s) const {
        return s.boxes.size() > 400 ||
               std::any_of(s.boxes.begin(), s.boxes.end(), [&](const auto& b) { return box(b.lo, b.hi); });
    }
    [[nodiscard]] bool operator()(const kit::Label&) const { return false; } // they dodge each other
    [[nodiscard]] bool operator()(const kit::Mesh&) const { return true; }
};

} // namespace

bool busy(const kit::DrawList& list, const PaneFrame& frame, const Rect& window, float ui_scale) {
    if (frame.camera.in_3d()) return true;
    const Bounds rect{{window.x, window.y}, {window.x + window.w, window.y + window.h}};
    const Window seen{frame.camera, rect.grown(4.0 * static_cast<double>(ui_scale))};
    return std::any_of(list.items.begin(), list.items.end(),
                       [&](const kit::Item& item) { return item.pane == frame.pane && std::visit(seen, item.shape); });
}

} // namespace tunnel::app
