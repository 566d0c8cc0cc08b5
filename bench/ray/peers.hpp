// Answers: the ray queries of other libraries, all in floats, behind the same calls; null where the library was not
// found, or has no such shape. Each does what its user would: a ray from the scene's floats, the closest hit's
// distance, normal and shape. None but Box2D and Bullet's worlds filters by layers.
#pragma once

#include "bench/ray/scene.hpp"

#include <functional>
#include <memory>

namespace tunnel::bench {

struct PeerHit {
    bool hit = false;
    double distance = 0.0;
    ray::Id shape = 0;
};

class RayPeer {
  public:
    virtual ~RayPeer() = default;
    virtual void cast_all() = 0; // every ray of the scene, one after the other, answers dropped
    [[nodiscard]] virtual PeerHit cast(std::size_t shot) = 0;
};

enum class EmbreeKind {
    medium,    // its builder's default quality; spheres are its own primitive, boxes a user geometry
    high,      // built longer, with spatial splits
    robust,    // medium, and watertight, as ours is
    triangles, // boxes as twelve triangles each
};

[[nodiscard]] std::unique_ptr<RayPeer> make_embree(const RayScene& scene, EmbreeKind kind); // space, one thread
[[nodiscard]] std::unique_ptr<RayPeer> make_bullet(const RayScene& scene);                  // space
[[nodiscard]] std::unique_ptr<RayPeer> make_box2d(const RayScene& scene);                   // plane

// Builds the scene's mesh from nothing, and drops it; empty: not found.
[[nodiscard]] std::function<void()> embree_build(const RayScene& scene, EmbreeKind kind);
[[nodiscard]] std::function<void()> bullet_build(const RayScene& scene);

} // namespace tunnel::bench
