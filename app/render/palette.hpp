// Answers: which colour a role has, in one table per theme; nothing else in the program names a colour.
#pragma once

#include "scenes/kit/role.hpp"

#include <array>
#include <cstdint>

namespace tunnel::app {

enum class Theme { dark, light }; // light: for projectors in lecture halls

struct Color {
    std::uint8_t r = 0, g = 0, b = 0, a = 255;
    friend bool operator==(const Color&, const Color&) = default;
};

struct Palette {
    Color ground, panel, raised, hairline, text, muted, accent, accent_text;
    std::array<Color, kit::role_count> roles{};
    [[nodiscard]] const Color& of(kit::Role role) const { return roles[static_cast<std::size_t>(role)]; }
};

[[nodiscard]] const Palette& palette(Theme theme);
[[nodiscard]] double contrast(Color a, Color b);             // WCAG ratio, 1 … 21; alpha ignored
[[nodiscard]] Color mix(Color from, Color to, double share); // share 0: from, 1: to

} // namespace tunnel::app
