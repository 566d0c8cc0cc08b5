// What each method does to energy, as its formula says: a factor a step on the oscillator, a bound over ten thousand
// orbits.
#include "core/integrate/run.hpp"
#include "core/integrate/systems/kepler.hpp"
#include "core/integrate/systems/spring.hpp"
#include "tests/support/random.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace tunnel::integrate {
namespace {

constexpr double turn_rate = 2.0 * std::numbers::pi;
constexpr Spring oscillator{1.0, turn_rate* turn_rate, 0.0};

struct Grown {
    double energy;
    State end;
};

Grown energy_after(const Spring& spring, Method method, double h, std::int64_t steps) {
    State state{0.0, {1.0}, {0.0}};
    const double before = energy(spring, state);
    Workspace workspace(method, 1);
    EXPECT_EQ(run(spring, {method, h, steps}, state, workspace).status, StepStatus::done);
    return {energy(spring, state) / before, state};
}

TEST(EnergyLaw, ExplicitEulerMultipliesItByOneAndTheSquareOfHOmega) {
    const double h = 1.0 / 60.0;
    EXPECT_NEAR(energy_after(oscillator, Method::explicit_euler, h, 60).energy, 1.92397, 5e-6);
    EXPECT_NEAR(energy_after(oscillator, Method::explicit_euler, h, 60).energy,
                std::pow(1.0 + h * h * turn_rate * turn_rate, 60.0), 1e-12);
}

TEST(EnergyLaw, ImplicitEulerDividesItByTheSame) {
    const double h = 1.0 / 60.0;
    EXPECT_NEAR(energy_after(oscillator, Method::implicit_euler, h, 60).energy,
                std::pow(1.0 + h * h * turn_rate * turn_rate, -60.0), 1e-13);
}

// The stability polynomial 1 + z + z^2/2 (+ z^3/6 + z^4/24) at z = i h omega; its square is the factor.
TEST(EnergyLaw, MidpointHeunAndRk4FollowTheirPolynomial) {
    const double h = 0.05, y = h * turn_rate, square = y * y;
    const double two = std::pow(1.0 - square / 2.0, 2.0) + square;
    const double four =
        std::pow(1.0 - square / 2.0 + square * square / 24.0, 2.0) + square * std::pow(1.0 - square / 6.0, 2.0);
    EXPECT_NEAR(energy_after(oscillator, Method::midpoint, h, 20).energy, std::pow(two, 20.0), 1e-12);
    EXPECT_NEAR(energy_after(oscillator, Method::heun, h, 20).energy, std::pow(two, 20.0), 1e-12);
    EXPECT_NEAR(energy_after(oscillator, Method::rk4, h, 20).energy, std::pow(four, 20.0), 1e-12);
}

// v^2 + omega^2 x^2 - h omega^2 x v stays; the ordinary energy goes to and fro about it.
TEST(EnergyLaw, SemiImplicitEulerKeepsItsModifiedEnergy) {
    for (std::int64_t seed = 0; seed < support::case_count(100); ++seed) {
        support::Random random(static_cast<std::uint64_t>(seed) + 1);
        const double h = random.uniform(0.01, 1.9) / turn_rate;
        State state{0.0, {random.uniform(-2.0, 2.0)}, {random.uniform(-9.0, 9.0)}};
        const auto modified = [&] {
            const double x = state.x[0], v = state.v[0];
            return v * v + turn_rate * turn_rate * x * (x - h * v);
        };
        const double before = modified();
        Workspace workspace(Method::semi_implicit_euler, 1);
        EXPECT_EQ(run(oscillator, {Method::semi_implicit_euler, h, 1000}, state, workspace).status, StepStatus::done);
        EXPECT_NEAR(modified() / before, 1.0, 1e-11) << "seed " << seed;
    }
}

// Verlet: v^2 + omega^2 x^2 (1 - h^2 omega^2 / 4).
TEST(EnergyLaw, VerletKeepsItsModifiedEnergy) {
    const double h = 1.5 / turn_rate, shrink = 1.0 - 0.25 * 1.5 * 1.5;
    const State end = energy_after(oscillator, Method::verlet, h, 1000).end;
    EXPECT_NEAR(end.v[0] * end.v[0] + turn_rate * turn_rate * end.x[0] * end.x[0] * shrink,
                turn_rate * turn_rate * shrink, 1e-10);
}

TEST(EnergyLaw, SemiImplicitEulerAndVerletAreStableJustBelowTwo) {
    for (const Method method : {Method::semi_implicit_euler, Method::verlet}) {
        double below = 0.0;
        for (int steps = 9990; steps < 10000; ++steps)
            below = std::max(below, std::abs(energy_after(oscillator, method, 1.99 / turn_rate, steps).end.x[0]));
        EXPECT_LT(below, 15.0) << to_word(method);
        EXPECT_GT(std::abs(energy_after(oscillator, method, 2.01 / turn_rate, 1000).end.x[0]), 1e30) << to_word(method);
    }
}

// Unconditionally stable, at any h omega; the others are not.
TEST(EnergyLaw, ImplicitEulerIsStableOnAStiffSpring) {
    const Spring stiff{1.0, 1e8, 0.0};
    EXPECT_LT(energy_after(stiff, Method::implicit_euler, 1.0 / 60.0, 60).energy, 1e-200);
    for (const Method method : {Method::explicit_euler, Method::midpoint, Method::heun, Method::rk4}) {
        State state{0.0, {1.0}, {0.0}};
        Workspace workspace(method, 1);
        const RunAnswer answer = run(stiff, {method, 1.0 / 60.0, 10000}, state, workspace);
        EXPECT_EQ(answer.status, StepStatus::not_finite) << to_word(method);
        EXPECT_TRUE(is_valid(state));
    }
}

double worst_energy_error(Method method, State& state, std::int64_t periods) {
    const Kepler kepler;
    const double h = kepler.period() / 100.0, right = -0.5;
    Workspace workspace(method, 2);
    double worst = 0.0;
    StepOptions options;
    for (std::int64_t k = 0; k < 100 * periods; ++k) {
        EXPECT_EQ(step(method, kepler, h, state, workspace, options).status, StepStatus::done);
        options.continues = true;
        worst = std::max(worst, std::abs(energy(kepler, state) - right));
    }
    return worst;
}

TEST(EnergyLaw, OrbitStaysBoundedOverTenThousandPeriods) {
    const std::int64_t periods = support::sanitized ? 200 : 10000;
    for (const Method method : {Method::verlet, Method::semi_implicit_euler}) {
        State state = Kepler{}.start(0.3);
        const double early = worst_energy_error(method, state, 50), ever = worst_energy_error(method, state, periods);
        EXPECT_LT(ever, 1.1 * early) << to_word(method);
        EXPECT_LT(early, method == Method::verlet ? 0.005 : 0.05) << to_word(method);
        // Both keep the area law to rounding: their force is central.
        EXPECT_NEAR(Kepler{}.angular_momentum(state), std::sqrt(1.0 - 0.09), 1e-9) << to_word(method);
    }
}

TEST(EnergyLaw, OrbitOfTheOthersIsNot) {
    State grows = Kepler{}.start(0.3), falls = grows;
    EXPECT_GT(worst_energy_error(Method::explicit_euler, grows, 10), 0.15);
    EXPECT_GT(energy(Kepler{}, grows), -0.5);
    const double early = worst_energy_error(Method::rk4, falls, 50);
    EXPECT_GT(worst_energy_error(Method::rk4, falls, 450), 5.0 * early);
}

} // namespace
} // namespace tunnel::integrate
