// Answers: where does a ray meet a triangle, for callers that have many of them?
// Internal to core/ray.
#pragma once

#include "core/ray/narrow.hpp"

namespace tunnel::ray {

// What rounding may lose of a product of three vectors: product_error times their sizes (sum_of), and product_least
// where terms underflow. distance_enough: a distance may lose so much of itself.
inline constexpr double product_error = 0x1p-49, product_least = 0x1p-900, distance_enough = 0x1p-42;

// Touch::t to a relative 2^-40; the verdict is exact, but for t_min and t_max, with which the rounded t is compared.
[[nodiscard]] bool touch_triangle(const Ray& ray, const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& c,
                                  Touch& out);

// Of a ray in the triangle's own plane, known to be there: where it first meets it. Front.
[[nodiscard]] bool touch_in_plane(const Ray& ray, const Triangle& triangle, Touch& out);

} // namespace tunnel::ray
