// The trace: changes nothing, accounts for every box, stops at its cap. The budget: never a false "clear".
#include "core/ccd/point_segment.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <tuple>

namespace tunnel::ccd {
namespace {

using base::Status;

void expect_same(const BisectionResult& a, const BisectionResult& b) {
    EXPECT_EQ(a.status, b.status);
    EXPECT_EQ(a.box, b.box);
    EXPECT_EQ(a.certified, b.certified);
    EXPECT_EQ(a.checks, b.checks);
    EXPECT_EQ(a.active, b.active);
    EXPECT_EQ(a.converged, b.converged);
    EXPECT_EQ(a.discarded, b.discarded);
}

auto key(const ParameterBox& b) { return std::tuple(b.t0, b.t1, b.s0, b.s1); }

PointSegmentMotion traced_motion(unsigned seed) {
    std::mt19937_64 random(seed);
    const auto number = [&] { return static_cast<double>(random() % 17) - 8.0; };
    const auto point = [&] { return glm::dvec2(number(), number()); };
    return {point(), point(), point(), point(), point(), point()};
}

BisectionOptions random_options(unsigned seed) {
    BisectionOptions options;
    options.order = seed % 2 ? SearchOrder::levels : SearchOrder::queue;
    const double deltas[] = {1.0, 0.06, 1e-3};
    options.delta = deltas[seed % 3];
    options.separation = seed % 5 ? 0.0 : 0.5;
    options.max_checks = seed % 4 ? 5000 : 1 + seed % 40;
    options.rounding_guard = seed % 7 != 0;
    return options;
}

// Recomputes the counts of step k from the boxes alone.
void expect_step_matches_boxes(const BisectionTrace& trace, std::size_t k) {
    const auto step = static_cast<std::int64_t>(k);
    StepRecord counted;
    for (const BoxRecord& box : trace.boxes) {
        if (box.tested_step >= 0 && box.tested_step <= step) ++counted.checks;
        if (box.made_step > step) continue;
        const bool decided = box.decided_step >= 0 && box.decided_step <= step;
        if (decided && box.fate == Fate::discarded) ++counted.discarded;
        if (decided && box.fate == Fate::converged) ++counted.converged;
        if (!decided) ++counted.active;
        if (decided && box.fate != Fate::converged) continue;
        if (!counted.any || key(box.box) < key(counted.earliest)) counted.earliest = box.box;
        counted.any = true;
    }
    const StepRecord& told = trace.steps[k];
    ASSERT_EQ(told.checks, counted.checks);
    ASSERT_EQ(told.active, counted.active);
    ASSERT_EQ(told.converged, counted.converged);
    ASSERT_EQ(told.discarded, counted.discarded);
    ASSERT_EQ(told.any, counted.any);
    if (told.any) {
        ASSERT_EQ(told.earliest, counted.earliest);
    }
}

TEST(BisectionTrace, ChangesNothingAndAddsUp) {
    for (unsigned seed = 0; seed < 1500; ++seed) {
        SCOPED_TRACE(seed);
        const PointSegmentMotion motion = traced_motion(seed);
        const BisectionOptions options = random_options(seed);
        BisectionTrace trace;
        const BisectionResult plain = first_contact(motion, options);
        expect_same(plain, first_contact(motion, options, &trace));
        ASSERT_FALSE(trace.truncated);
        ASSERT_LE(plain.checks, options.max_checks);
        const std::size_t stride = 1 + trace.steps.size() / 20;
        for (std::size_t k = 0; k < trace.steps.size(); k += stride) expect_step_matches_boxes(trace, k);
        ASSERT_NO_FATAL_FAILURE(expect_step_matches_boxes(trace, trace.steps.size() - 1));
        const StepRecord& last = trace.steps.back();
        ASSERT_EQ(last.checks, plain.checks);
        ASSERT_EQ(last.any, plain.status != Status::clear);
        if (last.any) {
            ASSERT_EQ(last.earliest, plain.box);
        }
        if (plain.status == Status::hit) {
            ASSERT_EQ(last.certified, plain.certified);
        }
        BisectionTrace small;
        small.max_boxes = seed % 9;
        expect_same(plain, first_contact(motion, options, &small));
        ASSERT_LE(small.boxes.size(), small.max_boxes);
        ASSERT_EQ(small.truncated, trace.boxes.size() > small.max_boxes);
    }
}

TEST(BisectionTrace, ChildrenHalveTheirParents) {
    BisectionTrace trace;
    (void)first_contact(traced_motion(3), random_options(1), &trace);
    for (const BoxRecord& box : trace.boxes) {
        if (box.parent < 0) continue;
        const BoxRecord& parent = trace.boxes[static_cast<std::size_t>(box.parent)];
        EXPECT_EQ(parent.decided_step, box.made_step);
        const bool wide_t = parent.box.t1 - parent.box.t0 >= parent.box.s1 - parent.box.s0;
        EXPECT_EQ(parent.fate, wide_t ? Fate::split_t : Fate::split_s);
        EXPECT_EQ((box.box.t1 - box.box.t0) * (box.box.s1 - box.box.s0),
                  0.5 * (parent.box.t1 - parent.box.t0) * (parent.box.s1 - parent.box.s0));
    }
}

TEST(BisectionBudget, KeepsTheBoundAndNeverSaysClear) {
    const PointSegmentMotion bullet{{0.5, 3.5}, {9.5, 3.5}, {5, 1}, {5, 1}, {5, 6}, {5, 6}};
    for (const SearchOrder order : {SearchOrder::queue, SearchOrder::levels}) {
        BisectionOptions options;
        options.order = order;
        const std::int64_t needed = first_contact(bullet, options).checks;
        for (options.max_checks = 1; options.max_checks < needed; ++options.max_checks) {
            const BisectionResult result = first_contact(bullet, options);
            ASSERT_EQ(result.status, Status::budget_exhausted) << options.max_checks;
            ASSERT_LE(result.checks, options.max_checks);
            ASSERT_LE(result.box.t0, 0.5);
            ASSERT_FALSE(result.certified);
        }
        EXPECT_EQ(first_contact(bullet, options).status, Status::hit);
    }
}

TEST(BisectionBudget, SlidingContactStaysBounded) {
    const PointSegmentMotion sliding{{0, 0}, {1, 0}, {0, 0}, {1, 0}, {2, 0}, {3, 0}};
    BisectionOptions options;
    options.order = SearchOrder::levels;
    options.delta = 1e-6;
    options.separation = 100.0;
    const BisectionResult result = first_contact(sliding, options);
    EXPECT_EQ(result.status, Status::budget_exhausted);
    EXPECT_LE(result.checks, options.max_checks);
    EXPECT_EQ(result.box.t0, 0.0);
    options.order = SearchOrder::queue;
    const BisectionResult queue = first_contact(sliding, options);
    EXPECT_EQ(queue.status, Status::hit);
    EXPECT_EQ(queue.box.t0, 0.0);
    EXPECT_TRUE(queue.certified);
    EXPECT_LT(queue.checks, 100);
}

} // namespace
} // namespace tunnel::ccd
