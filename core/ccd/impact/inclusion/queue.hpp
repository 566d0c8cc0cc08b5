// Answers: which undecided box is the earliest? A heap of fixed capacity, on the stack of whoever owns it.
// Refuses: to grow; push only while it is not full.
// Internal to core/ccd.
#pragma once

#include "core/ccd/impact/inclusion/field.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace tunnel::ccd {

// A box of the search with its index in the trace (-1: no record).
template <class Real> struct InclusionNode {
    InclusionBox<Real> box;
    std::int64_t id;
};

// By t0; of boxes that begin together the one made last comes first, which is the narrowest: so the search runs deep
// before it runs wide, and the queue stays short. The heap moves keys only; the boxes stay where they are put.
template <class Real> class InclusionQueue {
  public:
    static constexpr std::size_t capacity = 1024;

    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] bool full() const { return size_ == capacity; }

    void push(const InclusionNode<Real>& node) {
        const std::uint16_t place = size_ < used_ ? free_[size_] : static_cast<std::uint16_t>(used_++);
        nodes_[place] = node;
        keys_[size_++] = {node.box.t0, ++made_ << 16 | place};
        std::push_heap(keys_.data(), keys_.data() + size_, later);
    }

    [[nodiscard]] InclusionNode<Real> pop() {
        std::pop_heap(keys_.data(), keys_.data() + size_, later);
        const auto place = static_cast<std::uint16_t>(keys_[--size_].made & 0xffffU);
        free_[size_] = place;
        return nodes_[place];
    }

  private:
    struct Key {
        Real t0;
        std::uint64_t made; // when, in the upper bits; the box's place in the lower 16
    };
    [[nodiscard]] static bool later(const Key& a, const Key& b) { return a.t0 != b.t0 ? a.t0 > b.t0 : a.made < b.made; }

    std::size_t size_ = 0;
    std::size_t used_ = 0; // places that ever held a box; of them free_[size_ .. used_) are free
    std::uint64_t made_ = 0;
    std::array<Key, capacity> keys_; // the first size_ mean something
    std::array<std::uint16_t, capacity> free_;
    std::array<InclusionNode<Real>, capacity> nodes_;
};

} // namespace tunnel::ccd
