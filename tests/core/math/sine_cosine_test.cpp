// Sine and cosine against arithmetic of 50 digits: seeded points of every size, and the doubles nearest to multiples of
// pi / 2, where the reduction has to find all digits anew. The bits of one double and of four at once are the same.
#include "core/math/sine_cosine.hpp"
#include "tests/support/random.hpp"
#include "tests/support/run_size.hpp"

#include <boost/math/constants/constants.hpp>
#include <boost/multiprecision/cpp_bin_float.hpp>
#include <gtest/gtest.h>

#include <algorithm>

namespace {

namespace math = tunnel::math;
namespace support = tunnel::support;
using Exact = boost::multiprecision::cpp_bin_float_50;

double ulps_off(double got, const Exact& truth) {
    const double size = std::max(std::abs(static_cast<double>(truth)), 1e-290);
    return static_cast<double>(abs(Exact(got) - truth)) / (std::nextafter(size, 1e300) - size);
}

double worst_of(double x) {
    double sine = 0.0, cosine = 0.0;
    math::sine_cosine(x, sine, cosine);
    return std::max(ulps_off(sine, sin(Exact(x))), ulps_off(cosine, cos(Exact(x))));
}

TEST(SineCosine, WithinOneUlp) {
    double worst = 0.0;
    const auto count = static_cast<std::uint64_t>(support::case_count(10000));
    for (std::uint64_t seed = 0; seed < count; ++seed) {
        support::Random random(seed);
        const double uniform = random.uniform(-4.0, 4.0), any = random.signed_magnitude(-9.0, 5.0);
        worst = std::max({worst, worst_of(uniform), worst_of(any)});
        ASSERT_LE(worst, 1.0) << uniform << ' ' << any;
    }
}

TEST(SineCosine, WithinOneUlpNextToEveryQuadrantsEnd) {
    const Exact quarter = boost::math::constants::half_pi<Exact>();
    const int step = support::sanitized ? 997 : 7;
    for (int k = 1; k * 1.58 < 1e5; k += step) {
        const double x = static_cast<double>(quarter * k);
        ASSERT_LE(worst_of(x), 1.0) << k;
        ASSERT_LE(worst_of(-std::nextafter(x, 0.0)), 1.0) << k;
    }
}

TEST(SineCosine, FourAtOnceHaveTheSameBits) {
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        support::Random random(seed);
        math::Four x, sine, cosine;
        for (int i = 0; i < 4; ++i) x[i] = random.signed_magnitude(-5.0, 5.0);
        math::sine_cosine(x, sine, cosine);
        for (int i = 0; i < 4; ++i) {
            double one_sine = 0.0, one_cosine = 0.0;
            math::sine_cosine(static_cast<double>(x[i]), one_sine, one_cosine);
            EXPECT_EQ(sine[i], one_sine) << seed;
            EXPECT_EQ(cosine[i], one_cosine) << seed;
        }
    }
}

} // namespace
