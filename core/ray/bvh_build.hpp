// Answers: what does the maker of a tree work on? Boxes in floats, four lanes at a time: a node's box is rounded to
// floats anyway, and outwards, so nothing is lost by rounding sooner.
// Internal to core/ray.
#pragma once

#include "core/ray/bvh.hpp"

namespace tunnel::ray {

// The box rounded to the nearest floats, not outwards yet. Overlays two vectors of four lanes.
struct alignas(16) BuildItem {
    std::array<float, 3> lo;
    Id id; // as order() will say
    std::array<float, 3> hi;
    std::uint32_t unused = 0;
};

inline constexpr std::uint32_t largest_leaf = 4;

[[nodiscard]] BuildItem build_item(const Box& box, Id id);
// Around three others.
[[nodiscard]] BuildItem build_item(const BuildItem& a, const BuildItem& b, const BuildItem& c, Id id);

// The next float down; of -infinity itself.
[[nodiscard]] float step_below(float x);

// Parts the items in two, again and again, where that is cheapest, up to bvh_width times a node. They end up in the
// order of the leaves; the root is the first node; none for no item. `together`: so many, at most largest_leaf, are
// tested at the price of one.
[[nodiscard]] std::vector<BvhNode> build_nodes(std::vector<BuildItem>& items, std::uint32_t together);

} // namespace tunnel::ray
