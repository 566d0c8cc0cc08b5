// Answers: ray against box (slabs) and triangle mesh (Möller and Trumbore). For picking only: the core's queries have
// their own contracts.
#include "app/render/pick.hpp"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tunnel::app {

Ray ray_at(const Camera& camera, glm::vec2 window) { return {camera.eye(), camera.to_world(window) - camera.eye()}; }

std::optional<double> hit_box(const Ray& ray, const glm::dvec3& lo, const glm::dvec3& hi) {
    double from = 0.0, to = std::numeric_limits<double>::infinity();
    for (int i = 0; i < 3; ++i) {
        if (ray.along[i] == 0.0) {
            if (ray.from[i] < lo[i] || ray.from[i] > hi[i]) return std::nullopt;
            continue;
        }
        const double a = (lo[i] - ray.from[i]) / ray.along[i], b = (hi[i] - ray.from[i]) / ray.along[i];
        from = std::max(from, std::min(a, b));
        to = std::min(to, std::max(a, b));
    }
    if (!(from <= to)) return std::nullopt;
    return from;
}

std::optional<double> hit_mesh(const Ray& ray, const kit::Mesh& mesh) {
    std::optional<double> best;
    for (std::size_t i = 0; i + 2 < mesh.triangles.size(); i += 3) {
        const auto corner = [&](std::size_t k) { return glm::dvec3(mesh.vertices[mesh.triangles[i + k]]); };
        const glm::dvec3 a = corner(0), u = corner(1) - a, v = corner(2) - a;
        const glm::dvec3 p = glm::cross(ray.along, v);
        const double det = glm::dot(u, p);
        if (det == 0.0) continue;
        const glm::dvec3 s = ray.from - a, q = glm::cross(s, u);
        const double b = glm::dot(s, p) / det, c = glm::dot(ray.along, q) / det, t = glm::dot(v, q) / det;
        if (b < 0.0 || c < 0.0 || b + c > 1.0 || !(t >= 0.0)) continue;
        if (!best || t < *best) best = t;
    }
    return best;
}

} // namespace tunnel::app
