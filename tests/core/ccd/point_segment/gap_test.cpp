// The gap function against its exact value, and its error bound against the error that occurs.
#include "core/ccd/point_segment.hpp"
#include "core/math/expansion.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace tunnel::ccd {
namespace {

using math::Expansion;

// The definition, F = P - [A + s (B - A)] with x(t) = x0 + t (x1 - x0), in another form than the core's.
Expansion exact_gap(const PointSegmentMotion& m, int axis, double t, double s) {
    const auto at = [&](const glm::dvec2& x0, const glm::dvec2& x1) {
        return Expansion(x0[axis]) + Expansion::difference(x1[axis], x0[axis]) * t;
    };
    const Expansion a = at(m.a0, m.a1), b = at(m.b0, m.b1);
    return at(m.p0, m.p1) - a - (b - a) * s;
}

PointSegmentMotion far_motion(std::mt19937_64& random, double offset, double size) {
    std::uniform_real_distribution<double> uniform(-1.0, 1.0);
    const auto point = [&] { return glm::dvec2(offset + size * uniform(random), -offset + size * uniform(random)); };
    return {point(), point(), point(), point(), point(), point()};
}

TEST(Gap, ErrorStaysWithinTheBoundAndTheBoundIsNotIdle) {
    double worst = 0.0;
    std::uniform_real_distribution<double> unit(0.0, 1.0);
    for (unsigned seed = 0; seed < 20000; ++seed) {
        std::mt19937_64 random(seed);
        const double sizes[] = {1.0, 1e6, 1e-6, 1e90, 1e-150}, offsets[] = {0.0, 1.0, 1e6};
        const double size = sizes[seed % 5];
        const PointSegmentMotion motion = far_motion(random, size * offsets[seed % 3], size);
        const double t = unit(random), s = seed % 7 ? unit(random) : std::ldexp(1.0, -static_cast<int>(seed % 60));
        const double bound = gap_error_bound(motion);
        const glm::dvec2 computed = gap(motion, t, s);
        for (int axis = 0; axis < 2; ++axis) {
            const Expansion error = exact_gap(motion, axis, t, s) - Expansion(computed[axis]);
            ASSERT_TRUE(error.sound());
            ASSERT_LE(std::abs(error.estimate()), bound) << "seed " << seed;
            worst = std::max(worst, std::abs(error.estimate()) / bound);
        }
        ASSERT_LE(bound, 3e-15 * 2.0 * size * (1.0 + offsets[seed % 3]));
    }
    EXPECT_GT(worst, 0.2);
}

TEST(Gap, BoundCoversUnderflow) {
    const double least = 0x1p-1074;
    const PointSegmentMotion motion{{3 * least, least}, {least, 0},     {0, 0},
                                    {-5 * least, 0},    {least, least}, {0, 7 * least}};
    for (const double t : {0.1, 0.3, 0.5, 0.9}) {
        const glm::dvec2 computed = gap(motion, t, 1.0 - t * t);
        for (int axis = 0; axis < 2; ++axis) {
            // Exact in units of the least double.
            const auto unit = [&](const glm::dvec2& v) { return static_cast<long double>(v[axis] / least); };
            const long double s = 1.0 - t * t, w = t;
            const long double a = (1 - w) * unit(motion.a0) + w * unit(motion.a1);
            const long double b = (1 - w) * unit(motion.b0) + w * unit(motion.b1);
            const long double exact = (1 - w) * unit(motion.p0) + w * unit(motion.p1) - (a + s * (b - a));
            EXPECT_LE(std::abs(static_cast<double>(exact) - computed[axis] / least), gap_error_bound(motion) / least);
        }
    }
}

TEST(Gap, CornersAreTheDifferencesOfTheEnds) {
    const PointSegmentMotion motion{{1, 2}, {3, 5}, {7, 11}, {13, 17}, {19, 23}, {29, 31}};
    EXPECT_EQ(gap(motion, 0, 0), glm::dvec2(-6, -9));
    EXPECT_EQ(gap(motion, 1, 0), glm::dvec2(-10, -12));
    EXPECT_EQ(gap(motion, 0, 1), glm::dvec2(-18, -21));
    EXPECT_EQ(gap(motion, 1, 1), glm::dvec2(-26, -26));
}

} // namespace
} // namespace tunnel::ccd
