// The adaptive method: its error follows the tolerance, it spends steps where the motion is quick, and it says when it
// would need more than it may.
#include "core/integrate/error.hpp"
#include "core/integrate/run.hpp"
#include "core/integrate/systems/kepler.hpp"
#include "core/integrate/systems/pendulum.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace tunnel::integrate {
namespace {

struct Spent {
    double error;
    std::int64_t evaluations;
};

Spent orbit_once(double tolerance, double e, std::int64_t steps = 1) {
    const Kepler kepler;
    const State start = kepler.start(e);
    State state = start;
    Workspace workspace(Method::adaptive, 2);
    RunInput input{Method::adaptive, kepler.period() / static_cast<double>(steps), steps};
    input.options.absolute = input.options.relative = tolerance;
    const RunAnswer answer = run(kepler, input, state, workspace);
    EXPECT_EQ(answer.status, StepStatus::done);
    return {distance(state, start), answer.evaluations};
}

TEST(AdaptiveLaw, ErrorFollowsTheTolerance) {
    double before = 1e300;
    for (const double tolerance : {1e-4, 1e-6, 1e-8, 1e-10}) {
        const Spent it = orbit_once(tolerance, 0.6);
        EXPECT_LT(it.error, 1000.0 * tolerance);
        EXPECT_LT(it.error, 0.1 * before);
        before = it.error;
    }
}

// With the fifth order, a hundredth of the error costs 100^(1/5) = 2.5 times the forces.
TEST(AdaptiveLaw, CostGrowsWithTheFifthRoot) {
    const double few = static_cast<double>(orbit_once(1e-8, 0.6).evaluations);
    const double many = static_cast<double>(orbit_once(1e-12, 0.6).evaluations);
    EXPECT_NEAR(std::log(many / few) / std::log(1e4), 0.2, 0.03);
}

TEST(AdaptiveLaw, SpendsLessThanAFixedStepOnALongEllipse) {
    const Kepler kepler;
    const State start = kepler.start(0.95);
    State state = start;
    Workspace workspace(Method::dormand_prince, 2);
    constexpr std::int64_t steps = 1000;
    const RunAnswer fixed = run(kepler, {Method::dormand_prince, kepler.period() / steps, steps}, state, workspace);
    const Spent adaptive = orbit_once(1e-8, 0.95);
    EXPECT_LT(adaptive.error, distance(state, start));
    EXPECT_LT(adaptive.evaluations, fixed.evaluations / 2);
}

// Cut into outer steps it costs little more: each goes on with the step that the one before found.
TEST(AdaptiveLaw, CarriesItsStepFromOneOuterStepToTheNext) {
    const std::int64_t whole = orbit_once(1e-9, 0.6).evaluations, cut = orbit_once(1e-9, 0.6, 10).evaluations;
    EXPECT_LT(static_cast<double>(cut), 1.25 * static_cast<double>(whole));
}

TEST(AdaptiveLaw, SaysWhenItsBudgetIsSpent) {
    const Kepler kepler;
    State state = kepler.start(0.9);
    const State before = state;
    Workspace workspace(Method::adaptive, 2);
    RunInput input{Method::adaptive, kepler.period(), 3};
    input.options.inside_limit = 20;
    const RunAnswer answer = run(kepler, input, state, workspace);
    EXPECT_EQ(answer.status, StepStatus::budget_exhausted);
    EXPECT_EQ(answer.failed_step, 1);
    EXPECT_EQ(state, before);
}

TEST(AdaptiveLaw, CountsTheStepsThatItGaveUp) {
    State state{0.0, {3.0}, {0.0}};
    Workspace workspace(Method::adaptive, 1);
    const StepAnswer answer = step(Method::adaptive, Pendulum{}, 5.0, state, workspace);
    ASSERT_EQ(answer.status, StepStatus::done);
    EXPECT_GT(answer.rejected, 0);
    EXPECT_EQ(answer.evaluations, 1 + 6 * (answer.iterations + answer.rejected));
    EXPECT_GT(answer.next_inside, 0.0);
    EXPECT_LT(answer.next_inside, 1.0);
}

TEST(AdaptiveLaw, GoesBackwardToo) {
    State state{2.0, {1.0}, {0.5}}, exact;
    const State start = state;
    Workspace workspace(Method::adaptive, 1);
    ASSERT_EQ(run(Pendulum{}, {Method::adaptive, -0.5, 6}, state, workspace).status, StepStatus::done);
    ASSERT_TRUE(AnySystem(Pendulum{}).exact(start, -1.0, exact));
    EXPECT_LT(distance(state, exact), 1e-6);
}

} // namespace
} // namespace tunnel::integrate
