// Answers: can every line and word be told from its ground, in both themes?
#include "app/render/palette.hpp"

#include <gtest/gtest.h>

namespace tunnel::app {

namespace {

using kit::Role;

// Grid lines help the eye but carry nothing; they may be fainter.
bool is_line(Role role) { return role != Role::grid; }
// Every role can colour a readout or a label, but for what only draws lines.
bool is_text(Role role) { return is_line(role) && role != Role::axis && role != Role::wall; }

TEST(RenderPalette, ContrastOfLinesAndWords) {
    for (const Theme theme : {Theme::dark, Theme::light})
        for (const Color ground : {palette(theme).ground, palette(theme).panel})
            for (int i = 0; i < kit::role_count; ++i) {
                const Role role = static_cast<Role>(i);
                const double ratio = contrast(palette(theme).of(role), ground);
                if (is_line(role)) {
                    EXPECT_GE(ratio, 3.0) << "role " << i << " theme " << static_cast<int>(theme);
                }
                if (is_text(role)) {
                    EXPECT_GE(ratio, 4.5) << "role " << i << " theme " << static_cast<int>(theme);
                }
            }
}

TEST(RenderPalette, WordsOnControls) {
    for (const Theme theme : {Theme::dark, Theme::light}) {
        const Palette& p = palette(theme);
        EXPECT_GE(contrast(p.text, p.raised), 4.5);
        EXPECT_GE(contrast(p.accent_text, p.accent), 4.5);
    }
}

TEST(RenderPalette, MeaningsHaveColoursOfTheirOwn) {
    for (const Theme theme : {Theme::dark, Theme::light})
        for (int i = static_cast<int>(Role::hit); i < kit::role_count; ++i)
            for (int j = static_cast<int>(Role::hit); j < i; ++j) {
                const Color a = palette(theme).of(static_cast<Role>(i)), b = palette(theme).of(static_cast<Role>(j));
                const int apart = std::abs(a.r - b.r) + std::abs(a.g - b.g) + std::abs(a.b - b.b);
                EXPECT_GT(apart, 40) << i << " and " << j;
            }
}

TEST(RenderPalette, ContrastIsTheKnownOne) {
    EXPECT_NEAR(contrast({0, 0, 0}, {255, 255, 255}), 21.0, 1e-9);
    EXPECT_NEAR(contrast({119, 119, 119}, {255, 255, 255}), 4.48, 0.005); // #777 on white, WCAG's own example
    EXPECT_NEAR(contrast({255, 255, 255}, {255, 255, 255}), 1.0, 1e-12);
}

} // namespace

} // namespace tunnel::app
