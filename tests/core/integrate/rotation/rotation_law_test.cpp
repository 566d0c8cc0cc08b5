// How far each method turns a body, against closed forms: handedness, frame and order of the product, the share of the
// angle that each method lacks, and what correction leaves.
#include "core/integrate/rotation/exponential.hpp"
#include "core/integrate/rotation/rotation_run.hpp"
#include "core/integrate/rotation/turnings.hpp"

#include <gtest/gtest.h>

#include <numbers>

namespace {

using namespace tunnel::integrate; // NOLINT: the file is about nothing else

constexpr double turn_pi = std::numbers::pi, degree = turn_pi / 180.0;
constexpr glm::dvec3 x_axis{1.0, 0.0, 0.0}, y_axis{0.0, 1.0, 0.0}, z_axis{0.0, 0.0, 1.0};

Attitude run_from(const Quaternion& start, RotationMethod method, const AngularVelocity& omega, double h,
                  std::int64_t steps, const RotationOptions& options = {}) {
    Attitude attitude = attitude_of(start);
    const RotationAnswer answer = rotation_run({method, 0.0, h, steps, options}, omega, attitude);
    EXPECT_EQ(answer.status, RotationStatus::done) << to_word(method);
    EXPECT_EQ(answer.steps, steps);
    return attitude;
}

void expect_near(const glm::dvec3& a, const glm::dvec3& b, double tolerance, std::string_view what) {
    EXPECT_LE(glm::length(a - b), tolerance) << what << ": " << a.x << ' ' << a.y << ' ' << a.z;
}

// From 90 degrees about x, then 90 degrees about the world's z within 1 s: one turn alone would not tell omega q from
// q omega, since both agree from the identity.
TEST(RotationLaw, TwoAxesFixHandednessFrameAndOrder) {
    const Quaternion start = exponential(90.0 * degree * x_axis);
    const auto omega = [](double) { return 90.0 * degree * z_axis; };
    for (const RotationMethod method : all_rotation_methods)
        for (const Orthogonaliser how : {Orthogonaliser::gram_schmidt, Orthogonaliser::polar}) {
            const double tolerance = order_of(method) > 1 || method == RotationMethod::exponential_map ? 1e-12 : 1e-5;
            const RotationOptions right{how}, wrong{how, ProductOrder::q_omega};
            const Attitude a = run_from(start, method, omega, 1e-3, 1000, right);
            expect_near(rotate(a.q, x_axis), y_axis, tolerance, to_word(method));
            expect_near(rotate(a.q, y_axis), z_axis, tolerance, to_word(method));
            expect_near(a.axes[0], y_axis, tolerance, to_word(method));
            expect_near(a.axes[1], z_axis, tolerance, to_word(method));
            const Attitude b = run_from(start, method, omega, 1e-3, 1000, wrong);
            expect_near(b.axes[0], z_axis, tolerance, to_word(method));
            expect_near(b.axes[1], -x_axis, tolerance, to_word(method));
        }
}

// Behind the true angle about z, after h * steps seconds of `rate` rad/s; within half a turn.
double degrees_behind(RotationMethod method, double rate, double h, std::int64_t steps) {
    const auto omega = [&](double) { return rate * z_axis; };
    const Attitude a = run_from({}, method, omega, h, steps);
    const Quaternion truth = exponential(std::remainder(rate * h * static_cast<double>(steps), 2.0 * turn_pi) * z_axis);
    return logarithm(product(truth, conjugate(a.q))).z / degree;
}

double lacking(RotationMethod method, double rate, double h, std::int64_t steps) {
    const double a = rate * h;
    const double angle = method == RotationMethod::matrix_euler ? std::atan(a) : 2.0 * std::atan(0.5 * a);
    return static_cast<double>(steps) * (a - angle) / degree;
}

TEST(RotationLaw, OneTurnInSixtySteps) {
    const double rate = 2.0 * turn_pi, h = 1.0 / 60.0;
    for (const RotationMethod exact :
         {RotationMethod::exponential_map, RotationMethod::lie_midpoint, RotationMethod::lie_rk4})
        EXPECT_NEAR(degrees_behind(exact, rate, h, 60), 0.0, 1e-12) << to_word(exact);
    EXPECT_NEAR(degrees_behind(RotationMethod::quaternion_euler, rate, h, 60), 0.328447, 5e-7);
    EXPECT_NEAR(degrees_behind(RotationMethod::matrix_euler, rate, h, 60), 1.307356, 5e-7);
    for (const RotationMethod euler : {RotationMethod::quaternion_euler, RotationMethod::matrix_euler})
        EXPECT_NEAR(degrees_behind(euler, rate, h, 60), lacking(euler, rate, h, 60), 1e-11) << to_word(euler);
}

// 12 hours at one step a second: more than a turn behind is read off the closed form, which the run must agree with.
TEST(RotationLaw, TheSecondHandOfAClock) {
    const double rate = 2.0 * turn_pi / 60.0;
    const std::int64_t seconds = 12 * 60 * 60;
    EXPECT_NEAR(degrees_behind(RotationMethod::exponential_map, rate, 1.0, seconds), 0.0, 1e-9);
    const double quaternion = lacking(RotationMethod::quaternion_euler, rate, 1.0, seconds);
    const double matrix = lacking(RotationMethod::matrix_euler, rate, 1.0, seconds);
    EXPECT_NEAR(quaternion, 236.48, 5e-3);
    EXPECT_NEAR(matrix, 941.30, 5e-3);
    EXPECT_NEAR(degrees_behind(RotationMethod::quaternion_euler, rate, 1.0, seconds), quaternion - 360.0, 1e-8);
    EXPECT_NEAR(degrees_behind(RotationMethod::matrix_euler, rate, 1.0, seconds), matrix - 1080.0, 1e-8);
}

} // namespace
