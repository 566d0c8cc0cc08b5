// One step of each method, by its own formula: forces of time alone (when is the force asked for?), the implicit
// equation, time turned back.
#include "core/integrate/run.hpp"
#include "core/integrate/systems/drag.hpp"
#include "core/integrate/systems/kepler.hpp"
#include "core/integrate/systems/pendulum.hpp"
#include "core/integrate/systems/spring.hpp"
#include "core/integrate/systems/spring_mesh.hpp"
#include "tests/support/random.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace tunnel::integrate {
namespace {

// A force of time alone, on 2 kg.
struct Timed {
    [[nodiscard]] std::size_t size() const { return 1; }
    [[nodiscard]] bool is_valid() const { return true; }
    [[nodiscard]] double inverse_mass(std::size_t) const { return 0.5; }
    void force(double t, In, In, Out out) const { out[0] = 2.0 * at(t); }
    [[nodiscard]] double potential(In) const { return 0.0; }
    static double at(double t) { return std::exp(t); }
};

struct Moved {
    double x, v;
};

// From x = 3, v = 5 at t = 1.
Moved moved_by_formula(Method method, double h) {
    const double a = Timed::at(1.0), m = Timed::at(1.0 + 0.5 * h), b = Timed::at(1.0 + h);
    switch (method) {
    case Method::explicit_euler: return {3.0 + h * 5.0, 5.0 + h * a};
    case Method::semi_implicit_euler: return {3.0 + h * (5.0 + h * a), 5.0 + h * a};
    case Method::implicit_euler: return {3.0 + h * (5.0 + h * b), 5.0 + h * b};
    case Method::verlet: return {3.0 + h * 5.0 + 0.5 * h * h * a, 5.0 + 0.5 * h * (a + b)};
    case Method::midpoint: return {3.0 + h * (5.0 + 0.5 * h * a), 5.0 + h * m};
    case Method::heun: return {3.0 + h * 5.0 + 0.5 * h * h * a, 5.0 + 0.5 * h * (a + b)};
    case Method::rk4: return {3.0 + h * 5.0 + h * h / 6.0 * (a + 2.0 * m), 5.0 + h / 6.0 * (a + 4.0 * m + b)};
    case Method::dormand_prince:
    case Method::adaptive: break; // the exact motion, nearly
    }
    return {3.0 + h * 5.0 + b - a - h * a, 5.0 + b - a};
}

TEST(MethodLaw, ForceIsAskedForAtTheTimesOfTheFormula) {
    for (const Method method : all_methods)
        for (const double h : {0.125, -0.25}) {
            State state{1.0, {3.0}, {5.0}};
            Workspace workspace(method, 1);
            ASSERT_EQ(step(method, Timed{}, h, state, workspace).status, StepStatus::done);
            const Moved right = moved_by_formula(method, h);
            const double tolerance = order_of(method) == 0 || order_of(method) == 5 ? 1e-8 : 1e-13;
            EXPECT_NEAR(state.x[0], right.x, tolerance) << to_word(method);
            EXPECT_NEAR(state.v[0], right.v, tolerance) << to_word(method);
            EXPECT_EQ(state.t, 1.0 + h);
        }
}

// A linear force is solved in one go: (1 + h c / m + h^2 k / m) v' = v - h k x / m.
TEST(MethodLaw, ImplicitEulerOfASpringIsItsClosedForm) {
    for (std::int64_t seed = 0; seed < support::case_count(200); ++seed) {
        support::Random random(static_cast<std::uint64_t>(seed) + 1);
        const double m = random.magnitude(-1.0, 1.0), k = random.magnitude(-2.0, 6.0), h = random.magnitude(-3.0, 0.0);
        const Spring spring{m, k, random.magnitude(-2.0, 2.0)};
        const double x = random.uniform(-2.0, 2.0), v = random.uniform(-2.0, 2.0);
        State state{0.0, {x}, {v}};
        Workspace workspace(Method::implicit_euler, 1);
        const StepAnswer answer = step(Method::implicit_euler, spring, h, state, workspace);
        EXPECT_EQ(answer.iterations, 1);
        EXPECT_EQ(answer.evaluations, 1);
        const double right = (v - h * k * x / m) / (1.0 + h * spring.damping / m + h * h * k / m);
        EXPECT_NEAR(state.v[0], right, 1e-11 * (1.0 + std::abs(right))) << seed;
        EXPECT_NEAR(state.x[0], x + h * right, 1e-11 * (1.0 + std::abs(right))) << seed;
    }
}

// Hides the derivatives, so that differences are taken.
struct Plain {
    AnySystem of;
    [[nodiscard]] std::size_t size() const { return of.size(); }
    [[nodiscard]] bool is_valid() const { return of.is_valid(); }
    [[nodiscard]] double inverse_mass(std::size_t i) const { return of.inverse_mass(i); }
    void force(double t, In x, In v, Out out) const { of.force(t, x, v, out); }
    [[nodiscard]] double potential(In x) const { return of.potential(x); }
};

void expect_equation_holds(const AnySystem& system, State state, double h) {
    const State before = state;
    Workspace workspace(Method::implicit_euler, system.size());
    ASSERT_EQ(step(Method::implicit_euler, system, h, state, workspace).status, StepStatus::done);
    std::vector<double> force(system.size());
    system.force(state.t, state.x, state.v, force);
    for (std::size_t i = 0; i < state.size(); ++i) {
        const double v = before.v[i] + h * force[i] * system.inverse_mass(i);
        EXPECT_NEAR(state.v[i], v, 1e-9 * (1.0 + std::abs(v)));
        EXPECT_NEAR(state.x[i], before.x[i] + h * state.v[i], 1e-12);
    }
}

TEST(MethodLaw, ImplicitEulerSolvesItsEquationWithAndWithoutDerivatives) {
    const QuadraticDrag drag{1.0, 0.5};
    const Pendulum pendulum;
    const Kepler kepler;
    const MeshAtRest cloth = hung_cloth({4, 3}), wet = wet_tetrahedron(2e5);
    expect_equation_holds(drag, {0.0, {1.0, 2.0}, {3.0, -4.0}}, 0.25);
    expect_equation_holds(Plain{drag}, {0.0, {1.0, 2.0}, {3.0, -4.0}}, 0.25);
    expect_equation_holds(pendulum, {0.0, {2.0}, {1.0}}, 0.1);
    expect_equation_holds(Plain{pendulum}, {0.0, {2.0}, {1.0}}, 0.1);
    expect_equation_holds(kepler, kepler.start(0.5), 0.05);
    expect_equation_holds(cloth.mesh, cloth.start, 1.0 / 60.0);
    expect_equation_holds(Plain{cloth.mesh}, cloth.start, 1.0 / 60.0);
    expect_equation_holds(wet.mesh, wet.start, 1.0 / 60.0);
}

// v' = v + (x + v')^2 has no real solution from x = 0, v = 1 with h = 1.
struct Runaway {
    std::size_t count;
    [[nodiscard]] std::size_t size() const { return count; }
    [[nodiscard]] bool is_valid() const { return true; }
    [[nodiscard]] double inverse_mass(std::size_t) const { return 1.0; }
    void force(double, In x, In, Out out) const {
        for (std::size_t i = 0; i < count; ++i) out[i] = x[i] * x[i];
    }
    [[nodiscard]] double potential(In) const { return 0.0; }
};

TEST(MethodLaw, ImplicitEulerSaysWhenThereIsNoSolution) {
    for (const std::size_t count : {std::size_t{1}, std::size_t{2}}) {
        State state{0.0, std::vector<double>(count, 0.0), std::vector<double>(count, 1.0)};
        const State before = state;
        Workspace workspace(Method::implicit_euler, count);
        const RunAnswer answer = run(Runaway{count}, {Method::implicit_euler, 1.0, 3}, state, workspace);
        EXPECT_EQ(answer.status, StepStatus::not_converged);
        EXPECT_EQ(answer.failed_step, 1);
        EXPECT_EQ(state, before);
    }
}

TEST(MethodLaw, StiffTetrahedronNeedsTheImplicitMethod) {
    const MeshAtRest stiff = wet_tetrahedron(1e6, 0.0);
    for (const Method method : {Method::explicit_euler, Method::semi_implicit_euler, Method::rk4}) {
        State state = stiff.start;
        Workspace workspace(method, 12);
        EXPECT_EQ(run(stiff.mesh, {method, 1.0 / 60.0, 2000}, state, workspace).status, StepStatus::not_finite);
    }
    State state = stiff.start;
    Workspace workspace(Method::implicit_euler, 12);
    EXPECT_EQ(run(stiff.mesh, {Method::implicit_euler, 1.0 / 60.0, 600}, state, workspace).status, StepStatus::done);
    for (const double v : state.v) EXPECT_LT(std::abs(v), 10.0);
}

double way_back(Method method) {
    const Kepler kepler;
    const State start = kepler.start(0.3);
    State state = start;
    Workspace workspace(method, 2);
    for (const double h : {0.05, -0.05})
        EXPECT_EQ(run(kepler, {method, h, 500}, state, workspace).status, StepStatus::done);
    double most = 0.0;
    for (std::size_t i = 0; i < 2; ++i)
        most = std::max({most, std::abs(state.x[i] - start.x[i]), std::abs(state.v[i] - start.v[i])});
    return most;
}

TEST(MethodLaw, VerletGoesBackTheWayItCame) {
    EXPECT_LT(way_back(Method::verlet), 1e-10);
    EXPECT_GT(way_back(Method::semi_implicit_euler), 1e-3);
    EXPECT_GT(way_back(Method::heun), 1e-6);
}

} // namespace
} // namespace tunnel::integrate
