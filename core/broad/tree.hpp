// Answers: the pairs by a dynamic tree of boxes: a leaf holds a box, a little enlarged ("fat"), an inner node the box
// around its two children. Small moves stay inside the fat box and change nothing.
// Refuses: as broad_phase.hpp says.
// Degenerate cases: infinite, nested and coincident boxes make a tree that is searched nearly whole, but is no
// list: see rotate().
// Source: Catto 2019 (dynamic trees), Goldsmith and Salmon 1987 (cost by perimeter, the 2D form of the surface area),
// Kopta et al. 2012 (rotations).
#pragma once

#include "core/broad/boxes.hpp"

namespace tunnel::broad {

// One node, parents before children; the root is the first.
struct TreeNode {
    shape::Aabb fat;
    int level = 0;                          // 0: the root
    Id leaf = no_id;                        // whose box; no_id: an inner node
    int left = -1, right = -1, parent = -1; // indices into the same list
};

class Tree final : public BroadPhase {
  public:
    Id insert(const shape::Aabb& box) override;
    bool move(Id id, const shape::Aabb& box) override;
    bool remove(Id id) override;
    std::span<const Pair> pairs() override;
    void query(const shape::Aabb& box, std::vector<Id>& out) override;
    void query(const shape::Ray& ray, std::vector<Id>& out) override;
    [[nodiscard]] std::size_t size() const override { return boxes_.size(); }
    [[nodiscard]] Counts counts() const override { return counts_; }

    // The tree as it stands.
    void show(std::vector<TreeNode>& out) const;
    [[nodiscard]] std::int64_t reinserted() const { return reinserted_; } // moves so far that left the fat box

  private:
    using Index = std::uint32_t;
    static constexpr Index none = 0xffffffffU;
    struct Node {
        shape::Aabb fat;
        Index parent = none, left = none, right = none;
        int height = 0;
        Id id = no_id;
        [[nodiscard]] bool is_leaf() const { return left == none; }
    };

    [[nodiscard]] Index new_node();
    void free_node(Index at);
    void insert_leaf(Index leaf);
    void remove_leaf(Index leaf);
    [[nodiscard]] Index best_sibling(const shape::Aabb& fat) const;
    void replace_child(Index parent, Index old_child, Index new_child);
    void refit_upwards(Index from);
    void refit(Index at);
    void rotate(Index at);
    void swap_with_grandchild(Index at, bool left, bool grand_left);
    template <class Enter, class Leaf> void walk(Enter enter, Leaf leaf);

    BoxStore boxes_;
    std::vector<Node> nodes_;
    std::vector<Index> leaf_of_; // by id
    std::vector<Index> stack_;
    std::vector<Pair> pairs_;
    Index root_ = none, free_ = none;
    Counts counts_;
    std::int64_t reinserted_ = 0;
};

} // namespace tunnel::broad
