// Answers: the walk through a mesh, on each kind of machine.
#include "core/ray/mesh_walk.hpp"

#include "core/ray/walk_floats.hpp"

namespace tunnel::ray {

namespace {

using math::Eight;
using math::fill;
using math::Four;
using math::FourInts;
using math::load;
using math::store;

// What a kernel is to do.
struct MeshCall {
    const TriangleBlocks& blocks;
    const Ray& ray;
    double limit;
    MeshCounts& counts;
    TouchCall found;
    void* context;
    const WalkWatch& watch;
};

namespace in_mesh {
#define TUNNEL_KERNEL "core/ray/mesh_kernel.hpp"
#include "core/math/each_machine.hpp"

void walk(const BvhNode* nodes, const FloatRay& ray, const MeshCall& call) {
    TUNNEL_KERNEL_CALL(walk_mesh_tree(nodes, ray, call));
}
} // namespace in_mesh

} // namespace

void walk_mesh(const TriangleMesh& mesh, const Ray& ray, const WalkRay& slabs, double limit, MeshCounts& counts,
               TouchCall found, void* context, const WalkWatch& watch) {
    const Bvh& tree = mesh.bvh();
    if (tree.nodes().empty()) return;
    const double start = entry(slabs, tree.bounds().lo, tree.bounds().hi, limit);
    if (start == unbounded) return;
    const FloatRay floats(slabs, start);
    const MeshCall call{mesh.blocks(), ray, limit, counts, found, context, watch};
    in_mesh::walk(tree.nodes().data(), floats, call);
}

} // namespace tunnel::ray
