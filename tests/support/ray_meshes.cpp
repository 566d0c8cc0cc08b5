#include "tests/support/ray_meshes.hpp"

#include "core/ray/vec.hpp"

#include <map>

namespace tunnel::support {

using glm::dvec3;
using ray::Corners;
using ray::Id;

void Soup::add(const dvec3& a, const dvec3& b, const dvec3& c) {
    const auto first = static_cast<Id>(points.size());
    for (const dvec3& p : {a, b, c}) points.push_back(p);
    triangles.push_back({first, first + 1, first + 2});
}

ray::TriangleMesh Soup::mesh() const { return *ray::TriangleMesh::make(points, triangles); }

dvec3 in_cube(Random& random, double half) {
    const double x = random.uniform(-half, half), y = random.uniform(-half, half);
    return {x, y, random.uniform(-half, half)};
}

namespace {

Soup icosahedron() {
    const double g = (1.0 + std::sqrt(5.0)) / 2.0;
    Soup out;
    out.points = {{-1, g, 0},  {1, g, 0},  {-1, -g, 0}, {1, -g, 0}, {0, -1, g},  {0, 1, g},
                  {0, -1, -g}, {0, 1, -g}, {g, 0, -1},  {g, 0, 1},  {-g, 0, -1}, {-g, 0, 1}};
    out.triangles = {{0, 11, 5},  {0, 5, 1},  {0, 1, 7},  {0, 7, 10}, {0, 10, 11}, {1, 5, 9}, {5, 11, 4},
                     {11, 10, 2}, {10, 7, 6}, {7, 1, 8},  {3, 9, 4},  {3, 4, 2},   {3, 2, 6}, {3, 6, 8},
                     {3, 8, 9},   {4, 9, 5},  {2, 4, 11}, {6, 2, 10}, {8, 6, 7},   {9, 8, 1}};
    return out;
}

} // namespace

Soup ball_mesh(int times, const dvec3& centre, double radius) {
    Soup soup = icosahedron();
    for (; times > 0; --times) {
        std::map<std::pair<Id, Id>, Id> middles;
        const auto middle = [&](Id a, Id b) {
            const auto [at, fresh] = middles.try_emplace(std::minmax(a, b), static_cast<Id>(soup.points.size()));
            if (fresh) soup.points.push_back(ray::unit(soup.points[a]) + ray::unit(soup.points[b]));
            return at->second;
        };
        std::vector<Corners> finer;
        for (const auto& [a, b, c] : soup.triangles) {
            const Id ab = middle(a, b), bc = middle(b, c), ca = middle(c, a);
            for (const Corners& t : {Corners{a, ab, ca}, {b, bc, ab}, {c, ca, bc}, {ab, bc, ca}}) finer.push_back(t);
        }
        soup.triangles = finer;
    }
    for (dvec3& p : soup.points) p = centre + radius * ray::unit(p);
    return soup;
}

Soup some_soup(int count, double size, std::uint64_t seed) {
    Random random(seed);
    Soup soup;
    for (int i = 0; i < count; ++i) {
        const dvec3 a = in_cube(random, size);
        const double length = size * random.magnitude(-3, 0);
        const dvec3 b = a + in_cube(random, length);
        dvec3 c = a + in_cube(random, length);
        if (random.chance(5)) c = a + 0.4 * (b - a) + in_cube(random, 1e-6 * length);
        if (random.chance(20)) c = b;
        soup.add(a, b, c);
    }
    return soup;
}

Soup lattice_soup(std::uint64_t seed) {
    Random random(seed);
    Soup soup;
    for (int i = 0; i < 200; ++i) {
        dvec3 p[3];
        for (dvec3& v : p)
            for (int axis = 0; axis < 3; ++axis) v[axis] = random.integer(0, 3);
        soup.add(p[0], p[1], p[2]);
    }
    return soup;
}

} // namespace tunnel::support
