// A body that no torque acts on: the symmetric top's closed form, the asymmetric top by Jacobi's elliptic functions,
// the order of each method, and what becomes of energy and angular momentum.
#include "core/integrate/rotation/exponential.hpp"
#include "core/integrate/rotation/free_body_run.hpp"
#include "core/integrate/rotation/top.hpp"
#include "tests/support/random.hpp"
#include "tests/support/run_size.hpp"

#include <boost/math/special_functions/jacobi_elliptic.hpp>
#include <gtest/gtest.h>

#include <numbers>

namespace {

using namespace tunnel::integrate; // NOLINT: the file is about nothing else
using tunnel::support::Random;

constexpr glm::dvec3 brick{1.0, 2.0, 2.5}; // three unlike moments
const FreeBody tumbling{exponential({0.3, -0.2, 0.5}), {0.9, 1.3, -0.7}};

FreeBody after(FreeBodyMethod method, const glm::dvec3& moments, const FreeBody& start, double t, std::int64_t steps) {
    FreeBody body = start;
    const FreeBodyAnswer answer = free_body_run({method, moments, t / static_cast<double>(steps), steps}, body);
    EXPECT_EQ(answer.status, RotationStatus::done) << to_word(method);
    return body;
}

double error_of(const FreeBody& a, const FreeBody& truth) {
    return angle_between(a.q, truth.q) + glm::length(a.omega - truth.omega);
}

// The closed form against Euler's equations themselves, by differences, not against another solver of ours.
TEST(FreeBodyLaw, TheSymmetricTopSolvesEulersEquations) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Random random(seed);
        const double a = random.uniform(0.5, 2.0), c = random.uniform(0.1, 2.0 * a);
        glm::dvec3 moments(a), omega(0.0), turn(0.0);
        moments[static_cast<int>(seed % 3)] = c;
        for (int i = 0; i < 3; ++i) omega[i] = random.uniform(-2.0, 2.0);
        for (int i = 0; i < 3; ++i) turn[i] = random.uniform(-2.0, 2.0);
        const FreeBody start{exponential(turn), omega};
        const double t = random.uniform(-5.0, 5.0), d = 1e-4;
        const auto at = [&](double time) { return *exact_symmetric_top(moments, start, time); };
        const glm::dvec3 slope = (at(t + d).omega - at(t - d).omega) / (2.0 * d), w = at(t).omega;
        EXPECT_LE(glm::length(moments * slope - glm::cross(moments * w, w)), 1e-6) << seed;
        const Quaternion between = product(conjugate(at(t - d).q), at(t + d).q);
        EXPECT_LE(glm::length(logarithm(between) / (2.0 * d) - w), 1e-6) << seed;
        EXPECT_LE(glm::length(angular_momentum(moments, at(t)) - angular_momentum(moments, start)), 1e-12) << seed;
        EXPECT_LE(angle_between(at(0.0).q, start.q), 1e-15) << seed;
    }
}

TEST(FreeBodyLaw, TheReferenceIsRightForASymmetricTop) {
    for (const glm::dvec3& moments : {glm::dvec3(1.0, 1.0, 1.9), glm::dvec3(0.2, 1.0, 1.0), glm::dvec3(1.0)}) {
        const FreeBody truth = *exact_symmetric_top(moments, tumbling, 10.0);
        EXPECT_LE(error_of(*reference_motion(moments, tumbling, 10.0, 20000), truth),
                  1e-12 * 10.0 * glm::length(tumbling.omega));
    }
}

// In the body's frame omega is (a cn, b sn, c dn) of Jacobi where the moments ascend and L^2 > 2 E I2: it goes round
// the axis of the largest moment.
TEST(FreeBodyLaw, TheAsymmetricTopFollowsJacobi) {
    const double i1 = brick.x, i2 = brick.y, i3 = brick.z;
    const FreeBody start{{}, {0.4, 0.0, 1.1}}; // at sn = 0
    const double twice = 2.0 * kinetic_energy(brick, start),
                 square = std::pow(glm::length(angular_momentum(brick, start)), 2);
    ASSERT_GT(square, twice * i2);
    const double rate = std::sqrt((i3 - i2) * (square - twice * i1) / (i1 * i2 * i3));
    const double modulus = std::sqrt((i2 - i1) * (twice * i3 - square) / ((i3 - i2) * (square - twice * i1)));
    const double middle = std::sqrt((twice * i3 - square) / (i2 * (i3 - i2)));
    for (const double t : {0.5, 3.0, 11.0}) {
        double cn = 0.0, dn = 0.0;
        const double sn = boost::math::jacobi_elliptic(modulus, rate * t, &cn, &dn);
        const FreeBody body = *reference_motion(brick, start, t, static_cast<std::int64_t>(2000.0 * t));
        const glm::dvec3 truth{0.4 * cn, middle * sn, 1.1 * dn};
        EXPECT_LE(glm::length(body.omega - truth), 1e-11) << t;
    }
}

TEST(FreeBodyLaw, ObservedOrders) {
    for (const glm::dvec3& moments : {brick, glm::dvec3(1.0, 1.0, 1.9)}) {
        const FreeBody truth = *reference_motion(moments, tumbling, 2.0, 20000);
        for (const FreeBodyMethod method : all_free_body_methods) {
            const std::int64_t coarse = order_of(method) == 1 ? 1600 : order_of(method) == 2 ? 400 : 100;
            const double first = error_of(after(method, moments, tumbling, 2.0, coarse), truth);
            const double second = error_of(after(method, moments, tumbling, 2.0, 4 * coarse), truth);
            EXPECT_NEAR(std::log(first / second) / std::log(4.0), order_of(method), 0.05) << to_word(method);
        }
    }
}

} // namespace
