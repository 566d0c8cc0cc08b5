// Answers: are code points collected as they are written, and given to ImGui as ranges?
#include "app/fonts/glyphs.hpp"

#include <gtest/gtest.h>

namespace tunnel::app {

namespace {

TEST(Glyphs, CollectsCodePoints) {
    GlyphSet set;
    EXPECT_TRUE(set.add("aδ가"));
    EXPECT_FALSE(set.add("가δa")) << "nothing new";
    for (const char32_t code : {U'a', U'δ', U'가'}) EXPECT_TRUE(set.contains(code));
    EXPECT_EQ(set.size(), 3U);
    EXPECT_FALSE(set.add("\n\t")) << "no glyph for what is not drawn";
}

TEST(Glyphs, BrokenTextBecomesTheReplacementSign) {
    for (const char* text : {"\xff", "\xea\xb0", "\xc3", "\x80", "\xc0\x80"}) {
        GlyphSet set;
        EXPECT_TRUE(set.add(text));
        EXPECT_TRUE(set.contains(0xFFFD)) << text;
    }
    GlyphSet set;
    EXPECT_FALSE(set.add("\xf0\x9f\x98\x80")) << "beyond the basic plane ImGui has no glyph";
}

TEST(Glyphs, RangesCoverExactlyTheSet) {
    GlyphSet set;
    set.add("abcxyz가각");
    const std::vector<unsigned short> wanted{'a', 'c', 'x', 'z', 0xAC00, 0xAC01, 0};
    EXPECT_EQ(set.ranges(), wanted);
}

TEST(Glyphs, CommonHangulIsKsX1001) {
    const GlyphSet hangul = common_hangul();
    EXPECT_EQ(hangul.size(), 2350U);
    EXPECT_TRUE(hangul.contains(U'힝'));
    EXPECT_FALSE(hangul.contains(U'뷁')) << "not among the 2350";
}

} // namespace

} // namespace tunnel::app
