// Answers: where a leaf goes, and which rotations keep the tree cheap to search: the sum of the inner nodes' perimeters
// stands for the nodes that a query visits.
#include "core/broad/tree.hpp"

#include <algorithm>
#include <cstdlib>

namespace tunnel::broad {

namespace {

shape::Aabb merge(const shape::Aabb& a, const shape::Aabb& b) {
    return {{std::min(a.min.x, b.min.x), std::min(a.min.y, b.min.y)},
            {std::max(a.max.x, b.max.x), std::max(a.max.y, b.max.y)}};
}

// Half the perimeter. Infinite ones count as the same large number, so that costs can be subtracted.
double cost(const shape::Aabb& box) {
    constexpr double most = 1e290;
    const double sum = (box.max.x - box.min.x) + (box.max.y - box.min.y);
    return sum < most ? sum : most; // NaN, too: a box that lies at infinity
}

} // namespace

Tree::Index Tree::new_node() {
    if (free_ == none) {
        nodes_.emplace_back();
        return static_cast<Index>(nodes_.size() - 1);
    }
    const Index at = free_;
    free_ = nodes_[at].parent;
    nodes_[at] = Node();
    return at;
}

void Tree::free_node(Index at) {
    nodes_[at] = Node();
    nodes_[at].parent = free_;
    free_ = at;
}

// Downwards as long as a child promises to cost no more than a new node here. Among equals the shallower one: boxes in
// one place would make a list otherwise.
Tree::Index Tree::best_sibling(const shape::Aabb& fat) const {
    Index at = root_;
    while (!nodes_[at].is_leaf()) {
        const Node& node = nodes_[at];
        const double merged = cost(merge(node.fat, fat)), inherited = merged - cost(node.fat);
        const auto below = [&](Index child) {
            const double grown = cost(merge(nodes_[child].fat, fat));
            return inherited + (nodes_[child].is_leaf() ? grown : grown - cost(nodes_[child].fat));
        };
        const double left = below(node.left), right = below(node.right);
        if (merged < left && merged < right) break;
        const bool shallower_left = nodes_[node.left].height <= nodes_[node.right].height;
        at = left < right || (left == right && shallower_left) ? node.left : node.right;
    }
    return at;
}

void Tree::insert_leaf(Index leaf) {
    if (root_ == none) {
        root_ = leaf;
        nodes_[leaf].parent = none;
        return;
    }
    const Index sibling = best_sibling(nodes_[leaf].fat), parent = new_node();
    const Index above = nodes_[sibling].parent;
    nodes_[parent].left = sibling, nodes_[parent].right = leaf;
    nodes_[sibling].parent = nodes_[leaf].parent = parent;
    replace_child(above, sibling, parent);
    refit_upwards(parent);
}

void Tree::remove_leaf(Index leaf) {
    const Index parent = nodes_[leaf].parent;
    nodes_[leaf].parent = none;
    if (parent == none) {
        root_ = none;
        return;
    }
    const Index sibling = nodes_[parent].left == leaf ? nodes_[parent].right : nodes_[parent].left;
    const Index above = nodes_[parent].parent;
    replace_child(above, parent, sibling);
    free_node(parent);
    refit_upwards(above);
}

void Tree::replace_child(Index parent, Index old_child, Index new_child) {
    nodes_[new_child].parent = parent;
    if (parent == none)
        root_ = new_child;
    else
        (nodes_[parent].left == old_child ? nodes_[parent].left : nodes_[parent].right) = new_child;
}

void Tree::refit_upwards(Index from) {
    for (Index at = from; at != none; at = nodes_[at].parent) {
        refit(at);
        rotate(at);
    }
}

void Tree::refit(Index at) {
    Node& node = nodes_[at];
    node.fat = merge(nodes_[node.left].fat, nodes_[node.right].fat);
    node.height = 1 + std::max(nodes_[node.left].height, nodes_[node.right].height);
}

// A child may change places with a grandchild on the other side: what it gains is the other child's perimeter.
// Without a gain it is done where it lessens the height. No side may become much higher than the other, whatever is
// gained: nested boxes would make a list. While it holds everywhere n leaves are at most 4 log2(n) deep.
void Tree::rotate(Index at) {
    constexpr int most_uneven = 8;
    const auto height = [&](Index i) { return nodes_[i].height; };
    const auto too_uneven = [&](int a, int b) { return std::abs(a - b) > most_uneven; };
    const bool forced = too_uneven(height(nodes_[at].left), height(nodes_[at].right));
    double best = 0.0;
    int best_height = height(at);
    bool best_left = false, best_grand_left = false, any = false;
    for (const bool left : {true, false}) {
        const Index child = left ? nodes_[at].left : nodes_[at].right;
        const Index other = left ? nodes_[at].right : nodes_[at].left;
        if (nodes_[other].is_leaf()) continue;
        for (const bool grand_left : {true, false}) {
            const Index rises = grand_left ? nodes_[other].left : nodes_[other].right;
            const Index stays = grand_left ? nodes_[other].right : nodes_[other].left;
            const double gain = cost(nodes_[other].fat) - cost(merge(nodes_[child].fat, nodes_[stays].fat));
            const int sunk = 1 + std::max(height(child), height(stays)), now = 1 + std::max(height(rises), sunk);
            if (forced ? now >= best_height : gain < best || (gain == best && now >= best_height)) continue;
            if (!forced && (too_uneven(height(rises), sunk) || too_uneven(height(child), height(stays)))) continue;
            best = gain, best_height = now, best_left = left, best_grand_left = grand_left, any = true;
        }
    }
    if (any) swap_with_grandchild(at, best_left, best_grand_left);
}

void Tree::swap_with_grandchild(Index at, bool left, bool grand_left) {
    Index& child = left ? nodes_[at].left : nodes_[at].right;
    const Index other = left ? nodes_[at].right : nodes_[at].left;
    Index& grandchild = grand_left ? nodes_[other].left : nodes_[other].right;
    std::swap(child, grandchild);
    nodes_[child].parent = at;
    nodes_[grandchild].parent = other;
    refit(other);
    refit(at);
}

} // namespace tunnel::broad
