// The kernels for many give each particle the bits that a step of it alone gives, at any count and with infinite
// masses.
#include "core/integrate/batch/batch.hpp"
#include "core/integrate/run.hpp"
#include "core/integrate/systems/spring.hpp"
#include "tests/support/random.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>

namespace tunnel::integrate {
namespace {

constexpr double inf = std::numeric_limits<double>::infinity();

// Any force on any mass, for one particle on a line.
struct Pushed {
    double inverse, push;
    [[nodiscard]] std::size_t size() const { return 1; }
    [[nodiscard]] bool is_valid() const { return true; }
    [[nodiscard]] double inverse_mass(std::size_t) const { return inverse; }
    void force(double, In, In, Out out) const { out[0] = push; }
    [[nodiscard]] double potential(In) const { return 0.0; }
};

std::vector<double> drawn(support::Random& random, std::size_t n) {
    std::vector<double> out;
    for (std::size_t i = 0; i < n; ++i) out.push_back(random.chance(20) ? -0.0 : random.signed_magnitude(-3.0, 3.0));
    return out;
}

std::vector<double> drawn_inverses(support::Random& random, std::size_t n) {
    std::vector<double> out;
    for (std::size_t i = 0; i < n; ++i) out.push_back(random.chance(4) ? 0.0 : random.magnitude(-2.0, 2.0));
    return out;
}

void expect_same_bits(const State& one, double x, double v, std::size_t i) {
    ASSERT_EQ(std::bit_cast<std::uint64_t>(one.x[0]), std::bit_cast<std::uint64_t>(x)) << i;
    ASSERT_EQ(std::bit_cast<std::uint64_t>(one.v[0]), std::bit_cast<std::uint64_t>(v)) << i;
}

State stepped(const AnySystem& system, Method method, double h, double x, double v) {
    State state{0.0, {x}, {v}};
    Workspace workspace(method, 1);
    EXPECT_EQ(step(method, system, h, state, workspace).status, StepStatus::done);
    return state;
}

TEST(BatchLaw, EulerMovesEachAsAlone) {
    for (std::int64_t seed = 0; seed < support::case_count(500); ++seed) {
        support::Random random(static_cast<std::uint64_t>(seed) + 1);
        const auto n = static_cast<std::size_t>(random.integer(0, 40));
        const double h = random.signed_magnitude(-3.0, 0.0), a = random.signed_magnitude(-1.0, 1.0);
        const std::vector<double> x = drawn(random, n), v = drawn(random, n), inverse = drawn_inverses(random, n);
        std::vector<double> force = drawn(random, n), alike_x = x, alike_v = v, forced_x = x, forced_v = v;
        for (std::size_t i = 0; i < n; ++i)
            if (inverse[i] == 0.0 && random.chance(2)) force[i] = inf;
        ASSERT_EQ(euler_semi(h, a, alike_x, alike_v), StepStatus::done);
        ASSERT_EQ(euler_semi(h, force, inverse, forced_x, forced_v), StepStatus::done);
        for (std::size_t i = 0; i < n; ++i) {
            expect_same_bits(stepped(Pushed{1.0, a}, Method::semi_implicit_euler, h, x[i], v[i]), alike_x[i],
                             alike_v[i], i);
            expect_same_bits(stepped(Pushed{inverse[i], force[i]}, Method::semi_implicit_euler, h, x[i], v[i]),
                             forced_x[i], forced_v[i], i);
        }
    }
}

TEST(BatchLaw, Rk4SwingsEachSpringAsAlone) {
    for (std::int64_t seed = 0; seed < support::case_count(500); ++seed) {
        support::Random random(static_cast<std::uint64_t>(seed) + 1);
        const auto n = static_cast<std::size_t>(random.integer(0, 40));
        const double h = random.signed_magnitude(-3.0, -1.0);
        std::vector<double> stiffness, damping, mass, inverse, x = drawn(random, n), v = drawn(random, n);
        for (std::size_t i = 0; i < n; ++i) {
            stiffness.push_back(random.magnitude(-1.0, 3.0));
            damping.push_back(random.chance(2) ? 0.0 : random.magnitude(-1.0, 1.0));
            mass.push_back(random.chance(5) ? inf : random.magnitude(-2.0, 2.0));
            inverse.push_back(inverse_mass(mass.back()));
        }
        const std::vector<double> x0 = x, v0 = v;
        ASSERT_EQ(rk4_spring(h, {stiffness, damping, inverse, x, v}), StepStatus::done);
        for (std::size_t i = 0; i < n; ++i)
            expect_same_bits(stepped(Spring{mass[i], stiffness[i], damping[i]}, Method::rk4, h, x0[i], v0[i]), x[i],
                             v[i], i);
    }
}

// Wherever in the arrays it is.
TEST(BatchLaw, OneThatIsNotFiniteIsTold) {
    const std::vector<double> ones(13, 1.0);
    for (std::size_t bad = 0; bad < 13; ++bad)
        for (const double value : {inf, -inf, std::nan("")}) {
            std::vector<double> x = ones, v = ones, force = ones;
            x[bad] = value;
            EXPECT_EQ(euler_semi(0.1, 1.0, x, v), StepStatus::not_finite);
            EXPECT_EQ(rk4_spring(0.1, {ones, ones, ones, x, v}), StepStatus::not_finite);
            x = v = ones, v[bad] = value;
            EXPECT_EQ(euler_semi(0.1, 1.0, x, v), StepStatus::not_finite);
            x = v = ones, force[bad] = value;
            EXPECT_EQ(euler_semi(0.1, force, ones, x, v), StepStatus::not_finite);
            x = v = ones, force[bad] = 1e308;
            EXPECT_EQ(euler_semi(1e10, force, ones, x, v), StepStatus::not_finite);
        }
}

// With infinite mass, x leaves the doubles while v stays.
TEST(BatchLaw, APlaceBeyondDoublesIsToldToo) {
    const std::vector<double> none(5, 0.0);
    std::vector<double> x(5, 1.0), v(5, 1.0);
    x[2] = 1.7e308, v[2] = 2e307;
    EXPECT_EQ(rk4_spring(10.0, {none, none, none, x, v}), StepStatus::not_finite);
    EXPECT_EQ(v[2], 2e307);
}

TEST(BatchLaw, ArraysOfUnlikeLengthAreRefused) {
    std::vector<double> x(4, 1.0), v(5, 1.0);
    const std::vector<double> four(4, 1.0), five(5, 1.0);
    EXPECT_EQ(euler_semi(0.1, 1.0, x, v), StepStatus::invalid_input);
    EXPECT_EQ(euler_semi(0.1, five, five, x, v), StepStatus::invalid_input);
    EXPECT_EQ(rk4_spring(0.1, {five, five, five, x, v}), StepStatus::invalid_input);
    v.resize(4);
    for (const double h : {0.0, inf, std::nan("")}) {
        EXPECT_EQ(euler_semi(h, 1.0, x, v), StepStatus::invalid_input);
        EXPECT_EQ(euler_semi(h, four, four, x, v), StepStatus::invalid_input);
        EXPECT_EQ(rk4_spring(h, {four, four, four, x, v}), StepStatus::invalid_input);
    }
    EXPECT_EQ(euler_semi(0.1, four, five, x, v), StepStatus::invalid_input);
    EXPECT_EQ(rk4_spring(0.1, {four, five, four, x, v}), StepStatus::invalid_input);
    EXPECT_EQ(x, four);
}

} // namespace
} // namespace tunnel::integrate
