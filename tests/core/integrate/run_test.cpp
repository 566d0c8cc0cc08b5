// Runs: the trace, the step that fails, the cost, what is refused, and that steps allocate nothing.
#include "core/integrate/run.hpp"
#include "core/integrate/systems/contact.hpp"
#include "core/integrate/systems/drag.hpp"
#include "core/integrate/systems/gravity.hpp"
#include "core/integrate/systems/kepler.hpp"
#include "core/integrate/systems/pendulum.hpp"
#include "core/integrate/systems/spring.hpp"
#include "core/integrate/systems/spring_mesh.hpp"
#include "tests/support/allocations.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace tunnel::integrate {
namespace {

constexpr double no_number = std::numeric_limits<double>::quiet_NaN();
constexpr double infinite = std::numeric_limits<double>::infinity();

// Counts the calls of a pendulum's force.
struct Counted {
    Pendulum pendulum{};
    std::int64_t* calls = nullptr;
    bool claims_velocity = false;
    [[nodiscard]] std::size_t size() const { return 1; }
    [[nodiscard]] bool is_valid() const { return true; }
    [[nodiscard]] double inverse_mass(std::size_t i) const { return pendulum.inverse_mass(i); }
    [[nodiscard]] bool uses_velocity() const { return claims_velocity; }
    void force(double t, In x, In v, Out out) const { ++*calls, pendulum.force(t, x, v, out); }
    [[nodiscard]] double potential(In x) const { return pendulum.potential(x); }
};

RunAnswer run_from(const AnySystem& system, const RunInput& input, State& state, RunTrace* trace = nullptr) {
    Workspace workspace(input.method, system.size());
    return run(system, input, state, workspace, trace);
}

TEST(Run, TraceHoldsEveryStateAndChangesNoBit) {
    const MeshAtRest cloth = hung_cloth({4, 3});
    for (const Method method : all_methods) {
        State plain = cloth.start, traced = cloth.start;
        RunTrace trace;
        const RunInput input{method, 1.0 / 240.0, 50};
        const RunAnswer a = run_from(cloth.mesh, input, plain), b = run_from(cloth.mesh, input, traced, &trace);
        EXPECT_EQ(a.status, StepStatus::done) << to_word(method);
        EXPECT_EQ(plain, traced) << to_word(method);
        EXPECT_EQ(a.evaluations, b.evaluations);
        ASSERT_EQ(trace.states.size(), 51u);
        EXPECT_EQ(trace.states.front(), cloth.start);
        EXPECT_EQ(trace.states.back(), plain);
        EXPECT_EQ(trace.states[17].t, 17.0 / 240.0);
        EXPECT_EQ(trace.evaluations.back(), a.evaluations);
        EXPECT_FALSE(trace.truncated);
    }
}

TEST(Run, TraceIsCapped) {
    State state{0.0, {1.0}, {0.0}};
    RunTrace trace;
    trace.limit = 10;
    EXPECT_EQ(run_from(Spring{}, {Method::verlet, 0.1, 9}, state, &trace).status, StepStatus::done);
    EXPECT_FALSE(trace.truncated);
    EXPECT_EQ(run_from(Spring{}, {Method::verlet, 0.1, 10}, state, &trace).steps, 10);
    EXPECT_TRUE(trace.truncated);
    EXPECT_EQ(trace.states.size(), 10u);
}

// x and v grow by a known factor a step, so the step at which they leave the doubles is known, too.
TEST(Run, NamesTheStepThatFailsAndKeepsTheStateBefore) {
    const Spring spring{1.0, 1e8, 0.0}; // h omega = 1000: v is the larger, 1e4 x
    State state{0.0, {1.0}, {0.0}};
    RunTrace trace;
    const RunAnswer answer = run_from(spring, {Method::explicit_euler, 0.1, 1000}, state, &trace);
    EXPECT_EQ(answer.status, StepStatus::not_finite);
    // |x + i v / omega| is 1001^k, all but the last bits; v overflows when that passes 1.8e308 / 1e4.
    const double last = std::floor((std::log10(1.797e308) - 4.0) / std::log10(std::sqrt(1.0 + 1e6)));
    EXPECT_NEAR(static_cast<double>(answer.failed_step), last + 1.0, 1.0);
    EXPECT_EQ(answer.steps + 1, answer.failed_step);
    EXPECT_EQ(answer.evaluations, answer.failed_step);
    EXPECT_EQ(static_cast<std::int64_t>(trace.states.size()), answer.failed_step);
    EXPECT_EQ(trace.states.back(), state);
    EXPECT_TRUE(is_valid(state));
    Workspace workspace(Method::explicit_euler, 1);
    const State before = state;
    EXPECT_EQ(step(Method::explicit_euler, spring, 0.1, state, workspace).status, StepStatus::not_finite);
    EXPECT_EQ(state, before);
}

TEST(Run, ForceThatIsNotFiniteStopsEveryMethod) {
    const Kepler kepler;
    for (const Method method : all_methods) {
        State state{0.0, {0.0, 0.0}, {0.0, 0.0}}; // in the sun: 0 times infinity
        const State before = state;
        const RunAnswer answer = run_from(kepler, {method, 0.1, 5}, state);
        EXPECT_NE(answer.status, StepStatus::done) << to_word(method);
        EXPECT_EQ(answer.failed_step, 1) << to_word(method);
        EXPECT_EQ(state, before);
    }
}

TEST(Run, CountsTheForcesThatItAskedFor) {
    const auto cost = [](Method method, bool velocity) {
        std::int64_t calls = 0;
        State state{0.0, {1.0}, {0.0}};
        const RunAnswer answer = run_from(Counted{{}, &calls, velocity}, {method, 0.01, 100}, state);
        EXPECT_EQ(answer.status, StepStatus::done);
        EXPECT_EQ(answer.evaluations, calls) << to_word(method);
        return calls;
    };
    EXPECT_EQ(cost(Method::explicit_euler, true), 100);
    EXPECT_EQ(cost(Method::semi_implicit_euler, true), 100);
    EXPECT_EQ(cost(Method::verlet, false), 101); // the last force is the next first one
    EXPECT_EQ(cost(Method::verlet, true), 200);
    EXPECT_EQ(cost(Method::midpoint, false), 200);
    EXPECT_EQ(cost(Method::heun, false), 200);
    EXPECT_EQ(cost(Method::rk4, false), 400);
    EXPECT_EQ(cost(Method::dormand_prince, true), 601);
    EXPECT_GT(cost(Method::implicit_euler, true), 100);
    EXPECT_GT(cost(Method::adaptive, true), 600);
}

TEST(Run, InTwoHalvesIsTheSame) {
    const Kepler kepler;
    for (const Method method : all_methods) {
        if (method == Method::adaptive) continue; // which carries its own step along
        State whole = kepler.start(0.4), halves = whole;
        EXPECT_EQ(run_from(kepler, {method, 1.0 / 64.0, 100}, whole).status, StepStatus::done);
        for (int k = 0; k < 2; ++k)
            EXPECT_EQ(run_from(kepler, {method, 1.0 / 64.0, 50}, halves).status, StepStatus::done);
        EXPECT_EQ(whole, halves) << to_word(method);
    }
}

TEST(Run, StepsAllocateNothing) {
    const MeshAtRest it = wet_tetrahedron();
    for (const Method method : all_methods) {
        State state = it.start;
        Workspace workspace(method, it.mesh.size());
        const std::size_t before = support::allocations();
        const RunAnswer answer = run(it.mesh, {method, 1.0 / 240.0, 20}, state, workspace);
        EXPECT_EQ(support::allocations(), before) << to_word(method);
        EXPECT_EQ(answer.status, StepStatus::done) << to_word(method);
    }
}

void expect_refused(const AnySystem& system, const RunInput& input, State state) {
    const State before = state;
    if (!system.is_valid() || !is_valid(state)) { // even if there is nothing to do
        State same = state;
        EXPECT_EQ(run_from(system, {input.method, input.h, 0}, same).status, StepStatus::invalid_input);
    }
    const RunAnswer answer = run_from(system, input, state);
    EXPECT_EQ(answer.status, StepStatus::invalid_input);
    EXPECT_EQ(answer.steps, 0);
    EXPECT_EQ(answer.evaluations, 0);
    EXPECT_TRUE(state == before || !is_valid(before)); // NaN is not equal to itself
}

TEST(Run, RefusesWhatIsNotInOrder) {
    const State good{0.0, {1.0}, {0.0}};
    for (const Method method : all_methods) {
        for (const double h : {0.0, no_number, infinite, -infinite}) expect_refused(Spring{}, {method, h, 1}, good);
        expect_refused(Spring{}, {method, 0.1, -1}, good);
        expect_refused(Spring{}, {method, 0.1, 1}, {0.0, {1.0, 2.0}, {0.0, 0.0}});
        expect_refused(Spring{}, {method, 0.1, 1}, {0.0, {1.0}, {}});
        for (const double bad : {no_number, infinite}) {
            expect_refused(Spring{}, {method, 0.1, 1}, {0.0, {bad}, {0.0}});
            expect_refused(Spring{}, {method, 0.1, 1}, {0.0, {1.0}, {bad}});
            expect_refused(Spring{}, {method, 0.1, 1}, {bad, {1.0}, {0.0}});
        }
        State state = good;
        Workspace none;
        EXPECT_EQ(step(method, Spring{}, 0.1, state, none).status, StepStatus::invalid_input);
        EXPECT_EQ(state, good);
    }
    RunInput input{Method::adaptive, 0.1, 1};
    input.options.absolute = input.options.relative = 0.0;
    expect_refused(Spring{}, input, good);
    input.options.absolute = no_number;
    expect_refused(Spring{}, input, good);
}

template <class S> void expect_mass_rules(S system, State start) {
    for (const double bad : {0.0, -1.0, no_number, 1e-320}) {
        system.mass = bad;
        EXPECT_FALSE(system.is_valid());
        expect_refused(system, {Method::semi_implicit_euler, 0.1, 1}, start);
    }
    system.mass = infinite; // no force moves it, and nothing is NaN
    ASSERT_TRUE(system.is_valid());
    for (const Method method : all_methods) {
        State end = start, exact;
        EXPECT_EQ(run_from(system, {method, 0.125, 16}, end).status, StepStatus::done) << to_word(method);
        ASSERT_TRUE(AnySystem(system).exact(start, 2.0, exact));
        for (std::size_t i = 0; i < start.size(); ++i) {
            EXPECT_NEAR(end.x[i], start.x[i] + 2.0 * start.v[i], 1e-13) << to_word(method);
            EXPECT_EQ(end.v[i], start.v[i]) << to_word(method);
            EXPECT_NEAR(exact.x[i], start.x[i] + 2.0 * start.v[i], 1e-13);
        }
        EXPECT_FALSE(std::isnan(energy(system, end)));
    }
}

TEST(Run, ZeroMassIsRefusedAndInfiniteMassGoesStraightOn) {
    const State line{0.0, {1.0}, {-1.5}}, plane{0.0, {1.0, 2.0}, {0.5, -1.0}};
    expect_mass_rules(Gravity{}, plane);
    expect_mass_rules(LinearDrag{}, plane);
    expect_mass_rules(QuadraticDrag{}, plane);
    expect_mass_rules(Spring{1.0, 4.0, 0.5}, line);
    expect_mass_rules(PenaltyContact{}, line);
    expect_mass_rules(Bounce{}, line);
    expect_mass_rules(Kepler{}, plane);
    expect_mass_rules(Pendulum{}, line);
}

TEST(Run, PinsOfAClothStay) {
    const MeshAtRest cloth = hung_cloth({4, 4});
    for (const Method method : all_methods) {
        State end = cloth.start;
        EXPECT_EQ(run_from(cloth.mesh, {method, 1.0 / 480.0, 240}, end).status, StepStatus::done) << to_word(method);
        for (const std::size_t pin : {std::size_t{0}, std::size_t{9}})
            for (std::size_t i = pin; i < pin + 3; ++i) EXPECT_EQ(end.x[i], cloth.start.x[i]);
        EXPECT_LT(end.x[46], -0.1) << to_word(method); // and the other edge falls
    }
}

} // namespace
} // namespace tunnel::integrate
