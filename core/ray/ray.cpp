// Answers: the ray's door.
#include "core/ray/ray.hpp"

#include "core/ray/vec.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::ray {

Ray make_ray(const glm::dvec3& origin, const glm::dvec3& direction, double t_max, double t_min) {
    Ray ray{origin, glm::dvec3(0.0), t_min, t_max};
    const double largest = largest_of(direction);
    if (!(largest > 0.0) || !std::isfinite(largest) || !std::isfinite(direction.x + direction.y + direction.z))
        return ray;
    const int down = -std::ilogb(largest);
    const glm::dvec3 d(std::ldexp(direction.x, down), std::ldexp(direction.y, down), std::ldexp(direction.z, down));
    ray.direction = d / std::sqrt(dot(d, d));
    return ray;
}

bool is_valid(const Ray& ray) {
    return within(ray.origin, shape::max_coordinate) && std::abs(dot(ray.direction, ray.direction) - 1.0) <= 1e-9 &&
           ray.t_min >= 0.0 && ray.t_min <= ray.t_max && std::isfinite(ray.t_min);
}

} // namespace tunnel::ray
