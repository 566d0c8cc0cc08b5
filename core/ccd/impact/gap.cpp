// The gap and the coplanarity polynomial of four moving points, as impact.hpp states them; for plots and readouts.
// Their differences are taken before time is, so that a small pair far from the origin loses nothing by it.
#include "core/ccd/impact/inclusion/field.hpp"

#include <glm/geometric.hpp>

namespace tunnel::ccd {

namespace {

// The three differences whose triple product is the polynomial, at one end of time.
struct Arms {
    glm::dvec3 x{0.0}, y{0.0}, z{0.0};
};

[[nodiscard]] Arms arms(PairKind kind, const std::array<glm::dvec3, 4>& p) {
    if (kind == PairKind::vertex_face) return {p[1] - p[0], p[2] - p[0], p[3] - p[0]};
    return {p[2] - p[0], p[1] - p[0], p[3] - p[2]};
}

[[nodiscard]] bool has_volume(PairKind kind) { return kind == PairKind::vertex_face || kind == PairKind::edge_edge; }

[[nodiscard]] double triple(const glm::dvec3& x, const glm::dvec3& y, const glm::dvec3& z) {
    return glm::dot(x, glm::cross(y, z));
}

} // namespace

double coplanarity(const MovingPair& pair, double t) {
    if (!has_volume(pair.kind)) return 0.0;
    const Arms a = arms(pair.kind, pair.start), b = arms(pair.kind, pair.end);
    const auto at = [t](const glm::dvec3& early, const glm::dvec3& late) { return (1.0 - t) * early + t * late; };
    return triple(at(a.x, b.x), at(a.y, b.y), at(a.z, b.z));
}

std::array<double, 4> coplanarity_coefficients(const MovingPair& pair) {
    if (!has_volume(pair.kind)) return {0.0, 0.0, 0.0, 0.0};
    const Arms a = arms(pair.kind, pair.start), b = arms(pair.kind, pair.end);
    return {triple(a.x, a.y, a.z), (triple(b.x, a.y, a.z) + triple(a.x, b.y, a.z) + triple(a.x, a.y, b.z)) / 3.0,
            (triple(a.x, b.y, b.z) + triple(b.x, a.y, b.z) + triple(b.x, b.y, a.z)) / 3.0, triple(b.x, b.y, b.z)};
}

glm::dvec3 gap(const MovingPair& pair, double t, double u, double v) {
    return InclusionField<double>(pair, 1.0).at(t, u, v);
}

} // namespace tunnel::ccd
