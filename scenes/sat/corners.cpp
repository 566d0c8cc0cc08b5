// Answers: the corners that the parameters mean, and where a list of corners is at fault.
#include "scenes/sat/corners.hpp"

#include "core/math/orient.hpp"

#include <cmath>

namespace tunnel::scenes::sat_lab {

Body body_a(const Params& p) { return {true, {p.a_x, p.a_y}, p.a_angle, p.a_size, p.a_corners, p.a_vertices}; }
Body body_b(const Params& p) { return {false, {p.b_x, p.b_y}, p.b_angle, p.b_size, p.b_corners, p.b_vertices}; }

std::vector<glm::dvec2> turned(const Body& b) {
    if (b.list.empty()) return kit::regular_polygon(b.corners, b.size, glm::dvec2(0.0), b.angle);
    const glm::dvec2 x = direction(b.angle), y{-x.y, x.x};
    std::vector<glm::dvec2> out;
    for (const glm::dvec2& v : b.list) out.push_back(v.x * x + v.y * y);
    return out;
}

std::vector<glm::dvec2> corners_of(const Body& b) {
    std::vector<glm::dvec2> out = turned(b);
    for (glm::dvec2& v : out) v += b.middle;
    return out;
}

Fault fault_in(const std::vector<glm::dvec2>& v) {
    using shape::PolygonFault;
    Fault out{shape::fault_of(v), -1};
    const std::size_t n = v.size();
    for (std::size_t i = 0; i < n && out.corner < 0; ++i) {
        const std::size_t middle = (i + 1) % n;
        const int turn = math::orient_sign(v[i], v[middle], v[(i + 2) % n]);
        if (out.kind == PolygonFault::zero_edge   ? v[i] == v[middle]
            : out.kind == PolygonFault::collinear ? turn == 0 && v[i] != v[middle]
            : out.kind == PolygonFault::dent      ? turn < 0
                                                  : false)
            out.corner = static_cast<int>(middle);
    }
    return out;
}

} // namespace tunnel::scenes::sat_lab
