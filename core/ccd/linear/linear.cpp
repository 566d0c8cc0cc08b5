// Answers: the front door: refuses what is not in order, and hands on.
#include "core/ccd/linear.hpp"

#include "core/base/within.hpp"
#include "core/ccd/linear/core.hpp"
#include "core/ccd/linear/quick.hpp"
#include "core/math/two.hpp"

#include <cmath>

namespace tunnel::ccd {

namespace {

bool is_valid(const LinearTravel& travel) {
    return base::within(travel.a, shape::max_coordinate) && base::within(travel.b, shape::max_coordinate);
}

// Numbers whose sizes add up to no more than the limit are none of them beyond it, nor NaN: one comparison for all.
using math::Two;
Two sizes(const glm::dvec2& v) { return math::abs(math::two(v)); }
Two sizes(const LinearTravel& t) { return sizes(t.a) + sizes(t.b); }
Two sizes(const shape::Aabb& b) { return sizes(b.min) + sizes(b.max); }
Two sizes(const shape::Circle& c) { return sizes(c.centre) + Two{std::abs(c.radius), 0.0}; }
Two sizes(const shape::Obb& b) { return sizes(b.pose.shift) + sizes(b.half); }
bool in_order(const shape::Aabb& b) { return !math::any(math::two(b.min) > math::two(b.max)); }
bool in_order(const shape::Circle& c) { return c.radius >= 0.0; }
bool in_order(const shape::Obb& b) {
    const double length = b.pose.cosine * b.pose.cosine + b.pose.sine * b.pose.sine;
    return (b.half.x > 0.0) & (b.half.y > 0.0) & (std::abs(length - 1.0) <= 1e-9);
}

template <class A, class B> bool are_valid(const A& a, const B& b, const LinearTravel& travel) {
    const double all = math::sum((sizes(a) + sizes(b)) + sizes(travel));
    if (all <= shape::max_coordinate && in_order(a) && in_order(b)) return true;
    return is_valid(a) && is_valid(b) && is_valid(travel);
}

// By their loops, of any two.
template <class A, class B> LinearImpact as_loops(const A& a, const B& b, const LinearTravel& travel) {
    LinearImpact out;
    Outline outline_a, outline_b;
    if (outline_of(a, outline_a) && outline_of(b, outline_b) && loops_quickly({outline_a, outline_b, travel}, out))
        return out;
    Sweep sweep;
    if (!core_of(a, sweep.a) || !core_of(b, sweep.b)) return {};
    sweep.travel = travel;
    return sweep_exactly(sweep);
}

// In a unit of time, a power of two, in which the point has passed the shape or the ray has ended by t = 1.
template <class B> LinearImpact as_loops(const shape::Ray& ray, const B& b) {
    const shape::Circle point{ray.origin, 0.0};
    Outline outline_a, outline_b;
    if (outline_of(point, outline_a) && outline_of(b, outline_b)) {
        const glm::dvec2 d = outline_b.vertex(0) - ray.origin, way = ray.direction;
        const double size = outline_b.loop->reach + outline_b.radius + std::abs(d.x) + std::abs(d.y);
        const double passed = 4.0 * size / (std::abs(way.x) + std::abs(way.y)), end = std::fmin(ray.t_max, passed);
        const double unit = end > 1e-100 ? std::ldexp(1.0, std::ilogb(end) + 1) : 1.0;
        LinearImpact out;
        const OutlineSweep sweep{outline_a, outline_b, {unit * way, {}}, std::fmin(ray.t_max / unit, 1.0)};
        if (end < 1e100 && loops_quickly(sweep, out)) {
            out.t *= unit, out.t_lo *= unit, out.t_hi *= unit;
            return out;
        }
    }
    Sweep sweep;
    if (!core_of(point, sweep.a) || !core_of(b, sweep.b)) return {};
    sweep.travel.a = ray.direction, sweep.horizon = ray.t_max;
    return sweep_exactly(sweep);
}

// Circle and box the other way round.
LinearImpact mirrored(LinearImpact impact) {
    impact.normal = -impact.normal;
    return impact;
}

// The pairs with a filter of their own go to it, and turned boxes as polygons.
struct Front {
    const LinearTravel& travel;

