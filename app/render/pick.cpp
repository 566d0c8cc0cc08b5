// Answers: which item lies under the cursor. What is drawn there wins, topmost first; a hollow shape counts by its
// inside only when nothing is.
#include "app/render/pick.hpp"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tunnel::app {

namespace {

float to_segment(glm::vec2 p, glm::vec2 a, glm::vec2 b) {
    const glm::vec2 d = b - a;
    const float len2 = glm::dot(d, d);
    const float t = len2 > 0.0f ? std::clamp(glm::dot(p - a, d) / len2, 0.0f, 1.0f) : 0.0f;
    return glm::distance(p, a + d * t);
}

struct Probe {
    const Camera& camera;
    glm::vec2 at;
    float reach;

    [[nodiscard]] glm::vec2 window(const glm::dvec3& p) const { return camera.to_window(p); }
    [[nodiscard]] Touch path(const std::vector<glm::dvec3>& points, bool closed) const {
        for (std::size_t i = 0; i + (closed ? 0 : 1) < points.size(); ++i)
            if (to_segment(at, window(points[i]), window(points[(i + 1) % points.size()])) <= reach)
                return Touch::drawn;
        if (points.size() == 1 && glm::distance(at, window(points[0])) <= reach) return Touch::drawn;
        return Touch::none;
    }
    [[nodiscard]] Touch operator()(const kit::Polyline& s, bool) const { return path(s.points, s.closed); }
    [[nodiscard]] Touch operator()(const kit::Polygon& s, bool filled) const {
        if (path(s.points, true) == Touch::drawn) return Touch::drawn;
        bool left = false, right = false;
        for (std::size_t i = 0; i < s.points.size(); ++i) {
            const glm::vec2 a = window(s.points[i]), d = window(s.points[(i + 1) % s.points.size()]) - a, q = at - a;
            (d.x * q.y - d.y * q.x > 0.0f ? left : right) = true;
        }
        return left && right ? Touch::none : filled ? Touch::drawn : Touch::inside;
    }
    [[nodiscard]] Touch operator()(const kit::Disc& s, bool filled) const {
        const glm::vec2 c = window(s.centre), up = window(s.centre + glm::dvec3(0, s.radius, 0)) - c;
        const glm::vec2 side = window(s.centre + glm::dvec3(s.radius, 0, 0)) - c;
        const float ry = glm::length(up), rx = camera.in_3d() ? ry : glm::length(side);
        const float d = glm::length((at - c) / glm::max(glm::vec2(rx, ry), glm::vec2(1e-3f)));
        const float width = reach / std::max(std::min(rx, ry), 1e-3f);
        if (std::abs(d - 1.0f) <= width) return Touch::drawn;
        return d > 1.0f ? Touch::none : filled ? Touch::drawn : Touch::inside;
    }
    [[nodiscard]] Touch operator()(const kit::Point& s, bool) const {
        return glm::distance(at, window(s.at)) <= reach + 0.5f * s.size ? Touch::drawn : Touch::none;
    }
    [[nodiscard]] Touch operator()(const kit::Arrow& s, bool) const { return path({s.from, s.to}, false); }
    [[nodiscard]] Touch operator()(const kit::Label&, bool) const { return Touch::none; }
};

// A window point and the pixels around it as a rectangle of the world (2D): what is clear of it need not be projected.
struct Near {
    glm::dvec2 lo{0.0}, hi{0.0};
    Near(const Camera& camera, glm::vec2 at) {
        const glm::dvec2 a(camera.to_world(at - margin)), b(camera.to_world(at + margin));
        lo = glm::min(a, b), hi = glm::max(a, b);
    }
    [[nodiscard]] bool clear_of(const kit::BoxInstance& box) const {
        return std::max(box.lo.x, box.hi.x) < lo.x || std::min(box.lo.x, box.hi.x) > hi.x ||
               std::max(box.lo.y, box.hi.y) < lo.y || std::min(box.lo.y, box.hi.y) > hi.y;
    }
    static constexpr float margin = 3.0f; // points: more than touch_box allows and rounding takes
};

Touch touch_box(const Probe& probe, const kit::BoxInstance& box) {
    const glm::vec2 a = probe.window(box.lo), b = probe.window(box.hi);
    const glm::vec2 lo = glm::min(a, b) - 1.0f, hi = glm::max(a, b) + 1.0f;
    if (probe.at.x < lo.x || probe.at.x > hi.x || probe.at.y < lo.y || probe.at.y > hi.y) return Touch::none;
    return Touch::drawn; // a box is an area, filled or not
}

class Finder {
  public:
    Finder(const PaneFrame& frame, glm::vec2 at, float reach)
        : probe{frame.camera, at, reach}, three_d(frame.camera.in_3d()),
          ray(three_d ? ray_at(frame.camera, at) : Ray{}) {}
    void visit(const kit::Item& item) {
        if (const auto* boxes = std::get_if<kit::Boxes>(&item.shape)) {
            const Near near(probe.camera, probe.at);
            for (const kit::BoxInstance& box : boxes->boxes) {
                if (!three_d && near.clear_of(box)) continue;
                const unsigned id = box.pick != 0 ? box.pick : item.style.pick;
                if (id == 0) continue;
                if (three_d)
                    solid(id, hit_box(ray, box.lo, box.hi));
                else
                    flat(id, touch_box(probe, box));
            }
        } else if (const auto* mesh = std::get_if<kit::Mesh>(&item.shape))
            solid(item.style.pick, three_d ? hit_mesh(ray, *mesh) : std::nullopt);
        else if (item.style.pick != 0)
            flat(item.style.pick, touch(item));
    }
    // Marks and lines lie on top; of solids the nearest; then the inside of hollow shapes.
    [[nodiscard]] unsigned found() const { return drawn != 0 ? drawn : nearest != 0 ? nearest : inside; }

  private:
    Probe probe;
    bool three_d;
    Ray ray;
    unsigned drawn = 0, nearest = 0, inside = 0;
    double distance = 0.0;

    [[nodiscard]] Touch touch(const kit::Item& item) const {
        const bool filled = item.style.fill != kit::Fill::none;
        return std::visit(
            [&](const auto& shape) {
                if constexpr (requires { probe(shape, filled); })
                    return probe(shape, filled);
                else
                    return Touch::none;
            },
            item.shape);
    }
    void flat(unsigned id, Touch touched) { // later items lie on top
        if (touched == Touch::drawn) drawn = id;
        if (touched == Touch::inside) inside = id;
    }
    void solid(unsigned id, std::optional<double> hit) {
        if (id == 0 || !hit || (nearest != 0 && *hit >= distance)) return;
        nearest = id;
        distance = *hit;
    }
};

} // namespace

unsigned pick(const kit::DrawList& list, const PaneFrame& frame, glm::vec2 window, float reach) {
    if (!frame.camera.inner().contains(window)) return 0;
    Finder finder(frame, window, reach);
    for (const kit::Item& item : list.items)
        if (item.pane == frame.pane) finder.visit(item);
    return finder.found();
}

} // namespace tunnel::app
