// Answers: do the overlap test, the push-out and the reach of a resting disc and box agree with exact arithmetic?
#include "tests/oracle/disc_box_oracle.hpp"
#include "tests/support/disc_box_cases.hpp"
#include "tests/support/disc_box_laws.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace {

using tunnel::support::DiscBoxCase;
using tunnel::support::DiscKind;
namespace ccd = tunnel::ccd;
namespace oracle = tunnel::oracle;
namespace support = tunnel::support;

class disc_box_at_rest_law : public testing::TestWithParam<DiscKind> {
  protected:
    // Calls check(case, motion, slack) for every seed until it fails.
    template <class Check> void for_cases(Check check) {
        const auto count = static_cast<std::uint64_t>(support::case_count(5000));
        for (std::uint64_t seed = 0; seed < count && !HasFatalFailure(); ++seed) {
            const DiscBoxCase c = support::make_case(GetParam(), seed);
            check(c, c.motion, std::max(16 * 0x1p-52 * support::largest(c.motion), 1e-322));
        }
    }
};

TEST_P(disc_box_at_rest_law, touches_is_exact) {
    for_cases([](const DiscBoxCase& c, const ccd::DiscBoxMotion& m, double) {
        const int side = oracle::compare_distance(m.centre, m.box_min, m.box_max, m.radius);
        ASSERT_EQ(ccd::touches(m.centre, m.radius, m.box_min, m.box_max), side <= 0) << support::describe(c);
        ASSERT_EQ(ccd::touches(m.centre, m.radius, m.box_min, m.box_max, tunnel::base::ContactRule::open), side < 0)
            << support::describe(c);
    });
}

TEST_P(disc_box_at_rest_law, push_out_just_separates_by_the_shortest_way) {
    for_cases([](const DiscBoxCase& c, const ccd::DiscBoxMotion& m, double slack) {
        const glm::dvec2 push = ccd::push_out(m.centre, m.radius, m.box_min, m.box_max);
        if (oracle::compare_distance(m.centre, m.box_min, m.box_max, m.radius) > 0) {
            ASSERT_EQ(push, glm::dvec2(0.0)) << "apart, " << support::describe(c);
            return;
        }
        const glm::dvec2 pushed = m.centre + push;
        ASSERT_LE(oracle::compare_distance(pushed, m.box_min, m.box_max, m.radius + slack), 0)
            << "pushed too far, " << support::describe(c);
        ASSERT_GE(oracle::compare_distance(pushed, m.box_min, m.box_max, std::max(0.0, m.radius - slack)), 0)
            << "still overlapping, " << support::describe(c);
        const glm::dvec2 below = m.centre - m.box_min, above = m.box_max - m.centre;
        const double inside = std::min({below.x, below.y, above.x, above.y});
        const double away = support::length(m.centre - support::nearest(m.centre, m.box_min, m.box_max));
        const double shortest = inside >= 0 ? m.radius + inside : m.radius - away;
        ASSERT_NEAR(support::length(push), shortest, slack) << support::describe(c);
    });
}

TEST_P(disc_box_at_rest_law, clearance_is_the_signed_gap) {
    for_cases([](const DiscBoxCase& c, const ccd::DiscBoxMotion& m, double slack) {
        const double gap = ccd::clearance(m.centre, m.radius, m.box_min, m.box_max);
        const glm::dvec2 push = ccd::push_out(m.centre, m.radius, m.box_min, m.box_max);
        const double away = support::length(m.centre - support::nearest(m.centre, m.box_min, m.box_max));
        const bool apart = oracle::compare_distance(m.centre, m.box_min, m.box_max, m.radius) > 0;
        ASSERT_NEAR(gap, apart ? away - m.radius : -support::length(push), slack) << support::describe(c);
    });
}

TEST_P(disc_box_at_rest_law, reach_ends_where_touching_ends) {
    for_cases([](const DiscBoxCase& c, const ccd::DiscBoxMotion& m, double slack) {
        const ccd::Reach reach = ccd::reach_in_x(m.centre.y, m.radius, m.box_min, m.box_max);
        const double x = m.box_min.x; // the middle of the box decides: above or below it the disc reaches deepest
        const int side = oracle::compare_distance({x, m.centre.y}, m.box_min, m.box_max, m.radius);
        ASSERT_EQ(reach.any, side <= 0) << support::describe(c);
        if (!reach.any) {
            return;
        }
        // Near the tangent the end moves like the root of the error in r: judge it by the distance, not by x.
        for (const double end : {reach.lo, reach.hi}) {
            ASSERT_LE(oracle::compare_distance({end, m.centre.y}, m.box_min, m.box_max, m.radius + slack), 0)
                << "end beyond reach, " << support::describe(c);
        }
        for (const double beyond : {reach.lo - slack, reach.hi + slack}) {
            const double least = std::max(0.0, m.radius - slack);
            ASSERT_GE(oracle::compare_distance({beyond, m.centre.y}, m.box_min, m.box_max, least), 0)
                << "end short of reach, " << support::describe(c);
        }
    });
}

std::string kind_at_rest(const testing::TestParamInfo<DiscKind>& parameter) {
    return std::string(support::to_word(parameter.param));
}

INSTANTIATE_TEST_SUITE_P(kinds, disc_box_at_rest_law, testing::ValuesIn(support::all_disc_kinds), kind_at_rest);

} // namespace
