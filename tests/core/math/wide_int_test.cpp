// Whole numbers of any length against Boost's, and against what each operation must undo.
#include "core/math/wide_int.hpp"
#include "tests/support/random.hpp"
#include "tests/support/run_size.hpp"

#include <boost/multiprecision/cpp_int.hpp>
#include <gtest/gtest.h>

namespace tunnel::math {
namespace {

using boost::multiprecision::cpp_int;
using support::Random;

template <std::size_t N> cpp_int value(const WideInt<N>& x) {
    cpp_int out = 0;
    for (std::size_t i = x.size(); i-- > 0;) out = (out << 64) + x.data()[i];
    return x.sign() < 0 ? cpp_int(-out) : out;
}

// All lengths up to n limbs; limbs of all ones and of zeros, where carries run far, are common.
template <std::size_t N> WideInt<N> draw(Random& random) {
    WideInt<N> out;
    const int length = random.integer(0, static_cast<int>(N));
    for (int i = 0; i < length; ++i) {
        out.shift(out.size() < N ? 64 : 0);
        const int kind = random.integer(0, 3);
        const Limb limb = kind == 0 ? 0 : kind == 1 ? ~Limb(0) : random.bits();
        WideInt<N> low(static_cast<std::int64_t>(limb >> 1));
        low.shift(1);
        low += WideInt<1>(static_cast<std::int64_t>(limb & 1));
        if (out.bits() <= 64 * N - 64 || out.size() == 0) out += low;
    }
    if (random.chance(2)) out.negate();
    return out;
}

TEST(WideInt, SumsDifferencesAndProductsAreThoseOfBoost) {
    for (std::int64_t seed = 0; seed < support::case_count(20'000); ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        const auto a = draw<5>(random);
        const auto b = draw<7>(random);
        ASSERT_EQ(value(a + b), value(a) + value(b)) << seed;
        ASSERT_EQ(value(a - b), value(a) - value(b)) << seed;
        ASSERT_EQ(value(a * b), value(a) * value(b)) << seed;
        ASSERT_EQ(value(-a), -value(a)) << seed;
        ASSERT_EQ(a.sign(), value(a).sign()) << seed;
        ASSERT_EQ((a - a).sign(), 0) << seed;
    }
}

TEST(WideInt, AShiftIsAProductWithAPowerOfTwo) {
    for (std::int64_t seed = 0; seed < support::case_count(5'000); ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        const auto a = draw<3>(random);
        const int by = random.integer(0, 300);
        WideInt<9> shifted(a);
        shifted.shift(static_cast<std::size_t>(by));
        ASSERT_EQ(value(shifted), value(a) << by) << seed;
    }
}

TEST(WideInt, SumsInPlaceMayReadWhatTheyWrite) {
    WideInt<4> x(-3);
    x.shift(100);
    const cpp_int before = value(x);
    x += x;
    EXPECT_EQ(value(x), 2 * before);
    const auto& same = x;
    x -= same;
    EXPECT_EQ(x.sign(), 0);
    EXPECT_EQ(x.size(), 0u);
}

TEST(WideInt, TakesADoubleScaledByAPowerOfTwo) {
    EXPECT_EQ(value(WideInt<1>::scaled(0.0, -7)), 0);
    EXPECT_EQ(value(WideInt<1>::scaled(-0.75, -2)), -3);
    EXPECT_EQ(value(WideInt<3>::scaled(0x1p100, 0)), cpp_int(1) << 100);
    EXPECT_EQ(value(WideInt<34>::scaled(-0x1.8p1023, -1074)), -(cpp_int(3) << 2096));
    EXPECT_EQ(value(WideInt<1>::scaled(0x1p-1074, -1074)), 1);
    EXPECT_EQ(value(WideInt<2>::scaled(0x1.fffffffffffffp0, -60)), ((cpp_int(1) << 53) - 1) << 8);
}

TEST(WideInt, ADoubleComesApartIntoDigitsAndExponent) {
    const WholeDouble six(-6.0), least(0x1p-1074), most(0x1.fffffffffffffp1023), zero(-0.0);
    EXPECT_EQ(std::ldexp(static_cast<double>(six.digits), six.exponent), -6.0);
    EXPECT_EQ(six.low(), 1);
    EXPECT_EQ(six.high(), 3);
    EXPECT_EQ(least.low(), -1074);
    EXPECT_EQ(least.high(), -1073);
    EXPECT_EQ(most.low(), 971);
    EXPECT_EQ(most.high(), 1024);
    EXPECT_EQ(zero.digits, 0);
}

TEST(WideInt, TheExtremesOfAMachineNumber) {
    const std::int64_t least = std::numeric_limits<std::int64_t>::min();
    EXPECT_EQ(value(WideInt<1>(least)), cpp_int(least));
    EXPECT_EQ(value(WideInt<1>(-1) * WideInt<1>(least)), -cpp_int(least));
    EXPECT_EQ(WideInt<2>::scaled(0x1.23456789abcdep70, 0).estimate(), 0x1.23456789abcdep70);
    EXPECT_EQ(WideInt<2>::scaled(0x1.23456789abcdep70, 0).estimate(70), 0x1.23456789abcdep0);
}

} // namespace
} // namespace tunnel::math
