// The order of each method as the slope of log error against log h. The time is no multiple of half a period, where
// errors cancel and slopes mislead. Where the force jumps, all slopes fall to about 1.
#include "core/integrate/error.hpp"
#include "core/integrate/run.hpp"
#include "core/integrate/systems/contact.hpp"
#include "core/integrate/systems/pendulum.hpp"
#include "core/integrate/systems/spring.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace tunnel::integrate {
namespace {

constexpr std::array<Method, 7> methods_of_known_order{Method::explicit_euler,
                                                       Method::semi_implicit_euler,
                                                       Method::implicit_euler,
                                                       Method::verlet,
                                                       Method::midpoint,
                                                       Method::heun,
                                                       Method::rk4};

struct Setting {
    State start;
    double time, rate;
};

double error_after(const AnySystem& system, Method method, const Setting& s, std::int64_t steps) {
    State near = s.start, exact;
    Workspace workspace(method, system.size());
    const double h = s.time / static_cast<double>(steps);
    EXPECT_EQ(run(system, {method, h, steps}, near, workspace).status, StepStatus::done) << to_word(method);
    EXPECT_TRUE(system.exact(s.start, s.start.t + s.time, exact));
    return distance(near, exact, s.rate);
}

double slope(const AnySystem& system, Method method, const Setting& s, const std::vector<std::int64_t>& counts) {
    std::vector<double> h, error;
    for (const std::int64_t steps : counts) {
        h.push_back(s.time / static_cast<double>(steps));
        error.push_back(error_after(system, method, s, steps));
    }
    return observed_order(h, error);
}

TEST(OrderLaw, OscillatorShowsTheOrderOfEachMethod) {
    const double omega = 2.0 * std::numbers::pi;
    const Spring spring{1.0, omega * omega, 0.0};
    const Setting setting{{0.0, {1.0}, {0.0}}, 0.7, omega};
    for (const Method method : methods_of_known_order)
        EXPECT_NEAR(slope(spring, method, setting, {100, 200, 400, 800, 1600}), order_of(method), 0.05)
            << to_word(method);
    // Its error would be rounding at those h.
    EXPECT_NEAR(slope(spring, Method::dormand_prince, setting, {20, 40, 80, 160}), 5.0, 0.05);
}

// Damping makes the force depend on the velocity: Verlet keeps its order.
TEST(OrderLaw, DampedOscillatorToo) {
    const Spring spring{2.0, 60.0, 3.0};
    const Setting setting{{0.5, {1.0}, {-1.0}}, 0.7, spring.omega()};
    for (const Method method : methods_of_known_order)
        EXPECT_NEAR(slope(spring, method, setting, {200, 400, 800, 1600}), order_of(method), 0.1) << to_word(method);
}

TEST(OrderLaw, PendulumToo) {
    const Pendulum pendulum;
    const Setting setting{{0.0, {2.0}, {1.0}}, 0.9, 3.0};
    for (const Method method : methods_of_known_order)
        EXPECT_NEAR(slope(pendulum, method, setting, {200, 400, 800, 1600}), order_of(method), 0.1) << to_word(method);
}

// How far into a step the jump falls is chance, so one fall says little: the root mean square over falls from 64
// heights.
TEST(OrderLaw, WhereTheForceJumpsHigherOrderDoesNotPay) {
    const Bounce bounce{1.0, 9.81, 39.24, 1.0};
    for (const Method method : methods_of_known_order) {
        std::vector<double> h, error;
        for (const std::int64_t steps : {100, 200, 400, 800, 1600}) {
            double sum = 0.0;
            for (int k = 0; k < 64; ++k) {
                const Setting setting{{0.0, {1.0 + k / 64.0}, {0.0}}, 1.0, 3.0};
                const double one = error_after(bounce, method, setting, steps);
                sum += one * one;
            }
            h.push_back(1.0 / static_cast<double>(steps)), error.push_back(std::sqrt(sum / 64.0));
        }
        EXPECT_NEAR(observed_order(h, error), 1.0, 0.06) << to_word(method);
    }
}

TEST(OrderLaw, SlopeLeavesOutWhatIsNoErrorAndNeedsTwo) {
    const double none = std::nan(""), boundless = HUGE_VAL;
    const std::array<double, 5> h{1.0, 2.0, 4.0, 8.0, 16.0};
    EXPECT_NEAR(observed_order(h, std::array{3.0, 0.0, 48.0, none, boundless}), 2.0, 1e-14);
    EXPECT_TRUE(std::isnan(observed_order(h, std::array{3.0, 0.0, 0.0, none, boundless})));
    EXPECT_TRUE(std::isnan(observed_order(std::array{1.0, 1.0}, std::array{1.0, 2.0})));
}

} // namespace
} // namespace tunnel::integrate
