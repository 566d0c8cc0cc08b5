// Answers: clipping after Liang and Barsky (segments) and Sutherland and Hodgman (convex polygons).
#include "app/render/clip.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::app {

std::optional<Span> clip_segment(const Bounds& bounds, glm::dvec2 a, glm::dvec2 b) {
    if (!std::isfinite(a.x + a.y + b.x + b.y)) return std::nullopt;
    Span out;
    for (int axis = 0; axis < 2; ++axis) {
        const double step = b[axis] - a[axis];
        if (step == 0.0) {
            if (a[axis] < bounds.lo[axis] || a[axis] > bounds.hi[axis]) return std::nullopt;
            continue;
        }
        const double t0 = (bounds.lo[axis] - a[axis]) / step, t1 = (bounds.hi[axis] - a[axis]) / step;
        out.from = std::max(out.from, std::min(t0, t1));
        out.to = std::min(out.to, std::max(t0, t1));
    }
    if (!(out.from <= out.to)) return std::nullopt;
    return out;
}

namespace {

// Keeps the side where distance(point) >= 0.
template <class Point, class Distance> std::vector<Point> keep(const std::vector<Point>& points, Distance&& distance) {
    std::vector<Point> out;
    out.reserve(points.size() + 2);
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Point &here = points[i], &next = points[(i + 1) % points.size()];
        const double d = distance(here), e = distance(next);
        if (d >= 0.0) out.push_back(here);
        if ((d >= 0.0) != (e >= 0.0)) out.push_back(here + (next - here) * (d / (d - e)));
    }
    return out;
}

} // namespace

std::vector<glm::dvec3> clip_polygon(const Bounds& bounds, std::vector<glm::dvec3> points) {
    for (const glm::dvec3& p : points)
        if (!std::isfinite(p.x + p.y + p.z)) return {};
    for (int axis = 0; axis < 2; ++axis) {
        points = keep(points, [&](const glm::dvec3& p) { return p[axis] - bounds.lo[axis]; });
        points = keep(points, [&](const glm::dvec3& p) { return bounds.hi[axis] - p[axis]; });
    }
    return points;
}

std::vector<glm::dvec4> clip_near(const std::vector<glm::dvec4>& points) {
    return keep(points, [](const glm::dvec4& p) { return p.z + p.w; });
}

} // namespace tunnel::app
