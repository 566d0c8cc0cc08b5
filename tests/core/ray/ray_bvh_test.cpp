// Answers: is a tree around all its boxes, each once, whatever their scale and place, after its making and after a
// refit? Judged by walking every node.
#include "core/ray/bvh.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

namespace tunnel::ray {
namespace {

struct TreeFaults {
    std::size_t outside = 0;   // boxes that stick out of their leaf's, or nodes' out of their parent's
    std::vector<int> met;      // how often each box is in a leaf
    std::uint32_t fullest = 0; // leaf
    std::size_t deepest = 0;   // node

    TreeFaults(const Bvh& tree, const std::vector<Box>& boxes) : met(boxes.size()) {
        if (!tree.nodes().empty()) look(tree, boxes, 0, 1);
    }
    struct Sides {
        double x, y;
    };
    static Sides sides_of(const BvhNode& node) { // of the box around all children
        const auto side = [&](std::size_t axis) {
            return static_cast<double>(*std::max_element(node.hi[axis].begin(), node.hi[axis].end())) -
                   static_cast<double>(*std::min_element(node.lo[axis].begin(), node.lo[axis].end()));
        };
        return {side(0), side(1)};
    }
    [[nodiscard]] bool each_once() const {
        return std::all_of(met.begin(), met.end(), [](int times) { return times == 1; });
    }

  private:
    static Box child_box(const BvhNode& node, std::size_t i) {
        return {{node.lo[0][i], node.lo[1][i], node.lo[2][i]}, {node.hi[0][i], node.hi[1][i], node.hi[2][i]}};
    }
    static bool is_within(const Box& inner, const Box& outer) {
        for (int i = 0; i < 3; ++i)
            if (!(inner.min[i] >= outer.min[i] && inner.max[i] <= outer.max[i])) return false;
        return true;
    }
    void look(const Bvh& tree, const std::vector<Box>& boxes, std::size_t at, std::size_t depth) {
        const BvhNode& node = tree.nodes()[at];
        deepest = std::max(deepest, depth);
        for (std::size_t i = 0; i < bvh_width; ++i) {
            const Box whole = child_box(node, i);
            if (!(whole.min.x <= whole.max.x)) continue;
            fullest = std::max<std::uint32_t>(fullest, node.count[i]);
            for (std::uint32_t k = 0; k < node.count[i]; ++k) {
                const Id id = tree.order()[node.child[i] + k];
                ++met[id];
                outside += !is_within(boxes[id], whole);
            }
            if (node.count[i] != 0) continue;
            const BvhNode& below = tree.nodes()[node.child[i]];
            for (std::size_t k = 0; k < bvh_width; ++k) {
                const Box part = child_box(below, k);
                outside += part.min.x <= part.max.x && !is_within(part, whole);
            }
            look(tree, boxes, node.child[i], depth + 1);
        }
    }
};

std::vector<Box> scattered_boxes(std::size_t count, double scale, const glm::dvec3& at, bool flat, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    std::uniform_real_distribution<double> place(-50.0, 50.0), size(0.0, 2.0);
    std::vector<Box> out(count);
    for (Box& box : out)
        for (int i = 0; i < 3; ++i) {
            const double from = place(random), side = size(random);
            const bool none = flat && i == 2;
            box.min[i] = at[i] + (none ? 0.0 : scale * from);
            box.max[i] = box.min[i] + (none ? 0.0 : scale * side);
        }
    return out;
}

void expect_sound(const Bvh& tree, const std::vector<Box>& boxes) {
    const TreeFaults faults(tree, boxes);
    EXPECT_EQ(faults.outside, 0U);
    EXPECT_TRUE(faults.each_once());
    EXPECT_LE(faults.fullest, 4U);
    EXPECT_LE(faults.deepest, 80U);
}

TEST(RayBvh, IsAroundItsBoxesAtEveryScale) {
    for (const double scale : {1e-45, 1e-40, 1e-30, 1e-3, 1.0, 1e18, 1e30, 3e36, 1e38, 1e45})
        for (const bool flat : {false, true})
            for (const std::size_t count : {0U, 1U, 2U, 3U, 4U, 5U, 17U, 700U}) {
                SCOPED_TRACE(testing::Message() << scale << " " << flat << " " << count);
                const std::vector<Box> boxes = scattered_boxes(count, scale, glm::dvec3(0.0), flat, 3 + count);
                Bvh tree;
                tree.build(boxes);
                expect_sound(tree, boxes);
                const std::vector<Box> moved = scattered_boxes(count, scale, glm::dvec3(scale), flat, 5 + count);
                tree.refit(moved);
                expect_sound(tree, moved);
            }
}

TEST(RayBvh, HoldsBoxesInOnePlaceAndFarAway) {
    for (const glm::dvec3& at : {glm::dvec3(0.0), glm::dvec3(1e6, -1e6, 1e6), glm::dvec3(1e12), glm::dvec3(-1e40)}) {
        SCOPED_TRACE(at.x);
        const std::vector<Box> same(1000, Box{at, at}), near = scattered_boxes(1000, 1e-3, at, false, 1);
        for (const std::vector<Box>& boxes : {same, near}) {
            Bvh tree;
            tree.build(boxes);
            expect_sound(tree, boxes);
        }
    }
}

// Each box half as wide as the last, all from one corner: bins part one from the rest, again and again.
TEST(RayBvh, StaysShallowWhereBinsPartOneFromTheRest) {
    std::vector<Box> boxes;
    for (int i = 0; i < 240; ++i)
        for (int k = 0; k < 8; ++k) boxes.push_back({glm::dvec3(0.0), glm::dvec3(std::ldexp(1.0, 120 - i))});
    Bvh tree;
    tree.build(boxes);
    expect_sound(tree, boxes);
    EXPECT_LE(TreeFaults(tree, boxes).deepest, 40U);
}

// On each axis points that lie 32 times nearer each time: the best border parts one from the rest, again and again. By
// choice alone this tree would be 19 nodes deep.
TEST(RayBvh, HalvesByNumberWhereChoiceWouldPartOneByOne) {
    std::vector<Box> boxes;
    for (int axis = 0; axis < 3; ++axis)
        for (int e = 120; e >= -100; e -= 5) {
            glm::dvec3 at(0.0);
            at[axis] = std::ldexp(1.0, e);
            boxes.push_back({at, at});
        }
    Bvh tree;
    tree.build(boxes);
    expect_sound(tree, boxes);
    EXPECT_LE(TreeFaults(tree, boxes).deepest, 12U);
}

// A random ray in the plane meets a box as its circumference says, not its area, which rows of points have none of.
TEST(RayBvh, GathersPointsInThePlaneInSquaresNotInRows) {
    std::vector<Box> boxes;
    for (int x = 0; x < 16; ++x)
        for (int y = 0; y < 16; ++y) boxes.push_back({glm::dvec3(x, y, 7.0), glm::dvec3(x, y, 7.0)});
    Bvh tree;
    tree.build(boxes);
    expect_sound(tree, boxes);
    for (const BvhNode& node : tree.nodes()) {
        const TreeFaults::Sides sides = TreeFaults::sides_of(node);
        EXPECT_LT(std::max(sides.x, sides.y) + 1.0, 2.01 * (std::min(sides.x, sides.y) + 1.0)) << sides.x << sides.y;
    }
}

} // namespace
} // namespace tunnel::ray
