// Answers: Bullet's two broad phases, the sweep along three axes and the pair of dynamic trees. The boxes are slabs
// from -1 to 1 in z.
#include "bench/broad/peers.hpp"

#ifdef TUNNEL_PEER_BULLET
#include <BulletCollision/BroadphaseCollision/btAxisSweep3.h>
#include <BulletCollision/BroadphaseCollision/btDbvtBroadphase.h>

#include <algorithm>

namespace tunnel::bench {

namespace {

btVector3 corner(const glm::dvec2& p, double z) {
    return {static_cast<btScalar>(p.x), static_cast<btScalar>(p.y), static_cast<btScalar>(z)};
}

class Bullet final : public Peer {
  public:
    Bullet(std::unique_ptr<btBroadphaseInterface> interface, Boxes boxes) : broad_phase_(std::move(interface)) {
        for (std::size_t i = 0; i < boxes.size(); ++i)
            proxies_.push_back(broad_phase_->createProxy(corner(boxes[i].min, -1.0), corner(boxes[i].max, 1.0), 0,
                                                         reinterpret_cast<void*>(i), 1, 1, nullptr));
        broad_phase_->calculateOverlappingPairs(nullptr);
    }
    ~Bullet() override {
        for (btBroadphaseProxy* proxy : proxies_) broad_phase_->destroyProxy(proxy, nullptr);
    }
    void step(Boxes boxes) override {
        for (std::size_t i = 0; i < boxes.size(); ++i)
            broad_phase_->setAabb(proxies_[i], corner(boxes[i].min, -1.0), corner(boxes[i].max, 1.0), nullptr);
        broad_phase_->calculateOverlappingPairs(nullptr);
    }
    [[nodiscard]] std::vector<broad::Pair> pairs() const override {
        std::vector<broad::Pair> out;
        const btBroadphasePairArray& held = broad_phase_->getOverlappingPairCache()->getOverlappingPairArray();
        for (int i = 0; i < held.size(); ++i) {
            const broad::Id a = id_of(held[i].m_pProxy0), b = id_of(held[i].m_pProxy1);
            out.push_back({std::min(a, b), std::max(a, b)});
        }
        std::sort(out.begin(), out.end());
        return out;
    }

  private:
    static broad::Id id_of(const btBroadphaseProxy* proxy) {
        return static_cast<broad::Id>(reinterpret_cast<std::uintptr_t>(proxy->m_clientObject));
    }

    std::unique_ptr<btBroadphaseInterface> broad_phase_;
    std::vector<btBroadphaseProxy*> proxies_;
};

} // namespace

std::unique_ptr<Peer> make_bullet_sweep(Boxes boxes, double side) {
    const btVector3 lo(-20, -20, -2), hi(static_cast<btScalar>(side) + 20, static_cast<btScalar>(side) + 20, 2);
    const auto handles = static_cast<unsigned>(boxes.size() + 2);
    if (handles < 16000) // its 16-bit form is the quicker one, where it has enough handles
        return std::make_unique<Bullet>(
            std::make_unique<btAxisSweep3>(lo, hi, static_cast<unsigned short>(handles), nullptr, true), boxes);
    return std::make_unique<Bullet>(std::make_unique<bt32BitAxisSweep3>(lo, hi, handles, nullptr, true), boxes);
}

std::unique_ptr<Peer> make_bullet_dbvt(Boxes boxes, double) {
    return std::make_unique<Bullet>(std::make_unique<btDbvtBroadphase>(), boxes);
}

} // namespace tunnel::bench

#else
namespace tunnel::bench {
std::unique_ptr<Peer> make_bullet_sweep(Boxes, double) { return nullptr; }
std::unique_ptr<Peer> make_bullet_dbvt(Boxes, double) { return nullptr; }
} // namespace tunnel::bench
#endif
