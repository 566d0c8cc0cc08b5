// Answers: the parting by bins: along each axis up to sixteen, and of all the borders between them the cheapest; the
// parts with the largest boxes are opened first, until a node is full.
// Source: Wald 2007; Goldsmith and Salmon 1987 (the surface area heuristic).
#include "core/ray/bvh_build.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <memory>

namespace tunnel::ray {

namespace {

using Quad = float __attribute__((vector_size(16)));
using QuadInts = std::int32_t __attribute__((vector_size(16)));

constexpr int most_bins = 16, deepest_choice = 48; // below that depth a part is halved by number
constexpr std::uint32_t few = 4;                   // so many are parted in every way
constexpr float no_bound = std::numeric_limits<float>::infinity();
constexpr float farthest = 0x1p126F; // what is beyond is taken to be there: sums and differences stay finite

Quad all(float x) { return Quad{x, x, x, x}; }
Quad least(const Quad& a, const Quad& b) { return a < b ? a : b; }
Quad greatest(const Quad& a, const Quad& b) { return a > b ? a : b; }

struct QuadBox {
    Quad lo = all(no_bound), hi = all(-no_bound);
};

void grow(QuadBox& box, const QuadBox& by) { box.lo = least(box.lo, by.lo), box.hi = greatest(box.hi, by.hi); }

// The fourth lane is 0, not a number's bits that might take long to calculate with.
QuadBox box_of(const BuildItem& item) {
    constexpr QuadInts three = {-1, -1, -1, 0};
    QuadInts lo;
    QuadBox out;
    const char* at = reinterpret_cast<const char*>(&item);
    std::memcpy(&lo, at, sizeof lo), std::memcpy(&out.hi, at + sizeof lo, sizeof out.hi);
    lo &= three;
    std::memcpy(&out.lo, &lo, sizeof lo);
    return out;
}

Quad middle_of(const QuadBox& box) { return box.lo + box.hi; } // twice that

struct Split {
    float cost = no_bound;
    int axis = -1;
    float from = 0.0F, scale = 0.0F, border = 0.0F; // (middle - from) * scale < border goes left
    std::uint32_t left = 0;                         // no axis: so many go left; 0: half of them
};

struct Part {
    std::uint32_t first = 0, count = 0;
    int depth = 0;
    bool leaf = true;
    float area = 0.0F;
    QuadBox box;
    Split split;
};

struct Bins {
    std::array<std::array<QuadBox, most_bins>, 3> box;
    std::array<std::array<std::uint32_t, most_bins>, 3> count;
};

BvhNode empty_node(std::size_t count) {
    BvhNode node;
    for (std::size_t axis = 0; axis < 3; ++axis) node.lo[axis].fill(no_bound), node.hi[axis].fill(-no_bound);
    node.child.fill(0), node.count.fill(0), node.there = (1U << count) - 1;
    return node;
}

void set_box(BvhNode& node, std::size_t i, const QuadBox& box) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const float lo = box.lo[static_cast<int>(axis)], hi = box.hi[static_cast<int>(axis)];
        node.lo[axis][i] = lo > -farthest ? step_below(lo) : -no_bound;
        node.hi[axis][i] = hi < farthest ? -step_below(-hi) : no_bound;
    }
}

class Builder {
  public:
    Builder(std::vector<BuildItem>& items, std::uint32_t together)
        : items_(items), together_(together), spare_(std::make_unique_for_overwrite<BuildItem[]>(items.size())) {}

    std::vector<BvhNode> run() {
        nodes_.reserve(items_.size() / 2);
        if (!items_.empty()) make(part(0, static_cast<std::uint32_t>(items_.size()), 0));
        return std::move(nodes_);
    }

  private:
    // Half the surface. Of boxes that are all flat along an axis: what counts in their plane, their circumference. What
    // floats cannot hold, also as infinity times nothing, is infinite: a part without an area would never be opened.
    [[nodiscard]] float area_of(const QuadBox& box) const {
        const Quad d = (box.hi - box.lo) * unit_ + thickness_;
        const Quad product = d * __builtin_shufflevector(d, d, 1, 2, 0, 3);
        const float area = product[0] + product[1] + product[2];
        return area < no_bound ? area : no_bound;
    }

