// Answers: boxes as polygons, in the order of edges that contact features name: lower, right, upper, left.
#include "core/shape/shapes.hpp"

#include <array>
#include <cmath>

namespace tunnel::shape {

namespace {

ConvexPolygon from_corners(const std::array<glm::dvec2, 4>& corners) {
    ConvexPolygon p;
    p.count = 4;
    for (std::size_t i = 0; i < 4; ++i) {
        const glm::dvec2 from = corners[i], to = corners[(i + 1) % 4], edge = to - from, out = from - corners[0];
        p.x[i] = from.x, p.y[i] = from.y;
        p.inverse_length[i] = 1.0 / std::sqrt(edge.x * edge.x + edge.y * edge.y);
        p.nx[i] = edge.y * p.inverse_length[i], p.ny[i] = -edge.x * p.inverse_length[i];
        p.reach = std::fmax(p.reach, std::sqrt(out.x * out.x + out.y * out.y) * (1.0 + 1e-9));
    }
    return p;
}

} // namespace

std::optional<ConvexPolygon> polygon_of(const Aabb& box) {
    const glm::dvec2 size = box.max - box.min;
    if (!is_valid(box) || !(size.x > 0.0 && size.y > 0.0)) return std::nullopt;
    ConvexPolygon p;
    p.count = 4;
    p.x = {box.min.x, box.max.x, box.max.x, box.min.x};
    p.y = {box.min.y, box.min.y, box.max.y, box.max.y};
    p.nx = {0.0, 1.0, 0.0, -1.0};
    p.ny = {-1.0, 0.0, 1.0, 0.0};
    p.inverse_length = {1.0 / size.x, 1.0 / size.y, 1.0 / size.x, 1.0 / size.y};
    p.reach = (size.x + size.y) * (1.0 + 1e-9);
    return p;
}

std::optional<ConvexPolygon> polygon_of(const Obb& box) {
    if (!is_valid(box)) return std::nullopt;
    const Pose& at = box.pose;
    const glm::dvec2 u = box.half.x * glm::dvec2(at.cosine, at.sine), v = box.half.y * glm::dvec2(-at.sine, at.cosine);
    const std::array<glm::dvec2, 4> corners{at.shift - u - v, at.shift + u - v, at.shift + u + v, at.shift - u + v};
    const double thin = std::fmin(box.half.x, box.half.y), wide = std::fmax(box.half.x, box.half.y);
    const double far = wide + std::fmax(std::abs(at.shift.x), std::abs(at.shift.y));
    // So far above rounding that the corners need no check.
    if (thin > 1e-6 * far && thin > 1e-100) return from_corners(corners);
    return make_polygon(corners);
}

} // namespace tunnel::shape
