// Answers: Box2D's broad phase: b2BroadPhase::MoveProxy for every box, then UpdatePairs, which reports the pairs of
// boxes that left their fat box.
#include "bench/broad/peers.hpp"

#ifdef TUNNEL_PEER_BOX2D
#include <box2d/b2_broad_phase.h>

#include <algorithm>

namespace tunnel::bench {

namespace {

b2AABB as_box2d(const shape::Aabb& box) {
    b2AABB out;
    out.lowerBound.Set(static_cast<float>(box.min.x), static_cast<float>(box.min.y));
    out.upperBound.Set(static_cast<float>(box.max.x), static_cast<float>(box.max.y));
    return out;
}

class Box2d final : public Peer {
  public:
    explicit Box2d(Boxes boxes) {
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            boxes_.push_back(as_box2d(boxes[i]));
            proxies_.push_back(broad_phase_.CreateProxy(boxes_.back(), id_of(i)));
        }
        broad_phase_.UpdatePairs(this);
    }
    void remember() override { remembers_ = true; }
    void step(Boxes boxes) override {
        if (!remembers_) reported_.clear();
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            const b2AABB box = as_box2d(boxes[i]);
            broad_phase_.MoveProxy(proxies_[i], box, box.lowerBound - boxes_[i].lowerBound);
            boxes_[i] = box;
        }
        broad_phase_.UpdatePairs(this);
    }
    void AddPair(void* u, void* v) { // NOLINT: the name that UpdatePairs calls
        const auto a = static_cast<broad::Id>(reinterpret_cast<std::uintptr_t>(u));
        const auto b = static_cast<broad::Id>(reinterpret_cast<std::uintptr_t>(v));
        reported_.push_back({std::min(a, b), std::max(a, b)});
    }
    // What a user would keep: all that was ever reported and still overlaps, fat.
    [[nodiscard]] std::vector<broad::Pair> pairs() const override {
        std::vector<broad::Pair> out = reported_;
        std::sort(out.begin(), out.end());
        out.erase(std::unique(out.begin(), out.end()), out.end());
        const auto gone = [&](const broad::Pair& p) { return !broad_phase_.TestOverlap(proxies_[p.a], proxies_[p.b]); };
        out.erase(std::remove_if(out.begin(), out.end(), gone), out.end());
        return out;
    }

  private:
    static void* id_of(std::size_t i) { return reinterpret_cast<void*>(i); }

    b2BroadPhase broad_phase_;
    std::vector<int32> proxies_;
    std::vector<b2AABB> boxes_;
    std::vector<broad::Pair> reported_; // its user would hash each
    bool remembers_ = false;
};

} // namespace

std::unique_ptr<Peer> make_box2d(Boxes boxes, double) { return std::make_unique<Box2d>(boxes); }

} // namespace tunnel::bench

#else
namespace tunnel::bench {
std::unique_ptr<Peer> make_box2d(Boxes, double) { return nullptr; }
} // namespace tunnel::bench
#endif
