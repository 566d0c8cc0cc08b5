// The origin in the polygon of differences: by the shares of its sides in the area, or as the nearest point of a side;
// whichever leaves the smaller gap. The first fails where the polygon is thin, the second where the origin is inside.
#include "core/ccd/impact/certified/contact_point.hpp"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tunnel::ccd {

namespace {

using Points = std::array<glm::dvec3, 4>;

struct Place {
    double u = 0.0, v = 0.0, gap = HUGE_VAL;
};

// (u, v) of the corners, as in whole/polygon.hpp.
[[nodiscard]] glm::dvec2 place(std::size_t corner, std::size_t count) {
    constexpr std::array<std::array<double, 2>, 4> around = {{{0, 0}, {0, 1}, {1, 1}, {1, 0}}};
    constexpr std::array<std::array<double, 2>, 3> face = {{{0, 0}, {1, 0}, {0, 1}}};
    const auto& uv = count == 4 ? around[corner] : face[corner];
    return {uv[0], uv[1]};
}

// How far along a side, from where it is, to come nearest to the origin.
[[nodiscard]] double step(const glm::dvec3& side, const glm::dvec3& gap) {
    const double square = glm::dot(side, side);
    return square > 0.0 ? -glm::dot(side, gap) / square : 0.0;
}

[[nodiscard]] Place by_area(const Points& c, std::size_t count, double rounding) {
    const glm::dvec3 e = c[1] - c[0], f = c[count - 1] - c[0]; // both sides that leave corner 0
    const glm::dvec3 normal = glm::cross(e, f);
    int k = std::abs(normal.x) > std::abs(normal.y) ? 0 : 1;
    if (std::abs(normal.z) > std::abs(normal[k])) k = 2;
    if (normal[k] == 0.0) return {};
    // c0 + x e + y f = 0. Where the polygon is thin, the area has few digits left, and what is left is solved again.
    double x = 0.0, y = 0.0;
    glm::dvec3 left = c[0];
    for (int solved = 0; solved < 3 && (solved == 0 || glm::length(left) > rounding); ++solved) {
        x += glm::cross(f, left)[k] / normal[k];
        y += glm::cross(left, e)[k] / normal[k];
        left = c[0] + x * e + y * f;
    }
    x = std::clamp(x, 0.0, 1.0);
    y = std::clamp(y, 0.0, count == 3 ? 1.0 - x : 1.0);
    const auto there = [&] { return c[0] + x * e + y * f; };
    double gap = glm::length(there());
    // Sides that are nearly parallel leave x and y few digits; most of the gap then lies along them.
    for (int i = 0; i < 2 && gap > rounding; ++i) {
        x = std::clamp(x + step(e, there()), 0.0, count == 3 ? 1.0 - y : 1.0);
        y = std::clamp(y + step(f, there()), 0.0, count == 3 ? 1.0 - x : 1.0);
        gap = glm::length(there());
    }
    return count == 4 ? Place{y, x, gap} : Place{x, y, gap};
}

[[nodiscard]] Place on_side(const Points& c, std::size_t i, std::size_t j, std::size_t count) {
    const glm::dvec3 along = c[j] - c[i];
    const double square = glm::dot(along, along);
    const double s = square > 0.0 ? std::clamp(-glm::dot(c[i], along) / square, 0.0, 1.0) : 0.0;
    const glm::dvec2 uv = (1.0 - s) * place(i, count) + s * place(j, count);
    return {uv.x, uv.y, glm::length(c[i] + s * along)};
}

[[nodiscard]] Place nearest(const Points& c, std::size_t count, double rounding) {
    Place best;
    if (count > 2) best = by_area(c, count, rounding);
    for (std::size_t i = 0; i < count && !(best.gap <= rounding); ++i) {
        const Place other = on_side(c, i, (i + 1) % count, count);
        if (!(best.gap <= other.gap)) best = other;
    }
    return best;
}

// Bilinear over the parallelogram, linear over the face or edge.
[[nodiscard]] glm::dvec3 spread(const Points& c, std::size_t count, const Place& at) {
    if (count == 4)
        return (1.0 - at.u) * ((1.0 - at.v) * c[0] + at.v * c[1]) + at.u * ((1.0 - at.v) * c[3] + at.v * c[2]);
    glm::dvec3 out = (1.0 - at.u - at.v) * c[0];
    if (count > 1) out += at.u * c[1];
    if (count > 2) out += at.v * c[2];
    return out;
}

} // namespace

ContactPoint contact_point(const RealPolygon& polygon, double t) {
    const std::size_t count = polygon.count;
    Points now{}, change{};
    for (std::size_t i = 0; i < count; ++i) {
        now[i] = polygon.at(i, t);
        change[i] = polygon.p[i][1] - polygon.p[i][0];
    }
    const glm::dvec3& size = polygon.largest;
    const Place at = nearest(now, count, 0x1p-50 * std::max({size.x, size.y, size.z}));
    const glm::dvec3 there = glm::abs(spread(change, count, at));
    double speed = 0.0;
    for (int k = 0; k < 3; ++k) {
        const int up = polygon.up[static_cast<std::size_t>(k)];
        speed = std::max(speed, up == 0 ? there[k] : std::ldexp(there[k], -up));
    }
    return {at.u, at.v, std::min(speed, std::numeric_limits<double>::max())};
}

} // namespace tunnel::ccd
