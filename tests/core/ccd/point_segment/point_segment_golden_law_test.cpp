// Answers: does the bisection reproduce the article's listing, box by box? The listing itself is here again in its
// plainest form (a heap of tuples, no guard, no trace), as printed but for its two known faults: its cap means "no
// collision", and its text claims 53 boxes where it checks 105.
#include "core/ccd/disc_box.hpp"
#include "core/ccd/point_segment.hpp"
#include "tests/oracle/point_segment_oracle.hpp"
#include "tests/support/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <set>
#include <tuple>
#include <vector>

namespace {

using tunnel::base::ContactRule;
using tunnel::base::Status;
using namespace tunnel::ccd;
namespace oracle = tunnel::oracle;

using Tuple = std::tuple<double, double, double, double>; // t0, t1, s0, s1

struct Listing {
    std::optional<Tuple> found;
    std::vector<Tuple> popped;
};

bool origin_in_hull(const PointSegmentMotion& m, const Tuple& box, bool closed) {
    const auto [t0, t1, s0, s1] = box;
    glm::dvec2 lo(INFINITY), hi(-INFINITY);
    for (const double t : {t0, t1}) {
        for (const double s : {s0, s1}) {
            const glm::dvec2 p = (1 - t) * m.p0 + t * m.p1;
            const glm::dvec2 a = (1 - t) * m.a0 + t * m.a1;
            const glm::dvec2 b = (1 - t) * m.b0 + t * m.b1;
            const glm::dvec2 f = p - (a + s * (b - a));
            lo = {std::min(lo.x, f.x), std::min(lo.y, f.y)};
            hi = {std::max(hi.x, f.x), std::max(hi.y, f.y)};
        }
    }
    return closed ? lo.x <= 0 && hi.x >= 0 && lo.y <= 0 && hi.y >= 0 : lo.x < 0 && hi.x > 0 && lo.y < 0 && hi.y > 0;
}

Listing run_listing(const PointSegmentMotion& m, double delta, bool closed, std::size_t max_checks) {
    Listing run;
    std::set<Tuple> queue{{0.0, 1.0, 0.0, 1.0}};
    while (!queue.empty() && run.popped.size() < max_checks) {
        const Tuple box = *queue.begin();
        queue.erase(queue.begin());
        run.popped.push_back(box);
        if (!origin_in_hull(m, box, closed)) {
            continue;
        }
        const auto [t0, t1, s0, s1] = box;
        if (std::max(t1 - t0, s1 - s0) < delta) {
            run.found = box;
            return run;
        }
        if (t1 - t0 >= s1 - s0) {
            const double middle = 0.5 * (t0 + t1);
            queue.insert({t0, middle, s0, s1});
            queue.insert({middle, t1, s0, s1});
        } else {
            const double middle = 0.5 * (s0 + s1);
            queue.insert({t0, t1, s0, middle});
            queue.insert({t0, t1, middle, s1});
        }
    }
    return run;
}

PointSegmentMotion wall(double travel, double drift) {
    return {{0.5, 3.5}, {0.5 + travel, 3.5}, {5, 1}, {5 + drift, 1}, {5, 6}, {5 + drift, 6}};
}

BisectionOptions with_delta(double delta) {
    BisectionOptions options;
    options.delta = delta;
    return options;
}

// Small whole numbers: every product of the evaluation is exact, so core and listing see the same hulls.
TEST(point_segment_golden, queue_pops_the_boxes_of_the_listing_in_its_order) {
    int hits = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        tunnel::support::Random random(seed);
        const PointSegmentMotion m =
            seed == 0 ? wall(9, 0)
                      : PointSegmentMotion{random.on_lattice(9), random.on_lattice(9), random.on_lattice(9),
                                           random.on_lattice(9), random.on_lattice(9), random.on_lattice(9)};
        BisectionOptions options = with_delta(1e-3);
        options.rounding_guard = false;
        options.comparison = random.chance(3) ? ContactRule::open : ContactRule::closed;
        options.max_checks = 3000;
        BisectionTrace trace;
        const BisectionResult r = first_contact(m, options, &trace);
        const Listing listing = run_listing(m, options.delta, options.comparison == ContactRule::closed, 3000);
        ASSERT_EQ(r.checks, static_cast<std::int64_t>(listing.popped.size())) << "seed " << seed;
        ASSERT_EQ(r.status == Status::hit, listing.found.has_value()) << "seed " << seed;
        if (listing.found) {
            ASSERT_EQ(*listing.found, Tuple(r.box.t0, r.box.t1, r.box.s0, r.box.s1)) << "seed " << seed;
            ++hits;
        }
        ASSERT_EQ(trace.steps.size(), listing.popped.size() + 1) << "seed " << seed;
        for (std::size_t i = 0; i < listing.popped.size(); ++i) {
            const ParameterBox& box = trace.boxes[static_cast<std::size_t>(trace.steps[i + 1].focus)].box;
            ASSERT_EQ(listing.popped[i], Tuple(box.t0, box.t1, box.s0, box.s1)) << "seed " << seed << " pop " << i;
        }
    }
    EXPECT_GT(hits, 20);
}

