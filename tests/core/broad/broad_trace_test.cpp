// Answers: does what the sweep, the grid and the tree show of themselves agree with what they answer, and change none
// of it?
#include "core/broad/fastest.hpp"
#include "core/broad/grid.hpp"
#include "core/broad/sort_and_sweep.hpp"
#include "core/broad/tree.hpp"
#include "tests/support/broad_walk.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace {

using namespace tunnel::broad;
using tunnel::shape::Aabb;
using tunnel::support::BoxKind;
using tunnel::support::BroadModel;
namespace support = tunnel::support;

template <class Phase> BroadModel fill(Phase& phase, BoxKind kind, int count) {
    std::mt19937_64 random(11);
    BroadModel model;
    for (int i = 0; i < count; ++i) {
        const Aabb box = support::make_box(kind, random);
        phase.insert(box), model.insert(box);
    }
    return model;
}

std::vector<Pair> listed(std::span<const Pair> pairs) { return {pairs.begin(), pairs.end()}; }

class broad_trace : public testing::TestWithParam<BoxKind> {};

TEST_P(broad_trace, of_the_sweep_is_the_sweep) {
    SortAndSweep phase, plain;
    const BroadModel model = fill(phase, GetParam(), 150);
    fill(plain, GetParam(), 150);
    SweepTrace trace;
    const std::vector<Pair> pairs = listed(phase.pairs(&trace));
    EXPECT_EQ(pairs, listed(plain.pairs()));
    EXPECT_EQ(phase.counts().tests, plain.counts().tests);
    EXPECT_EQ(phase.counts().visits, plain.counts().visits);
    ASSERT_EQ(trace.steps.size(), 150U);
    EXPECT_FALSE(trace.truncated);
    std::set<Id> active;
    std::int64_t tests = 0;
    std::vector<Pair> found;
    for (std::size_t k = 0; k < trace.steps.size(); ++k) {
        const SweepStep& s = trace.steps[k];
        const Aabb& box = model.boxes().at(s.opens);
        ASSERT_EQ(s.opens, trace.order[k]);
        if (k > 0) {
            const double last = model.boxes().at(trace.order[k - 1]).min[trace.axis];
            ASSERT_LE(last, box.min[trace.axis]);
        }
        for (std::uint32_t i = s.closed_begin; i < s.closed_end; ++i) {
            ASSERT_LT(model.boxes().at(trace.ids[i]).max[trace.axis], box.min[trace.axis]);
            ASSERT_EQ(active.erase(trace.ids[i]), 1U);
        }
        ASSERT_EQ(std::set<Id>(trace.ids.begin() + s.tested_begin, trace.ids.begin() + s.tested_end), active);
        tests += s.tested_end - s.tested_begin;
        for (std::uint32_t i = s.found_begin; i < s.found_end; ++i)
            found.push_back({std::min(trace.ids[i], s.opens), std::max(trace.ids[i], s.opens)});
        active.insert(s.opens);
    }
    std::sort(found.begin(), found.end());
    EXPECT_EQ(found, pairs);
    EXPECT_EQ(tests, phase.counts().tests);
}

TEST_P(broad_trace, of_the_grid_holds_every_box_where_it_is) {
    Grid phase, plain;
    const BroadModel model = fill(phase, GetParam(), 150);
    fill(plain, GetParam(), 150);
    GridPicture picture;
    phase.show(picture);
    EXPECT_EQ(listed(phase.pairs()), listed(plain.pairs()));
    EXPECT_EQ(phase.counts().tests, plain.counts().tests);
    std::set<Id> seen(picture.large.begin(), picture.large.end());
    for (const GridCell& cell : picture.cells) {
        ASSERT_LT(cell.begin, cell.end);
        for (std::uint32_t i = cell.begin; i < cell.end; ++i) {
            const Aabb& box = model.boxes().at(picture.ids[i]);
            const double rounding = 1e-9 * (std::abs(static_cast<double>(cell.column)) + 1.0) * picture.cell_size;
            ASSERT_LE(box.min.x, static_cast<double>(cell.column + 1) * picture.cell_size + rounding);
            ASSERT_GE(box.max.x, static_cast<double>(cell.column) * picture.cell_size - rounding);
            seen.insert(picture.ids[i]);
        }
    }
    EXPECT_EQ(seen.size(), 150U);
}

TEST_P(broad_trace, of_the_tree_is_a_tree_around_the_boxes) {
    Tree phase;
    const BroadModel model = fill(phase, GetParam(), 150);
    std::vector<TreeNode> nodes;
    phase.show(nodes);
    ASSERT_EQ(nodes.size(), 299U);
    std::set<Id> leaves;
    const auto inside = [](const Aabb& inner, const Aabb& outer) {
        return outer.min.x <= inner.min.x && outer.min.y <= inner.min.y && inner.max.x <= outer.max.x &&
               inner.max.y <= outer.max.y;
    };
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const TreeNode& node = nodes[i];
        if (node.leaf != no_id) {
            leaves.insert(node.leaf);
            ASSERT_TRUE(inside(model.boxes().at(node.leaf), node.fat));
            continue;
        }
        for (const int child : {node.left, node.right}) {
            const TreeNode& c = nodes[static_cast<std::size_t>(child)];
            ASSERT_EQ(c.parent, static_cast<int>(i));
            ASSERT_EQ(c.level, node.level + 1);
            ASSERT_TRUE(inside(c.fat, node.fat));
        }
    }
    EXPECT_EQ(leaves.size(), 150U);
}

