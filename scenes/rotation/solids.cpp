// Answers: the shapes of the body.
#include "scenes/rotation/solids.hpp"

#include <array>

namespace tunnel::scenes::rotation_lab {
namespace {

int long_side(const glm::dvec3& sides) { return sides.y > sides.x ? 1 : 0; }

glm::dvec3 corner(const glm::dvec3& sides, int i) {
    return 0.5 * sides * glm::dvec3(i & 1 ? 1 : -1, i & 2 ? 1 : -1, i & 4 ? 1 : -1);
}

// The four corners of the face across axis `a`, on its far side, in order about it.
std::array<glm::dvec3, 4> far_face(const glm::dvec3& sides, int a) {
    const int b = (a + 1) % 3, c = (a + 2) % 3;
    std::array<glm::dvec3, 4> out{};
    constexpr std::array<std::array<double, 2>, 4> signs{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};
    for (std::size_t i = 0; i < 4; ++i) {
        out[i][a] = 0.5 * sides[a];
        out[i][b] = 0.5 * sides[b] * signs[i][0];
        out[i][c] = 0.5 * sides[c] * signs[i][1];
    }
    return out;
}

void pyramid(const Body& body, const std::array<glm::dvec3, 4>& base, const glm::dvec3& tip, kit::Mesh& out) {
    const auto first = static_cast<std::uint32_t>(out.vertices.size());
    for (const glm::dvec3& p : base) out.vertices.emplace_back(body.at(p));
    out.vertices.emplace_back(body.at(tip));
    for (std::uint32_t i = 0; i < 4; ++i)
        out.triangles.insert(out.triangles.end(), {first + i, first + (i + 1) % 4, first + 4});
}

} // namespace

glm::dvec3 Body::at(glm::dvec3 p) const { return centre + axes * p; }

glm::dvec3 Body::nose() const {
    glm::dvec3 out(0.0);
    const int a = long_side(sides);
    out[a] = 0.5 * sides[a] + 0.42;
    return out;
}
glm::dvec3 Body::fin() const {
    glm::dvec3 out(0.0);
    const int a = 1 - long_side(sides);
    out[a] = 0.5 * sides[a] + 0.3;
    return out;
}

kit::Mesh Body::box() const {
    kit::Mesh out;
    for (int i = 0; i < 8; ++i) out.vertices.emplace_back(at(corner(sides, i)));
    out.triangles = {0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4,
                     2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5};
    return out;
}

kit::Mesh Body::marks() const {
    kit::Mesh out;
    pyramid(*this, far_face(sides, long_side(sides)), nose(), out);
    // A narrow blade towards the tail.
    const int a = 1 - long_side(sides), along = long_side(sides);
    std::array<glm::dvec3, 4> base = far_face(sides, a);
    for (glm::dvec3& p : base) {
        p[along] = p[along] < 0.0 ? -0.45 * sides[along] : -0.05 * sides[along];
        p.z *= 0.35;
    }
    glm::dvec3 tip = fin();
    tip[along] = -0.42 * sides[along];
    pyramid(*this, base, tip, out);
    return out;
}

std::vector<kit::Polyline> Body::outline() const {
    const auto c = [&](int i) { return at(corner(sides, i)); };
    std::vector<kit::Polyline> out{{{c(0), c(1), c(3), c(2)}, true}, {{c(4), c(5), c(7), c(6)}, true}};
    for (int i = 0; i < 4; ++i) out.push_back({{c(i), c(i + 4)}, false});
    const std::array<glm::dvec3, 4> base = far_face(sides, long_side(sides));
    for (std::size_t i = 0; i < 2; ++i) out.push_back({{at(base[i]), at(nose()), at(base[i + 2])}, false});
    return out;
}

} // namespace tunnel::scenes::rotation_lab
