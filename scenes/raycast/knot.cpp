// Answers: the tube around a torus knot.
#include "scenes/raycast/knot.hpp"

#include <glm/geometric.hpp>

#include <cmath>

namespace tunnel::scenes::raycast {
namespace {

constexpr double two_pi = 6.283185307179586, knot_scale = 0.32, tube_radius = 0.2;
constexpr glm::dvec3 knot_centre{8.0, 1.35, 0.0};

// Winds twice around the axis and three times around the ring.
glm::dvec3 knot_curve(double turn) {
    const double a = 2.0 * two_pi * turn, b = 3.0 * two_pi * turn, r = 2.0 + std::cos(b);
    return knot_scale * glm::dvec3(r * std::cos(a), r * std::sin(a), std::sin(b));
}

struct Tube {
    std::vector<glm::dvec3> points{};
    std::vector<ray::Corners> triangles{};
};

Tube make_tube(std::uint32_t rings, std::uint32_t sides) {
    Tube out;
    for (std::uint32_t i = 0; i < rings; ++i) {
        const double turn = static_cast<double>(i) / rings;
        const glm::dvec3 p = knot_curve(turn), next = knot_curve(turn + 1e-4);
        const glm::dvec3 along = glm::normalize(next - p), b = glm::normalize(glm::cross(along, p + next)),
                         n = glm::cross(b, along);
        for (std::uint32_t j = 0; j < sides; ++j) {
            const double angle = two_pi * static_cast<double>(j) / sides;
            out.points.push_back(knot_centre + p + tube_radius * (std::cos(angle) * n + std::sin(angle) * b));
        }
    }
    for (std::uint32_t i = 0; i < rings; ++i)
        for (std::uint32_t j = 0; j < sides; ++j) {
            const std::uint32_t k = (i + 1) % rings, l = (j + 1) % sides;
            const ray::Id a = i * sides + j, b = k * sides + j, c = k * sides + l, d = i * sides + l;
            out.triangles.push_back({a, c, b});
            out.triangles.push_back({a, d, c});
        }
    return out;
}

} // namespace

std::shared_ptr<const Knot> make_knot(double offset) {
    auto out = std::make_shared<Knot>();
    out->offset = offset;
    Tube fine = make_tube(knot_rings, knot_sides);
    for (glm::dvec3& p : fine.points) p.x += offset;
    if (auto mesh = ray::TriangleMesh::make(fine.points, fine.triangles))
        out->mesh = std::make_shared<const ray::TriangleMesh>(std::move(*mesh));
    out->tree = view_of(out->mesh->bvh());
    const Tube coarse = make_tube(picture_rings, picture_sides);
    out->picture.wireframe = false;
    for (const glm::dvec3& p : coarse.points) out->picture.vertices.emplace_back(p);
    for (const ray::Corners& t : coarse.triangles)
        out->picture.triangles.insert(out->picture.triangles.end(), t.begin(), t.end());
    return out;
}

kit::Mesh knot_patch(const Knot& knot, ray::Id triangle) {
    constexpr std::uint32_t reach = 5;
    constexpr double lift = 0.004;
    const std::uint32_t place = triangle / 2, ring = place / knot_sides, side = place % knot_sides;
    kit::Mesh out;
    for (std::uint32_t i = 0; i <= 2 * reach; ++i)
        for (std::uint32_t j = 0; j <= 2 * reach; ++j) {
            const std::uint32_t r = (ring + knot_rings + i - reach) % knot_rings,
                                s = (side + knot_sides + j - reach) % knot_sides;
            for (const std::uint32_t half : {0U, 1U}) {
                const ray::Triangle t = knot.mesh->triangle(2 * (r * knot_sides + s) + half);
                const glm::dvec3 n = lift * glm::normalize(glm::cross(t.b - t.a, t.c - t.a));
                for (const glm::dvec3& corner : {t.a, t.b, t.c}) {
                    out.triangles.push_back(static_cast<std::uint32_t>(out.vertices.size()));
                    out.vertices.emplace_back(corner + n - glm::dvec3(knot.offset, 0.0, 0.0));
                }
            }
        }
    return out;
}

} // namespace tunnel::scenes::raycast
