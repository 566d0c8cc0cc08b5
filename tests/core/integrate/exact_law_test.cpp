// The closed forms of the systems against the adaptive method at a tolerance far below, from seeded starts: two ways
// that share no formula.
#include "core/integrate/run.hpp"
#include "core/integrate/systems/contact.hpp"
#include "core/integrate/systems/drag.hpp"
#include "core/integrate/systems/gravity.hpp"
#include "core/integrate/systems/kepler.hpp"
#include "core/integrate/systems/pendulum.hpp"
#include "core/integrate/systems/spring.hpp"
#include "tests/support/random.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

namespace tunnel::integrate {
namespace {

State drawn_state(support::Random& random, std::size_t n, double half) {
    State out{random.uniform(-3.0, 3.0), {}, {}};
    for (std::size_t i = 0; i < n; ++i) {
        out.x.push_back(random.uniform(-half, half));
        out.v.push_back(random.uniform(-half, half));
    }
    return out;
}

// The largest difference in any x or v, relative to the largest number there.
double difference_from_adaptive(const AnySystem& system, const State& start, double time, double tolerance = 1e-12) {
    State near = start, exact;
    Workspace workspace(Method::adaptive, system.size());
    RunInput input{Method::adaptive, time, 1};
    input.options.absolute = input.options.relative = tolerance, input.options.inside_limit = 1000000;
    EXPECT_EQ(run(system, input, near, workspace).status, StepStatus::done);
    EXPECT_TRUE(system.exact(start, near.t, exact));
    double most = 0.0, scale = 1.0;
    for (std::size_t i = 0; i < start.size(); ++i) {
        most = std::max({most, std::abs(near.x[i] - exact.x[i]), std::abs(near.v[i] - exact.v[i])});
        scale = std::max({scale, std::abs(exact.x[i]), std::abs(exact.v[i])});
    }
    return most / scale;
}

template <class Draw> void expect_exact(std::int64_t cases, double tolerance, Draw draw) {
    for (std::int64_t seed = 0; seed < support::case_count(cases); ++seed) {
        support::Random random(static_cast<std::uint64_t>(seed) + 1);
        const auto system = draw(random);
        const State start = drawn_state(random, system.size(), 4.0);
        EXPECT_LE(difference_from_adaptive(system, start, random.uniform(0.1, 6.0)), tolerance) << "seed " << seed;
    }
}

std::array<double, 3> drawn_pull(support::Random& random) {
    const double x = random.uniform(-9.0, 9.0), y = random.uniform(-9.0, 9.0);
    return {x, y, random.uniform(-9.0, 9.0)};
}

TEST(ExactLaw, Gravity) {
    expect_exact(200, 1e-10, [](support::Random& random) {
        Gravity out{random.magnitude(-2.0, 2.0), drawn_pull(random), 3};
        out.dimensions = static_cast<std::size_t>(random.integer(1, 3));
        return out;
    });
}

TEST(ExactLaw, LinearDragOfAnyStrength) {
    expect_exact(200, 1e-10, [](support::Random& random) {
        const double mass = random.magnitude(-1.0, 1.0), drag = random.magnitude(-9.0, 1.0);
        return LinearDrag{mass, random.chance(5) ? 0.0 : drag, drawn_pull(random), 2};
    });
}

TEST(ExactLaw, QuadraticDragOnALineUpAndDown) {
    expect_exact(200, 1e-10, [](support::Random& random) {
        const double mass = random.magnitude(-1.0, 1.0), drag = random.magnitude(-5.0, 1.0);
        return QuadraticDrag{mass, random.chance(5) ? 0.0 : drag, drawn_pull(random), 1};
    });
}

TEST(ExactLaw, QuadraticDragWithoutGravity) {
    expect_exact(100, 1e-10, [](support::Random& random) {
        const double mass = random.magnitude(-1.0, 1.0);
        return QuadraticDrag{mass, random.magnitude(-3.0, 1.0), {0.0, 0.0, 0.0}, 3};
    });
}

TEST(ExactLaw, SpringInAllThreeRegimes) {
    expect_exact(300, 1e-9, [](support::Random& random) {
        const double mass = random.magnitude(-1.0, 1.0), omega = random.magnitude(-1.0, 1.0);
        const int regime = random.integer(0, 4); // none, under, critical, over, far over
        const std::array<double, 5> ratios{0.0, random.uniform(0.01, 0.99), 1.0, random.uniform(1.01, 3.0), 20.0};
        const double ratio = ratios[static_cast<std::size_t>(regime)];
        return Spring{mass, mass * omega * omega, 2.0 * ratio * mass * omega};
    });
}

// Far over: the slow decay alone is left, at the rate omega / 2 / ratio.
TEST(ExactLaw, SpringFarBeyondCriticalCreepsBack) {
    const Spring spring{1.0, 4.0, 4e8}; // omega 2 rad/s, ratio 1e8
    State end;
    ASSERT_TRUE(AnySystem(spring).exact({0.0, {1.0}, {0.0}}, 5e7, end));
    EXPECT_NEAR(end.x[0], std::exp(-0.5), 1e-12);
    EXPECT_NEAR(end.v[0], -1e-8 * std::exp(-0.5), 1e-20);
}

// K(1 / sqrt 2) = Gamma(1/4)^2 / (4 sqrt pi): a quarter of the swing from a right angle.
TEST(ExactLaw, PendulumFromARightAngleTakesGaussTime) {
    const double quarter = 1.8540746773013719 / std::sqrt(9.81), right = 0.5 * std::acos(-1.0);
    State end;
    ASSERT_TRUE(AnySystem(Pendulum{}).exact({0.0, {right}, {0.0}}, quarter, end));
    EXPECT_NEAR(end.x[0], 0.0, 1e-14);
    EXPECT_NEAR(end.v[0], -std::sqrt(2.0 * 9.81), 1e-13);
    ASSERT_TRUE(AnySystem(Pendulum{}).exact({0.0, {right}, {0.0}}, 4.0 * quarter, end));
    EXPECT_NEAR(end.x[0], right, 1e-13);
}

TEST(ExactLaw, KeplerAtTheFarEndAfterHalfAPeriod) {
    const Kepler kepler{1.0, 3.0};
    State end;
    for (const double e : {0.0, 0.3, 0.99}) {
        const State start = kepler.start(e, 2.0);
        ASSERT_TRUE(AnySystem(kepler).exact(start, 0.5 * kepler.period(2.0), end));
        EXPECT_NEAR(end.x[0], -2.0 * (1.0 + e), 1e-12) << e;
        EXPECT_NEAR(end.x[1], 0.0, 1e-12) << e;
        ASSERT_TRUE(AnySystem(kepler).exact(start, 7.0 * kepler.period(2.0), end));
        EXPECT_NEAR(end.x[0], start.x[0], 1e-10) << e;
    }
    EXPECT_FALSE(AnySystem(kepler).exact({0.0, {1.0, 0.0}, {0.0, 3.0}}, 1.0, end)); // never comes back
    EXPECT_FALSE(AnySystem(kepler).exact({0.0, {1.0, 0.0}, {0.5, 0.0}}, 1.0, end)); // through the sun
}

TEST(ExactLaw, PendulumSwingingAndTurningOver) {
    expect_exact(300, 1e-9, [](support::Random& random) {
        const double length = random.uniform(0.3, 3.0);
        return Pendulum{random.magnitude(-1.0, 1.0), length, random.uniform(1.0, 10.0)};
    });
}

TEST(ExactLaw, PendulumThatComesToTheTopForEver) {
    const Pendulum pendulum;
    const double omega = std::sqrt(9.81);
    State end;
    ASSERT_TRUE(AnySystem(pendulum).exact({0.0, {0.0}, {2.0 * omega}}, 2.0, end));
    EXPECT_NEAR(end.x[0], 4.0 * std::atan(std::exp(omega * 2.0)) - std::acos(-1.0), 1e-12);
}

TEST(ExactLaw, KeplerOnEllipsesOfAnyShape) {
    for (std::int64_t seed = 0; seed < support::case_count(200); ++seed) {
        support::Random random(static_cast<std::uint64_t>(seed) + 1);
        const Kepler kepler{random.magnitude(-1.0, 1.0), random.magnitude(-0.5, 0.5)};
        const double a = random.uniform(0.5, 2.0), e = random.chance(8) ? 0.0 : random.uniform(0.0, 0.85);
        State start, nearest = kepler.start(e, a);
        ASSERT_TRUE(AnySystem(kepler).exact(nearest, random.uniform(-5.0, 5.0), start));
        EXPECT_LE(difference_from_adaptive(kepler, start, random.uniform(0.1, 9.0)), 1e-8) << "seed " << seed;
    }
}

// The tolerances are wide: the adaptive method has to find each jump by halving its steps.
TEST(ExactLaw, ContactBySpring) {
    expect_exact(100, 1e-7, [](support::Random& random) {
        const double mass = random.uniform(0.5, 2.0);
        return PenaltyContact{mass, random.uniform(1.0, 10.0), random.magnitude(1.0, 4.0), 0.0};
    });
}

TEST(ExactLaw, ContactByAForceThatJumps) {
    expect_exact(60, 1e-6, [](support::Random& random) {
        const double mass = random.uniform(0.5, 2.0);
        return Bounce{mass, random.uniform(1.0, 10.0), random.magnitude(2.0, 3.0), 1.0};
    });
}

TEST(ExactLaw, ContactThatTakesAShareOfTheSpeed) {
    const Bounce bounce{2.0, 9.81, 300.0, 0.8};
    const State start{0.0, {1.5}, {0.7}};
    for (const double time : {0.5, 0.6, 0.65, 0.7, 1.5, 2.0, 2.5})
        EXPECT_LE(difference_from_adaptive(bounce, start, time), 1e-7) << time;
    State end;
    ASSERT_TRUE(AnySystem(bounce).exact(start, 20.0, end)); // infinitely many bounces, all before 8 s
    EXPECT_EQ(end.x[0], 0.0);
    EXPECT_EQ(end.v[0], 0.0);
}

} // namespace
} // namespace tunnel::integrate