    Part part(std::uint32_t first, std::uint32_t count, int depth) {
        Part out{first, count, depth, true, 0.0F, {}, {}};
        QuadBox middles;
        for (std::uint32_t i = first; i < first + count; ++i) {
            const QuadBox box = box_of(items_[i]);
            const Quad m = middle_of(box);
            grow(out.box, box), grow(middles, {m, m});
        }
        if (depth == 0) set_scale(out.box);
        out.area = area_of(out.box);
        if (count <= together_) return out;
        if (count <= few)
            choose_of_few(out);
        else if (depth < deepest_choice)
            choose(out, middles);
        // A test costs twice what a step costs: it reads more, and its outcome is not foretold.
        out.leaf = count <= largest_leaf && !(0.5F * out.area + out.split.cost < out.area * static_cast<float>(count));
        return out;
    }

    // The widest side becomes about 1: no area is too large or too small for a float.
    void set_scale(const QuadBox& whole) {
        const Quad d = whole.hi - whole.lo;
        const float widest = std::max({d[0], d[1], d[2]});
        if (widest > 0.0F) unit_ = all(std::ldexp(1.0F, std::min(-std::ilogb(widest), 127)));
        for (int i = 0; i < 3; ++i) thickness_[i] = d[i] > 0.0F ? 0.0F : 1.0F;
    }

    void choose(Part& part, const QuadBox& middles) const {
        const int bins = static_cast<int>(std::min<std::uint32_t>(most_bins, 4 + part.count / 8));
        const Quad width = middles.hi - middles.lo;
        Quad scale{};
        for (int i = 0; i < 3; ++i)
            if (width[i] > 1e-30F) scale[i] = static_cast<float>(bins) / width[i];
        Bins held;
        fill(part, middles.lo, scale, bins, held);
        for (int axis = 0; axis < 3; ++axis)
            if (scale[axis] > 0.0F) {
                Split split{no_bound, axis, middles.lo[axis], scale[axis], 0.0F};
                search(held, axis, bins, split);
                if (split.cost < part.split.cost) part.split = split;
            }
    }

    // All ways to part them; the last always goes right.
    void choose_of_few(Part& part) {
        BuildItem* const items = items_.data() + part.first;
        std::array<QuadBox, few> box;
        for (std::uint32_t i = 0; i < part.count; ++i) box[i] = box_of(items[i]);
        std::uint32_t best = 0;
        for (std::uint32_t way = 1; way < 1U << (part.count - 1); ++way) {
            std::array<QuadBox, 2> side;
            for (std::uint32_t i = 0; i < part.count; ++i) grow(side[way >> i & 1U], box[i]);
            const auto left = static_cast<std::uint32_t>(std::popcount(way));
            const float cost =
                area_of(side[1]) * static_cast<float>(left) + area_of(side[0]) * static_cast<float>(part.count - left);
            if (cost < part.split.cost) part.split.cost = cost, part.split.left = left, best = way;
        }
        for (std::uint32_t i = 0, to = 0; i < part.count; ++i)
            if ((best >> i & 1U) != 0) std::rotate(items + to, items + i, items + i + 1), ++to;
    }

    void fill(const Part& part, const Quad& from, const Quad& scale, int bins, Bins& out) const {
        for (std::size_t axis = 0; axis < 3; ++axis)
            for (std::size_t b = 0; b < static_cast<std::size_t>(bins); ++b)
                out.box[axis][b] = {}, out.count[axis][b] = 0;
        const Quad last = all(static_cast<float>(bins - 1));
        for (std::uint32_t i = part.first; i < part.first + part.count; ++i) {
            const QuadBox box = box_of(items_[i]);
            const Quad place = least(greatest((middle_of(box) - from) * scale, Quad{}), last);
            const QuadInts bin = __builtin_convertvector(place, QuadInts);
            for (int axis = 0; axis < 3; ++axis) {
                const auto a = static_cast<std::size_t>(axis), b = static_cast<std::size_t>(bin[axis]);
                grow(out.box[a][b], box);
                ++out.count[a][b];
            }
        }
    }

