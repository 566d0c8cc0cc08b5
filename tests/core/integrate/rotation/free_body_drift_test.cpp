// What each method makes of energy and angular momentum when no torque acts: the laws that each has by its formula, at
// every step of many seeded bodies; then the run as such: bad input, the step that fails, the trace, memory.
#include "core/integrate/rotation/exponential.hpp"
#include "core/integrate/rotation/free_body_run.hpp"
#include "tests/support/allocations.hpp"
#include "tests/support/random.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace {

using namespace tunnel::integrate; // NOLINT: the file is about nothing else
using tunnel::support::Random;

constexpr double nan_value = std::numeric_limits<double>::quiet_NaN();
constexpr double inf_value = std::numeric_limits<double>::infinity();
constexpr glm::dvec3 drift_brick{1.0, 2.0, 2.5};

struct DriftCase {
    glm::dvec3 moments{1.0};
    FreeBody body{};
};

// Moments of a solid box, omega up to 2 rad/s in each component.
DriftCase drift_case(std::uint64_t seed) {
    Random random(seed);
    glm::dvec3 sides, turn, omega;
    for (int i = 0; i < 3; ++i) sides[i] = random.uniform(0.2, 2.0);
    for (int i = 0; i < 3; ++i) turn[i] = random.uniform(-2.0, 2.0);
    for (int i = 0; i < 3; ++i) omega[i] = random.uniform(-2.0, 2.0);
    return {box_inertia(sides, 1.0), {exponential(turn), omega}};
}

// Explicit Euler never loses energy or size of the momentum, implicit Euler never gains any.
void expect_one_way(const FreeBodyTrace& trace, double sign, std::uint64_t seed) {
    for (std::size_t k = 1; k < trace.entries.size(); ++k) {
        const ConservedDrift &from = trace.entries[k - 1].drift, &to = trace.entries[k].drift;
        EXPECT_GE(sign * (to.energy - from.energy), -1e-14) << seed << ' ' << k;
        EXPECT_GE(sign * (to.momentum_size - from.momentum_size), -1e-14) << seed << ' ' << k;
    }
}

TEST(FreeBodyDrift, EachMethodKeepsWhatItsFormulaKeeps) {
    const auto cases = static_cast<std::uint64_t>(tunnel::support::case_count(100));
    for (std::uint64_t seed = 0; seed < cases; ++seed)
        for (const FreeBodyMethod method : all_free_body_methods) {
            const DriftCase c = drift_case(seed);
            FreeBody body = c.body;
            FreeBodyTrace trace;
            const FreeBodyAnswer answer = free_body_run({method, c.moments, 0.02, 500}, body, &trace);
            ASSERT_EQ(answer.status, RotationStatus::done) << to_word(method) << ' ' << seed;
            const ConservedDrift& most = answer.largest;
            if (method == FreeBodyMethod::explicit_euler) expect_one_way(trace, 1.0, seed);
            if (method == FreeBodyMethod::implicit_euler) expect_one_way(trace, -1.0, seed);
            const bool keeps_sizes =
                method == FreeBodyMethod::implicit_midpoint || method == FreeBodyMethod::no_gyroscope;
            const bool keeps_momentum = method == FreeBodyMethod::lie_midpoint || method == FreeBodyMethod::lie_rk4;
            EXPECT_LE(keeps_sizes ? std::abs(most.energy) + std::abs(most.momentum_size) : 0.0, 1e-12) << seed;
            EXPECT_LE(keeps_momentum ? most.momentum : 0.0, 1e-12) << to_word(method) << ' ' << seed;
        }
}

// Turned about its middle axis for 100 s at h = 1/60: by order of size only.
TEST(FreeBodyDrift, OfATumblingBrick) {
    const auto drift = [](FreeBodyMethod method) {
        FreeBody body{{}, {0.02, 2.0, 0.01}};
        return free_body_run({method, drift_brick, 1.0 / 60.0, 6000}, body).largest;
    };
    EXPECT_GT(drift(FreeBodyMethod::explicit_euler).energy, 0.05);
    EXPECT_LT(drift(FreeBodyMethod::implicit_euler).energy, -0.05);
    EXPECT_LT(std::abs(drift(FreeBodyMethod::lie_midpoint).energy), 1e-4);
    EXPECT_LT(std::abs(drift(FreeBodyMethod::lie_rk4).energy), 1e-8);
    EXPECT_GT(drift(FreeBodyMethod::no_gyroscope).momentum, 1e-3);
    EXPECT_LT(std::abs(drift(FreeBodyMethod::implicit_midpoint).energy), 1e-12);
}

