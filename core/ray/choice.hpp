// Answers: which of many hits is the closest? The smallest distance decides; among all within a band above it, the
// smallest key (collider, then part). So the answer depends neither on the order in which hits are found, nor on a
// chain of hits each within the band of the next.
// Refuses: nothing.
// Internal to core/ray.
#pragma once

#include "core/ray/narrow.hpp"
#include "core/ray/vec.hpp"

#include <algorithm>

namespace tunnel::ray {

[[nodiscard]] inline std::uint64_t key_of(Id collider, Id part) {
    return static_cast<std::uint64_t>(collider) << 32U | part;
}

// What two roundings of one distance may differ by, and more: of far origins, and of far hits.
[[nodiscard]] inline double slack_of(const Ray& ray, double t) { return 0x1p-38 * (largest_of(ray.origin) + t); }

class Choice {
  public:
    // tie: the band's least width.
    Choice(const Ray& ray, double tie) : ray_(&ray), tie_(tie), last_(ray.t_max) {}
    // With the smallest distance known: for a second look, which leaves no doubt.
    Choice(const Ray& ray, double tie, double best) : Choice(ray, tie) { set_best(best); }

    void offer(Id collider, const Touch& touch) {
        if (touch.t > last_) return;
        if (touch.t < best_) set_best(touch.t);
        const std::uint64_t key = key_of(collider, touch.part);
        if (!any_ || touch_.t > last_) {
            doubtful_ = doubtful_ || (any_ && least_dropped_ <= last_);
            take(key, touch);
        } else if (key < key_) {
            least_dropped_ = std::min(least_dropped_, touch_.t);
            take(key, touch);
        } else if (key > key_) {
            least_dropped_ = std::min(least_dropped_, touch.t);
        }
    }

    [[nodiscard]] bool any() const { return any_; }
    // A hit was dropped for a smaller key that is now out of the band: look again.
    [[nodiscard]] bool doubtful() const { return doubtful_; }
    [[nodiscard]] double best() const { return best_; }
    [[nodiscard]] Id collider() const { return static_cast<Id>(key_ >> 32U); }
    [[nodiscard]] const Touch& touch() const { return touch_; }
    // Boxes entered beyond it hold nothing that matters.
    [[nodiscard]] double limit() const { return last_ + slack_of(*ray_, last_); }

  private:
    void set_best(double best) {
        best_ = best;
        last_ = std::min(ray_->t_max, best + std::max(tie_, slack_of(*ray_, best)));
    }
    void take(std::uint64_t key, const Touch& touch) { key_ = key, touch_ = touch, any_ = true; }

    const Ray* ray_;
    double tie_, best_ = unbounded, last_, least_dropped_ = unbounded;
    std::uint64_t key_ = 0;
    Touch touch_;
    bool any_ = false, doubtful_ = false;
};

} // namespace tunnel::ray
