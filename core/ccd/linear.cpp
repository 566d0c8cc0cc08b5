// Answers: the front door: refuses what is not in order, and hands on.
#include "core/ccd/linear.hpp"

#include "core/base/within.hpp"
#include "core/ccd/sweep_core.hpp"

#include <cmath>

namespace tunnel::ccd {

namespace {

bool is_valid(const LinearTravel& travel) {
    return base::within(travel.a, shape::max_coordinate) && base::within(travel.b, shape::max_coordinate);
}

LinearImpact sweep(const shape::AnyShape& a, const shape::AnyShape& b, const LinearTravel& travel, double horizon) {
    const std::optional<RoundedCore> core_a = core_of(a), core_b = core_of(b);
    if (!core_a || !core_b) return {};
    return sweep_exactly({*core_a, *core_b, travel, horizon});
}

} // namespace

LinearImpact first_contact(const shape::Circle& a, const shape::Aabb& b, const LinearTravel& travel) {
    return first_contact(shape::AnyShape(a), shape::AnyShape(b), travel);
}

LinearImpact first_contact(const shape::Aabb& a, const shape::Aabb& b, const LinearTravel& travel) {
    return first_contact(shape::AnyShape(a), shape::AnyShape(b), travel);
}

LinearImpact first_contact(const shape::ConvexPolygon& a, const shape::ConvexPolygon& b, const LinearTravel& travel) {
    return first_contact(shape::AnyShape(a), shape::AnyShape(b), travel);
}

LinearImpact first_contact(const shape::AnyShape& a, const shape::AnyShape& b, const LinearTravel& travel) {
    if (!shape::is_valid(a) || !shape::is_valid(b) || !is_valid(travel)) return {};
    return sweep(a, b, travel, 1.0);
}

LinearImpact first_contact(const shape::Ray& ray, const shape::AnyShape& b) {
    if (!shape::is_valid(ray) || !std::isfinite(ray.t_max) || !shape::is_valid(b)) return {};
    return sweep(shape::Circle{ray.origin, 0.0}, b, {ray.direction, glm::dvec2(0.0)}, ray.t_max);
}

} // namespace tunnel::ccd
