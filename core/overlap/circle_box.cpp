// Answers: a circle's centre against a box grown by the radius. From outside, the nearest point of the box is the
// centre clamped; from inside, the way out leads through the nearest side, and by the radius more.
#include "core/overlap/circle_box.hpp"

#include "core/overlap/pairs.hpp"
#include "core/overlap/reach.hpp"
#include "core/overlap/sides.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::overlap {

namespace {

using shape::Aabb;
using shape::Circle;

Feature feature_of(int side) { return {Feature::Kind::edge, static_cast<std::uint8_t>(side)}; }

// The part of the box nearest to a point outside: a corner if it is outside in both directions.
Feature nearest_feature(const glm::dvec2& to_box) {
    if (to_box.y == 0.0) return feature_of(to_box.x > 0.0 ? 3 : 1);
    if (to_box.x == 0.0) return feature_of(to_box.y > 0.0 ? 0 : 2);
    const int corner = to_box.y > 0.0 ? (to_box.x > 0.0 ? 0 : 1) : (to_box.x > 0.0 ? 3 : 2);
    return {Feature::Kind::vertex, static_cast<std::uint8_t>(corner)};
}

// `on_box`: the box's point that the normal leads to.
void hit(const Circle& circle, const glm::dvec2& on_box, const Feature& feature, Contact& out) {
    out.status = base::Status::hit;
    out.count = 1;
    ContactPoint& p = out.points[0];
    p.at = 0.5 * ((circle.centre + circle.radius * out.normal) + on_box);
    p.depth = out.depth;
    p.on_a = {Feature::Kind::vertex, 0};
    p.on_b = feature;
}

void from_outside(const Circle& circle, const glm::dvec2& nearest, const glm::dvec2& to_box, Contact& out) {
    const double distance = length_of(to_box);
    out.normal = to_box / distance;
    const Spare found = spare(circle.centre, nearest, distance, circle.radius, 0.0);
    if (!found.within) {
        out.status = base::Status::clear;
        out.distance = -found.length;
        return;
    }
    out.depth = found.length;
    hit(circle, nearest, nearest_feature(to_box), out);
}

void from_inside(const Circle& circle, const Aabb& box, bool turned, Contact& out) {
    const glm::dvec2 c = circle.centre, lo = box.min - c, hi = box.max - c;
    const Pushes pushes{hi.y, -lo.x, -lo.y, hi.x};
    const glm::dvec2 middles = lo + hi;
    const double size = ((hi.x - lo.x) + (hi.y - lo.y)) + (std::abs(middles.x) + std::abs(middles.y));
    const int side = shortest_side(pushes, size, middles, turned);
    out.normal = side_normals[static_cast<std::size_t>(side)];
    out.depth = pushes[static_cast<std::size_t>(side)] + circle.radius;
    const std::array<glm::dvec2, 4> on_box{glm::dvec2{c.x, box.max.y}, glm::dvec2{box.min.x, c.y},
                                           glm::dvec2{c.x, box.min.y}, glm::dvec2{box.max.x, c.y}};
    hit(circle, on_box[static_cast<std::size_t>(side)], feature_of(across(side)), out);
}

} // namespace

// The depth is the shortest push: box minus disc is the box grown by the radius, and a point of the box itself is
// as far from the grown outline as from the nearest side, plus the radius.
Contact circle_and_box(const Circle& circle, const Aabb& box, bool turned) {
    Contact out;
    if (!is_valid(circle) || !is_valid(box)) return out;
    const glm::dvec2 nearest{std::clamp(circle.centre.x, box.min.x, box.max.x),
                             std::clamp(circle.centre.y, box.min.y, box.max.y)};
    const glm::dvec2 to_box = nearest - circle.centre;
    if (to_box.x != 0.0 || to_box.y != 0.0)
        from_outside(circle, nearest, to_box, out);
    else
        from_inside(circle, box, turned, out);
    return out;
}

Contact contact(const Circle& a, const Aabb& b) { return circle_and_box(a, b, false); }

} // namespace tunnel::overlap
