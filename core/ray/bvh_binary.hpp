// Answers: how are many boxes best parted in two, again and again?
// Internal to core/ray.
#pragma once

#include "core/ray/shapes.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace tunnel::ray {

struct BinaryNode {
    Box box;
    std::uint32_t left = 0, right = 0; // inner; the root is 0, so 0 is no child
    std::uint32_t first = 0, count = 0;
    [[nodiscard]] bool is_leaf() const { return left == 0; }
};

inline constexpr std::uint32_t largest_leaf = 4;

// `order` becomes the boxes' numbers, leaf by leaf. The first node is the root; none for no box.
[[nodiscard]] std::vector<BinaryNode> build_binary(std::span<const Box> boxes, std::vector<Id>& order);

[[nodiscard]] Box empty_box();
void grow(Box& box, const Box& by);
[[nodiscard]] double half_area(const Box& box);

} // namespace tunnel::ray
