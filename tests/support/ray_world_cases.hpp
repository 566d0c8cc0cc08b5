// Answers: worlds of colliders and rays that try them: tiny, huge, far out, needles, lattices where much coincides;
// rays aimed at corners, edges and tangents, along axes and faces, from inside, from surfaces, from a million away.
// Refuses: meshes beyond a few triangles; those have their own tests.
#pragma once

#include "core/ray/world.hpp"
#include "tests/support/random.hpp"

#include <bit>
#include <optional>
#include <vector>

namespace tunnel::support {

struct RayWorldCase {
    std::vector<std::optional<ray::Collider>> held; // as oracle::Held
    double size = 1.0;
    glm::dvec3 place{0.0};
    bool lattice = false;
};

inline constexpr int ray_world_kinds = 6; // lattice, unit, 1e-3, 1e6, far out, needles and giants
[[nodiscard]] RayWorldCase ray_world_case(int kind, std::uint64_t seed);

// A point of the shape that is easy to get wrong: a corner, on an edge or face, the middle.
[[nodiscard]] glm::dvec3 feature_of(Random& random, const ray::AnyShape& shape);

// May be invalid: then it is no question.
[[nodiscard]] ray::Ray trying_ray(Random& random, const RayWorldCase& world);
// With a filter that ignores `ignored` sometimes.
[[nodiscard]] ray::ListQuery trying_query(Random& random, const RayWorldCase& world, std::span<const ray::Id> ignored);

[[nodiscard]] inline bool same_bits(double a, double b) {
    return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}
[[nodiscard]] inline bool same_bits(const glm::dvec3& a, const glm::dvec3& b) {
    return same_bits(a.x, b.x) && same_bits(a.y, b.y) && same_bits(a.z, b.z);
}
[[nodiscard]] inline bool same_bits(const ray::Hit& a, const ray::Hit& b) {
    return a.status == b.status && same_bits(a.distance, b.distance) && same_bits(a.point, b.point) &&
           same_bits(a.normal, b.normal) && same_bits(a.geometric, b.geometric) && same_bits(a.local, b.local) &&
           a.collider == b.collider && a.part == b.part && a.face == b.face && a.inside == b.inside;
}

} // namespace tunnel::support
