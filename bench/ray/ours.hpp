// Answers: our own queries of a scene, and what is true of each ray: every shape in turn, without an index.
#pragma once

#include "bench/ray/scene.hpp"
#include "core/ray/world.hpp"

#include <functional>
#include <optional>

namespace tunnel::bench {

class OurRays {
  public:
    explicit OurRays(const RayScene& scene);

    void cast_all() const;   // one call a ray
    void cast_batch() const; // one call for all; not of meshes
    [[nodiscard]] ray::Hit cast(std::size_t shot) const;
    [[nodiscard]] ray::Hit truth(std::size_t shot) const;
    [[nodiscard]] bool has_batch() const { return !mesh_; }
    [[nodiscard]] ray::QueryCounts counts() const; // of all rays; of a mesh its nodes and triangles

  private:
    std::vector<ray::Ray> rays_;
    ray::World world_, brute_force_;
    std::optional<ray::TriangleMesh> mesh_;
    mutable std::vector<ray::Hit> hits_;
};

// The mesh from its points and corners, and dropped.
[[nodiscard]] std::function<void()> our_build(const RayScene& scene);

} // namespace tunnel::bench
