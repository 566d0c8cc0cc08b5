// Answers: which of many boxes may a ray meet, nearest first? A tree of boxes, eight to a node, built by the
// surface area heuristic. Refuses: boxes with a NaN or min > max, and more than 2^29 of them (unchecked). Degenerate
// cases: boxes in one place are split by their order; the tree's depth stays bounded. Node boxes are floats, rounded
// outwards by at least half a unit in the last place: a ray that touches a box touches the node's for certain. Source:
// Wald 2007 (binned building), Wald, Benthin and Boulos 2008 (many boxes to a node), Ize 2013 (robust slabs).
#pragma once

#include "core/ray/shapes.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace tunnel::ray {

inline constexpr std::size_t bvh_width = 8;

// The boxes of up to eight children, an axis after the other. count == 0: a node, at `child`; else a leaf: as many
// places of order() from `child` on. A child that is not there has lo > hi.
struct alignas(64) BvhNode {
    std::array<std::array<float, bvh_width>, 3> lo, hi;
    std::array<std::uint32_t, bvh_width> child;
    std::array<std::uint8_t, bvh_width> count;
    std::uint32_t there; // bit i: child i is
};

// What floats around a box are.
struct FloatBox {
    std::array<float, 3> lo, hi;
};

// What a walk did.
struct WalkCounts {
    std::int64_t nodes = 0;  // opened, up to eight boxes each
    std::int64_t leaves = 0; // looked into
};

struct BuildItem; // internal

class Bvh {
  public:
    // Box i gets the number i.
    void build(std::span<const Box> boxes);
    void build(std::vector<BuildItem>& items, std::uint32_t step = 1); // internal; leaves begin at multiples of step
    // The same tree around boxes that have moved; there must be as many. Slower to query the farther they moved.
    void refit(std::span<const Box> boxes);

    [[nodiscard]] std::span<const BvhNode> nodes() const { return nodes_; } // the root first, parents before children
    [[nodiscard]] std::span<const Id> order() const { return order_; }      // no_id: a place that no leaf has
    [[nodiscard]] const FloatBox& bounds() const { return bounds_; }        // around all node boxes, exactly
    // The sum of all node boxes' areas, over that of the root's: what a random ray pays. 0 without nodes.
    [[nodiscard]] double cost() const;

  private:
    void set_bounds();
    std::vector<BvhNode> nodes_;
    FloatBox bounds_{};
    std::vector<Id> order_;
};

// The greatest float that is less, the least that is greater, with at least half a unit between.
[[nodiscard]] float below(double x);
[[nodiscard]] float above(double x);

} // namespace tunnel::ray
