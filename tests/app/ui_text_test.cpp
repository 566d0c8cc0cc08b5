// Answers: do texts break where they should in both languages, and are lessons read as written?
#include "app/fonts/utf8.hpp"
#include "app/ui/drawer/markdown.hpp"
#include "app/ui/drawer/plot_ticks.hpp"
#include "app/ui/widgets/text_wrap.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace tunnel::app {
namespace {

// Latin characters one wide, all others two.
std::vector<std::string> wrap(std::string_view text, float width) {
    return wrap_text(text, width, [](char32_t c) { return c < 0x300 ? 1.0f : 2.0f; });
}
using Lines = std::vector<std::string>;

TEST(Wrap, EnglishBreaksAtSpaces) {
    EXPECT_EQ(wrap("the bullet passed the wall", 12), (Lines{"the bullet", "passed the", "wall"}));
    EXPECT_EQ(wrap("short", 12), (Lines{"short"}));
    EXPECT_EQ(wrap("", 12), Lines{});
    EXPECT_EQ(wrap("two\n\nlines", 12), (Lines{"two", "", "lines"}));
}

TEST(Wrap, AWordLongerThanTheLineIsSplit) {
    EXPECT_EQ(wrap("abcdefghij", 4), (Lines{"abcd", "efgh", "ij"}));
    EXPECT_EQ(wrap("ab", 0), (Lines{"a", "b"})); // no width: still an end
}

TEST(Wrap, KoreanPrefersSpaces) {
    EXPECT_EQ(wrap("총알이 벽을 그냥 통과한다", 17), (Lines{"총알이 벽을 그냥", "통과한다"}));
}

TEST(Wrap, KoreanBreaksBetweenSyllablesRatherThanLeaveHalfALine) {
    EXPECT_EQ(wrap("이 연속충돌감지알고리즘은", 12), (Lines{"이 연속충돌", "감지알고리즘", "은"}));
}

TEST(Wrap, NoLineStartsWithClosingPunctuation) {
    for (float width = 7; width < 40; width += 1) // “왜” alone is six wide
        for (const std::string& line : wrap("충돌이다. (정말로) 놓쳤다, 그래서… “왜” 그런가? 100% 이다。끝", width)) {
            std::size_t at = 0;
            const char32_t first = next_code_point(line, at);
            EXPECT_EQ(std::u32string_view(U".,)…?%。”").find(first), std::u32string_view::npos)
                << width << ": " << line;
        }
}

TEST(Wrap, ANumberKeepsItsUnitItsGroupsAndItsSign) {
    const std::string both = "at δ = 1e-6 the bullet flies 120 m/s past 64 000 boxes, 속력은 120 m/s이고 두께는 1 mm다";
    for (float width = 10; width < 60; width += 1) {
        const Lines lines = wrap(both, width);
        for (std::size_t i = 0; i + 1 < lines.size(); ++i)
            for (const auto& [end, begin] : {std::pair{"120", "m/s"}, std::pair{"64", "000"}, std::pair{"1", "mm"},
                                             std::pair{"=", "1e"}, std::pair{"δ", "="}})
                EXPECT_FALSE(lines[i].ends_with(end) && lines[i + 1].starts_with(begin)) << width << ": " << lines[i];
    }
    EXPECT_EQ(wrap("flies 5 to the wall", 8), (Lines{"flies 5", "to the", "wall"})) << "no unit";
}

TEST(Wrap, LosesNothingButSpaces) {
    std::mt19937 random(7);
    const std::string letters = "ab c.d(e) 가나다, 라";
    for (int round = 0; round < 500; ++round) {
        std::string text;
        for (int i = 0; i < 30; ++i) {
            std::size_t at = random() % letters.size();
            while ((static_cast<unsigned char>(letters[at]) & 0xC0U) == 0x80U) --at;
            append_utf8(text, next_code_point(letters, at));
        }
        std::string joined;
        for (const std::string& line : wrap(text, static_cast<float>(random() % 20))) joined += line;
        std::erase(text, ' ');
        std::erase(joined, ' ');
        EXPECT_EQ(joined, text);
    }
}

TEST(Utf8, BrokenTextIsReplacedNotRead) {
    for (const std::string text : {"\xff", "\xe2\x88", "a\xc0\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80"}) {
        const std::string out = printable(text);
        EXPECT_NE(out.find("\uFFFD"), std::string::npos);
    }
    EXPECT_EQ(printable("−0.5 µm x₀ ⋅"), "–0.5 μm x0 ·");
}

TEST(Markdown, BlocksAndSpans) {
    const auto blocks = parse_markdown("# Title\nOne line\ngoes on **bold** `code`.\n\n- first\n- second\n  continues\n"
                                       "1. one\n\n$$\nt = \\frac{a}{b}\n$$\n\n```\nx = 1\n  y\n```\n> quoted\n");
    ASSERT_EQ(blocks.size(), 8U);
    EXPECT_EQ(blocks[0].kind, BlockKind::heading);
    EXPECT_EQ(blocks[0].level, 1);
    EXPECT_EQ(blocks[1].spans, (std::vector<Span>{{SpanKind::text, "One line goes on "},
                                                  {SpanKind::bold, "bold"},
                                                  {SpanKind::text, " "},
                                                  {SpanKind::code, "code"},
                                                  {SpanKind::text, "."}}));
    EXPECT_EQ(blocks[3].spans[0].text, "second continues");
    EXPECT_EQ(blocks[4].kind, BlockKind::number);
    EXPECT_EQ(blocks[4].number, 1);
    EXPECT_EQ(blocks[5].kind, BlockKind::formula);
    EXPECT_EQ(blocks[5].text, "t = \\frac{a}{b}");
    EXPECT_EQ(blocks[6].text, "x = 1\n  y");
    EXPECT_EQ(blocks[7].kind, BlockKind::quote);
}

TEST(Markdown, FormulasInLinesAndUnclosedMarks) {
    EXPECT_EQ(parse_spans("at $t^{*}$ it"),
              (std::vector<Span>{{SpanKind::text, "at "}, {SpanKind::formula, "t^{*}"}, {SpanKind::text, " it"}}));
    EXPECT_EQ(parse_spans("5 $ and **x"), (std::vector<Span>{{SpanKind::text, "5 $ and **x"}}));
    EXPECT_EQ(parse_spans("2 \\* 3"), (std::vector<Span>{{SpanKind::text, "2 * 3"}}));
    EXPECT_EQ(parse_markdown("$$ a $$").size(), 1U);
    EXPECT_EQ(parse_markdown("$$ a").front().text, "a");
    EXPECT_TRUE(parse_markdown("").empty());
}

TEST(Markdown, NeverFailsOnAnyInput) {
    std::mt19937 random(3);
    const std::string letters = "#*`$-_> 1.\n\r\t\\ab\xec\xff";
    for (int round = 0; round < 2000; ++round) {
        std::string text;
        for (int i = 0; i < 40; ++i) text += letters[random() % letters.size()];
        EXPECT_LE(parse_markdown(text).size(), 41U);
    }
}

TEST(PlotTicks, AnAxisAlwaysHasTwoNumbers) {
    std::mt19937 random(11);
    std::uniform_real_distribution<double> decade(-6, 6), share(0.02, 3);
    for (int round = 0; round < 2000; ++round) {
        const double lo = std::pow(10.0, decade(random)), hi = lo * (1 + share(random));
        for (int count = 2; count < 6; ++count) {
            EXPECT_GE(linear_ticks(lo, hi, count).major.size(), 2U) << lo << " to " << hi << ", " << count;
            EXPECT_GE(linear_ticks(-lo, hi, count).major.size(), 2U) << -lo << " to " << hi << ", " << count;
            EXPECT_GE(log_ticks(lo, hi, count).major.size(), 2U) << lo << " to " << hi << ", " << count;
            EXPECT_GE(log_ticks(lo, lo * 1e4, count).major.size(), 2U) << lo;
        }
    }
}

} // namespace
} // namespace tunnel::app
