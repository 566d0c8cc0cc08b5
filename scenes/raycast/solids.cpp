// Answers: the meshes.
#include "scenes/raycast/solids.hpp"

#include <cmath>

namespace tunnel::scenes::raycast {
namespace {

constexpr double half_turn = 3.14159265358979323846;

// Rows of a ball about the y axis, each lifted by its own amount: a capsule is a ball drawn apart.
kit::Mesh ball_rows(const glm::dvec3& centre, double radius, int slices, double apart) {
    const int rows = slices / 2;
    kit::Mesh out;
    out.wireframe = false;
    const auto ring = [&](int row, double lift) {
        const double polar = half_turn * row / rows;
        for (int i = 0; i < slices; ++i) {
            const double around = 2.0 * half_turn * i / slices;
            out.vertices.emplace_back(centre + glm::dvec3(radius * std::sin(polar) * std::cos(around),
                                                          radius * std::cos(polar) + lift,
                                                          radius * std::sin(polar) * std::sin(around)));
        }
    };
    int rings = 0;
    for (int row = 0; row <= rows; ++row) {
        if (2 * row <= rows) ring(row, apart), ++rings;
        if (2 * row >= rows && (apart > 0.0 || 2 * row > rows)) ring(row, 0.0), ++rings;
    }
    const auto n = static_cast<std::uint32_t>(slices);
    for (std::uint32_t row = 0; row + 1 < static_cast<std::uint32_t>(rings); ++row)
        for (std::uint32_t i = 0; i < n; ++i) {
            const std::uint32_t a = row * n + i, b = row * n + (i + 1) % n;
            out.triangles.insert(out.triangles.end(), {a, b, a + n, b, b + n, a + n});
        }
    return out;
}

} // namespace

kit::Mesh ball_picture(const glm::dvec3& centre, double radius, int slices) {
    return ball_rows(centre, radius, slices, 0.0);
}

kit::Mesh capsule_picture(const glm::dvec3& a, const glm::dvec3& b, double radius) {
    return ball_rows(a, radius, 16, b.y - a.y);
}

kit::Mesh box_picture(const ray::Obb& box) {
    kit::Mesh out;
    for (int corner = 0; corner < 8; ++corner) {
        glm::dvec3 at = box.centre;
        for (int side = 0; side < 3; ++side)
            at += ((corner >> side & 1) != 0 ? 1.0 : -1.0) * box.half[side] * box.axes[side];
        out.vertices.emplace_back(at);
    }
    out.triangles = {0, 1, 2, 1, 3, 2, 4, 6, 5, 5, 6, 7, 0, 4, 1, 1, 4, 5,
                     2, 3, 6, 3, 7, 6, 0, 2, 4, 2, 6, 4, 1, 5, 3, 3, 5, 7};
    return out;
}

} // namespace tunnel::scenes::raycast
