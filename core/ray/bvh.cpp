// Answers: the tree's making and refitting, and floats that are a little less and a little more.
#include "core/ray/bvh.hpp"

#include "core/ray/bounds.hpp"
#include "core/ray/bvh_build.hpp"

#include <algorithm>
#include <bit>
#include <limits>

namespace tunnel::ray {

namespace {

constexpr float most = std::numeric_limits<float>::max(), beyond = std::numeric_limits<float>::infinity();

// Of node boxes as they stand: floats, exact in double.
Box box_of(const BvhNode& node, std::size_t i) {
    return {{node.lo[0][i], node.lo[1][i], node.lo[2][i]}, {node.hi[0][i], node.hi[1][i], node.hi[2][i]}};
}

bool is_there(const BvhNode& node, std::size_t i) { return node.lo[0][i] <= node.hi[0][i]; }

} // namespace

float step_below(float x) {
    const auto bits = std::bit_cast<std::int32_t>(x);
    if (x == -beyond) return x;
    return std::bit_cast<float>(x == 0.0F  ? std::numeric_limits<std::int32_t>::min() + 1
                                : bits < 0 ? bits + 1
                                           : bits - 1);
}

float below(double x) {
    if (x > most) return most;
    return x < -most ? -beyond : step_below(static_cast<float>(x));
}

float above(double x) { return -below(-x); }

void Bvh::build(std::span<const Box> boxes) {
    std::vector<BuildItem> items;
    items.reserve(boxes.size());
    for (const Box& box : boxes) items.push_back(build_item(box, static_cast<Id>(items.size())));
    build(items);
}

void Bvh::build(std::vector<BuildItem>& items, std::uint32_t step) {
    nodes_ = build_nodes(items, step);
    order_.clear();
    order_.reserve(items.size() * (step > 1 ? 2 : 1));
    for (BvhNode& node : nodes_)
        for (std::size_t i = 0; i < bvh_width; ++i) {
            if (node.count[i] == 0) continue;
            const BuildItem* const first = items.data() + node.child[i];
            node.child[i] = static_cast<std::uint32_t>(order_.size());
            for (std::uint32_t k = 0; k < node.count[i]; ++k) order_.push_back(first[k].id);
            order_.resize((order_.size() + step - 1) / step * step, no_id);
        }
    set_bounds();
}

void Bvh::set_bounds() {
    if (nodes_.empty()) return;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const auto &lo = nodes_[0].lo[axis], &hi = nodes_[0].hi[axis];
        bounds_.lo[axis] = *std::min_element(lo.begin(), lo.end());
        bounds_.hi[axis] = *std::max_element(hi.begin(), hi.end());
    }
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
            for (std::size_t axis = 0; axis < 3; ++axis) {
                node.lo[axis][i] = below(box.min[static_cast<int>(axis)]);
                node.hi[axis][i] = above(box.max[static_cast<int>(axis)]);
            }
            grow(whole[n], box);
        }
    }
    set_bounds();
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
