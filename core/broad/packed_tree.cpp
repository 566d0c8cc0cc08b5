// Answers: the bounds, from the boxes up to one around all. No number is rounded, so each holds what is below it.
#include "core/broad/packed_tree.hpp"

#include <glm/common.hpp>

namespace tunnel::broad {

void PackedTree::finish(const BoxStore& boxes) {
    bounds_.clear(), levels_.clear();
    const auto pack = [this](std::size_t count, auto box_of) {
        levels_.push_back(bounds_.size());
        for (std::size_t first = 0; first < count; first += per_node) {
            shape::Aabb around = box_of(first);
            for (std::size_t i = first + 1; i < std::min(first + per_node, count); ++i) {
                const shape::Aabb box = box_of(i);
                around = {glm::min(around.min, box.min), glm::max(around.max, box.max)};
            }
            bounds_.push_back(around);
        }
    };
    if (ids_.empty()) return;
    pack(ids_.size(), [&](std::size_t i) { return boxes[ids_[i]]; });
    for (std::size_t count = bounds_.size(); count > 1; count = bounds_.size() - levels_.back())
        pack(count, [&, from = levels_.back()](std::size_t i) { return bounds_[from + i]; });
}

} // namespace tunnel::broad
