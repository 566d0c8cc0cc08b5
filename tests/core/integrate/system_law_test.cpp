// What a system says of itself fits together: derivatives and potential against differences of the force, from seeded
// states.
#include "core/integrate/systems/contact.hpp"
#include "core/integrate/systems/drag.hpp"
#include "core/integrate/systems/gravity.hpp"
#include "core/integrate/systems/kepler.hpp"
#include "core/integrate/systems/pendulum.hpp"
#include "core/integrate/systems/spring.hpp"
#include "core/integrate/systems/spring_mesh.hpp"
#include "tests/support/random.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <limits>

namespace tunnel::integrate {
namespace {

using Numbers = std::vector<double>;

Numbers force_at(const AnySystem& system, const Numbers& x, const Numbers& v) {
    Numbers out(system.size(), std::numeric_limits<double>::quiet_NaN());
    system.force(0.3, x, v, out);
    return out;
}

constexpr double probe = 1e-6;

// d force / d numbers[j], where `numbers` is x or v.
Numbers force_slope(const AnySystem& system, Numbers& x, Numbers& v, double& number) {
    const double old = number;
    number = old + probe;
    Numbers out = force_at(system, x, v);
    number = old - probe;
    const Numbers low = force_at(system, x, v);
    number = old;
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = (out[i] - low[i]) / (2.0 * probe);
    return out;
}

void expect_derivatives(const AnySystem& system, Numbers x, Numbers v) {
    const std::size_t n = system.size();
    Numbers by_x(n * n, 1e300), by_v(n * n, 1e300);
    ASSERT_TRUE(system.has_derivatives());
    system.derivatives(0.3, x, v, by_x, by_v);
    for (std::size_t j = 0; j < n; ++j) {
        const Numbers in_x = force_slope(system, x, v, x[j]), in_v = force_slope(system, x, v, v[j]);
        for (std::size_t i = 0; i < n; ++i) {
            ASSERT_NEAR(by_x[i * n + j], in_x[i], 1e-5 * (10.0 + std::abs(in_x[i]))) << i << " by x " << j;
            ASSERT_NEAR(by_v[i * n + j], in_v[i], 1e-5 * (10.0 + std::abs(in_v[i]))) << i << " by v " << j;
            ASSERT_TRUE(system.uses_velocity() || in_v[i] == 0.0);
        }
    }
}

void expect_potential(const AnySystem& system, Numbers x) {
    const Numbers rest(system.size(), 0.0), force = force_at(system, x, rest);
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double old = x[i];
        x[i] = old + probe;
        const double high = system.potential(x);
        x[i] = old - probe;
        const double low = system.potential(x);
        x[i] = old;
        ASSERT_NEAR((low - high) / (2.0 * probe), force[i], 1e-5 * (10.0 + std::abs(force[i]))) << i;
    }
}

void expect_consistent(const AnySystem& system, std::int64_t cases, double half = 2.0) {
    ASSERT_TRUE(system.is_valid());
    for (std::int64_t seed = 0; seed < support::case_count(cases); ++seed) {
        support::Random random(static_cast<std::uint64_t>(seed) + 1);
        Numbers x, v;
        for (std::size_t i = 0; i < system.size(); ++i) {
            x.push_back(random.uniform(-half, half));
            v.push_back(random.uniform(-half, half));
        }
        SCOPED_TRACE(seed);
        expect_derivatives(system, x, v);
        expect_potential(system, x);
    }
}

TEST(SystemLaw, DerivativesAndPotentialAreThoseOfTheForce) {
    expect_consistent(Gravity{2.0, {1.0, -9.81, 0.5}, 3}, 50);
    expect_consistent(LinearDrag{2.0, 0.7, {1.0, -9.81, 0.5}, 3}, 50);
    expect_consistent(QuadraticDrag{2.0, 0.7, {1.0, -9.81, 0.5}, 3}, 50);
    expect_consistent(QuadraticDrag{2.0, 0.7, {1.0, -9.81, 0.5}, 1}, 50);
    expect_consistent(Spring{2.0, 30.0, 0.0}, 50);
    expect_consistent(Spring{2.0, 30.0, 1.5}, 50);
    expect_consistent(PenaltyContact{1.0, 9.81, 400.0, 0.0}, 50);
    expect_consistent(PenaltyContact{1.0, 9.81, 400.0, 3.0}, 50);
    expect_consistent(Bounce{}, 50);
    expect_consistent(Kepler{3.0, 2.0}, 50);
    expect_consistent(Pendulum{2.0, 0.5, 9.81}, 50);
}

TEST(SystemLaw, DerivativesAndPotentialOfMeshes) {
    MeshAtRest tetrahedron = wet_tetrahedron();
    tetrahedron.mesh.water.skin = 1.0;
    expect_consistent(tetrahedron.mesh, 50);
    expect_consistent(hung_cloth({4, 3}).mesh, 20);
}

TEST(SystemLaw, LiftHasOnePotentialAcrossTheSkin) {
    SpringMesh mesh;
    mesh.masses = {1.0}, mesh.gravity = {}, mesh.water = {2.0, 0.5, 3.0, 0.0};
    EXPECT_EQ(mesh.potential(Numbers{0.0, 2.5, 0.0}), 0.0);
    EXPECT_DOUBLE_EQ(mesh.potential(Numbers{0.0, 1.75, 0.0}), 3.0 * 0.25 * 0.25 / 2.0 / 0.5);
    EXPECT_DOUBLE_EQ(mesh.potential(Numbers{0.0, 1.5, 0.0}), 0.75);
    EXPECT_DOUBLE_EQ(mesh.potential(Numbers{0.0, 0.5, 0.0}), 3.75); // 1 m more at 3 N
}

// Links act on both ends alike: without other forces neither momentum nor angular momentum changes.
TEST(SystemLaw, LinksNeitherPushNorTurnTheWhole) {
    SpringMesh mesh = wet_tetrahedron().mesh;
    mesh.gravity = {}, mesh.water.lift = mesh.water.drag = 0.0;
    for (std::int64_t seed = 0; seed < support::case_count(100); ++seed) {
        support::Random random(static_cast<std::uint64_t>(seed) + 1);
        Numbers x, v;
        for (std::size_t i = 0; i < mesh.size(); ++i) {
            x.push_back(random.uniform(-2.0, 2.0));
            v.push_back(random.uniform(-2.0, 2.0));
        }
        const Numbers f = force_at(mesh, x, v);
        glm::dvec3 sum{}, turn{};
        for (std::size_t i = 0; i < f.size(); i += 3) {
            const glm::dvec3 one{f[i], f[i + 1], f[i + 2]};
            sum += one;
            turn += glm::dvec3(x[i + 1] * one.z - x[i + 2] * one.y, x[i + 2] * one.x - x[i] * one.z,
                               x[i] * one.y - x[i + 1] * one.x);
        }
        EXPECT_LT(std::abs(sum.x) + std::abs(sum.y) + std::abs(sum.z), 1e-10) << seed;
        EXPECT_LT(std::abs(turn.x) + std::abs(turn.y) + std::abs(turn.z), 1e-10) << seed;
    }
}

TEST(SystemLaw, ASpringWithoutLengthPushesNowhere) {
    SpringMesh mesh;
    mesh.masses = {1.0, 1.0}, mesh.links = {{0, 1, 1.0, 100.0, 1.0}}, mesh.gravity = {};
    for (const double one : force_at(mesh, Numbers(6, 0.5), {1.0, 2.0, 3.0, 4.0, 5.0, 6.0})) EXPECT_EQ(one, 0.0);
}

TEST(SystemLaw, OnlyOneCornerOfTheTetrahedronIsWet) {
    const MeshAtRest it = wet_tetrahedron();
    ASSERT_TRUE(it.mesh.is_valid());
    EXPECT_EQ(it.mesh.wetness(it.start.x[1]), 1.0);
    for (std::size_t i = 1; i < 4; ++i) EXPECT_EQ(it.mesh.wetness(it.start.x[3 * i + 1]), 0.0);
    for (const SpringLink& link : it.mesh.links) EXPECT_EQ(link.rest, 1.0);
    EXPECT_EQ(it.mesh.links.size(), 6u);
    const double springs = it.mesh.potential(it.start.x);
    SpringMesh loose = it.mesh;
    loose.links.clear();
    EXPECT_NEAR(springs, loose.potential(it.start.x), 1e-12); // none is stretched
}

} // namespace
} // namespace tunnel::integrate
