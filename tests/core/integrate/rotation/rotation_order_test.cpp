// The order of each method from its errors, with omega constant, evenly growing and changing its direction, against
// closed forms; and that the exponential map is not always the better one.
#include "core/integrate/rotation/exponential.hpp"
#include "core/integrate/rotation/rotation_run.hpp"
#include "core/integrate/rotation/turnings.hpp"

#include <gtest/gtest.h>

#include <numbers>

namespace {

using namespace tunnel::integrate; // NOLINT: the file is about nothing else

const Quaternion order_start = exponential({0.4, -1.1, 0.3});

double turn_error(RotationMethod method, const AngularVelocity& omega, const Quaternion& truth, double time,
                  std::int64_t steps, Orthogonaliser how = Orthogonaliser::gram_schmidt) {
    Attitude attitude = attitude_of(order_start);
    RotationInput input{method, 0.0, time / static_cast<double>(steps), steps, {how}};
    EXPECT_EQ(rotation_run(input, omega, attitude).status, RotationStatus::done);
    return angle_between(attitude.q, truth);
}

// From the slope between two errors, h four times smaller; far enough above rounding for the fourth order.
double observed_order(RotationMethod method, const AngularVelocity& omega, const Quaternion& truth, double time,
                      Orthogonaliser how = Orthogonaliser::gram_schmidt) {
    const std::int64_t coarse = order_of(method) == 1 ? 1600 : order_of(method) == 2 ? 400 : 50;
    const double first = turn_error(method, omega, truth, time, coarse, how);
    return std::log(first / turn_error(method, omega, truth, time, 4 * coarse, how)) / std::log(4.0);
}

TEST(RotationOrder, WhereOmegaChangesItsDirection) {
    const NestedSpin spin{{0.3, 1.9, -0.4}, {1.1, -0.2, 2.3}};
    const Quaternion truth = exact_orientation(spin, order_start, 0.7);
    for (const RotationMethod method : all_rotation_methods)
        for (const Orthogonaliser how : {Orthogonaliser::gram_schmidt, Orthogonaliser::polar})
            EXPECT_NEAR(observed_order(method, spin, truth, 0.7, how), order_of(method), 0.05) << to_word(method);
}

// About one axis the midpoint takes omega's mean where omega grows evenly, so that it is exact, like RK4.
TEST(RotationOrder, WhereOmegaGrowsEvenly) {
    const EvenSpin spin{{0.6, 0.0, 0.8}, 2.0, 3.0};
    const Quaternion truth = exact_orientation(spin, order_start, 0.7);
    for (const RotationMethod method :
         {RotationMethod::matrix_euler, RotationMethod::quaternion_euler, RotationMethod::exponential_map})
        EXPECT_NEAR(observed_order(method, spin, truth, 0.7), 1.0, 0.05) << to_word(method);
    for (const RotationMethod method : {RotationMethod::lie_midpoint, RotationMethod::lie_rk4})
        EXPECT_LE(turn_error(method, spin, truth, 0.7, 50), 1e-14) << to_word(method);
}

// Gram-Schmidt keeps the first column's direction and moves only the others: wrong by h^2 a step, unless the axis of
// the turn is one of the body's.
TEST(RotationOrder, WhereOmegaIsConstant) {
    const EvenSpin spin{{0.6, 0.0, 0.8}, 2.0, 0.0};
    const Quaternion truth = exact_orientation(spin, order_start, 0.7);
    constexpr RotationMethod matrix = RotationMethod::matrix_euler;
    EXPECT_NEAR(observed_order(matrix, spin, truth, 0.7, Orthogonaliser::gram_schmidt), 1.0, 0.05);
    EXPECT_NEAR(observed_order(matrix, spin, truth, 0.7, Orthogonaliser::polar), 2.0, 0.05);
    const EvenSpin own{matrix_of(order_start)[1], 2.0, 0.0};
    EXPECT_NEAR(observed_order(matrix, own, exact_orientation(own, order_start, 0.7), 0.7), 2.0, 0.05);
    EXPECT_NEAR(observed_order(RotationMethod::quaternion_euler, spin, truth, 0.7), 2.0, 0.05);
    for (const RotationMethod method :
         {RotationMethod::exponential_map, RotationMethod::lie_midpoint, RotationMethod::lie_rk4})
        EXPECT_LE(turn_error(method, spin, truth, 0.7, 50), 1e-14) << to_word(method);
}

// The closed forms solve dq/dt = 1/2 omega q, by differences: no other code of ours takes part.
TEST(RotationOrder, TheClosedFormsTurnByTheirOmega) {
    const NestedSpin nested{{0.3, 1.9, -0.4}, {1.1, -0.2, 2.3}};
    const EvenSpin even{{0.6, 0.0, 0.8}, 2.0, -3.0};
    const auto off = [](const auto& spin, double t) {
        const double d = 1e-4;
        const Quaternion a = exact_orientation(spin, order_start, t - d),
                         b = exact_orientation(spin, order_start, t + d);
        return glm::length(logarithm(product(b, conjugate(a))) / (2.0 * d) - spin(t));
    };
    for (const double t : {0.0, 0.4, 3.0, -2.0}) {
        EXPECT_LE(off(nested, t), 1e-6) << t;
        EXPECT_LE(off(even, t), 1e-6) << t;
    }
}

// A wheel that brakes from 12 to 9 rad/s within a second. Frozen at the start of each step, omega is too large; the
// two Euler methods turn too little for a given omega. In them both errors cancel in part; the exponential map has one
// left.
TEST(RotationOrder, TheExponentialMapIsNotAlwaysBetter) {
    const EvenSpin brake{{0.0, 0.0, 1.0}, 12.0, -3.0};
    const Quaternion truth = exact_orientation(brake, order_start, 1.0);
    const double map = turn_error(RotationMethod::exponential_map, brake, truth, 1.0, 60);
    const double quaternion = turn_error(RotationMethod::quaternion_euler, brake, truth, 1.0, 60);
    EXPECT_NEAR(map, 0.5 / 60.0 * 3.0, 1e-12); // h / 2 times the loss of omega, all of it ahead
    EXPECT_LT(quaternion, 0.2 * map);
    // The other way round, speeding up, both errors lag, and the map is better.
    const EvenSpin push{{0.0, 0.0, 1.0}, 9.0, 3.0};
    const Quaternion pushed = exact_orientation(push, order_start, 1.0);
    EXPECT_LT(turn_error(RotationMethod::exponential_map, push, pushed, 1.0, 60),
              turn_error(RotationMethod::quaternion_euler, push, pushed, 1.0, 60));
}

} // namespace
