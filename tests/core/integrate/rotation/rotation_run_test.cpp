// What correction leaves and what was there before it; and the run as such: bad input, the step that fails, the trace,
// memory, time.
#include "core/integrate/rotation/exponential.hpp"
#include "core/integrate/rotation/orthogonal.hpp"
#include "core/integrate/rotation/rotation_run.hpp"
#include "core/integrate/rotation/turnings.hpp"
#include "tests/support/allocations.hpp"
#include "tests/support/random.hpp"

#include <gtest/gtest.h>

#include <array>
#include <limits>

namespace {

using namespace tunnel::integrate; // NOLINT: the file is about nothing else
using tunnel::support::Random;

constexpr double run_nan = std::numeric_limits<double>::quiet_NaN(), run_inf = std::numeric_limits<double>::infinity();
constexpr double run_rounding = 1e-15;
const NestedSpin run_spin{{0.3, 1.9, -0.4}, {1.1, -0.2, 2.3}};

TEST(RotationRun, CorrectionLeavesOnlyRounding) {
    for (const RotationMethod method : all_rotation_methods)
        for (const Orthogonaliser how : {Orthogonaliser::gram_schmidt, Orthogonaliser::polar})
            for (const double h : {1e-3, 1.0 / 60.0, 0.5}) {
                Attitude attitude = attitude_of(exponential({0.4, -1.1, 0.3}));
                const RotationAnswer a = rotation_run({method, 0.0, h, 2000, {how}}, run_spin, attitude);
                ASSERT_EQ(a.status, RotationStatus::done) << to_word(method);
                EXPECT_LE(a.largest_drift_after, run_rounding) << to_word(method) << ' ' << to_word(how) << ' ' << h;
                EXPECT_LE(orthogonality_drift(attitude.axes), 2.0 * run_rounding);
                EXPECT_NEAR(squared_norm(attitude.q), 1.0, 2.0 * run_rounding);
            }
}

// One step from a rotation: R^T R - I has (h omega)^2 across the axis, and |q| is sqrt(1 + (h omega / 2)^2).
TEST(RotationRun, DriftBeforeCorrectionIsThatOfTheFormula) {
    for (const double turn : {1e-3, 0.1, 1.0, 3.0}) {
        const auto omega = [&](double) { return glm::dvec3(0.0, 0.0, turn); };
        Attitude a = attitude_of(exponential({0.0, 0.0, 0.7})), b = a, c = a;
        EXPECT_NEAR(rotation_step(RotationMethod::matrix_euler, omega, 0.0, 1.0, a).drift_before, turn * turn,
                    1e-14 * (1.0 + turn * turn));
        EXPECT_NEAR(rotation_step(RotationMethod::quaternion_euler, omega, 0.0, 1.0, b).drift_before,
                    std::sqrt(1.0 + 0.25 * turn * turn) - 1.0, 1e-14);
        EXPECT_LE(std::abs(rotation_step(RotationMethod::exponential_map, omega, 0.0, 1.0, c).drift_before), 1e-15);
    }
}

// A turn whose square has no double, and a time beyond all doubles, end the run before the step, whatever corrects it.
TEST(RotationRun, NoStepIsDoneThatHasNoNumbers) {
    const auto fast = [](double) { return glm::dvec3(1e300, 0.0, 0.0); };
    const auto still = [](double) { return glm::dvec3(0.0); };
    for (const Orthogonaliser how : {Orthogonaliser::gram_schmidt, Orthogonaliser::polar}) {
        Attitude a;
        const RotationStep step = rotation_step(RotationMethod::matrix_euler, fast, 0.0, 1.0, a, {how});
        EXPECT_EQ(step.status, RotationStatus::not_finite);
        EXPECT_EQ(a.axes, Attitude().axes);
    }
    for (const RotationMethod method : all_rotation_methods) {
        Attitude a;
        const RotationAnswer out = rotation_run({method, 1e308, 1e307, 40, {}}, still, a);
        EXPECT_EQ(out.status, RotationStatus::not_finite) << to_word(method);
        EXPECT_EQ(out.failed_step, 8) << "1e308 + 8e307 is beyond";
        EXPECT_EQ(out.steps, 7);
        EXPECT_TRUE(std::isfinite(out.t));
    }
}

// Left alone, the body grows by the same factor each step.
TEST(RotationRun, WithoutCorrectionTheBodyGrows) {
    const auto omega = [](double) { return glm::dvec3(0.0, 0.0, 6.0); };
    const RotationOptions raw{Orthogonaliser::gram_schmidt, ProductOrder::omega_q, false};
    Attitude a, b;
    EXPECT_EQ(rotation_run({RotationMethod::matrix_euler, 0.0, 1.0 / 60.0, 60, raw}, omega, a).status,
              RotationStatus::done);
    EXPECT_NEAR(glm::length(a.axes[0]), std::pow(1.01, 30.0), 1e-12);
    EXPECT_NEAR(glm::length(a.axes[2]), 1.0, 1e-15);
    EXPECT_EQ(rotation_run({RotationMethod::quaternion_euler, 0.0, 1.0 / 60.0, 60, raw}, omega, b).status,
              RotationStatus::done);
    EXPECT_NEAR(std::sqrt(squared_norm(b.q)), std::pow(1.0025, 30.0), 1e-12);
}

// The polar factor is the nearest rotation: no small turn of it comes nearer. Gram-Schmidt keeps the first column.
TEST(RotationRun, WhatEachOrthogonaliserKeeps) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Random random(seed);
        glm::dmat3 m = matrix_of(exponential({random.uniform(-1.0, 1.0), random.uniform(-1.0, 1.0), 0.3}));
        for (int c = 0; c < 3; ++c)
            for (int i = 0; i < 3; ++i) m[c][i] += random.uniform(-0.2, 0.2);
        glm::dmat3 polar = m, gram = m;
        ASSERT_EQ(orthogonalise(Orthogonaliser::polar, polar), RotationStatus::done);
        ASSERT_EQ(orthogonalise(Orthogonaliser::gram_schmidt, gram), RotationStatus::done);
        EXPECT_LE(orthogonality_drift(polar), run_rounding);
        EXPECT_LE(orthogonality_drift(gram), run_rounding);
        EXPECT_LE(glm::length(gram[0] - glm::normalize(m[0])), run_rounding);
        EXPECT_LE(std::abs(glm::dot(gram[2], m[1])), 1e-14); // the second stays in the plane of the first two
        const glm::dmat3 s = glm::transpose(polar) * m;      // symmetric for the nearest
        for (int c = 0; c < 3; ++c) EXPECT_NEAR(s[c][(c + 1) % 3], s[(c + 1) % 3][c], 1e-14) << seed;
    }
}

