// Answers: every shape's rows.
#include "core/ccd/linear/outline.hpp"

#include <cmath>
#include <limits>

namespace tunnel::ccd {

namespace {

using shape::ConvexPolygon;

bool see(const ConvexPolygon& loop, double radius, Outline& out) {
    out.loop = &loop, out.radius = radius, out.count = loop.count;
    return true;
}

// One group of four, filled as polygons are.
bool line(const glm::dvec2& from, const glm::dvec2& to, double radius, Outline& out) {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    ConvexPolygon& p = out.made;
    const glm::dvec2 e = to - from;
    const double square = e.x * e.x + e.y * e.y, length = std::sqrt(square);
    for (std::size_t i = 0; i < 4; ++i) p.x[i] = i == 1 ? to.x : from.x, p.y[i] = i == 1 ? to.y : from.y;
    p.count = from == to ? 1 : 2;
    p.reach = length * (1.0 + 1e-9);
    const double inverse = 1.0 / length, nx = p.count > 1 ? e.y * inverse : none,
                 ny = p.count > 1 ? -e.x * inverse : none;
    for (std::size_t i = 0; i < 4; ++i) p.nx[i] = p.ny[i] = none;
    p.nx[0] = nx, p.ny[0] = ny, p.nx[1] = -nx, p.ny[1] = -ny;
    return (p.count == 1 || square > 1e-200) && see(p, radius, out);
}

} // namespace

bool outline_of(const shape::Circle& c, Outline& out) { return line(c.centre, c.centre, c.radius, out); }
bool outline_of(const shape::Segment& s, Outline& out) { return line(s.a, s.b, 0.0, out); }
bool outline_of(const shape::Capsule& c, Outline& out) { return line(c.core.a, c.core.b, c.radius, out); }
bool outline_of(const ConvexPolygon& p, Outline& out) { return see(p, 0.0, out); }
bool outline_of(const shape::Obb& box, Outline& out) { return polygon_of(box, out.made) && see(out.made, 0.0, out); }
bool outline_of(const shape::Aabb& box, Outline& out) {
    if (box.min.x == box.max.x || box.min.y == box.max.y) return line(box.min, box.max, 0.0, out);
    return polygon_of(box, out.made) && see(out.made, 0.0, out);
}

} // namespace tunnel::ccd
