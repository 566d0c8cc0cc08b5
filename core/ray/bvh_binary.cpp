// Answers: the parting by bins: along each axis sixteen, and of all the borders between them the cheapest.
// Source: Wald 2007; Goldsmith and Salmon 1987 (the surface area heuristic).
#include "core/ray/bvh_binary.hpp"

#include <algorithm>
#include <array>

namespace tunnel::ray {

Box empty_box() { return {glm::dvec3(unbounded), glm::dvec3(-unbounded)}; }

void grow(Box& box, const Box& by) {
    for (int i = 0; i < 3; ++i) {
        box.min[i] = std::min(box.min[i], by.min[i]);
        box.max[i] = std::max(box.max[i], by.max[i]);
    }
}

double half_area(const Box& box) {
    const glm::dvec3 d = box.max - box.min;
    return d.x >= 0.0 ? d.x * d.y + d.y * d.z + d.z * d.x : 0.0;
}

namespace {

constexpr int bins = 16, deepest_choice = 48; // below that depth a node is halved by number

struct Part {
    std::uint32_t first, count;
};

struct Split {
    double cost = unbounded;
    int axis = -1, bin = 0; // what is in bins up to this one goes left
    double from = 0.0, scale = 0.0;
};

struct Item {
    Box box;
    Id id;
    [[nodiscard]] double middle(int axis) const { return 0.5 * box.min[axis] + 0.5 * box.max[axis]; }
    [[nodiscard]] int bin(const Split& s) const {
        return std::min(static_cast<int>((middle(s.axis) - s.from) * s.scale), bins - 1);
    }
};

class Builder {
  public:
    Builder(std::span<const Box> boxes) {
        for (std::size_t i = 0; i < boxes.size(); ++i) items_.push_back({boxes[i], static_cast<Id>(i)});
        nodes_.reserve(boxes.size());
        if (!items_.empty()) make({0, static_cast<std::uint32_t>(items_.size())}, 0);
    }
    std::vector<BinaryNode> finish(std::vector<Id>& order) {
        order.clear();
        for (const Item& item : items_) order.push_back(item.id);
        return std::move(nodes_);
    }

  private:
    std::uint32_t make(const Part& part, int depth) {
        const auto at = static_cast<std::uint32_t>(nodes_.size());
        BinaryNode node{empty_box(), 0, 0, part.first, part.count};
        Box middles = empty_box();
        for (std::uint32_t i = part.first; i < part.first + part.count; ++i) {
            grow(node.box, items_[i].box);
            const Item& item = items_[i];
            const glm::dvec3 m(item.middle(0), item.middle(1), item.middle(2));
            grow(middles, {m, m});
        }
        nodes_.push_back(node);
        if (part.count == 1) return at;
        const Split split = depth < deepest_choice ? best(part, middles) : Split();
        const double area = half_area(node.box);
        // A step costs what a test costs.
        if (part.count <= largest_leaf && !(area + split.cost < area * part.count)) return at;
        const std::uint32_t left = parted(part, split);
        const std::uint32_t l = make({part.first, left}, depth + 1);
        const std::uint32_t r = make({part.first + left, part.count - left}, depth + 1);
        nodes_[at].left = l, nodes_[at].right = r;
        return at;
    }

    Split best(const Part& part, const Box& middles) const {
        Split out;
        for (int axis = 0; axis < 3; ++axis) {
            const double width = middles.max[axis] - middles.min[axis];
            if (!(width > 1e-290)) continue;
            Split split{unbounded, axis, 0, middles.min[axis], bins * (1.0 - 0x1p-40) / width};
            search(part, split);
            if (split.cost < out.cost) out = split;
        }
        return out;
    }

    void search(const Part& part, Split& split) const {
        std::array<Box, bins> box;
        std::array<std::uint32_t, bins> count{};
        box.fill(empty_box());
        for (std::uint32_t i = part.first; i < part.first + part.count; ++i) {
            const auto bin = static_cast<std::size_t>(items_[i].bin(split));
            grow(box[bin], items_[i].box);
            ++count[bin];
        }
        std::array<double, bins> right{};
        Box all = empty_box();
        std::uint32_t sum = 0;
        for (std::size_t b = bins; b-- > 1;) {
            grow(all, box[b]), sum += count[b];
            right[b] = sum == 0 ? unbounded : half_area(all) * sum;
        }
        all = empty_box(), sum = 0;
        for (std::size_t b = 0; b + 1 < bins; ++b) {
            grow(all, box[b]), sum += count[b];
            if (sum == 0) continue;
            const double cost = half_area(all) * sum + right[b + 1];
            if (cost < split.cost) split.cost = cost, split.bin = static_cast<int>(b);
        }
    }

    std::uint32_t parted(const Part& part, const Split& split) {
        const auto first = items_.begin() + part.first, last = first + part.count;
        if (split.axis < 0) return part.count / 2;
        const auto border = std::partition(first, last, [&](const Item& i) { return i.bin(split) <= split.bin; });
        return static_cast<std::uint32_t>(border - first);
    }

    std::vector<Item> items_;
    std::vector<BinaryNode> nodes_;
};

} // namespace

std::vector<BinaryNode> build_binary(std::span<const Box> boxes, std::vector<Id>& order) {
    return Builder(boxes).finish(order);
}

} // namespace tunnel::ray