    [[nodiscard]] LinearImpact operator()(const shape::Circle& a, const shape::Aabb& b) const {
        return first_contact(a, b, travel);
    }
    [[nodiscard]] LinearImpact operator()(const shape::Aabb& a, const shape::Circle& b) const {
        return mirrored(first_contact(b, a, {travel.b, travel.a}));
    }
    [[nodiscard]] LinearImpact operator()(const shape::Aabb& a, const shape::Aabb& b) const {
        return first_contact(a, b, travel);
    }
    [[nodiscard]] LinearImpact operator()(const shape::ConvexPolygon& a, const shape::ConvexPolygon& b) const {
        return first_contact(a, b, travel);
    }
    [[nodiscard]] LinearImpact operator()(const shape::Obb& a, const shape::Obb& b) const {
        return first_contact(a, b, travel);
    }
    template <class B> [[nodiscard]] LinearImpact operator()(const shape::Obb& a, const B& b) const {
        const std::optional<shape::ConvexPolygon> polygon = polygon_of(a);
        return polygon ? (*this)(*polygon, b) : LinearImpact{};
    }
    [[nodiscard]] LinearImpact operator()(const shape::ConvexPolygon& a, const shape::Obb& b) const {
        const std::optional<shape::ConvexPolygon> polygon = polygon_of(b);
        return polygon ? (*this)(a, *polygon) : LinearImpact{};
    }
    template <class A, class B> [[nodiscard]] LinearImpact operator()(const A& a, const B& b) const {
        if (!is_valid(a) || !is_valid(b) || !ccd::is_valid(travel)) return {};
        return as_loops(a, b, travel);
    }
};

} // namespace

LinearImpact first_contact(const shape::Circle& a, const shape::Aabb& b, const LinearTravel& travel) {
    LinearImpact out;
    if (!are_valid(a, b, travel) || circle_box_quickly(a, b, travel, out)) return out;
    return as_loops(a, b, travel);
}

LinearImpact first_contact(const shape::Aabb& a, const shape::Aabb& b, const LinearTravel& travel) {
    LinearImpact out;
    if (!are_valid(a, b, travel) || boxes_quickly(a, b, travel, out)) return out;
    return as_loops(a, b, travel);
}

LinearImpact first_contact(const shape::Obb& a, const shape::Obb& b, const LinearTravel& travel) {
    LinearImpact out;
    if (!are_valid(a, b, travel) || turned_boxes_quickly(a, b, travel, out)) return out;
    shape::ConvexPolygon polygon_a, polygon_b;
    if (!polygon_of(a, polygon_a) || !polygon_of(b, polygon_b)) return {};
    return first_contact(polygon_a, polygon_b, travel);
}

LinearImpact first_contact(const shape::ConvexPolygon& a, const shape::ConvexPolygon& b, const LinearTravel& travel) {
    LinearImpact out;
    if (!is_valid(a) || !is_valid(b) || !is_valid(travel) || polygons_quickly(a, b, travel, out)) return out;
    return as_loops(a, b, travel);
}

LinearImpact first_contact(const shape::Circle& a, const shape::Circle& b, const LinearTravel& travel) {
    return Front{travel}(a, b);
}

LinearImpact first_contact(const shape::Capsule& a, const shape::ConvexPolygon& b, const LinearTravel& travel) {
    return Front{travel}(a, b);
}

LinearImpact first_contact(const shape::AnyShape& a, const shape::AnyShape& b, const LinearTravel& travel) {
    return std::visit(Front{travel}, a, b);
}

LinearImpact first_contact(const shape::Ray& ray, const shape::AnyShape& b) {
    if (!shape::is_valid(ray) || !std::isfinite(ray.t_max) || !shape::is_valid(b)) return {};
    return std::visit([&](const auto& shape) { return as_loops(ray, shape); }, b);
}

} // namespace tunnel::ccd
