// Disc against box without motion: overlap, the push that ends it, the reach at a height.
#include "core/base/within.hpp"
#include "core/ccd/disc_box.hpp"
#include "core/ccd/disc_box/proof.hpp"
#include "core/math/exact_pairs.hpp"

#include <glm/common.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace tunnel::ccd {

namespace {

DiscBoxMotion at_rest(const glm::dvec2& centre, double radius, const glm::dvec2& box_min, const glm::dvec2& box_max) {
    DiscBoxMotion motion;
    motion.centre = centre;
    motion.radius = radius;
    motion.box_min = box_min;
    motion.box_max = box_max;
    return motion;
}

// From inside, the nearest face is the way out; strict comparison keeps the order of the ties.
glm::dvec2 out_of_inside(const glm::dvec2& c, double radius, const glm::dvec2& lo, const glm::dvec2& hi) {
    const std::array<glm::dvec2, 4> ways{glm::dvec2{lo.x - c.x - radius, 0.0}, glm::dvec2{hi.x - c.x + radius, 0.0},
                                         glm::dvec2{0.0, lo.y - c.y - radius}, glm::dvec2{0.0, hi.y - c.y + radius}};
    glm::dvec2 best = ways[0];
    for (const glm::dvec2& way : ways) {
        if (std::abs(way.x + way.y) < std::abs(best.x + best.y)) best = way;
    }
    return best;
}

} // namespace

bool touches(const glm::dvec2& centre, double radius, const glm::dvec2& box_min, const glm::dvec2& box_max,
             base::ContactRule rule) {
    const DiscBoxMotion motion = at_rest(centre, radius, box_min, box_max);
    if (!is_valid(motion)) return false;
    const std::optional<int> side = DiscBoxProof(motion).side(0.0);
    return !side || base::reaches(*side, 0.0, rule);
}

glm::dvec2 push_out(const glm::dvec2& centre, double radius, const glm::dvec2& box_min, const glm::dvec2& box_max) {
    const DiscBoxMotion motion = at_rest(centre, radius, box_min, box_max);
    if (!is_valid(motion)) return glm::dvec2{0.0};
    const glm::dvec2 nearest{std::clamp(centre.x, box_min.x, box_max.x), std::clamp(centre.y, box_min.y, box_max.y)};
    if (nearest == centre) return out_of_inside(centre, radius, box_min, box_max);
    const glm::dvec2 away = centre - nearest; // one rounding each
    const double distance = std::hypot(away.x, away.y);
    const double depth = radius - distance;
    if (!(depth > 0.0) || distance == 0.0) return glm::dvec2{0.0};
    return away * (depth / distance);
}

double clearance(const glm::dvec2& centre, double radius, const glm::dvec2& box_min, const glm::dvec2& box_max) {
    if (!is_valid(at_rest(centre, radius, box_min, box_max))) return std::numeric_limits<double>::quiet_NaN();
    const glm::dvec2 away = centre - glm::clamp(centre, box_min, box_max);
    const double distance = std::hypot(away.x, away.y);
    if (distance > 0.0) return distance - radius;
    const glm::dvec2 out = out_of_inside(centre, radius, box_min, box_max);
    return -std::hypot(out.x, out.y);
}

Reach reach_in_x(double y, double radius, const glm::dvec2& box_min, const glm::dvec2& box_max) {
    if (!is_valid(at_rest({box_min.x, y}, radius, box_min, box_max))) return {};
    const double nearest = std::clamp(y, box_min.y, box_max.y);
    const math::ExactPair aside = math::two_sum(std::max(y, nearest), -std::min(y, nearest));
    const double spare = (radius - aside.head) - aside.tail;
    if (spare < 0.0) return {};
    const double half = std::sqrt(spare) * std::sqrt(radius + aside.head);
    return {true, box_min.x - half, box_max.x + half};
}

} // namespace tunnel::ccd
