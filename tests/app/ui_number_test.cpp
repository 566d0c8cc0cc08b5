// Answers: do shown numbers tell the truth, and do sliders and axes land on round values?
#include "app/ui/drawer/plot_ticks.hpp"
#include "app/ui/panel/number_format.hpp"
#include "app/ui/panel/slider_map.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace tunnel::app {
namespace {

const std::string minus = "\u2212";

TEST(Numbers, KeepTheDigitsAndDropTheNoise) {
    EXPECT_EQ(show_number(0.5175), "0.5175");
    EXPECT_EQ(show_number(0.1 + 0.2), "0.3");
    EXPECT_EQ(show_number(8.0), "8");
    EXPECT_EQ(show_number(0.49993896484375), "0.499939");
    EXPECT_EQ(show_number(-0.4375), minus + "0.4375");
    EXPECT_EQ(show_number(123456.0), "123456");
    EXPECT_EQ(show_number(1e-9, 4), "1e" + minus + "9");
    EXPECT_EQ(show_number(6.02e23, 4), "6.02e23");
}

TEST(Numbers, ARoundedNumberDoesNotPassForARoundOne) {
    EXPECT_EQ(show_number(0.99999999, 6), "1.00000");
    EXPECT_EQ(show_number(0.49999997, 6), "0.500000");
    EXPECT_EQ(show_number(1.0 / 3.0, 4), "0.3333");
    EXPECT_EQ(show_number(1e7 / 3.0, 6), "3333333"); // no digit before the point is lost
}

TEST(Numbers, NoNegativeZeroAndNoGarbage) {
    EXPECT_EQ(show_number(-0.0), "0");
    EXPECT_EQ(show_number(std::nan("")), "\u2014");
    EXPECT_EQ(show_number(-std::numeric_limits<double>::infinity()), minus + "\u221E");
    EXPECT_EQ(show_value(kit::Value{}, 6, kit::Lang::en), "\u2014");
    EXPECT_EQ(show_value(kit::Value{true}, 6, kit::Lang::ko), "예");
    EXPECT_EQ(show_integer(19900), "19\u00A0900");
    EXPECT_EQ(show_integer(9999), "9999");
    EXPECT_EQ(show_integer(std::numeric_limits<std::int64_t>::min()).substr(0, 4), minus + "9");
}

TEST(Numbers, ABracketRoundsOutwards) {
    EXPECT_EQ(show_bracket(0.6875, 0.75), "[0.6875, 0.7500]");
    EXPECT_EQ(show_bracket(0.49993896484375, 0.5, 4), "[0.499938, 0.500000]");
    const double third = 1.0 / 3.0;
    EXPECT_EQ(show_bracket(third, third, 4), "[0.3333, 0.3334]");
    EXPECT_EQ(show_bracket(-third, -0.25, 3), "[" + minus + "0.334, " + minus + "0.250]");
}

kit::ParamRow row(double lo, double hi, double step, kit::Scale scale = kit::Scale::linear) {
    kit::ParamRow out;
    out.key = "x";
    out.unit = "m";
    out.range = {lo, hi, step, scale};
    return out;
}

TEST(Numbers, AnEditBoxShowsTheStepsDecimals) {
    EXPECT_EQ(edit_text(row(0.5, 20, 0.1), 8.0), "8.0");
    EXPECT_EQ(edit_text(row(0, 1, 0.01), 0.18), "0.18");
    EXPECT_EQ(edit_text(row(0, 1, 0.01), 0.123456), "0.123456");
    EXPECT_EQ(edit_text(row(-1, 1, 0.1), -0.0), "0.0");
    EXPECT_EQ(edit_text(row(1e-6, 0.5, 0.1, kit::Scale::log), 1e-6), "1e-06");
    EXPECT_EQ(range_words(row(0.5, 20, 0.1)).en, "0.5 to 20 m");
    EXPECT_EQ(range_words(row(0.5, 20, 0.1)).ko, "0.5에서 20 m까지");
}

TEST(SliderMap, EndsAndSnaps) {
    const kit::Range travel{0.5, 20, 0.1, kit::Scale::linear};
    EXPECT_EQ(slider_value(travel, -1), 0.5);
    EXPECT_EQ(slider_value(travel, 2), 20);
    EXPECT_EQ(slider_value(travel, std::nan("")), 0.5);
    EXPECT_EQ(slider_value(travel, slider_fraction(travel, 8.04)), 8.0);
    EXPECT_EQ(slider_value(travel, slider_fraction(travel, 8.04), true), 8.04);
    EXPECT_EQ(snap({0, 1, 0.1}, 0.30001), 0.3); // the double nearest to 0.3, not 3 * 0.1
}

TEST(SliderMap, StepsOnTheGrid) {
    const kit::Range travel{0.5, 20, 0.1, kit::Scale::linear};
    EXPECT_EQ(nudge(travel, 8.0, 1), 8.1);
    EXPECT_EQ(nudge(travel, 8.03, 1), 8.1);
    EXPECT_EQ(nudge(travel, 8.03, -1), 8.0);
    EXPECT_EQ(nudge(travel, 8.0, -1, true), 7.99);
    EXPECT_EQ(nudge(travel, 20.0, 3), 20.0);
    EXPECT_EQ(nudge(travel, 8.0, 3), 8.3);
}

TEST(SliderMap, LogTrackHasEveryDecade) {
    const kit::Range delta{1e-6, 0.5, 0.01, kit::Scale::log};
    for (const double v : {1e-5, 1e-4, 1e-3, 0.01, 0.1, 0.06})
        EXPECT_EQ(slider_value(delta, slider_fraction(delta, v)), v);
    EXPECT_EQ(nudge(delta, 0.06, 1), 0.07);
    EXPECT_EQ(nudge(delta, 0.09, 1), 0.1);
    EXPECT_EQ(nudge(delta, 0.1, 1), 0.2);
    EXPECT_EQ(nudge(delta, 0.1, -1), 0.09);
    EXPECT_EQ(nudge(delta, 1e-6, -1), 1e-6);
    EXPECT_EQ(nudge(delta, 0.06, 1, true), 0.061);
    EXPECT_EQ(nudge(delta, 0.1, -1, true), 0.099);
    EXPECT_EQ(nudge(delta, 0.5, 1), 0.5);
}

TEST(SliderMap, LogTrackMayBeginWithZero) {
    const kit::Range far{0.0, 1e7, 1.0, kit::Scale::log};
    for (const double v : {0.0, 1.0, 10.0, 100.0, 1e3, 2e4, 1e6, 1e7})
        EXPECT_EQ(slider_value(far, slider_fraction(far, v)), v);
    EXPECT_NEAR(slider_fraction(far, 1e4) - slider_fraction(far, 1e3),
                slider_fraction(far, 1e6) - slider_fraction(far, 1e5), 1e-12);
    EXPECT_EQ(nudge(far, 0.0, 1), 1.0);
    EXPECT_EQ(nudge(far, 1.0, -1), 0.0);
    EXPECT_EQ(nudge(far, 0.3, 1), 1.0);
    EXPECT_EQ(nudge(far, 0.0, -1), 0.0);
    EXPECT_EQ(nudge(far, 9.0, 1), 10.0);
    EXPECT_EQ(nudge(far, 10.0, 1), 20.0);
    EXPECT_EQ(snap(far, 0.4), 0.0);
    EXPECT_EQ(snap(far, 0.6), 1.0);
    double last = -1.0;
    for (int i = 0; i <= 100; ++i) { // never back
        const double v = slider_value(far, i / 100.0);
        EXPECT_GE(v, last);
        last = v;
    }
}

// Down and up again ends where it began, over the whole track.
TEST(SliderMap, StepsAreUndoneByTheirOpposite) {
    const kit::Range delta{1e-6, 0.5, 0.01, kit::Scale::log};
    for (double v = 1e-6; v < 0.5; v = nudge(delta, v, 1)) EXPECT_EQ(nudge(delta, nudge(delta, v, 1), -1), v) << v;
}

TEST(PlotTicks, AreOneTwoFive) {
    const PlotTicks ticks = linear_ticks(0, 9, 10);
    ASSERT_EQ(ticks.major.size(), 10U);
    EXPECT_EQ(ticks.step, 1.0);
    EXPECT_EQ(linear_ticks(0, 1, 6).step, 0.2);
    EXPECT_EQ(linear_ticks(-0.03, 0.04, 5).step, 0.02);
    EXPECT_EQ(tick_label(linear_ticks(0, 1, 6), 0.4), "0.4");
    EXPECT_EQ(tick_label(linear_ticks(-1, 1, 4), -0.5), minus + "0.5");
    for (const double at : linear_ticks(-0.3, 0.3, 6).major) EXPECT_FALSE(at == 0.0 && std::signbit(at));
}

// Two numbers are the least that give a scale, however few are asked for; and 1-2-5 steps may then give four.
TEST(PlotTicks, NeverManyMoreThanAskedFor) {
    for (int count = 1; count < 12; ++count)
        for (const double span : {1e-7, 0.3, 1.0, 7.7, 12345.0, 1e12}) {
            const std::size_t most = static_cast<std::size_t>(std::max(count + 1, 4));
            const std::size_t linear = linear_ticks(-0.37 * span, 0.63 * span, count).major.size();
            const std::size_t log = log_ticks(1e-6, 1e-6 * (1 + span), count).major.size();
            EXPECT_TRUE(linear >= 2 && linear <= most) << span << " " << count << ": " << linear;
            EXPECT_TRUE(log >= 2 && log <= most) << span << " " << count << ": " << log;
        }
}

TEST(PlotTicks, BrokenRangesHaveNone) {
    EXPECT_TRUE(linear_ticks(1, 1, 5).major.empty());
    EXPECT_TRUE(linear_ticks(std::nan(""), 1, 5).major.empty());
    EXPECT_TRUE(linear_ticks(1e18, 1e18 + 1024, 5000).major.size() < 5002);
    EXPECT_TRUE(log_ticks(0, 1, 5).major.empty());
    EXPECT_TRUE(log_ticks(-1, 1, 5).major.empty());
}

TEST(PlotTicks, LogAxesMarkDecades) {
    const PlotTicks ticks = log_ticks(1e-6, 0.5, 8);
    ASSERT_EQ(ticks.major.size(), 6U);
    EXPECT_EQ(ticks.major.back(), 0.1);
    EXPECT_EQ(tick_label(ticks, 1e-6), "10^{\\minus 6}");
    EXPECT_EQ(tick_label(ticks, 0.01), "10^{\\minus 2}") << "all of one kind";
    EXPECT_EQ(tick_label(log_ticks(0.1, 500.0, 4), 100.0), "100") << "small ones as they are";
    EXPECT_GE(log_ticks(20, 60, 6).major.size(), 2U); // less than a decade still has numbers
}

TEST(PlotTicks, FewDecadesHaveNumbersWithinWhereThereIsRoom) {
    EXPECT_EQ(log_ticks(100, 20000, 8).major, (std::vector<double>{100, 200, 500, 1000, 2000, 5000, 10000, 20000}));
    EXPECT_EQ(log_ticks(100, 20000, 7).major, (std::vector<double>{100, 1000, 10000}));
}

TEST(PlotTicks, PaddedRangesAreNeverEmpty) {
    for (const bool log : {false, true})
        for (const double v : {1e-9, 1.0, 5e8}) {
            const AxisRange r = padded(v, v, log);
            EXPECT_LT(r.lo, v);
            EXPECT_GT(r.hi, v);
        }
    EXPECT_EQ(padded(0, 10, false).lo, 0.0);
    EXPECT_GT(padded(-1, 5, true).lo, 0.0);
}

} // namespace
} // namespace tunnel::app
