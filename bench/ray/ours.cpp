// Answers: a world of the scene's shapes, or the mesh alone.
#include "bench/ray/ours.hpp"

#include <benchmark/benchmark.h>

namespace tunnel::bench {

namespace {

template <class Shape> void insert_all(const std::vector<Shape>& shapes, ray::World& world) {
    for (const Shape& s : shapes) (void)world.insert({s});
}

ray::World world_of(const RayScene& scene, ray::Method method) {
    ray::World world(method);
    insert_all(scene.spheres, world), insert_all(scene.boxes, world);
    insert_all(scene.circles, world), insert_all(scene.flat_boxes, world);
    world.update();
    return world;
}

std::vector<glm::dvec3> in_double(const std::vector<glm::vec3>& points) { return {points.begin(), points.end()}; }

} // namespace

OurRays::OurRays(const RayScene& scene)
    : world_(world_of(scene, ray::Method::bvh)), brute_force_(world_of(scene, ray::Method::brute_force)) {
    if (!scene.triangles.empty()) mesh_ = ray::TriangleMesh::make(in_double(scene.points), scene.triangles);
    for (const Shot& s : scene.shots)
        rays_.push_back(ray::make_ray(glm::dvec3(s.from), glm::dvec3(s.way), static_cast<double>(scene.reach)));
    hits_.resize(rays_.size());
}

ray::Hit OurRays::cast(std::size_t shot) const {
    return mesh_ ? ray::cast(rays_[shot], *mesh_) : world_.closest(rays_[shot]);
}

ray::Hit OurRays::truth(std::size_t shot) const {
    return mesh_ ? ray::cast(rays_[shot], *mesh_, {0.0, true}) : brute_force_.closest(rays_[shot]);
}

void OurRays::cast_all() const {
    for (std::size_t i = 0; i < rays_.size(); ++i) benchmark::DoNotOptimize(cast(i));
}

void OurRays::cast_batch() const {
    world_.closest(rays_, {}, hits_);
    benchmark::DoNotOptimize(hits_.data());
    benchmark::ClobberMemory();
}

ray::QueryCounts OurRays::counts() const {
    ray::QueryCounts out;
    if (!mesh_) {
        world_.closest(rays_, {}, hits_, &out);
        return out;
    }
    for (const ray::Ray& r : rays_) {
        ray::MeshCounts one;
        (void)ray::cast(r, *mesh_, {}, &one);
        out.nodes += one.walk.nodes, out.triangles += one.triangles;
    }
    return out;
}

std::function<void()> our_build(const RayScene& scene) {
    return [&scene, points = in_double(scene.points)] {
        benchmark::DoNotOptimize(ray::TriangleMesh::make(points, scene.triangles));
    };
}

} // namespace tunnel::bench
