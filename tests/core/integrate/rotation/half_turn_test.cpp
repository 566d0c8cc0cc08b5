// sin(a / 2) / a and cos(a / 2) against arithmetic of 50 digits, on both sides of the change from one form to the
// other.
#include "core/integrate/rotation/one_turn.hpp"
#include "tests/support/random.hpp"
#include "tests/support/run_size.hpp"

#include <boost/multiprecision/cpp_bin_float.hpp>
#include <gtest/gtest.h>

#include <algorithm>

namespace {

namespace one_turn = tunnel::integrate::one_turn;
namespace support = tunnel::support;
using FiftyDigits = boost::multiprecision::cpp_bin_float_50;

double half_turn_ulps(double got, const FiftyDigits& truth) {
    const double size = std::abs(static_cast<double>(truth));
    return static_cast<double>(abs(FiftyDigits(got) - truth)) / (std::nextafter(size, 1e300) - size);
}

TEST(HalfTurn, WithinOneUlpWhereNear) {
    const auto count = static_cast<std::uint64_t>(support::case_count(5000));
    for (std::uint64_t seed = 0; seed < count; ++seed) {
        support::Random random(seed);
        const double s = seed % 2 == 0 ? random.uniform(0.0, one_turn::near_square) : random.magnitude(-300.0, -1.0);
        double half_sinc = 0.0, cosine = 0.0, any_half_sinc = 0.0, any_cosine = 0.0;
        one_turn::near_half_turn(s, half_sinc, cosine);
        one_turn::any_half_turn(s, any_half_sinc, any_cosine);
        EXPECT_EQ(half_sinc, any_half_sinc);
        EXPECT_EQ(cosine, any_cosine);
        const FiftyDigits angle = sqrt(FiftyDigits(s));
        EXPECT_LE(half_turn_ulps(half_sinc, sin(angle / 2) / angle), 1.0) << s;
        EXPECT_LE(half_turn_ulps(cosine, cos(angle / 2)), 1.0) << s;
    }
}

// Off by what rounding the root moves the angle, half an ulp of it, and by little more.
TEST(HalfTurn, AsExactAsTheAngleWhereFar) {
    const auto count = static_cast<std::uint64_t>(support::case_count(5000));
    for (std::uint64_t seed = 0; seed < count; ++seed) {
        support::Random random(seed);
        const double s = seed % 2 == 0 ? random.uniform(one_turn::near_square, 40.0) : random.magnitude(0.0, 10.0);
        double half_sinc = 0.0, cosine = 0.0;
        one_turn::any_half_turn(s, half_sinc, cosine);
        const FiftyDigits angle = sqrt(FiftyDigits(s));
        const double root = static_cast<double>(angle), allowed = 2e-16 + 0.6e-16 * root;
        EXPECT_LE(std::abs(static_cast<double>(FiftyDigits(half_sinc) * angle - sin(angle / 2))), allowed) << s;
        EXPECT_LE(std::abs(static_cast<double>(FiftyDigits(cosine) - cos(angle / 2))), allowed) << s;
    }
}

TEST(HalfTurn, NoTurn) {
    double half_sinc = 0.0, cosine = 0.0;
    one_turn::any_half_turn(0.0, half_sinc, cosine);
    EXPECT_EQ(half_sinc, 0.5);
    EXPECT_EQ(cosine, 1.0);
}

} // namespace