TEST(FreeBodyDrift, InertiaThatNoBodyHasIsRefused) {
    for (const glm::dvec3& good : {glm::dvec3(1.0), glm::dvec3(1.0, 1.0, 2.0), glm::dvec3(0.1, 0.2, 0.1 + 0.2),
                                   glm::dvec3(1e-100), glm::dvec3(1e100)})
        EXPECT_TRUE(is_valid_inertia(good)) << good.x << ' ' << good.y << ' ' << good.z;
    for (const glm::dvec3& bad : {glm::dvec3(0.0), glm::dvec3(1.0, 1.0, 0.0), glm::dvec3(1.0, 1.0, -1.0),
                                  glm::dvec3(1.0, 1.0, 2.0001), glm::dvec3(3.0, 1.0, 1.0), glm::dvec3(1.0, 3.0, 1.0),
                                  glm::dvec3(inf_value), glm::dvec3(1.0, inf_value, inf_value),
                                  glm::dvec3(nan_value, 1.0, 1.0), glm::dvec3(1e-101), glm::dvec3(1e101)}) {
        EXPECT_FALSE(is_valid_inertia(bad)) << bad.x << ' ' << bad.y << ' ' << bad.z;
        for (const FreeBodyMethod method : all_free_body_methods) {
            FreeBody body{{}, {1.0, 2.0, 3.0}};
            const FreeBody before = body;
            EXPECT_EQ(free_body_step(method, bad, 0.1, body).status, RotationStatus::invalid_input);
            EXPECT_EQ(free_body_run({method, bad, 0.1, 3}, body).status, RotationStatus::invalid_input);
            EXPECT_EQ(body, before);
        }
    }
}

// Explicit Euler squares a fast omega each step until it is beyond any number, or turns too far for one step.
TEST(FreeBodyDrift, TheStepThatFailsIsNamedAndNothingStartsAnew) {
    FreeBody body{{}, {1e3, 1e3, 1e3}};
    FreeBodyTrace trace;
    const FreeBodyAnswer answer = free_body_run({FreeBodyMethod::explicit_euler, drift_brick, 0.1, 100}, body, &trace);
    EXPECT_EQ(answer.status, RotationStatus::not_finite);
    EXPECT_EQ(answer.failed_step, answer.steps + 1);
    EXPECT_EQ(trace.entries.size(), static_cast<std::size_t>(answer.steps) + 1);
    EXPECT_EQ(trace.entries.back().body, body);
    EXPECT_GT(answer.steps, 0);
}

TEST(FreeBodyDrift, NumbersNotFiniteAreRefusedAtTheDoor) {
    for (const FreeBodyMethod method : all_free_body_methods)
        for (const double bad : {nan_value, inf_value}) {
            FreeBody still{{}, {1.0, 2.0, 3.0}}, broken{{}, {1.0, bad, 0.0}}, crooked{{bad, 0.0, 0.0, 0.0}, {}};
            EXPECT_EQ(free_body_run({method, drift_brick, bad, 3}, still).status, RotationStatus::invalid_input);
            EXPECT_EQ(free_body_run({method, drift_brick, 0.1, 3}, broken).status, RotationStatus::invalid_input);
            EXPECT_EQ(free_body_run({method, drift_brick, 0.1, 3}, crooked).status, RotationStatus::invalid_input);
            EXPECT_EQ(free_body_run({method, drift_brick, 0.1, -1}, still).status, RotationStatus::invalid_input);
        }
}

TEST(FreeBodyDrift, NewtonThatMayNotIterateSaysSo) {
    FreeBody body{{}, {1.0, 2.0, 3.0}};
    const FreeBodyAnswer answer =
        free_body_run({FreeBodyMethod::implicit_euler, drift_brick, 0.1, 5, {1e-13, 2}}, body);
    EXPECT_EQ(answer.status, RotationStatus::not_converged);
    EXPECT_EQ(answer.failed_step, 1);
    EXPECT_EQ(answer.iterations, 2);
    EXPECT_EQ(body, (FreeBody{{}, {1.0, 2.0, 3.0}}));
}

TEST(FreeBodyDrift, TheTraceChangesNoBitAndNothingIsAllocatedWithoutIt) {
    for (const FreeBodyMethod method : all_free_body_methods) {
        const DriftCase c = drift_case(7);
        FreeBody plain = c.body, traced = c.body, cut = c.body;
        FreeBodyTrace trace, little;
        little.limit = 10;
        const std::size_t before = tunnel::support::allocations();
        const FreeBodyAnswer a = free_body_run({method, c.moments, 0.1, 50}, plain);
        EXPECT_EQ(tunnel::support::allocations(), before) << to_word(method);
        const FreeBodyAnswer b = free_body_run({method, c.moments, 0.1, 50}, traced, &trace);
        EXPECT_EQ(free_body_run({method, c.moments, 0.1, 50}, cut, &little).steps, 50);
        EXPECT_EQ(plain, traced);
        EXPECT_EQ(plain, cut);
        EXPECT_EQ(a.largest, b.largest);
        EXPECT_EQ(trace.entries.size(), 51U);
        EXPECT_FALSE(trace.truncated);
        EXPECT_EQ(trace.entries.back().body, plain);
        EXPECT_EQ(little.entries.size(), 10U);
        EXPECT_TRUE(little.truncated);
    }
}

} // namespace
