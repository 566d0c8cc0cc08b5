// Answers: which undecided box is the earliest? A heap of fixed capacity, on the stack of whoever owns it.
// Refuses: to grow; push only while it is not full.
// Internal to core/ccd.
#pragma once

#include "core/ccd/impact/inclusion_field.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <tuple>

namespace tunnel::ccd {

// A box of the search with its index in the trace (-1: no record).
template <class Real> struct InclusionNode {
    InclusionBox<Real> box;
    std::int64_t id;
};

// By (t0, t1, u0, u1, v0, v1): of boxes that begin together the one that is narrowest in time comes first, so the
// search runs deep before it runs wide, and the queue stays short.
template <class Real> [[nodiscard]] bool earlier(const InclusionBox<Real>& a, const InclusionBox<Real>& b) {
    if (a.t0 != b.t0) return a.t0 < b.t0;
    if (a.t1 != b.t1) return a.t1 < b.t1;
    return std::tie(a.u0, a.u1, a.v0, a.v1) < std::tie(b.u0, b.u1, b.v0, b.v1);
}

template <class Real> class InclusionQueue {
  public:
    static constexpr std::size_t capacity = 1024;

    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] bool full() const { return size_ == capacity; }

    void push(const InclusionNode<Real>& node) {
        nodes_[size_++] = node;
        std::push_heap(nodes_.data(), nodes_.data() + size_, later);
    }

    [[nodiscard]] InclusionNode<Real> pop() {
        std::pop_heap(nodes_.data(), nodes_.data() + size_, later);
        return nodes_[--size_];
    }

  private:
    [[nodiscard]] static bool later(const InclusionNode<Real>& a, const InclusionNode<Real>& b) {
        return earlier(b.box, a.box);
    }

    std::size_t size_ = 0;
    std::array<InclusionNode<Real>, capacity> nodes_; // the first size_ mean something
};

} // namespace tunnel::ccd