TEST(RotationRun, MatricesThatAreNoRotationAreRefused) {
    glm::dmat3 no_rank(1.0), flat(1.0);
    no_rank[1] = 2.0 * no_rank[0], flat[2] = glm::dvec3(0.0);
    const std::array bad_ones = {glm::dmat3(0.0),    no_rank, flat, glm::dmat3(-1.0), glm::dmat3(run_nan),
                                 glm::dmat3(run_inf)};
    for (const Orthogonaliser how : {Orthogonaliser::gram_schmidt, Orthogonaliser::polar})
        for (glm::dmat3 m : bad_ones) EXPECT_EQ(orthogonalise(how, m), RotationStatus::not_finite);
}

TEST(RotationRun, TheStepThatFailsIsNamedAndNothingStartsAnew) {
    const auto breaks = [](double t) { return t > 0.25 ? glm::dvec3(0.0, run_nan, 0.0) : glm::dvec3(0.0, 1.0, 0.0); };
    const auto explodes = [](double t) { return t > 0.25 ? glm::dvec3(0.0, 1e308, 1e308) : glm::dvec3(0.0, 1.0, 0.0); };
    for (const RotationMethod method : all_rotation_methods)
        for (const AngularVelocity& omega : {AngularVelocity(breaks), AngularVelocity(explodes)}) {
            Attitude attitude;
            RotationTrace trace;
            const RotationAnswer a = rotation_run({method, 0.0, 10.0, 100, {}}, omega, attitude, &trace);
            EXPECT_NE(a.status, RotationStatus::done) << to_word(method);
            EXPECT_EQ(a.failed_step, a.steps + 1);
            EXPECT_LE(a.failed_step, 2);
            EXPECT_EQ(trace.entries.size(), static_cast<std::size_t>(a.steps) + 1);
            EXPECT_EQ(trace.entries.back().attitude, attitude);
            EXPECT_EQ(a.t, 10.0 * static_cast<double>(a.steps));
        }
}

TEST(RotationRun, BadInputIsRefused) {
    for (const RotationMethod method : all_rotation_methods) {
        Attitude good, crooked, broken;
        crooked.q.w = 1.1, broken.axes[1][2] = run_inf;
        EXPECT_EQ(rotation_run({method, 0.0, run_nan, 3, {}}, run_spin, good).status, RotationStatus::invalid_input);
        EXPECT_EQ(rotation_run({method, run_inf, 0.1, 3, {}}, run_spin, good).status, RotationStatus::invalid_input);
        EXPECT_EQ(rotation_run({method, 0.0, 0.1, -1, {}}, run_spin, good).status, RotationStatus::invalid_input);
        EXPECT_EQ(rotation_run({method, 0.0, 0.1, 3, {}}, run_spin, crooked).status, RotationStatus::invalid_input);
        EXPECT_EQ(rotation_run({method, 0.0, 0.1, 3, {}}, run_spin, broken).status, RotationStatus::invalid_input);
        EXPECT_EQ(good, Attitude{});
    }
}

TEST(RotationRun, TheTraceChangesNoBitAndNothingIsAllocatedWithoutIt) {
    for (const RotationMethod method : all_rotation_methods) {
        Attitude plain, traced, cut;
        RotationTrace trace, little;
        little.limit = 10;
        const RotationInput input{method, 0.3, 0.01, 50, {}};
        const std::size_t before = tunnel::support::allocations();
        const RotationAnswer a = rotation_run(input, run_spin, plain);
        EXPECT_EQ(tunnel::support::allocations(), before) << to_word(method);
        EXPECT_EQ(rotation_run(input, run_spin, traced, &trace).largest_drift_before, a.largest_drift_before);
        EXPECT_EQ(rotation_run(input, run_spin, cut, &little).steps, 50);
        EXPECT_EQ(plain, traced);
        EXPECT_EQ(plain, cut);
        ASSERT_EQ(trace.entries.size(), 51U);
        EXPECT_EQ(trace.entries.back().attitude, plain);
        EXPECT_EQ(trace.entries.back().t, 0.3 + 50.0 * 0.01);
        EXPECT_EQ(a.t, 0.3 + 50.0 * 0.01);
        EXPECT_FALSE(trace.truncated);
        EXPECT_EQ(little.entries.size(), 10U);
        EXPECT_TRUE(little.truncated);
    }
}

} // namespace