// The document's values, counted by hand from the closed form: the root 9/13 lies strictly inside one t-interval of
// each level and on the split line s = 1/2, so exactly the two boxes beside that line survive.
TEST(point_segment_golden, levels_close_in_on_nine_thirteenths) {
    BisectionOptions options = with_delta(0.06);
    options.order = SearchOrder::levels;
    BisectionTrace trace;
    const BisectionResult r = first_contact(wall(8, 1.5), options, &trace);
    const double root = 9.0 / 13.0;
    ASSERT_EQ(trace.steps.size(), 12u);
    for (std::size_t level = 0; level <= 10; ++level) {
        const double width = std::ldexp(1.0, -static_cast<int>((level + 1) / 2)); // t is split on odd levels
        EXPECT_EQ(trace.steps[level].earliest.t0, std::floor(root / width) * width) << "level " << level;
        EXPECT_EQ(trace.steps[level].active, level < 2 ? 1 : 2) << "level " << level;
    }
    EXPECT_EQ(trace.steps[11].active, 0);
    EXPECT_EQ(trace.steps[11].converged, 2);
    EXPECT_EQ(r.box.t0, 0.6875);
    EXPECT_EQ(r.box.t1, 0.71875);
    EXPECT_TRUE(r.certified);
    EXPECT_TRUE(oracle::contact_in_box(wall(8, 1.5), r.box));
}

TEST(point_segment_golden, at_the_cap_the_bound_is_the_smallest_box_left_never_no_collision) {
    for (std::int64_t cap = 1; cap < 105; ++cap) {
        BisectionOptions options = with_delta(1e-4);
        options.max_checks = cap;
        const BisectionResult r = first_contact(wall(9, 0), options);
        ASSERT_EQ(r.status, Status::budget_exhausted) << "cap " << cap;
        ASSERT_EQ(r.checks, cap);
        ASSERT_LE(r.box.t0, 0.5) << "cap " << cap;
        // The box popped next by the listing is the smallest of those not discarded.
        const Listing listing = run_listing(wall(9, 0), 1e-4, true, static_cast<std::size_t>(cap) + 1);
        ASSERT_LE(r.box.t0, std::get<0>(listing.popped.back())) << "cap " << cap;
        options.order = SearchOrder::levels;
        const BisectionResult levels = first_contact(wall(9, 0), options);
        ASSERT_NE(levels.status, Status::clear) << "cap " << cap;
        ASSERT_LE(levels.box.t0, 0.5) << "cap " << cap;
    }
}

TEST(point_segment_golden, the_separation_is_chebyshev) {
    // Along the diagonal a Euclidean gap of sqrt(2) d is a Chebyshev gap of d.
    const PointSegmentMotion diagonal{{-3, -3}, {1, 1}, {1, 1}, {1, 1}, {1, 1}, {1, 1}};
    BisectionOptions options = with_delta(1e-4);
    options.separation = 1.0; // reached at (0, 0): t = 3/4
    const BisectionResult r = first_contact(diagonal, options);
    EXPECT_EQ(r.status, Status::hit);
    EXPECT_LE(r.box.t0, 0.75);
    EXPECT_GE(r.box.t0, 0.75 - 1e-4);
    options.separation = 0.36;
    const BisectionResult bridge = first_contact(wall(8, 0), options);
    EXPECT_EQ(bridge.box.t0, std::floor(0.5175 * 16384) / 16384);
    EXPECT_EQ(bridge.box.t1, std::ceil(0.5175 * 16384) / 16384);
}

TEST(point_segment_golden, refuses_what_the_contract_excludes) {
    const auto status = [](const PointSegmentMotion& m, const BisectionOptions& options) {
        return first_contact(m, options).status;
    };
    const double nan = std::nan("");
    for (const double bad : {nan, static_cast<double>(INFINITY), -static_cast<double>(INFINITY), 1.1e100}) {
        for (std::size_t i = 0; i < 12; ++i) {
            PointSegmentMotion m = wall(9, 0);
            const std::array points{&m.p0, &m.p1, &m.a0, &m.a1, &m.b0, &m.b1};
            (i % 2 == 0 ? points[i / 2]->x : points[i / 2]->y) = bad;
            EXPECT_EQ(status(m, {}), Status::invalid_input) << "coordinate " << i << " = " << bad;
        }
    }
    for (const double delta : {nan, 0.0, -1.0, 0.9e-12, 1.0001}) {
        EXPECT_EQ(status(wall(9, 0), with_delta(delta)), Status::invalid_input) << "delta " << delta;
    }
    for (const double separation : {nan, -1e-300, 1.1e100}) {
        BisectionOptions options;
        options.separation = separation;
        EXPECT_EQ(status(wall(9, 0), options), Status::invalid_input) << "separation " << separation;
    }
    BisectionOptions none;
    none.max_checks = 0;
    EXPECT_EQ(status(wall(9, 0), none), Status::invalid_input);
    for (const double delta : {1e-12, 1.0}) {
        EXPECT_NE(status(wall(9, 0), with_delta(delta)), Status::invalid_input) << "delta " << delta;
    }
}

// The document prints 0.517; three digits hang on half an ulp of 0.5175, so the tolerance is the issue's.
TEST(disc_box_golden, the_documents_bullet) {
    const auto bullet = [](double travel) {
        return first_contact(DiscBoxMotion{{0.5, 3.5}, {travel, 0}, 0.18, {4.82, 1}, {5.18, 6}, {0, 0}});
    };
    EXPECT_EQ(bullet(8).status, Status::hit);
    EXPECT_NEAR(bullet(8).t, 0.5175, 1e-12);
    EXPECT_NEAR(bullet(8).centre.x, 4.64, 1e-12);
    EXPECT_EQ(bullet(4).status, Status::clear);
    EXPECT_EQ(bullet(4.13).status, Status::clear);
    EXPECT_EQ(bullet(4.15).status, Status::hit);
}

} // namespace
