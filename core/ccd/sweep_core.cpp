// Answers: every shape's loop and radius.
#include "core/ccd/sweep_core.hpp"

#include <variant>

namespace tunnel::ccd {

namespace {

using Found = std::optional<RoundedCore>;

Found loop_of(std::initializer_list<glm::dvec2> vertices, double radius) {
    RoundedCore core;
    for (const glm::dvec2& v : vertices) core.vertices[static_cast<std::size_t>(core.count++)] = v;
    core.radius = radius;
    return core;
}

Found loop_of(const shape::Aabb& b) { return loop_of({b.min, {b.max.x, b.min.y}, b.max, {b.min.x, b.max.y}}, 0.0); }
Found loop_of(const shape::Circle& c) { return loop_of({c.centre}, c.radius); }
Found loop_of(const shape::Segment& s) { return loop_of({s.a, s.b}, 0.0); }
Found loop_of(const shape::Capsule& c) { return loop_of({c.core.a, c.core.b}, c.radius); }

Found loop_of(const shape::ConvexPolygon& p) {
    RoundedCore core;
    core.count = p.count;
    for (int i = 0; i < p.count; ++i) core.vertices[static_cast<std::size_t>(i)] = p.vertex(i);
    return core;
}

Found loop_of(const shape::Obb& box) {
    const std::optional<shape::ConvexPolygon> polygon = polygon_of(box);
    if (!polygon) return std::nullopt;
    return loop_of(*polygon);
}

} // namespace

Found core_of(const shape::AnyShape& shape) {
    return std::visit([](const auto& s) { return loop_of(s); }, shape);
}

} // namespace tunnel::ccd
