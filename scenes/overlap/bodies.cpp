// Answers: shapes, outlines and intervals from the parameters; boxes, squares and circles to the last bit.
#include "scenes/overlap/bodies.hpp"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace tunnel::scenes::overlap_lab {
namespace {

using Points = std::vector<glm::dvec2>;

shape::Segment along(const Body& b, const glm::dvec2& way, double half) {
    return {b.middle - half * way, b.middle + half * way};
}

shape::Capsule capsule(const Body& b) {
    const bool wide = b.half.x >= b.half.y;
    const glm::dvec2 u = direction(b.angle);
    return {along(b, wide ? u : across(u), std::abs(b.half.x - b.half.y)), std::min(b.half.x, b.half.y)};
}

Points corners_of(const shape::ConvexPolygon& p) {
    Points out;
    for (int i = 0; i < p.count; ++i) out.push_back(p.vertex(i));
    return out;
}

struct ToOutline {
    Outline operator()(const shape::Aabb& s) const {
        return {{s.min, {s.max.x, s.min.y}, s.max, {s.min.x, s.max.y}}, 0.0};
    }
    Outline operator()(const shape::Circle& s) const { return {{s.centre}, s.radius}; }
    Outline operator()(const shape::Segment& s) const { return {{s.a, s.b}, 0.0}; }
    Outline operator()(const shape::Capsule& s) const { return {{s.core.a, s.core.b}, s.radius}; }
    Outline operator()(const shape::Obb& s) const {
        const auto p = shape::polygon_of(s);
        return {p ? corners_of(*p) : Points{s.pose.shift}, 0.0};
    }
    Outline operator()(const shape::ConvexPolygon& s) const { return {corners_of(s), 0.0}; }
};

} // namespace

Body body_a(const Params& p) { return {p.a_kind, {p.a_x, p.a_y}, {p.a_half_x, p.a_half_y}, p.a_angle, p.a_corners}; }
Body body_b(const Params& p) { return {p.b_kind, {p.b_x, p.b_y}, {p.b_half_x, p.b_half_y}, p.b_angle, p.b_corners}; }

shape::AnyShape shape_of(const Body& b) {
    const glm::dvec2 u = direction(b.angle);
    switch (b.form) {
    case Form::circle: return shape::Circle{b.middle, b.half.x};
    case Form::capsule: return capsule(b);
    case Form::segment: return along(b, u, b.half.x);
    case Form::turned: return shape::Obb{{b.middle, u.x, u.y}, b.half};
    case Form::polygon:
        if (const auto p = shape::make_polygon(kit::regular_polygon(b.corners, b.half.x, b.middle, b.angle))) return *p;
        break;
    case Form::box: break;
    }
    return shape::Aabb{b.middle - b.half, b.middle + b.half};
}

Outline outline_of(const Body& body) { return std::visit(ToOutline{}, shape_of(body)); }

Axis axis_along(const glm::dvec2& n, const Outline& a, const Outline& b) {
    const auto interval = [&](const Outline& o) {
        const auto less = [&](const glm::dvec2& u, const glm::dvec2& v) { return dot(n, u) < dot(n, v); };
        const auto [lo, hi] = std::minmax_element(o.core.begin(), o.core.end(), less);
        return std::pair{dot(n, *lo) - o.radius, dot(n, *hi) + o.radius};
    };
    Axis out;
    out.n = n;
    std::tie(out.a_lo, out.a_hi) = interval(a);
    std::tie(out.b_lo, out.b_hi) = interval(b);
    out.way = overlap::axis_overlap(out.a_lo, out.a_hi, out.b_lo, out.b_hi);
    return out;
}

bool touch_exactly(Form a, Form b, ContactRule rule) {
    const Body left{a, {0.0, 0.0}, {1.0, 0.5}, 0.0, 4}, right{b, {1.75, 0.0}, {0.75, 0.25}, 0.0, 4};
    const overlap::Contact c = overlap::contact(shape_of(left), shape_of(right));
    return c.status == base::Status::hit && c.depth == 0.0 && base::reaches(0.0, c.depth, rule);
}

} // namespace tunnel::scenes::overlap_lab
