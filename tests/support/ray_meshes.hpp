// Answers: meshes to cast rays at: balls without a hole, soups of triangles, lattices with many ties.
#pragma once

#include "core/ray/mesh.hpp"
#include "tests/support/random.hpp"

#include <vector>

namespace tunnel::support {

struct Soup {
    std::vector<glm::dvec3> points;
    std::vector<ray::Corners> triangles;

    void add(const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& c);
    [[nodiscard]] ray::TriangleMesh mesh() const;
};

[[nodiscard]] glm::dvec3 in_cube(Random& random, double half);

// An icosahedron, each triangle parted in four `times` times: 20 * 4^times of them, outward.
[[nodiscard]] Soup ball_mesh(int times, const glm::dvec3& centre, double radius);
// Triangles anywhere in a cube of 2 * size, large and small, some needles, some without area.
[[nodiscard]] Soup some_soup(int count, double size, std::uint64_t seed);
// Whole coordinates of 0 .. 3: many share planes, edges and corners.
[[nodiscard]] Soup lattice_soup(std::uint64_t seed);

} // namespace tunnel::support
