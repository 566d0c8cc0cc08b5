// Answers: the broad phases of other libraries, each behind the same two calls; null where the library was not found.
// Two kinds, and they do unlike work. Full: all pairs, sorted, from nothing at each step, as ours. Incremental: the
// library keeps its structure and tells what changed (Box2D: pairs to look at; Bullet: keeps the set in a hash table,
// unsorted); its user would still have to keep, or sort, the set.
#pragma once

#include "core/broad/broad_phase.hpp"

#include <memory>
#include <span>
#include <vector>

namespace tunnel::bench {

class Peer {
  public:
    virtual ~Peer() = default;
    virtual void step(std::span<const shape::Aabb> boxes) = 0; // move all, find the pairs
    virtual void remember() {} // before the first step, untimed: keep what the steps report
    // What it holds after the last step, in ascending order; incremental ones may hold more than touch.
    [[nodiscard]] virtual std::vector<broad::Pair> pairs() const = 0;
};

using Boxes = std::span<const shape::Aabb>;
// `side`: the boxes' middles stay between 0 and here.
[[nodiscard]] std::unique_ptr<Peer> make_box2d(Boxes boxes, double side);        // incremental, fat boxes
[[nodiscard]] std::unique_ptr<Peer> make_bullet_sweep(Boxes boxes, double side); // incremental
[[nodiscard]] std::unique_ptr<Peer> make_bullet_dbvt(Boxes boxes, double side);  // incremental, fat boxes
[[nodiscard]] std::unique_ptr<Peer> make_boost(Boxes boxes, double side);        // full: packed R-tree, queries
[[nodiscard]] std::unique_ptr<Peer> make_cgal(Boxes boxes, double side);         // full: streamed segment tree

} // namespace tunnel::bench
