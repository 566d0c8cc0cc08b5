// Answers: the triangles of a mesh that a ray meets, to a callable that answers the new limit.
// Internal to core/ray.
#pragma once

#include "core/ray/bvh_walk.hpp"
#include "core/ray/mesh.hpp"
#include "core/ray/triangle.hpp"

namespace tunnel::ray {

template <class Found> void walk_mesh(const TriangleMesh& mesh, const Ray& ray, const WalkRay& slabs, double limit,
                                      MeshCounts& counts, Found found, const WalkWatch& watch = {}) {
    walk(
        mesh.bvh(), slabs, limit, counts.walk,
        [&](std::uint32_t first, std::uint32_t count) {
            for (std::uint32_t i = first; i < first + count; ++i) {
                const Triangle& s = mesh.in_order()[i];
                Touch touch;
                ++counts.triangles;
                if (!touch_triangle(ray, s.a, s.b, s.c, touch)) continue;
                touch.part = mesh.bvh().order()[i], touch.triangle = &s;
                limit = found(touch);
            }
            return limit;
        },
        watch);
}

template <class Found> void look_at_all(const TriangleMesh& mesh, const Ray& ray, MeshCounts& counts, Found found) {
    for (Id i = 0; i < mesh.size(); ++i) {
        const Triangle s = mesh.triangle(i);
        Touch touch;
        ++counts.triangles;
        if (!touch_triangle(ray, s.a, s.b, s.c, touch)) continue;
        touch.part = i;
        found(touch);
    }
}

} // namespace tunnel::ray
