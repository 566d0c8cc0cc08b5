// Answers: every shape's loop and radius.
#include "core/ccd/linear/core.hpp"

namespace tunnel::ccd {

namespace {

bool fill(RoundedCore& out, std::initializer_list<glm::dvec2> vertices, double radius) {
    out.count = 0;
    for (const glm::dvec2& v : vertices) out.vertices[static_cast<std::size_t>(out.count++)] = v;
    out.radius = radius;
    return true;
}

} // namespace

bool core_of(const shape::Aabb& b, RoundedCore& out) {
    return fill(out, {b.min, {b.max.x, b.min.y}, b.max, {b.min.x, b.max.y}}, 0.0);
}
bool core_of(const shape::Circle& c, RoundedCore& out) { return fill(out, {c.centre}, c.radius); }
bool core_of(const shape::Segment& s, RoundedCore& out) { return fill(out, {s.a, s.b}, 0.0); }
bool core_of(const shape::Capsule& c, RoundedCore& out) { return fill(out, {c.core.a, c.core.b}, c.radius); }

bool core_of(const shape::ConvexPolygon& p, RoundedCore& out) {
    out.count = p.count, out.radius = 0.0;
    for (int i = 0; i < p.count; ++i) out.vertices[static_cast<std::size_t>(i)] = p.vertex(i);
    return true;
}

bool core_of(const shape::Obb& box, RoundedCore& out) {
    shape::ConvexPolygon polygon;
    return polygon_of(box, polygon) && core_of(polygon, out);
}

} // namespace tunnel::ccd