// Each strip holds, in order, every box that reaches into it; every pair that touches is in some box's run.
TEST_P(broad_trace, of_the_strips_holds_every_pair) {
    Fastest phase;
    const BroadModel model = fill(phase, GetParam(), 400);
    const std::vector<Pair> pairs = listed(phase.pairs());
    const Counts before = phase.counts();
    StripPicture picture;
    phase.show(picture);
    EXPECT_EQ(phase.counts().tests, before.tests);
    EXPECT_EQ(listed(phase.pairs()), pairs);
    ASSERT_EQ(picture.ids.size(), static_cast<std::size_t>(before.visits));
    ASSERT_EQ(picture.ends.size(), picture.ids.size());
    ASSERT_EQ(picture.begins.back(), picture.ids.size());
    std::set<Pair> together;
    std::set<Id> seen;
    for (std::size_t strip = 0; strip + 1 < picture.begins.size(); ++strip)
        for (std::uint32_t k = picture.begins[strip]; k < picture.begins[strip + 1]; ++k) {
            ASSERT_LE(picture.ends[k], picture.begins[strip + 1]);
            seen.insert(picture.ids[k]);
            for (std::uint32_t other = k + 1; other < picture.ends[k]; ++other)
                together.insert(
                    {std::min(picture.ids[k], picture.ids[other]), std::max(picture.ids[k], picture.ids[other])});
        }
    EXPECT_EQ(seen.size(), model.boxes().size());
    for (const Pair& pair : pairs) ASSERT_TRUE(together.count(pair) == 1) << pair.a << " " << pair.b;
}

INSTANTIATE_TEST_SUITE_P(kinds, broad_trace, testing::ValuesIn(support::all_box_kinds),
                         [](const auto& parameter) { return std::string(support::to_word(parameter.param)); });

TEST(broad_trace, of_a_sweep_ends_at_its_cap) {
    SortAndSweep phase;
    fill(phase, BoxKind::coincident, 150);
    SweepTrace trace;
    trace.most_ids = 1000;
    const std::vector<Pair> pairs = listed(phase.pairs(&trace));
    EXPECT_TRUE(trace.truncated);
    EXPECT_LE(trace.ids.size(), 1000U);
    EXPECT_LT(trace.steps.size(), 150U);
    EXPECT_EQ(trace.order.size(), 150U);
    EXPECT_EQ(pairs, listed(phase.pairs()));
}

TEST(broad_sweep, takes_the_axis_of_greater_variance_and_keeps_the_order) {
    SortAndSweep phase;
    for (int i = 0; i < 300; ++i) phase.insert({{0.01 * (i % 7), 2.0 * i}, {1.0, 2.0 * i + 1.0}});
    EXPECT_TRUE(phase.pairs().empty());
    EXPECT_EQ(phase.axis(), 1);
    EXPECT_EQ(phase.counts().tests, 0);
    for (Id id = 0; id < 300; ++id) phase.move(id, {{0.0, 2.0 * id + 0.1}, {1.0, 2.0 * id + 1.1}});
    EXPECT_TRUE(phase.pairs().empty());
    EXPECT_FALSE(phase.sorted_anew());
    for (Id id = 0; id < 300; ++id) phase.move(id, {{0.0, -2.0 * id}, {1.0, 1.0 - 2.0 * id}}); // turned about
    EXPECT_TRUE(phase.pairs().empty());
    EXPECT_TRUE(phase.sorted_anew());
}

TEST(broad_grid, keeps_giants_apart) {
    Grid phase;
    for (int i = 0; i < 100; ++i) {
        const glm::dvec2 at(3.0 * (i % 10), 3.0 * (i / 10));
        phase.insert({at, at + 1.0});
    }
    phase.insert({{-1e9, -1e9}, {1e9, 1e9}});
    GridPicture picture;
    phase.show(picture);
    EXPECT_EQ(picture.large, (std::vector<Id>{100}));
    EXPECT_EQ(picture.cell_size, 2.0); // twice the middle size
    EXPECT_EQ(phase.pairs().size(), 100U);
}

// Nested and one-sided boxes made a list: 15 999 levels for 16 000 boxes, and a second and a half to insert them.
TEST(broad_tree, is_no_list_of_nested_boxes) {
    constexpr int count = 3000;
    const auto box_of = [](int kind, double k) {
        if (kind == 0) return Aabb{{-k, -k}, {k, k}};
        if (kind == 1) return Aabb{{0.0, 0.0}, {k, k}};
        return Aabb{{k, 0.0}, {2.0 * count, 1.0}};
    };
    for (const int kind : {0, 1, 2}) {
        Tree tree;
        for (int i = 0; i < count; ++i) tree.insert(box_of(kind, i + 1.0));
        for (int round = 0; round < 2; ++round) {
            std::vector<TreeNode> nodes;
            tree.show(nodes);
            int deepest = 0;
            for (const TreeNode& node : nodes) deepest = std::max(deepest, node.level);
            EXPECT_LE(deepest, static_cast<int>(4.0 * std::log2(tree.size()))) << kind << ", round " << round;
            for (Id id = 0; id < count; id += 2) tree.remove(id);
        }
    }
}

TEST(broad_tree, leaves_small_moves_alone_and_stays_shallow) {
    Tree phase;
    for (int i = 0; i < 256; ++i) phase.insert({{0.0, 0.0}, {10.0, 10.0}}); // all in one place
    std::vector<TreeNode> nodes;
    phase.show(nodes);
    int deepest = 0;
    for (const TreeNode& node : nodes) deepest = std::max(deepest, node.level);
    EXPECT_LE(deepest, 12);
    phase.move(7, {{0.5, 0.5}, {10.5, 10.5}});
    EXPECT_EQ(phase.reinserted(), 0);
    phase.move(7, {{5.0, 5.0}, {15.0, 15.0}});
    EXPECT_EQ(phase.reinserted(), 1);
}

} // namespace
