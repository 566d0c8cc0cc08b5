// The rounded box as a union of two boxes and four discs, each met in closed form.
#include "core/ccd/disc_box/guess.hpp"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace tunnel::ccd {

namespace {

using Corners = std::array<glm::dvec2, 4>;

Corners corners(const Approach& a) { return {a.lo, glm::dvec2{a.hi.x, a.lo.y}, a.hi, glm::dvec2{a.lo.x, a.hi.y}}; }

// Slab method; a direction without motion is either inside its slab or never.
std::optional<double> enter_box(const glm::dvec2& lo, const glm::dvec2& hi, const glm::dvec2& travel) {
    double enter = 0.0, leave = 1.0;
    for (int axis = 0; axis < 2; ++axis) {
        if (travel[axis] == 0.0) {
            if (lo[axis] > 0.0 || hi[axis] < 0.0) return std::nullopt;
            continue;
        }
        const double to_lo = lo[axis] / travel[axis], to_hi = hi[axis] / travel[axis];
        enter = std::max(enter, std::min(to_lo, to_hi));
        leave = std::min(leave, std::max(to_lo, to_hi));
    }
    if (!(enter <= leave)) return std::nullopt;
    return enter;
}

// |m - t v| = r, the smaller root, in the form without cancellation: t = (|m|^2 - r^2) / (m.v + sqrt(D)), where
// D = r^2 |v|^2 - (m x v)^2.
std::optional<double> enter_disc(const glm::dvec2& m, const glm::dvec2& v, double r) {
    const double ahead = glm::dot(m, v);
    const double reach = r * std::hypot(v.x, v.y), aside = std::abs(m.x * v.y - m.y * v.x);
    if (!(ahead > 0.0) || reach < aside) return std::nullopt;
    const double root = std::sqrt(reach - aside) * std::sqrt(reach + aside);
    const double distance = std::hypot(m.x, m.y);
    const double t = (distance - r) / (ahead + root) * (distance + r);
    if (!(t <= 1.0)) return std::nullopt;
    return std::max(t, 0.0);
}

} // namespace

std::optional<double> entry_time(const Approach& a) {
    std::optional<double> first;
    const auto take = [&first](const std::optional<double>& t) {
        if (t && (!first || *t < *first)) first = t;
    };
    const glm::dvec2 wide{a.radius, 0.0}, high{0.0, a.radius};
    take(enter_box(a.lo - wide, a.hi + wide, a.travel));
    take(enter_box(a.lo - high, a.hi + high, a.travel));
    for (const glm::dvec2& corner : corners(a)) take(enter_disc(corner, a.travel, a.radius));
    return first;
}

glm::dvec2 offset_at(const Approach& a, double t) {
    const glm::dvec2 point = t * a.travel;
    return point - glm::clamp(point, a.lo, a.hi);
}

// The closest pair of a segment and a box apart from it holds an end of the segment or a corner of the box.
double closest_time(const Approach& a) {
    double best_t = 0.0, best = glm::length(offset_at(a, 0.0));
    const auto take = [&](double t) {
        const double distance = glm::length(offset_at(a, t));
        if (distance < best) {
            best = distance;
            best_t = t;
        }
    };
    const double square = glm::dot(a.travel, a.travel);
    if (square > 0.0) {
        for (const glm::dvec2& corner : corners(a)) take(std::clamp(glm::dot(corner, a.travel) / square, 0.0, 1.0));
    }
    take(1.0);
    return best_t;
}

} // namespace tunnel::ccd
