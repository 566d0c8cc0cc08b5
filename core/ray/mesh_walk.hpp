// Answers: the triangles of a mesh that a ray meets, to a callable that answers the new limit.
// Internal to core/ray.
#pragma once

#include "core/ray/bvh_walk.hpp"
#include "core/ray/mesh.hpp"
#include "core/ray/triangle.hpp"

namespace tunnel::ray {

using TouchCall = double (*)(void* context, const Touch& touch);

void walk_mesh(const TriangleMesh& mesh, const Ray& ray, const WalkRay& slabs, double limit, MeshCounts& counts,
               TouchCall found, void* context, const WalkWatch& watch);

template <class Found> void walk_mesh(const TriangleMesh& mesh, const Ray& ray, const WalkRay& slabs, double limit,
                                      MeshCounts& counts, Found found, const WalkWatch& watch = {}) {
    const TouchCall call = [](void* context, const Touch& touch) { return (*static_cast<Found*>(context))(touch); };
    walk_mesh(mesh, ray, slabs, limit, counts, call, &found, watch);
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
