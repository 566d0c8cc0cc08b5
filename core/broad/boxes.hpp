// Answers: which box has which id, and do two boxes touch? The part that all methods share.
// Refuses: what broad_phase.hpp refuses; nothing changes then.
// Internal to core/broad.
#pragma once

#include "core/base/contact_rule.hpp"
#include "core/broad/broad_phase.hpp"

#include <span>
#include <vector>

namespace tunnel::broad {

[[nodiscard]] inline bool touch(const shape::Aabb& a, const shape::Aabb& b) {
    return base::overlaps(a.min.x, a.max.x, b.min.x, b.max.x) && base::overlaps(a.min.y, a.max.y, b.min.y, b.max.y);
}

// A box around all of the ray, no smaller than the exact one whatever was rounded.
[[nodiscard]] shape::Aabb bounds_of(const shape::Ray& ray);

class BoxStore {
  public:
    Id insert(const shape::Aabb& box);
    bool move(Id id, const shape::Aabb& box) {
        if (!holds(id) || !is_legal(box)) return false;
        boxes_[id] = box;
        return true;
    }
    bool remove(Id id);

    [[nodiscard]] bool holds(Id id) const { return id < boxes_.size() && boxes_[id].min.x == boxes_[id].min.x; }
    [[nodiscard]] const shape::Aabb& operator[](Id id) const { return boxes_[id]; }
    [[nodiscard]] std::size_t size() const { return boxes_.size() - free_.size(); }
    // By id. Places not in use hold NaN, which touches nothing.
    [[nodiscard]] std::span<const shape::Aabb> all() const { return boxes_; }
    [[nodiscard]] Id end() const { return static_cast<Id>(boxes_.size()); } // all ids are less

  private:
    std::vector<shape::Aabb> boxes_;
    std::vector<Id> free_; // a heap, the smallest first
};

// The ids of the boxes that share a point with the box or the ray, by looking at every one.
Counts look_at_all(const BoxStore& boxes, const shape::Aabb& box, std::vector<Id>& out);
Counts look_at_all(const BoxStore& boxes, const shape::Ray& ray, std::vector<Id>& out);

} // namespace tunnel::broad