    void search(const Bins& held, int axis, int bins, Split& split) const {
        const auto& box = held.box[static_cast<std::size_t>(axis)];
        const auto& count = held.count[static_cast<std::size_t>(axis)];
        std::array<float, most_bins> right;
        QuadBox whole;
        std::uint32_t sum = 0;
        for (auto b = static_cast<std::size_t>(bins); b-- > 1;) {
            grow(whole, box[b]), sum += count[b];
            right[b] = sum == 0 ? no_bound : area_of(whole) * static_cast<float>(sum);
        }
        whole = {}, sum = 0;
        for (std::size_t b = 0; b + 1 < static_cast<std::size_t>(bins); ++b) {
            grow(whole, box[b]), sum += count[b];
            if (sum == 0) continue;
            const float cost = area_of(whole) * static_cast<float>(sum) + right[b + 1];
            if (cost < split.cost) split.cost = cost, split.border = static_cast<float>(b + 1);
        }
    }

    // The items to the left first, each side in the order it had; without a branch that could go either way.
    std::uint32_t move_apart(const Part& part) {
        const Split& split = part.split;
        if (split.axis < 0) return split.left > 0 ? split.left : part.count / 2;
        const auto axis = static_cast<std::size_t>(split.axis);
        BuildItem* left = items_.data() + part.first;
        BuildItem* right = spare_.get();
        const BuildItem *at = left, *const end = at + part.count;
        for (; at != end; ++at) {
            const BuildItem item = *at;
            const bool is_left = (item.lo[axis] + item.hi[axis] - split.from) * split.scale < split.border;
            *left = *right = item;
            left += is_left, right += !is_left;
        }
        std::copy(spare_.get(), right, left);
        return static_cast<std::uint32_t>(left - items_.data()) - part.first;
    }

    // Which part to open? The largest; but what fills one node well is left to it, unless its leaves have room here.
    std::size_t choose_open(const std::array<Part, bvh_width>& child, std::size_t count) const {
        const std::uint32_t per_leaf = together_ - together_ / 4, full = 8 * per_leaf; // as leaves come out
        std::size_t open = bvh_width, small = bvh_width;
        float area = -1.0F;
        std::uint32_t least = per_leaf * static_cast<std::uint32_t>(bvh_width - count + 1) + 1;
        for (std::size_t i = 0; i < count; ++i) {
            const Part& p = child[i];
            if (p.leaf) continue;
            if (p.count > full && p.area > area) open = i, area = p.area;
            if (p.count <= full && p.count < least) small = i, least = p.count;
        }
        return open < bvh_width ? open : small;
    }

    std::uint32_t make(const Part& root) {
        std::array<Part, bvh_width> child{root};
        std::size_t count = 1;
        while (count < bvh_width) {
            const std::size_t open = choose_open(child, count);
            if (open == bvh_width) break;
            const Part whole = child[open];
            const std::uint32_t left = move_apart(whole);
            child[open] = part(whole.first, left, whole.depth + 1);
            child[count++] = part(whole.first + left, whole.count - left, whole.depth + 1);
        }
        const std::size_t at = nodes_.size();
        nodes_.push_back(empty_node(count));
        for (std::size_t i = 0; i < count; ++i) {
            const Part& p = child[i];
            set_box(nodes_[at], i, p.box);
            const std::uint32_t below = p.leaf ? p.first : make(p);
            nodes_[at].child[i] = below, nodes_[at].count[i] = static_cast<std::uint8_t>(p.leaf ? p.count : 0);
        }
        return static_cast<std::uint32_t>(at);
    }

    std::vector<BuildItem>& items_;
    std::uint32_t together_;
    std::unique_ptr<BuildItem[]> spare_;
    std::vector<BvhNode> nodes_;
    Quad unit_ = all(1.0F), thickness_{};
};

} // namespace

BuildItem build_item(const Box& box, Id id) {
    BuildItem out;
    for (std::size_t i = 0; i < 3; ++i) {
        constexpr double far = farthest;
        out.lo[i] = static_cast<float>(std::clamp(box.min[static_cast<int>(i)], -far, far));
        out.hi[i] = static_cast<float>(std::clamp(box.max[static_cast<int>(i)], -far, far));
    }
    out.id = id;
    return out;
}

BuildItem build_item(const BuildItem& a, const BuildItem& b, const BuildItem& c, Id id) {
    QuadBox box = box_of(a);
    grow(box, box_of(b)), grow(box, box_of(c));
    BuildItem out;
    static_assert(sizeof out == sizeof box);
    std::memcpy(static_cast<void*>(&out), &box, sizeof out);
    out.id = id;
    return out;
}

std::vector<BvhNode> build_nodes(std::vector<BuildItem>& items, std::uint32_t together) {
    return Builder(items, together).run();
}

} // namespace tunnel::ray
