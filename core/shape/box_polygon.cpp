// Answers: boxes as polygons, in the order of edges that contact features name: lower, right, upper, left.
#include "core/shape/box_corners.hpp"

#include <array>
#include <cmath>

namespace tunnel::shape {

namespace {

// What the sides are but for their directions. `size`: their lengths, right to 1e-9.
void fill(const std::array<glm::dvec2, 4>& corners, const glm::dvec2& size, ConvexPolygon& out) {
    const std::array<double, 2> inverse{1.0 / size.x, 1.0 / size.y};
    out.count = 4;
    out.reach = (size.x + size.y) * (1.0 + 1e-9);
    for (std::size_t i = 0; i < 4; ++i) {
        out.x[i] = corners[i].x, out.y[i] = corners[i].y;
        out.inverse_length[i] = inverse[i % 2];
    }
}

// Those of the rounded corners; one of Newton's steps makes the lengths as good.
void fill_normals(ConvexPolygon& out) {
    for (std::size_t i = 0; i < 4; ++i) {
        const std::size_t next = (i + 1) % 4;
        const double x = out.x[next] - out.x[i], y = out.y[next] - out.y[i];
        double& inverse = out.inverse_length[i];
        inverse *= 1.5 - 0.5 * (x * x + y * y) * inverse * inverse;
        out.nx[i] = y * inverse, out.ny[i] = -x * inverse;
    }
}

} // namespace

bool polygon_of(const Aabb& box, ConvexPolygon& out) {
    const glm::dvec2 size = box.max - box.min;
    if (!is_valid(box) || !(std::fmin(size.x, size.y) >= thinnest)) return false;
    fill({box.min, {box.max.x, box.min.y}, box.max, {box.min.x, box.max.y}}, size, out);
    constexpr std::array<double, 4> x{0.0, 1.0, 0.0, -1.0}, y{-1.0, 0.0, 1.0, 0.0};
    for (std::size_t i = 0; i < 4; ++i) out.nx[i] = x[i], out.ny[i] = y[i];
    return true;
}

bool polygon_of(const Obb& box, ConvexPolygon& out) {
    if (!is_valid(box)) return false;
    const std::array<glm::dvec2, 4> corners = corners_of(box);
    const double thin = std::fmin(box.half.x, box.half.y), wide = std::fmax(box.half.x, box.half.y);
    const double far = wide + std::fmax(std::abs(box.pose.shift.x), std::abs(box.pose.shift.y));
    // So far above rounding that the corners need no check, and the sides keep their lengths to 1e-9.
    if (thin > 1e-5 * far && thin > 1e-100 && far < 1e-1 * max_coordinate) {
        fill(corners, 2.0 * box.half, out);
        fill_normals(out);
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
