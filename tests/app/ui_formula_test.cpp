// Answers: is formula markup read as meant, laid out without overlaps, and harmless when broken?
#include "app/ui/formula/layout.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace tunnel::app {
namespace {

std::string plain(std::string_view markup) { return formula_as_text(parse_formula(markup)); }

FormulaFont font() {
    return {16, 12, 4, [](std::string_view text, float size) { return 0.5f * size * static_cast<float>(text.size()); }};
}
FormulaBox box(std::string_view markup) { return lay_out_formula(parse_formula(markup), font()); }

TEST(Formula, ReadsTheDialect) {
    EXPECT_EQ(plain("x_{0}"), "x_0");
    EXPECT_EQ(plain("x_0 + y^2"), "x_0 + y^2");
    EXPECT_EQ(plain("t = \\frac{4.14}{8} = 0.5175"), "t = (4.14)/8 = 0.5175");
    EXPECT_EQ(plain("x_{0}^{2}"), "x_0^2");
    EXPECT_EQ(plain("\\dot{x} \\hat{n}"), "x n");
    EXPECT_EQ(plain("a \\minus b \\le c \\ne d"), "a \u2212 b \u2264 c \u2260 d");
    EXPECT_EQ(plain("3 \\ge \\minus 1.5, 1 \\minus (\\minus 2)"), "3 \u2265 \u22121.5, 1 \u2212 (\u22122)");
    EXPECT_EQ(plain("n: {}\\minus 3 \\minus 4"), "n: \u22123 \u2212 4");
    EXPECT_EQ(plain("0 \\notin F(B), \\empty"), "0 \u2209 F(B), \u2205");
    EXPECT_EQ(plain("\\left(\\frac{a}{b}\\right)"), "(a/b)");
    EXPECT_EQ(plain("\\delta\\{1\\}"), "\u03B4{1}");
}

TEST(Formula, UnderscoresInNamesStayLetters) {
    EXPECT_EQ(parse_formula("wall_half_thickness").parts.size(), 1U);
    EXPECT_EQ(plain("wall_half_thickness"), "wall_half_thickness");
    const FormulaNode subscript = parse_formula("wall_x + 1");
    ASSERT_GE(subscript.parts.size(), 2U);
    EXPECT_EQ(subscript.parts[1].kind, FormulaKind::scripts);
}

TEST(Formula, AScriptTakesTheLastCharacterOnly) {
    const FormulaNode node = parse_formula("ab가_{0}");
    ASSERT_EQ(node.parts.size(), 2U);
    EXPECT_EQ(node.parts[0].text, "ab");
    EXPECT_EQ(node.parts[1].parts[0].text, "가");
}

TEST(Formula, BrokenMarkupIsShownAsFarAsItGoes) {
    EXPECT_EQ(plain("\\frac{a}"), "a/");
    EXPECT_EQ(plain("x_{0"), "x_0");
    EXPECT_EQ(plain("}a}b"), "ab");
    EXPECT_EQ(plain("\\"), "\\");
    EXPECT_EQ(plain("\\unknown{x}"), "unknownx");
    EXPECT_EQ(plain("^"), "^");
    EXPECT_EQ(plain("_{a}"), "_a");
    EXPECT_EQ(plain(""), "");
    EXPECT_EQ(plain("\\right)"), ")");
}

TEST(Formula, NeverFailsOnAnyInput) {
    std::mt19937 random(11);
    const std::vector<std::string> pieces = {"\\frac",   "{",     "}",       "_",      "^",      "x",  "\\left(",
                                             "\\right)", "\\dot", "\\sqrt",  "\\",     " ",      "가", "\\hat",
                                             "1",        "\xff",  "\\empty", "\\left", "\\right"};
    for (int round = 0; round < 5000; ++round) {
        std::string text;
        for (int i = 0; i < 30; ++i) text += pieces[random() % pieces.size()];
        const FormulaBox b = box(text);
        EXPECT_GE(b.width, 0.0f);
        EXPECT_FALSE(formula_as_text(parse_formula(text)).size() > 2000);
    }
    std::string deep;
    for (int i = 0; i < 100000; ++i) deep += "\\frac{";
    EXPECT_GE(box(deep).width, 0.0f);
    deep.clear();
    for (int i = 0; i < 100000; ++i) deep += "\\left(";
    EXPECT_GE(box(deep).width, 0.0f);
    EXPECT_GE(box(std::string(100000, '{')).width, 0.0f);
    EXPECT_GE(box(std::string(100000, '^')).width, 0.0f);
}

TEST(FormulaLayout, AFractionPutsOneOverTheOther) {
    const FormulaBox b = box("\\frac{a}{b}");
    ASSERT_EQ(b.glyphs.size(), 2U);
    ASSERT_EQ(b.strokes.size(), 1U);
    const float bar = b.strokes[0].points[0].second;
    EXPECT_LT(b.glyphs[0].y + 4 * b.glyphs[0].size / 16, bar);  // its descent ends above the bar
    EXPECT_GT(b.glyphs[1].y - 12 * b.glyphs[1].size / 16, bar); // its ascent starts below
    EXPECT_GT(b.ascent, 12.0f);
    EXPECT_GT(b.descent, 4.0f);
}

TEST(FormulaLayout, ScriptsAreSmallerAndShifted) {
    const FormulaBox b = box("x_{0}^{2}");
    ASSERT_EQ(b.glyphs.size(), 3U);
    EXPECT_LT(b.glyphs[1].size, b.glyphs[0].size);
    EXPECT_GT(b.glyphs[1].y, 0.0f);
    EXPECT_LT(b.glyphs[2].y, 0.0f);
    EXPECT_EQ(b.glyphs[1].x, b.glyphs[2].x);
}

TEST(FormulaLayout, SignsThatTheFontLacksAreDrawn) {
    for (const char* markup : {"\\empty", "\\perp", "\\dot{x}", "\\hat{x}", "\\sqrt{x}", "\\lfloor", "\\notin"})
        EXPECT_FALSE(box(markup).strokes.empty()) << markup;
}

TEST(FormulaLayout, LongLinesBreakAtSpaces) {
    const FormulaNode node = parse_formula("t = (wall_x \\minus c \\minus x_{0}) / (travel \\minus drift) = 0.5175");
    const auto lines = lay_out_formula_lines(node, font(), 160);
    EXPECT_GT(lines.size(), 1U);
    for (const FormulaBox& line : lines) EXPECT_LE(line.width, 170.0f); // a space may hang over
    EXPECT_EQ(lay_out_formula_lines(node, font(), 4000).size(), 1U);
}

} // namespace
} // namespace tunnel::app
