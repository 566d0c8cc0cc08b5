// Gravity in closed form: after time T at steps of h the explicit Euler method is off by +g T h / 2, the semi-implicit
// and the implicit one by -g T h / 2, and the others by nothing.
#include "core/integrate/run.hpp"
#include "core/integrate/systems/gravity.hpp"

#include <gtest/gtest.h>

namespace tunnel::integrate {
namespace {

double too_high_after_one_second(Method method) {
    const Gravity gravity;
    const State start{0.0, {2.0, 5.0}, {3.0, 4.0}};
    State end = start, exact;
    Workspace workspace(method, 2);
    EXPECT_EQ(run(gravity, {method, 1.0 / 60.0, 60}, end, workspace).status, StepStatus::done);
    EXPECT_TRUE(AnySystem(gravity).exact(start, 1.0, exact));
    EXPECT_NEAR(exact.x[1], 5.0 + 4.0 - 0.5 * 9.81, 1e-14);
    EXPECT_NEAR(end.x[0], 5.0, 1e-13);
    EXPECT_NEAR(end.v[1], 4.0 - 9.81, 1e-13);
    EXPECT_EQ(end.t, 1.0);
    return end.x[1] - exact.x[1];
}

TEST(GravityLaw, EveryMethodIsOffByWhatItsFormulaSays) {
    for (const Method method : all_methods) {
        double expected = 0.0;
        if (method == Method::explicit_euler) expected = 0.08175;
        if (method == Method::semi_implicit_euler || method == Method::implicit_euler) expected = -0.08175;
        EXPECT_NEAR(too_high_after_one_second(method), expected, 1e-13) << to_word(method);
    }
}

} // namespace
} // namespace tunnel::integrate
