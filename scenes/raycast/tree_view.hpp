// Answers: a tree of boxes as a picture wants it: how deep each node lies, its box, the boxes in it. The only place of
// this scene that knows how nodes are kept.
// Refuses: to walk it; that is the query's.
#pragma once

#include "core/ray/bvh.hpp"

namespace tunnel::scenes::raycast {

struct TreeView {
    std::vector<int> level{};        // of each node; the root's is 0
    std::vector<std::int64_t> all{}; // nodes of each level
    [[nodiscard]] int levels() const { return static_cast<int>(all.size()); }
};
[[nodiscard]] TreeView view_of(const ray::Bvh& tree);

// The boxes of a node's children, as the query tests them.
[[nodiscard]] std::vector<ray::Box> boxes_in(const ray::Bvh& tree, std::uint32_t node);
[[nodiscard]] ray::Box around(const std::vector<ray::Box>& boxes);

} // namespace tunnel::scenes::raycast
