// Answers: boxes as polygons, in the order of edges that contact features name: lower, right, upper, left.
#include "core/shape/shapes.hpp"

#include <array>
#include <cmath>

namespace tunnel::shape {

namespace {

// Edge i runs from corner i; its inverse length is at hand to 1e-9, its direction is that of the rounded corners.
void fill(const std::array<glm::dvec2, 4>& corners, const glm::dvec2& size, ConvexPolygon& out) {
    const std::array<double, 2> inverse{1.0 / size.x, 1.0 / size.y};
    out.count = 4;
    out.reach = (size.x + size.y) * (1.0 + 1e-9);
    for (std::size_t i = 0; i < 4; ++i) {
        const glm::dvec2 from = corners[i], edge = corners[(i + 1) % 4] - from;
        out.x[i] = from.x, out.y[i] = from.y;
        out.inverse_length[i] = inverse[i % 2];
        out.nx[i] = edge.y * inverse[i % 2], out.ny[i] = -edge.x * inverse[i % 2];
    }
}

} // namespace

bool polygon_of(const Aabb& box, ConvexPolygon& out) {
    const glm::dvec2 size = box.max - box.min;
    if (!is_valid(box) || !(std::fmin(size.x, size.y) >= thinnest)) return false;
    fill({box.min, {box.max.x, box.min.y}, box.max, {box.min.x, box.max.y}}, size, out);
    return true;
}

bool polygon_of(const Obb& box, ConvexPolygon& out) {
    if (!is_valid(box)) return false;
    const Pose& at = box.pose;
    const glm::dvec2 u = box.half.x * glm::dvec2(at.cosine, at.sine), v = box.half.y * glm::dvec2(-at.sine, at.cosine);
    const std::array<glm::dvec2, 4> corners{at.shift - u - v, at.shift + u - v, at.shift + u + v, at.shift - u + v};
    const double thin = std::fmin(box.half.x, box.half.y), wide = std::fmax(box.half.x, box.half.y);
    const double far = wide + std::fmax(std::abs(at.shift.x), std::abs(at.shift.y));
    // So far above rounding that the corners need no check, and the sides keep their lengths to 1e-9.
    if (thin > 1e-5 * far && thin > thinnest && far < 1e-1 * max_coordinate) {
        fill(corners, 2.0 * box.half, out);
        return true;
    }
    const auto checked = make_polygon(corners);
    if (checked) out = *checked;
    return checked.has_value();
}

std::optional<ConvexPolygon> polygon_of(const Aabb& box) {
    std::optional<ConvexPolygon> out(std::in_place);
    if (!polygon_of(box, *out)) out.reset();
    return out;
}

std::optional<ConvexPolygon> polygon_of(const Obb& box) {
    std::optional<ConvexPolygon> out(std::in_place);
    if (!polygon_of(box, *out)) out.reset();
    return out;
}

} // namespace tunnel::shape
