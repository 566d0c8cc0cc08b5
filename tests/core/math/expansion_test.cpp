// Exact arithmetic against 128-bit integers, where those are exact too.
#include "core/math/expansion.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

namespace tunnel::math {
namespace {

__extension__ using Wide = __int128;

int sign_of(Wide x) { return x > 0 ? 1 : x < 0 ? -1 : 0; }

TEST(Expansion, SignOfACrossProductOfIntegers) {
    for (unsigned seed = 0; seed < 20000; ++seed) {
        std::mt19937_64 random(seed);
        const auto draw = [&] {
            return static_cast<std::int64_t>(random() >> (2 + random() % 52)) - (1LL << (random() % 60));
        };
        const auto rounded = [&] { return static_cast<double>(draw()); };
        const double a = rounded(), b = rounded(), c = rounded(), d = seed % 2 ? rounded() : std::round(b * c / a);
        if (!(std::abs(d) < 0x1p62)) continue;
        const Wide exact = Wide(a) * Wide(d) - Wide(b) * Wide(c);
        const Expansion value = Expansion(a) * d - Expansion(b) * c;
        ASSERT_TRUE(value.sound());
        ASSERT_EQ(value.sign(), sign_of(exact)) << "seed " << seed;
        ASSERT_NEAR(value.estimate(), static_cast<double>(exact), std::abs(static_cast<double>(exact)) * 1e-15) << seed;
    }
}

TEST(Expansion, KeepsWhatDoublesLose) {
    const Expansion one(1.0), tiny(0x1p-80);
    EXPECT_EQ((one + tiny - one - tiny).sign(), 0);
    EXPECT_EQ(((one + tiny) * (one - tiny) - one).sign(), -1);
    EXPECT_EQ(((one + tiny) * (one - tiny) - one).estimate(), -0x1p-160);
    EXPECT_EQ(abs(tiny - one).sign(), 1);
    EXPECT_EQ(Expansion::difference(0.1, 0.1).sign(), 0);
}

TEST(Expansion, CompressionKeepsLongSumsShort) {
    Expansion sum;
    for (int i = 0; i < 1000; ++i) sum = sum + Expansion(std::ldexp(1.0, -i % 200)) * (i % 2 ? 1.0 : -0.75);
    EXPECT_TRUE(sum.sound());
    EXPECT_LE(sum.size(), 6u);
}

TEST(Expansion, SaysWhenItsRangeIsLeft) {
    EXPECT_FALSE((Expansion(1e-200) * 1e-200).sound());
    EXPECT_FALSE((Expansion(1e200) * 1e200).sound());
    EXPECT_FALSE((Expansion(1e-200) * 1e-200 + Expansion(1.0)).sound());
    EXPECT_FALSE(Expansion(std::numeric_limits<double>::infinity()).sound());
    EXPECT_TRUE((Expansion(1e-200) * 0.0).sound());
    EXPECT_TRUE((Expansion(1e100) * 1e100).sound());
}

} // namespace
} // namespace tunnel::math
