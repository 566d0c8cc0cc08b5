// Answers: are axis ticks round, far enough apart, and written with just the digits they need?
#include "app/render/ticks.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace tunnel::app {

namespace {

TEST(RenderTicks, AsInTheFirstLesson) {
    const Ticks t = ticks(0.0, 9.1, 838, 68);
    ASSERT_EQ(t.count, 10);
    EXPECT_DOUBLE_EQ(t.step, 1.0);
    EXPECT_EQ(t.text(0), "0");
    EXPECT_EQ(t.text(9), "9");
}

TEST(RenderTicks, StepsAreOneTwoFive) {
    for (double span = 1e-9; span < 1e12; span *= 1.7)
        for (const double gap : {20.0, 68.0, 200.0}) {
            const Ticks t = ticks(-0.3 * span, 0.7 * span, 800, gap);
            const double mantissa = t.step / std::pow(10.0, std::floor(std::log10(t.step) + 1e-9));
            EXPECT_TRUE(std::abs(mantissa - 1) < 1e-9 || std::abs(mantissa - 2) < 1e-9 ||
                        std::abs(mantissa - 5) < 1e-9);
            EXPECT_GE(t.step / span * 800, gap * (1 - 1e-6)); // not closer than asked
            EXPECT_LT(t.step / span * 800, gap * 2.51);       // nor much wider
            for (int i = 0; i < t.count; ++i) {
                EXPECT_GE(t.at(i), -0.3 * span - 1e-6 * t.step);
                EXPECT_LE(t.at(i), 0.7 * span + 1e-6 * t.step);
                if (i > 0) {
                    EXPECT_NE(t.text(i), t.text(i - 1));
                }
            }
        }
}

TEST(RenderTicks, DigitsTellTicksApart) {
    const Ticks t = ticks(0.692307, 0.692308, 500, 68);
    ASSERT_GT(t.count, 2);
    EXPECT_EQ(t.text(0).substr(0, 6), "0.6923");
    EXPECT_NE(t.text(0), t.text(1));
    EXPECT_EQ(ticks(-1.0, 1.0, 500, 68).text(0), "-1.0");
    EXPECT_EQ(ticks(-0.1, 0.1, 300, 68).text(1), "-0.05");
}

TEST(RenderTicks, ZeroHasNoSign) {
    const Ticks t = ticks(-1.0, 1.0, 500, 68);
    for (int i = 0; i < t.count; ++i)
        if (t.at(i) == 0.0) {
            EXPECT_EQ(t.text(i).front(), '0');
        }
}

TEST(RenderTicks, ZeroAmongTinyNumbersIsNoRowOfNoughts) {
    for (const double most : {1.2e-16, 1.2e-9, 3e-6}) {
        const Ticks t = ticks(-most, most, 300, 56);
        for (int i = 0; i < t.count; ++i) EXPECT_LE(t.text(i).size(), 8U) << t.text(i);
    }
}

TEST(RenderTicks, BrokenRangesHaveNone) {
    const double nan = std::numeric_limits<double>::quiet_NaN(), inf = std::numeric_limits<double>::infinity();
    for (const double hi : {0.0, -1.0, nan, inf}) EXPECT_EQ(ticks(0.0, hi, 500, 68).count, 0);
    EXPECT_EQ(ticks(0.0, 1.0, 0.0, 68).count, 0);
    EXPECT_EQ(ticks(1e17, 1e17 + 64.0, 500, 1).count, 0); // finer than doubles there
}

} // namespace

} // namespace tunnel::app
