// Answers: the checks, by exact signs, and the unit normals.
#include "core/shape/polygon.hpp"

#include "core/base/within.hpp"
#include "core/math/orient.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tunnel::shape {

namespace {

using Vertices = std::span<const glm::dvec2>;

constexpr double not_an_edge = std::numeric_limits<double>::quiet_NaN();

int turn(Vertices v, std::size_t i) { return math::orient_sign(v[i], v[(i + 1) % v.size()], v[(i + 2) % v.size()]); }

// With every corner turning left, the list goes round once exactly if nothing lies right of any edge.
bool winds(Vertices v) {
    for (std::size_t i = 0; i < v.size(); ++i)
        for (const glm::dvec2& other : v)
            if (math::orient_sign(v[i], v[(i + 1) % v.size()], other) < 0) return true;
    return false;
}

// Scaled first, so that small or large edges neither overflow nor vanish.
double length_of(const glm::dvec2& edge) {
    const int exponent = std::ilogb(std::max(std::abs(edge.x), std::abs(edge.y)));
    const double u = std::ldexp(edge.x, -exponent), v = std::ldexp(edge.y, -exponent);
    return std::ldexp(std::sqrt(u * u + v * v), exponent);
}

} // namespace

std::string_view to_word(PolygonFault fault) {
    switch (fault) {
    case PolygonFault::none: return "none";
    case PolygonFault::too_few: return "too_few";
    case PolygonFault::too_many: return "too_many";
    case PolygonFault::not_finite: return "not_finite";
    case PolygonFault::zero_edge: return "zero_edge";
    case PolygonFault::collinear: return "collinear";
    case PolygonFault::clockwise: return "clockwise";
    case PolygonFault::dent: return "dent";
    case PolygonFault::winds: return "winds";
    }
    return "none";
}

PolygonFault fault_of(Vertices v) {
    if (v.size() < 3) return PolygonFault::too_few;
    if (v.size() > static_cast<std::size_t>(max_vertices)) return PolygonFault::too_many;
    for (const glm::dvec2& p : v)
        if (!base::within(p, max_coordinate)) return PolygonFault::not_finite;
    std::size_t left = 0, right = 0;
    for (std::size_t i = 0; i < v.size(); ++i) {
        if (v[i] == v[(i + 1) % v.size()]) return PolygonFault::zero_edge;
        const int sign = turn(v, i);
        left += sign > 0;
        right += sign < 0;
    }
    if (left + right < v.size()) return PolygonFault::collinear;
    if (right == v.size()) return PolygonFault::clockwise;
    if (right > 0) return PolygonFault::dent;
    return winds(v) ? PolygonFault::winds : PolygonFault::none;
}

ConvexPolygon::ConvexPolygon(const ConvexPolygon& other) { *this = other; }

ConvexPolygon& ConvexPolygon::operator=(const ConvexPolygon& other) {
    count = other.count;
    reach = other.reach;
    const std::size_t n = 4 * other.groups();
    for (const auto row :
         {&ConvexPolygon::x, &ConvexPolygon::y, &ConvexPolygon::nx, &ConvexPolygon::ny, &ConvexPolygon::inverse_length})
        std::copy_n((other.*row).begin(), n, (this->*row).begin());
    return *this;
}

std::optional<ConvexPolygon> make_polygon(Vertices vertices) {
    if (fault_of(vertices) != PolygonFault::none) return std::nullopt;
    ConvexPolygon p;
    p.count = static_cast<int>(vertices.size());
    for (std::size_t i = 0; i < 4 * p.groups(); ++i) {
        const glm::dvec2 from = vertices[i < vertices.size() ? i : 0];
        const glm::dvec2 to = vertices[i + 1 < vertices.size() ? i + 1 : 0];
        p.x[i] = from.x, p.y[i] = from.y;
        p.inverse_length[i] = i < vertices.size() ? 1.0 / length_of(to - from) : not_an_edge;
        p.nx[i] = (to.y - from.y) * p.inverse_length[i];
        p.ny[i] = (from.x - to.x) * p.inverse_length[i];
        p.reach = std::max(p.reach, std::hypot(from.x - vertices[0].x, from.y - vertices[0].y));
    }
    p.reach *= 1.0 + 1e-9; // room for the rounding of place()
    return p;
}

} // namespace tunnel::shape
