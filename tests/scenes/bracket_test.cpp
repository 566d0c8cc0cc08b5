// Does a bracket keep its contact when it is printed? Held against whole-number arithmetic on the printed digits.
#include "scenes/kit/bracket.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>

namespace tunnel::kit {
namespace {

TEST(Bracket, RoundsOutwards) {
    EXPECT_EQ(rounded_down(0.49993896484375, 5), "0.49993");
    EXPECT_EQ(rounded_up(0.49993896484375, 5), "0.49994");
    EXPECT_EQ(rounded_down(0.1, 17), "0.1"); // the double 0.1 lies above 1/10
    EXPECT_EQ(rounded_up(0.1, 17), "0.10000000000000001");
    EXPECT_EQ(rounded_down(0.7, 3), "0.699"); // the double 0.7 lies below 7/10
    EXPECT_EQ(rounded_up(0.7, 3), "0.7");
    EXPECT_EQ(rounded_up(0.99996, 4), "1");
    EXPECT_EQ(rounded_up(9996.5, 3), "10000");
    EXPECT_EQ(rounded_down(-0.49993896484375, 5), "-0.49994");
    EXPECT_EQ(rounded_up(-0.49993896484375, 5), "-0.49993");
    EXPECT_EQ(rounded_down(0.5, 5), "0.5");
    EXPECT_EQ(rounded_up(0.0, 5), "0");
    EXPECT_EQ(rounded_down(0x1p-1074, 3), "4.94e-324");
    EXPECT_EQ(rounded_up(1.25e20, 2), "1.3e20");
    EXPECT_EQ(rounded_down(INFINITY, 3), "null");
}

TEST(Bracket, TellsItsEndsApart) {
    EXPECT_EQ(bracket_text(0.4999990463256836, 0.5), "[0.49999904, 0.5]");
    EXPECT_EQ(bracket_text(0.6875, 0.71875), "[0.6875, 0.7188]");
    EXPECT_EQ(bracket_text(0.5, 0.5), "[0.5, 0.5]");
    EXPECT_EQ(bracket_text(0.0, 0.25), "[0, 0.25]");
}

// Eighths of powers of two in steps: every printed end lies outside, by exact comparison in 1e-9 units.
TEST(Bracket, NeverCutsItsOwnEnds) {
    for (int i = 1; i < 512; ++i) {
        const double value = i / 512.0; // nine decimals write it exactly
        const long long exact = 1953125LL * i;
        for (int digits = 1; digits <= 9; ++digits) {
            const double down = std::strtod(rounded_down(value, digits).c_str(), nullptr);
            const double up = std::strtod(rounded_up(value, digits).c_str(), nullptr);
            EXPECT_LE(std::llround(down * 1e9), exact) << i << ' ' << digits;
            EXPECT_GE(std::llround(up * 1e9), exact) << i << ' ' << digits;
            EXPECT_LE(up - down, 1.001 * std::pow(10.0, std::floor(std::log10(value)) + 1 - digits));
        }
    }
}

} // namespace
} // namespace tunnel::kit
