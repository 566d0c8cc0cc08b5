// Answers: Box2D's b2World::RayCast over static bodies, one a shape; its callback keeps the closest hit and cuts the
// ray there.
#include "bench/ray/peers.hpp"

#ifdef TUNNEL_PEER_BOX2D
#include <box2d/box2d.h>

#include <benchmark/benchmark.h>

namespace tunnel::bench {

namespace {

b2Vec2 as_box2d(const glm::dvec2& v) { return {static_cast<float>(v.x), static_cast<float>(v.y)}; }

struct ClosestFixture final : b2RayCastCallback {
    float ReportFixture(b2Fixture* fixture, const b2Vec2& at, const b2Vec2& hit_normal, float hit_fraction) override {
        met = fixture, point = at, normal = hit_normal, fraction = hit_fraction;
        return hit_fraction;
    }
    b2Fixture* met = nullptr;
    b2Vec2 point{0, 0}, normal{0, 0};
    float fraction = 0;
};

class Box2dRays final : public RayPeer {
  public:
    explicit Box2dRays(const RayScene& scene) : scene_(scene) {
        for (const shape::Circle& c : scene.circles) {
            b2CircleShape shape;
            shape.m_radius = static_cast<float>(c.radius);
            add(shape, c.centre);
        }
        for (const shape::Aabb& b : scene.flat_boxes) {
            b2PolygonShape shape;
            const b2Vec2 half = as_box2d(0.5 * (b.max - b.min));
            shape.SetAsBox(half.x, half.y);
            add(shape, 0.5 * (b.min + b.max));
        }
    }
    void cast_all() override {
        for (std::size_t i = 0; i < scene_.shots.size(); ++i) benchmark::DoNotOptimize(shoot(i));
    }
    [[nodiscard]] PeerHit cast(std::size_t shot) override {
        const ClosestFixture closest = shoot(shot);
        if (closest.met == nullptr) return {};
        return {true, static_cast<double>(closest.fraction) * static_cast<double>(scene_.reach),
                static_cast<ray::Id>(closest.met->GetUserData().pointer)};
    }

  private:
    void add(const b2Shape& shape, const glm::dvec2& at) {
        b2BodyDef body;
        body.position = as_box2d(at);
        b2FixtureDef fixture;
        fixture.shape = &shape;
        fixture.userData.pointer = count_++;
        world_.CreateBody(&body)->CreateFixture(&fixture);
    }
    [[nodiscard]] ClosestFixture shoot(std::size_t i) const {
        const Shot& s = scene_.shots[i];
        const glm::vec3 to = s.from + scene_.reach * s.way;
        ClosestFixture closest;
        world_.RayCast(&closest, {s.from.x, s.from.y}, {to.x, to.y});
        return closest;
    }

    const RayScene& scene_;
    b2World world_{{0, 0}};
    std::uintptr_t count_ = 0;
};

} // namespace

std::unique_ptr<RayPeer> make_box2d(const RayScene& scene) {
    if (!scene.spheres.empty() || !scene.boxes.empty() || !scene.triangles.empty()) return nullptr;
    return std::make_unique<Box2dRays>(scene);
}

} // namespace tunnel::bench

#else
namespace tunnel::bench {
std::unique_ptr<RayPeer> make_box2d(const RayScene&) { return nullptr; }
} // namespace tunnel::bench
#endif
