// First contact of a point and a segment: the documents' values, in both search orders.
#include "core/ccd/point_segment.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

namespace tunnel::ccd {
namespace {

using base::ContactRule;
using base::Status;

PointSegmentMotion bullet(double travel, double drift) {
    return {{0.5, 3.5}, {0.5 + travel, 3.5}, {5.0, 1.0}, {5.0 + drift, 1.0}, {5.0, 6.0}, {5.0 + drift, 6.0}};
}

BisectionOptions options(SearchOrder order, double delta) {
    BisectionOptions result;
    result.order = order;
    result.delta = delta;
    return result;
}

TEST(PointSegmentLevels, TheDocumentsValues) {
    BisectionTrace trace;
    const BisectionResult result = first_contact(bullet(8.0, 1.5), options(SearchOrder::levels, 0.06), &trace);
    ASSERT_EQ(trace.steps.size(), 12u);
    const struct {
        std::size_t level;
        std::int64_t active;
        double earliest;
    } expected[] = {{0, 1, 0.0}, {1, 1, 0.5}, {2, 2, 0.5}, {5, 2, 0.625}, {7, 2, 0.6875}, {10, 2, 0.6875}};
    for (const auto& row : expected) {
        EXPECT_EQ(trace.steps[row.level].active, row.active) << "level " << row.level;
        EXPECT_EQ(trace.steps[row.level].earliest.t0, row.earliest) << "level " << row.level;
    }
    EXPECT_EQ(trace.steps[8].active, 2);
    EXPECT_EQ(trace.steps[8].discarded, 13);
    EXPECT_EQ(trace.steps[8].checks, 29);
    EXPECT_EQ(trace.steps[11].active, 0);
    EXPECT_EQ(trace.steps[11].converged, 2);
    EXPECT_EQ(result.status, Status::hit);
    EXPECT_EQ(result.box.t0, 0.6875);
    EXPECT_GE(result.box.t1, 9.0 / 13.0);
    EXPECT_EQ(result.box.s1, 0.5); // the root lies on this side of the box
    EXPECT_TRUE(result.certified);
}

TEST(PointSegmentQueue, TheArticlesQueryAtEachDelta) {
    const struct {
        double delta, t0;
        std::int64_t checks;
    } expected[] = {{1e-1, 0.4375, 25},
                    {1e-2, 0.4921875, 49},
                    {1e-3, 0.4990234375, 73},
                    {1e-4, 0.49993896484375, 105},
                    {1e-5, 0.49999237060546875, 129},
                    {1e-6, 0.4999990463256836, 153}};
    for (const auto& row : expected) {
        for (const bool guard : {true, false}) {
            BisectionOptions wanted = options(SearchOrder::queue, row.delta);
            wanted.rounding_guard = guard;
            const BisectionResult result = first_contact(bullet(9.0, 0.0), wanted);
            EXPECT_EQ(result.status, Status::hit);
            EXPECT_EQ(result.box.t0, row.t0) << row.delta;
            EXPECT_EQ(result.box.t1, 0.5) << row.delta;
            EXPECT_EQ(result.checks, row.checks) << row.delta;
            EXPECT_TRUE(result.certified);
        }
    }
}

TEST(PointSegmentQueue, OpenComparisonsLoseTheArticlesContactUnlessGuarded) {
    BisectionOptions wanted = options(SearchOrder::queue, 1e-4);
    wanted.comparison = ContactRule::open;
    EXPECT_EQ(first_contact(bullet(9.0, 0.0), wanted).status, Status::hit);
    wanted.rounding_guard = false;
    const BisectionResult lost = first_contact(bullet(9.0, 0.0), wanted);
    EXPECT_EQ(lost.status, Status::clear);
    EXPECT_EQ(lost.checks, 3);
}

TEST(PointSegmentQueue, SeparationBridgesToTheThickWall) {
    BisectionOptions wanted = options(SearchOrder::queue, 1e-4);
    wanted.separation = 0.36;
    const BisectionResult result = first_contact(bullet(8.0, 0.0), wanted);
    EXPECT_EQ(result.status, Status::hit);
    EXPECT_NEAR(result.box.t0, 0.51746, 1e-5);
    EXPECT_NEAR(result.box.t1, 0.51751, 1e-5);
    EXPECT_LE(result.box.t0, 0.5175);
    EXPECT_GE(result.box.t1, 0.5175);
    EXPECT_TRUE(result.certified);
}

// P at rest; the first contact is t = 0.7, s = 2/3; the line is also crossed at t = 0.3 with s = 1.0001, outside.
TEST(PointSegmentQueue, AConvergedBoxNeedNotHoldARoot) {
    const PointSegmentMotion motion{
        {0, 0}, {0, 0}, {-1, 0.5}, {-1, -4.5}, {-0.375175, -1.125175}, {0.875075, 2.625075}};
    const BisectionResult coarse = first_contact(motion, options(SearchOrder::queue, 0.06));
    EXPECT_EQ(coarse.box.t0, 0.28125);
    EXPECT_EQ(coarse.box.t1, 0.3125);
    EXPECT_FALSE(coarse.certified);
    const BisectionResult medium = first_contact(motion, options(SearchOrder::queue, 1e-3));
    EXPECT_NEAR(medium.box.t0, 0.2998, 5e-5);
    EXPECT_NEAR(medium.box.t1, 0.3008, 5e-5);
    EXPECT_FALSE(medium.certified);
    const BisectionResult fine = first_contact(motion, options(SearchOrder::queue, 1e-4));
    EXPECT_NEAR(fine.box.t0, 0.69983, 5e-6);
    EXPECT_NEAR(fine.box.t1, 0.69989, 5e-6);
    EXPECT_FALSE(fine.certified); // 0.7 is not inside this box either
}

// Contacts planted at dyadic (t, s), so that they are exact: the answer may be earlier, never later, never "clear".
TEST(PointSegment, PlantedContactsAreNeverMissed) {
    for (unsigned seed = 0; seed < 6000; ++seed) {
        std::mt19937_64 random(seed);
        const double unit = std::ldexp(1.0, static_cast<int>(seed % 5) * 10 - 20);
        const auto number = [&] { return unit * (static_cast<double>(random() % 129) - 64.0); };
        const double t = static_cast<double>(random() % 33) / 32.0, s = static_cast<double>(random() % 33) / 32.0;
        PointSegmentMotion m;
        m.a0 = {number(), number()}, m.a1 = {number(), number()};
        m.b0 = {number(), number()}, m.b1 = {number(), number()};
        if (seed % 3 == 0) m.b0 = m.a0, m.b1 = m.a1; // no length
        glm::dvec2 way{number(), number()};
        if (seed % 4 == 0) { // sliding along a segment that keeps its direction
            const glm::dvec2 along = m.b0 - m.a0;
            m.b1 = m.a1 + along;
            way = m.a1 - m.a0 + along;
        }
        const glm::dvec2 a = (1 - t) * m.a0 + t * m.a1, b = (1 - t) * m.b0 + t * m.b1;
        const glm::dvec2 at = (1 - s) * a + s * b;
        const double d = seed % 2 ? 3.0 * unit : 0.0;
        const glm::dvec2 off = seed % 5 ? glm::dvec2(d, -0.5 * d) : glm::dvec2(0.25 * d, d);
        m.p0 = at + off - t * way, m.p1 = at + off + (1 - t) * way;
        for (const SearchOrder order : {SearchOrder::queue, SearchOrder::levels}) {
            BisectionOptions wanted = options(order, seed % 7 ? 1e-3 : 1e-6);
            wanted.separation = d;
            wanted.max_checks = 20000;
            const BisectionResult result = first_contact(m, wanted);
            ASSERT_NE(result.status, Status::clear) << seed;
            ASSERT_LE(result.box.t0, t) << seed;
        }
    }
}

} // namespace
} // namespace tunnel::ccd
