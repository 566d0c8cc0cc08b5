// Laws of the parameter table and of set: the only way in, and what it refuses.
#include "scenes/kit/describe.hpp"
#include "scenes/kit/set.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <limits>

namespace tunnel::kit {
namespace {

enum class Colour { red, green };
constexpr Choice colours[] = {{"red", {"red", "빨강"}}, {"green", {"green", "초록"}}};

struct Params {
    double length = 8.0;
    int count = 3;
    bool guard = true;
    Colour colour = Colour::red;
    FileValue data{};
};

constexpr auto table = std::tuple{
    number(&Params::length, "length", {"length", "길이"}, {}, "m", {0.5, 20.0, 0.1}),
    number(&Params::count, "count", {"count", "개수"}, {}, "", {1, 10, 1}),
    choice(&Params::guard, "guard", {"guard", "보호"}, {}, on_off),
    choice(&Params::colour, "colour", {"colour", "색"}, {}, colours),
    file(&Params::data, "data", {"data", "자료"}, {}),
};

struct ParamTable : testing::Test {
    std::vector<ParamRow> rows = describe<Params>(table);
    const ParamRow& row(std::string_view key) { return *find_row(rows, key); }
};

TEST_F(ParamTable, CountsFieldsOfEveryKind) {
    EXPECT_EQ(field_count<Params>(), 5U);
    EXPECT_EQ(rows.size(), 5U);
    EXPECT_EQ(row("length").initial, 8.0);
    EXPECT_EQ(row("guard").initial, 1.0);
}

TEST_F(ParamTable, UnknownKeyNamesTheNearest) {
    const SetResult result = unknown_key(rows, "lenght");
    EXPECT_EQ(result.status, SetStatus::unknown_key);
    EXPECT_NE(result.message.en.find("'length'"), std::string::npos) << result.message.en;
}

TEST_F(ParamTable, RefusesWhatIsNoNumber) {
    for (const char* text : {"", " ", "abc", "1.5x", "1,5", "0x10", "1e", "--1", "+-1", "+"})
        EXPECT_EQ(check_text(row("length"), text).result.status, SetStatus::not_a_number) << text;
    for (const char* text : {"nan", "inf", "-inf", "infinity"})
        EXPECT_EQ(check_text(row("length"), text).result.status, SetStatus::not_finite) << text;
    EXPECT_EQ(check_text(row("count"), "2.5").result.status, SetStatus::not_a_number);
    EXPECT_EQ(check_text(row("length"), "1e999").result.status, SetStatus::out_of_range);
}

// What is too small for a double is 0, the nearest there is, as in a scenario file; what is too large is out of range.
TEST_F(ParamTable, TooSmallIsZero) {
    ParamRow near_zero = row("length");
    near_zero.range.min = -1.0;
    const std::string many_zeros(400, '0');
    for (const std::string& text :
         {std::string("1e-400"), std::string("-1e-400"), std::string("0.5e-330"), "0." + many_zeros + "1",
          std::string("1e-99999999999999999999"), "1" + many_zeros + "e-800", "0." + many_zeros + "1e5"}) {
        EXPECT_TRUE(check_text(near_zero, text).result.ok()) << text;
        EXPECT_EQ(check_text(near_zero, text).value, 0.0) << text;
        EXPECT_EQ(check_text(row("length"), text).result.status, SetStatus::out_of_range) << text; // from 0.5 on
    }
    for (const std::string& text : {"1" + many_zeros, std::string("1e+400"), std::string("-0.001e999"),
                                    std::string("1e99999999999999999999"), "0." + many_zeros + "1e900"})
        EXPECT_EQ(check_text(near_zero, text).result.status, SetStatus::out_of_range) << text;
}

TEST_F(ParamTable, RangeIsClosedAndPrinted) {
    EXPECT_TRUE(check_text(row("length"), "0.5").result.ok());
    EXPECT_TRUE(check_text(row("length"), "20").result.ok());
    const Checked low = check_text(row("length"), "0.4999999999999999");
    EXPECT_EQ(low.result.status, SetStatus::out_of_range);
    EXPECT_NE(low.result.message.en.find("0.5 to 20 m"), std::string::npos) << low.result.message.en;
    EXPECT_EQ(check_number(row("length"), std::numeric_limits<double>::quiet_NaN()).result.status,
              SetStatus::not_finite);
}

TEST_F(ParamTable, WordsOfChoicesAndToggles) {
    EXPECT_EQ(check_text(row("colour"), "green").value, 1.0);
    EXPECT_EQ(check_text(row("guard"), "false").value, 0.0);
    EXPECT_EQ(check_text(row("colour"), "blue").result.status, SetStatus::unknown_word);
    EXPECT_EQ(value_text(row("colour"), 1.0), "green");
    EXPECT_EQ(value_text(row("guard"), 0.0), "off");
}

TEST_F(ParamTable, MessagesStayOnOneLine) {
    for (const char* text : {"a\nb", "\r\n", "\x01"})
        EXPECT_EQ(check_text(row("length"), text).result.message.en.find_first_of("\n\r"), std::string::npos);
}

TEST(NumberText, ReadsBackToTheSameBits) {
    for (const double value : {0.1, 1e-6, 5e-324, 1.7976931348623157e308, 0.49993896484375, 1.0 / 3.0, 200000.0})
        EXPECT_EQ(std::strtod(number_text(value).c_str(), nullptr), value);
    EXPECT_EQ(number_text(-0.0), "0");
    EXPECT_EQ(number_text(std::numeric_limits<double>::infinity()), "null");
}

} // namespace
} // namespace tunnel::kit
