// Answers: boxes along the axes. Four comparisons decide; each side's way out is max - min, not the common width.
#include "core/overlap/pairs.hpp"
#include "core/overlap/sides.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::overlap {

namespace {

using shape::Aabb;

// The corners of a side, by where they lie along the other axis: the lower, the upper.
constexpr std::array<std::array<std::uint8_t, 2>, 4> corners_of_side{{{0, 1}, {1, 2}, {3, 2}, {0, 3}}};

// One axis of both boxes.
struct Span {
    double a_lo, a_hi, b_lo, b_hi;
};
Span span_of(const Aabb& a, const Aabb& b, bool in_x) {
    return in_x ? Span{a.min.x, a.max.x, b.min.x, b.max.x} : Span{a.min.y, a.max.y, b.min.y, b.max.y};
}

// A corner where the box itself ends, else its side.
Feature feature_at(int side, bool at_lo, bool at_hi) {
    const auto& corners = corners_of_side[static_cast<std::size_t>(side)];
    if (at_lo) return {Feature::Kind::vertex, corners[0]};
    if (at_hi) return {Feature::Kind::vertex, corners[1]};
    return {Feature::Kind::edge, static_cast<std::uint8_t>(side)};
}

// Midway between the two sides that meet; the ends of what they have in common.
void add_points(const Aabb& a, const Aabb& b, int side, Contact& out) {
    const bool in_x = side % 2 == 1, up = side == 1 || side == 2;
    const Span across_sides = span_of(a, b, in_x), along = span_of(a, b, !in_x);
    const double face_a = up ? across_sides.a_hi : across_sides.a_lo;
    const double face_b = up ? across_sides.b_lo : across_sides.b_hi;
    const double middle = 0.5 * face_a + 0.5 * face_b;
    const std::array<double, 2> ends{std::max(along.a_lo, along.b_lo), std::min(along.a_hi, along.b_hi)};
    out.count = ends[0] < ends[1] ? 2 : 1;
    for (std::size_t i = 0; i < static_cast<std::size_t>(out.count); ++i) {
        ContactPoint& p = out.points[i];
        const double at = ends[i];
        p.at = in_x ? glm::dvec2(middle, at) : glm::dvec2(at, middle);
        p.depth = out.depth;
        p.on_a = feature_at(side, at == along.a_lo, at == along.a_hi);
        p.on_b = feature_at(across(side), at == along.b_lo, at == along.b_hi);
    }
}

} // namespace

bool touches(const Aabb& a, const Aabb& b, base::ContactRule rule) {
    return is_valid(a) && is_valid(b) && base::overlaps(a.min.x, a.max.x, b.min.x, b.max.x, rule) &&
           base::overlaps(a.min.y, a.max.y, b.min.y, b.max.y, rule);
}

AxisOverlap axis_overlap(double a_min, double a_max, double b_min, double b_max) {
    return {std::min(a_max, b_max) - std::max(a_min, b_min), a_max - b_min, b_max - a_min};
}

Contact contact(const Aabb& a, const Aabb& b) {
    Contact out;
    if (!is_valid(a) || !is_valid(b)) return out;
    // Differences keep the sign of the comparison, so the verdict is exact.
    const Pushes pushes{b.max.y - a.min.y, a.max.x - b.min.x, a.max.y - b.min.y, b.max.x - a.min.x};
    const glm::dvec2 middles = (b.min - a.min) + (b.max - a.max);
    const double size = (std::abs(pushes[0] + pushes[2]) + std::abs(pushes[1] + pushes[3])) +
                        (std::abs(middles.x) + std::abs(middles.y));
    const int side = shortest_side(pushes, size, middles);
    const double push = pushes[static_cast<std::size_t>(side)];
    out.normal = side_normals[static_cast<std::size_t>(side)];
    if (push < 0.0) {
        out.status = base::Status::clear;
        out.distance = -push;
        return out;
    }
    out.status = base::Status::hit;
    out.depth = push;
    add_points(a, b, side, out);
    return out;
}

} // namespace tunnel::overlap
