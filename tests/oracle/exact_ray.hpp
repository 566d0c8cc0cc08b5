// Answers: does a ray's line meet a shape, and where? Verdicts by whole numbers, without rounding; a distance as bounds
// that hold what core/ray promises of it (2^-40 of itself; 0 is 0). "Maybe" is said only where the promise is not
// exact: tangents of round shapes, turned boxes by a hair. Refuses: the ends of the ray and the rules of its start; see
// ray_world_oracle.hpp.
#pragma once

#include "core/ray/shapes.hpp"

namespace tunnel::oracle {

enum class Sure { no, maybe, yes };

struct Bounds {
    double low = 0.0, high = 0.0;
};

// Bit i of `parts`: the line may come through face pair (box) or edge (polygon) i.
struct SolidMeeting {
    Sure met = Sure::no;
    Bounds enter, exit;
    unsigned enter_parts = ~0U, exit_parts = ~0U;
};

struct SurfaceMeeting {
    Sure met = Sure::no;
    Bounds at;
    int side = 0; // 1: the ray comes from the front, -1: from the back, 0: it runs in the surface, from `at` to `until`
    Bounds until;
};

[[nodiscard]] SolidMeeting meeting(const ray::Ray& ray, const ray::Sphere& sphere);
[[nodiscard]] SolidMeeting meeting(const ray::Ray& ray, const ray::Capsule& capsule);
[[nodiscard]] SolidMeeting meeting(const ray::Ray& ray, const ray::Box& box);
[[nodiscard]] SolidMeeting meeting(const ray::Ray& ray, const ray::Obb& box);
[[nodiscard]] SolidMeeting meeting(const ray::Ray& ray, const shape::Circle& circle);
[[nodiscard]] SolidMeeting meeting(const ray::Ray& ray, const shape::Aabb& box);
[[nodiscard]] SolidMeeting meeting(const ray::Ray& ray, const shape::ConvexPolygon& polygon);
[[nodiscard]] SurfaceMeeting meeting(const ray::Ray& ray, const ray::Plane& plane);
[[nodiscard]] SurfaceMeeting meeting(const ray::Ray& ray, const ray::Triangle& triangle);

// 1 outside (in front), 0 on the surface, -1 inside (behind). Exact.
[[nodiscard]] int side_of(const glm::dvec3& p, const ray::Sphere& sphere);
[[nodiscard]] int side_of(const glm::dvec3& p, const ray::Capsule& capsule);
[[nodiscard]] int side_of(const glm::dvec3& p, const ray::Box& box);
[[nodiscard]] int side_of(const glm::dvec3& p, const ray::Obb& box);
[[nodiscard]] int side_of(const glm::dvec3& p, const ray::Plane& plane);
[[nodiscard]] int side_of(const glm::dvec3& p, const ray::Triangle& triangle);

} // namespace tunnel::oracle
