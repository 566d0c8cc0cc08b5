// Answers: any two shapes. Boxes and circles have forms of their own; two polygons are the separating axis theorem's;
// all others are cores grown by a radius. The two are taken from left to right, so that swapping them gives the same
// sums, mirrored.
#include "core/math/orient.hpp"
#include "core/overlap/body.hpp"
#include "core/overlap/circle_box.hpp"
#include "core/overlap/meeting.hpp"
#include "core/overlap/pairs.hpp"
#include "core/overlap/reach.hpp"

#include <cmath>

namespace tunnel::overlap {

namespace {

using shape::Aabb;
using shape::AnyShape;
using shape::Circle;
using shape::ConvexPolygon;

// No -0: it would depend on the order.
glm::dvec2 opposite(const glm::dvec2& v) { return glm::dvec2(0.0) - v; }

Contact mirrored(Contact c) {
    c.normal = opposite(c.normal);
    for (ContactPoint& p : c.points) std::swap(p.on_a, p.on_b);
    return c;
}

// Two points or segments; do they lie on one line, exactly?
bool on_one_line(const ConvexPolygon& a, const ConvexPolygon& b) {
    if (a.count > 2 || b.count > 2) return false;
    const ConvexPolygon &line = a.count == 2 ? a : b, &other = a.count == 2 ? b : a;
    for (int i = 0; i < other.count; ++i)
        if (math::orient_sign(line.vertex(0), line.vertex(1), other.vertex(i)) != 0) return false;
    return true;
}

// As sat's: about a unit vector, or zero where the middles coincide to rounding.
glm::dvec2 unit_way(const glm::dvec2& way, double sizes) {
    const double length = length_of(way);
    return length > 1e-12 * sizes ? way / length : glm::dvec2(0.0);
}

Meeting meeting_of(const Core& a, const Core& b, const glm::dvec2& way, double& rounding) {
    sat::Gaps gaps;
    sat::find_gaps(a.shape, b.shape, gaps);
    const sat::Best& best = gaps.best;
    const bool plain = best.plain();
    const sat::Axis axis = plain ? sat::axis_of(best.edge.of_a() ? a.shape : b.shape, best.edge, best.gap, best.error)
                                 : sat::choose(a.shape, b.shape);
    rounding = axis.rounding;
    if (axis.apart) return plain ? nearest_along(a, b, axis) : nearest(a, b, rounding);
    Meeting out = way_out(a, b, axis);
    if (plain || !on_one_line(a.shape, b.shape)) return out;
    const glm::dvec2 direction = unit_way(way, a.shape.reach + b.shape.reach);
    return meet_on_line(a, b, direction, out) ? out : nearest(a, b, rounding);
}

Contact of_cores(const Core& a, const Core& b, const glm::dvec2& way) {
    if (a.shape.count > 2 && b.shape.count > 2) return sat::contact(a.shape, b.shape);
    if (a.shape.count == 1 && b.shape.count == 1)
        return contact(Circle{a.shape.vertex(0), a.radius}, Circle{b.shape.vertex(0), b.radius});
    double rounding = 0.0;
    const Meeting m = meeting_of(a, b, way, rounding);
    Contact out;
    out.normal = m.normal;
    out.status = m.within ? base::Status::hit : base::Status::clear;
    if (!m.within) {
        out.distance = -m.depth;
        return out;
    }
    out.depth = m.depth;
    add_points(a, b, m, rounding + 0x1p-48 * (a.radius + b.radius), out);
    return out;
}

Contact of_bodies(const AnyShape& a, const AnyShape& b) {
    const Body body_a(a), body_b(b);
    const Core core_a{body_a.core(), body_a.radius()}, core_b{body_b.core(), body_b.radius()};
    const glm::dvec2 way = body_b.middle() - body_a.middle();
    const bool turn = way.x < 0.0 || (way.x == 0.0 && way.y < 0.0);
    Contact out = turn ? mirrored(of_cores(core_b, core_a, -way)) : of_cores(core_a, core_b, way);
    out.normal += 0.0; // no -0 here either
    for (std::size_t i = 0; i < static_cast<std::size_t>(out.count); ++i) {
        ContactPoint& p = out.points[i];
        p.on_a = body_a.named(p.on_a), p.on_b = body_b.named(p.on_b);
    }
    return out;
}

} // namespace

Contact contact(const AnyShape& a, const AnyShape& b) {
    if (!is_valid(a) || !is_valid(b)) return {};
    const Aabb *box_a = std::get_if<Aabb>(&a), *box_b = std::get_if<Aabb>(&b);
    const Circle *circle_a = std::get_if<Circle>(&a), *circle_b = std::get_if<Circle>(&b);
    if (box_a != nullptr && box_b != nullptr) return contact(*box_a, *box_b);
    if (circle_a != nullptr && circle_b != nullptr) return contact(*circle_a, *circle_b);
    if (circle_a != nullptr && box_b != nullptr) return contact(*circle_a, *box_b);
    if (box_a != nullptr && circle_b != nullptr) return mirrored(circle_and_box(*circle_b, *box_a, true));
    return of_bodies(a, b);
}

} // namespace tunnel::overlap
