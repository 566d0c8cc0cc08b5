// Answers: which boxes may share a point with what is asked, when the boxes stand still? A tree of bounds over a given
// order, eight to a node.
// Refuses: moves; it is packed anew from the boxes as they are. A poor order costs time, never a box.
// Internal to core/broad.
// Source: Leutenegger, Lopez and Edgington 1997 (packing: strips, sorted along each, packed by so many).
#pragma once

#include "core/broad/boxes.hpp"

#include <algorithm>

namespace tunnel::broad {

class PackedTree {
  public:
    static constexpr std::size_t per_node = 8;

    void begin() { ids_.clear(); }
    void add(Id id) { ids_.push_back(id); } // in the order wanted, each once
    void finish(const BoxStore& boxes);

    // The ids of the boxes for which `test` holds, in ascending order. It must hold for every box around one for which
    // it holds.
    template <class Test> Counts query(const BoxStore& boxes, Test test, std::vector<Id>& out) const {
        Counts counts;
        out.clear();
        if (!levels_.empty()) descend(levels_.size() - 1, 0, boxes, test, counts, out);
        std::sort(out.begin(), out.end());
        counts.found = static_cast<std::int64_t>(out.size());
        return counts;
    }

  private:
    std::vector<Id> ids_;
    std::vector<shape::Aabb> bounds_; // level by level, the lowest first
    std::vector<std::size_t> levels_; // where each begins

    [[nodiscard]] std::size_t nodes(std::size_t level) const {
        return (level + 1 < levels_.size() ? levels_[level + 1] : bounds_.size()) - levels_[level];
    }
    template <class Test> void descend(std::size_t level, std::size_t node, const BoxStore& boxes, Test& test,
                                       Counts& counts, std::vector<Id>& out) const {
        ++counts.visits;
        if (!test(bounds_[levels_[level] + node])) return;
        const std::size_t below = level > 0 ? nodes(level - 1) : ids_.size();
        const std::size_t first = node * per_node, end = std::min(first + per_node, below);
        for (std::size_t i = first; i < end; ++i) {
            if (level > 0) {
                descend(level - 1, i, boxes, test, counts, out);
                continue;
            }
            ++counts.tests;
            if (test(boxes[ids_[i]])) out.push_back(ids_[i]);
        }
    }
};

} // namespace tunnel::broad
