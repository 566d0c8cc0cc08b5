// Answers: the calls of the interface on the tree; tree_shape.cpp keeps it in shape.
#include "core/broad/tree.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::broad {

namespace {

bool contains(const shape::Aabb& outer, const shape::Aabb& inner) {
    return outer.min.x <= inner.min.x && outer.min.y <= inner.min.y && outer.max.x >= inner.max.x &&
           outer.max.y >= inner.max.y;
}

// A tenth of its larger side wider all round, and twice as far as it just moved in the way it moved.
shape::Aabb fatten(const shape::Aabb& box, const glm::dvec2& moved) {
    const auto finite = [](double x) { return std::isfinite(x) ? x : 0.0; };
    const double margin = 0.1 * std::max(finite(box.max.x - box.min.x), finite(box.max.y - box.min.y));
    const glm::dvec2 ahead(2.0 * finite(moved.x), 2.0 * finite(moved.y));
    shape::Aabb fat{box.min - margin, box.max + margin};
    for (int axis = 0; axis < 2; ++axis) (ahead[axis] < 0.0 ? fat.min : fat.max)[axis] += ahead[axis];
    return fat;
}

} // namespace

Id Tree::insert(const shape::Aabb& box) {
    const Id id = boxes_.insert(box);
    if (id == no_id) return no_id;
    const Index leaf = new_node();
    if (leaf_of_.size() <= id) leaf_of_.resize(id + 1, none);
    leaf_of_[id] = leaf;
    nodes_[leaf].fat = fatten(box, glm::dvec2(0.0));
    nodes_[leaf].id = id;
    insert_leaf(leaf);
    return id;
}

bool Tree::move(Id id, const shape::Aabb& box) {
    const shape::Aabb old = boxes_.holds(id) ? boxes_[id] : box;
    if (!boxes_.move(id, box)) return false;
    const Index leaf = leaf_of_[id];
    if (contains(nodes_[leaf].fat, box)) return true;
    ++reinserted_;
    remove_leaf(leaf);
    nodes_[leaf].fat = fatten(box, box.min - old.min);
    insert_leaf(leaf);
    return true;
}

bool Tree::remove(Id id) {
    if (!boxes_.remove(id)) return false;
    remove_leaf(leaf_of_[id]);
    free_node(leaf_of_[id]);
    leaf_of_[id] = none;
    return true;
}

// Depth first without recursion: the tree may be deep.
template <class Enter, class Leaf> void Tree::walk(Enter enter, Leaf leaf) {
    stack_.clear();
    if (root_ != none) stack_.push_back(root_);
    while (!stack_.empty()) {
        const Node& node = nodes_[stack_.back()];
        stack_.pop_back();
        ++counts_.visits;
        if (!enter(node.fat)) continue;
        if (node.is_leaf()) {
            leaf(node.id);
        } else {
            stack_.push_back(node.left);
            stack_.push_back(node.right);
        }
    }
}

std::span<const Pair> Tree::pairs() {
    counts_ = {};
    pairs_.clear();
    for (Id a = 0; a < boxes_.end(); ++a) {
        if (!boxes_.holds(a)) continue;
        const std::size_t before = pairs_.size();
        walk([&](const shape::Aabb& fat) { return touch(fat, boxes_[a]); },
             [&](Id b) {
                 if (b <= a) return;
                 ++counts_.tests;
                 if (touch(boxes_[a], boxes_[b])) pairs_.push_back({a, b});
             });
        std::sort(pairs_.begin() + static_cast<std::ptrdiff_t>(before), pairs_.end());
    }
    counts_.found = static_cast<std::int64_t>(pairs_.size());
    return pairs_;
}

void Tree::query(const shape::Aabb& box, std::vector<Id>& out) {
    counts_ = {};
    out.clear();
    if (!is_legal(box)) return;
    walk([&](const shape::Aabb& fat) { return touch(fat, box); },
         [&](Id id) {
             ++counts_.tests;
             if (touch(boxes_[id], box)) out.push_back(id);
         });
    std::sort(out.begin(), out.end());
    counts_.found = static_cast<std::int64_t>(out.size());
}

void Tree::query(const shape::Ray& ray, std::vector<Id>& out) {
    counts_ = {};
    out.clear();
    walk([&](const shape::Aabb& fat) { return touches(fat, ray); },
         [&](Id id) {
             ++counts_.tests;
             if (touches(boxes_[id], ray)) out.push_back(id);
         });
    std::sort(out.begin(), out.end());
    counts_.found = static_cast<std::int64_t>(out.size());
}

void Tree::show(std::vector<TreeNode>& out) const {
    out.clear();
    if (root_ == none) return;
    struct Place {
        Index node;
        int parent, level;
        bool left;
    };
    std::vector<Place> todo{{root_, -1, 0, false}};
    while (!todo.empty()) {
        const Place p = todo.back();
        todo.pop_back();
        const Node& node = nodes_[p.node];
        const auto at = static_cast<int>(out.size());
        out.push_back({node.fat, p.level, node.is_leaf() ? node.id : no_id, -1, -1, p.parent});
        if (p.parent >= 0) {
            TreeNode& parent = out[static_cast<std::size_t>(p.parent)];
            (p.left ? parent.left : parent.right) = at;
        }
        if (node.is_leaf()) continue;
        todo.push_back({node.right, at, p.level + 1, false});
        todo.push_back({node.left, at, p.level + 1, true});
    }
}

} // namespace tunnel::broad
