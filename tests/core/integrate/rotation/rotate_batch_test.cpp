// Many bodies at once turn as each alone, to the bit, whatever their number and whatever stands beside them; refused
// ones stay and are counted.
#include "core/integrate/rotation/exponential.hpp"
#include "core/integrate/rotation/rotate_batch.hpp"
#include "core/integrate/rotation/rotation_step.hpp"
#include "tests/support/allocations.hpp"
#include "tests/support/random.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

namespace {

using namespace tunnel::integrate; // NOLINT: the file is about nothing else
using tunnel::support::Random;

struct BodyRows {
    std::vector<double> w, x, y, z, ox, oy, oz;

    void add(const Quaternion& q, const glm::dvec3& omega) {
        w.push_back(q.w), x.push_back(q.x), y.push_back(q.y), z.push_back(q.z);
        ox.push_back(omega.x), oy.push_back(omega.y), oz.push_back(omega.z);
    }
    [[nodiscard]] Quaternion q(std::size_t i) const { return {w[i], x[i], y[i], z[i]}; }
    [[nodiscard]] glm::dvec3 omega(std::size_t i) const { return {ox[i], oy[i], oz[i]}; }
    std::size_t step(double h) { return rotate_expmap({w, x, y, z}, {ox, oy, oz}, h); }
};

// Turns of h = 0.01 s from far below rounding to thousands of rad; one body in five hardly or not at all.
BodyRows body_rows(std::uint64_t seed, std::size_t n) {
    Random random(seed);
    BodyRows out;
    for (std::size_t i = 0; i < n; ++i) {
        glm::dvec3 turn, omega;
        for (int k = 0; k < 3; ++k) turn[k] = random.uniform(-2.0, 2.0);
        const double size =
            random.chance(5) ? random.magnitude(-160.0, 0.0) : random.magnitude(-2.0, seed % 2 == 0 ? 2.0 : 6.0);
        for (int k = 0; k < 3; ++k) omega[k] = size * random.integer(-2, 2);
        out.add(renormalised(exponential(turn)), omega);
    }
    return out;
}

TEST(RotateBatch, TurnsEachBodyAsIfAlone) {
    const auto rounds = static_cast<std::uint64_t>(tunnel::support::case_count(2000));
    for (std::uint64_t seed = 0; seed < rounds; ++seed) {
        const BodyRows before = body_rows(seed, seed % 23);
        BodyRows after = before;
        EXPECT_EQ(after.step(0.01), 0U) << seed;
        for (std::size_t i = 0; i < before.w.size(); ++i) {
            const Quaternion alone = renormalised(fused_product(exponential(0.01 * before.omega(i)), before.q(i)));
            EXPECT_EQ(after.q(i), alone) << seed << ' ' << i;
            Attitude attitude = attitude_of(before.q(i));
            const glm::dvec3 omega = before.omega(i);
            const auto constant = [&](double) { return omega; };
            EXPECT_EQ(rotation_step(RotationMethod::exponential_map, constant, 0.0, 0.01, attitude).status,
                      RotationStatus::done);
            EXPECT_EQ(after.q(i), attitude.q) << seed << ' ' << i;
        }
    }
}

TEST(RotateBatch, RefusedBodiesStayAndAreCounted) {
    const double nan = std::numeric_limits<double>::quiet_NaN(), inf = std::numeric_limits<double>::infinity();
    const Quaternion unit = exponential({0.1, 0.2, 0.3});
    BodyRows rows;
    rows.add(unit, {1.0, 2.0, 3.0});
    rows.add(unit, {nan, 0.0, 0.0});
    rows.add(unit, {0.0, inf, 0.0});
    rows.add(scaled(unit, 1.001), {0.0, 0.0, 1.0});
    rows.add(scaled(unit, 0.0), {0.0, 0.0, 1.0});
    rows.add({nan, 0.0, 0.0, 0.0}, {0.0, 0.0, 1.0});
    rows.add(unit, {0.0, 0.0, 1.01 * max_turn});
    rows.add(unit, {0.0, 0.0, 0.99 * max_turn});
    rows.add(unit, {0.0, 0.0, 1e200});
    const BodyRows before = rows;
    EXPECT_EQ(rows.step(1.0), 7U);
    for (const std::size_t i : {1U, 2U, 3U, 4U, 6U, 8U}) EXPECT_EQ(rows.q(i), before.q(i)) << i;
    EXPECT_TRUE(std::isnan(rows.w[5]) && rows.x[5] == 0.0);
    for (const std::size_t i : {0U, 7U}) EXPECT_NE(rows.q(i), before.q(i)) << i;
    EXPECT_EQ(rows.step(nan), rows.w.size());
}

// A thousand steps: the norm stays at rounding, and nothing is allocated.
TEST(RotateBatch, TheNormStays) {
    BodyRows rows = body_rows(2, 101);
    const std::size_t before = tunnel::support::allocations();
    for (int step = 0; step < 1000; ++step) ASSERT_EQ(rows.step(0.01), 0U);
    EXPECT_EQ(tunnel::support::allocations(), before);
    for (std::size_t i = 0; i < rows.w.size(); ++i) EXPECT_NEAR(squared_norm(rows.q(i)), 1.0, 9e-16);
}

} // namespace
