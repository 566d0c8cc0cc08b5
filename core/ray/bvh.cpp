// Answers: the tree with four boxes to a node: binary nodes taken together, the largest opened first.
#include "core/ray/bvh.hpp"

#include "core/ray/bvh_binary.hpp"

#include <cmath>
#include <limits>

namespace tunnel::ray {

namespace {

constexpr float most = std::numeric_limits<float>::max(), beyond = std::numeric_limits<float>::infinity();

void set_child(BvhNode& node, std::size_t i, const Box& box) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
        node.lo[axis][i] = below(box.min[static_cast<int>(axis)]);
        node.hi[axis][i] = above(box.max[static_cast<int>(axis)]);
    }
}

BvhNode empty_node() {
    BvhNode node;
    for (std::size_t axis = 0; axis < 3; ++axis) node.lo[axis].fill(beyond), node.hi[axis].fill(-beyond);
    node.child.fill(0), node.count.fill(0);
    return node;
}

class Gatherer {
  public:
    Gatherer(std::span<const BinaryNode> binary, std::vector<BvhNode>& nodes) : binary_(binary), nodes_(nodes) {
        make(0);
    }

  private:
    std::uint32_t make(std::uint32_t root) {
        std::array<std::uint32_t, bvh_width> child{root};
        std::size_t count = 1;
        while (count < bvh_width) {
            std::size_t open = bvh_width;
            double area = -1.0;
            for (std::size_t i = 0; i < count; ++i) {
                const BinaryNode& node = binary_[child[i]];
                if (!node.is_leaf() && half_area(node.box) > area) open = i, area = half_area(node.box);
            }
            if (open == bvh_width) break;
            const BinaryNode& node = binary_[child[open]];
            child[open] = node.left, child[count++] = node.right;
        }
        const std::size_t at = nodes_.size();
        nodes_.push_back(empty_node());
        for (std::size_t i = 0; i < count; ++i) {
            const BinaryNode& node = binary_[child[i]];
            set_child(nodes_[at], i, node.box);
            if (node.is_leaf()) {
                nodes_[at].child[i] = node.first, nodes_[at].count[i] = node.count;
            } else {
                const std::uint32_t below = make(child[i]);
                nodes_[at].child[i] = below;
            }
        }
        return static_cast<std::uint32_t>(at);
    }

    std::span<const BinaryNode> binary_;
    std::vector<BvhNode>& nodes_;
};

// Of node boxes as they stand: floats, exact in double.
Box box_of(const BvhNode& node, std::size_t i) {
    return {{node.lo[0][i], node.lo[1][i], node.lo[2][i]}, {node.hi[0][i], node.hi[1][i], node.hi[2][i]}};
}

bool is_there(const BvhNode& node, std::size_t i) { return node.lo[0][i] <= node.hi[0][i]; }

} // namespace

float below(double x) {
    if (x > most) return most;
    return x < -most ? -beyond : std::nextafter(static_cast<float>(x), -beyond);
}

float above(double x) { return -below(-x); }

void Bvh::build(std::span<const Box> boxes) {
    nodes_.clear();
    const std::vector<BinaryNode> binary = build_binary(boxes, order_);
    if (!binary.empty()) Gatherer(binary, nodes_);
}

void Bvh::refit(std::span<const Box> boxes) {
    std::vector<Box> whole(nodes_.size(), empty_box());
    for (std::size_t n = nodes_.size(); n-- > 0;) {
        BvhNode& node = nodes_[n];
        for (std::size_t i = 0; i < bvh_width; ++i) {
            if (!is_there(node, i)) continue;
            Box box = empty_box();
            for (std::uint32_t k = 0; k < node.count[i]; ++k) grow(box, boxes[order_[node.child[i] + k]]);
            if (node.count[i] == 0) box = whole[node.child[i]];
            set_child(node, i, box);
            grow(whole[n], box);
        }
    }
}

double Bvh::cost() const {
    if (nodes_.empty()) return 0.0;
    Box root = empty_box();
    double sum = 0.0;
    for (std::size_t n = 0; n < nodes_.size(); ++n)
        for (std::size_t i = 0; i < bvh_width; ++i) {
            if (!is_there(nodes_[n], i)) continue;
            const Box box = box_of(nodes_[n], i);
            if (n == 0) grow(root, box);
            sum += half_area(box);
        }
    const double whole = half_area(root);
    return whole > 0.0 ? sum / whole : 1.0;
}

} // namespace tunnel::ray
