// Answers: Bullet's btCollisionWorld::rayTest over a dynamic tree of collision objects, and its triangle mesh shape
// asked straight, without a world around it.
#include "bench/ray/peers.hpp"

#ifdef TUNNEL_PEER_BULLET
#include <BulletCollision/NarrowPhaseCollision/btRaycastCallback.h>
#include <btBulletCollisionCommon.h>

#include <benchmark/benchmark.h>

namespace tunnel::bench {

namespace {

btVector3 as_bullet(const glm::vec3& v) { return {v.x, v.y, v.z}; }

class BulletPeer : public RayPeer {
  public:
    explicit BulletPeer(const RayScene& scene) : scene_(scene) {}
    void cast_all() override {
        for (std::size_t i = 0; i < scene_.shots.size(); ++i) benchmark::DoNotOptimize(cast(i));
    }
    [[nodiscard]] PeerHit cast(std::size_t shot) override {
        const Shot& s = scene_.shots[shot];
        return between(as_bullet(s.from), as_bullet(s.from + scene_.reach * s.way));
    }

  protected:
    [[nodiscard]] virtual PeerHit between(const btVector3& from, const btVector3& to) = 0;
    [[nodiscard]] PeerHit found(btScalar fraction, int shape) const {
        return {true, static_cast<double>(fraction) * static_cast<double>(scene_.reach), static_cast<ray::Id>(shape)};
    }
    [[nodiscard]] const RayScene& scene() const { return scene_; }

  private:
    const RayScene& scene_;
};

class BulletWorld final : public BulletPeer {
  public:
    explicit BulletWorld(const RayScene& scene) : BulletPeer(scene) {
        for (const ray::Sphere& s : scene.spheres)
            add(std::make_unique<btSphereShape>(static_cast<btScalar>(s.radius)), s.centre);
        for (const ray::Box& b : scene.boxes)
            add(std::make_unique<btBoxShape>(as_bullet(glm::vec3(0.5 * (b.max - b.min)))), 0.5 * (b.min + b.max));
    }
    ~BulletWorld() override {
        for (const auto& object : objects_) world_.removeCollisionObject(object.get());
    }

  private:
    void add(std::unique_ptr<btCollisionShape> shape, const glm::dvec3& at) {
        auto object = std::make_unique<btCollisionObject>();
        object->setCollisionShape(shape.get());
        object->setWorldTransform(btTransform(btQuaternion::getIdentity(), as_bullet(glm::vec3(at))));
        object->setUserIndex(static_cast<int>(objects_.size()));
        world_.addCollisionObject(object.get());
        shapes_.push_back(std::move(shape)), objects_.push_back(std::move(object));
    }
    [[nodiscard]] PeerHit between(const btVector3& from, const btVector3& to) override {
        btCollisionWorld::ClosestRayResultCallback result(from, to);
        world_.rayTest(from, to, result);
        if (!result.hasHit()) return {};
        return found(result.m_closestHitFraction, result.m_collisionObject->getUserIndex());
    }

    std::vector<std::unique_ptr<btCollisionShape>> shapes_;
    std::vector<std::unique_ptr<btCollisionObject>> objects_;
    btDefaultCollisionConfiguration configuration_;
    btCollisionDispatcher dispatcher_{&configuration_};
    btDbvtBroadphase broad_phase_;
    btCollisionWorld world_{&dispatcher_, &broad_phase_, &configuration_};
};

struct ClosestTriangle final : btTriangleRaycastCallback {
    using btTriangleRaycastCallback::btTriangleRaycastCallback;
    btScalar reportHit(const btVector3& hit_normal, btScalar fraction, int, int index) override {
        normal = hit_normal, triangle = index;
        return m_hitFraction = fraction;
    }
    btVector3 normal{0, 0, 0};
    int triangle = -1;
};

// Quantised, as its users take it.
class BulletMesh final : public BulletPeer {
  public:
    explicit BulletMesh(const RayScene& scene) : BulletPeer(scene) {
        btIndexedMesh part;
        part.m_numTriangles = static_cast<int>(scene.triangles.size());
        part.m_numVertices = static_cast<int>(scene.points.size());
        part.m_triangleIndexBase = reinterpret_cast<const unsigned char*>(scene.triangles.data());
        part.m_vertexBase = reinterpret_cast<const unsigned char*>(scene.points.data());
        part.m_triangleIndexStride = sizeof(ray::Corners), part.m_vertexStride = sizeof(glm::vec3);
        mesh_.addIndexedMesh(part);
        shape_ = std::make_unique<btBvhTriangleMeshShape>(&mesh_, true);
    }

  private:
    [[nodiscard]] PeerHit between(const btVector3& from, const btVector3& to) override {
        ClosestTriangle closest(from, to);
        shape_->performRaycast(&closest, from, to);
        return closest.triangle < 0 ? PeerHit{} : found(closest.m_hitFraction, closest.triangle);
    }

    btTriangleIndexVertexArray mesh_;
    std::unique_ptr<btBvhTriangleMeshShape> shape_;
};

} // namespace

std::unique_ptr<RayPeer> make_bullet(const RayScene& scene) {
    if (!scene.circles.empty() || !scene.flat_boxes.empty()) return nullptr;
    if (!scene.triangles.empty()) return std::make_unique<BulletMesh>(scene);
    return std::make_unique<BulletWorld>(scene);
}

std::function<void()> bullet_build(const RayScene& scene) {
    return [&scene] { benchmark::DoNotOptimize(BulletMesh(scene).cast(0)); };
}

} // namespace tunnel::bench

#else
namespace tunnel::bench {
std::unique_ptr<RayPeer> make_bullet(const RayScene&) { return nullptr; }
std::function<void()> bullet_build(const RayScene&) { return {}; }
} // namespace tunnel::bench
#endif
