// Answers: the one table of colours, by role and theme (after Okabe and Ito). Refuses nothing; the contrast of every
// line is held to 3:1 and of every text to 4.5:1 by a test.
#include "app/render/palette.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::app {

namespace {

using kit::Role;

constexpr Color rgb(unsigned hex) {
    return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>((hex >> 8) & 0xff),
            static_cast<std::uint8_t>(hex & 0xff), 255};
}

struct Row {
    Role role;
    unsigned dark, light;
};
constexpr Row table[] = {
    {Role::text, 0xE6E9EE, 0x1A1F26},      {Role::muted, 0x8B95A5, 0x5B6675},     {Role::axis, 0x6F7A8B, 0x717B89},
    {Role::grid, 0x2A303A, 0xDDE2E8},      {Role::body, 0xB9C2CF, 0x4A5566},      {Role::wall, 0x7E8AA0, 0x667287},
    {Role::hit, 0xDE660A, 0xB34700},       {Role::miss, 0x56B4E9, 0x0072B2},      {Role::active, 0xF0E442, 0x6B6F00},
    {Role::converged, 0xFF7AB6, 0xA8005C}, {Role::discarded, 0x808997, 0x68717E}, {Role::normal, 0x2FC79A, 0x00735A},
    {Role::push, 0xE69F00, 0x8F5A00},      {Role::second, 0xCC79A7, 0x8C3C6C},    {Role::truth, 0x6CCB5F, 0x2E7021},
    {Role::accent, 0xB7A3E8, 0x5B3FA0},
};
static_assert(std::size(table) == static_cast<std::size_t>(kit::role_count));

constexpr Palette make(Theme theme) {
    const bool dark = theme == Theme::dark;
    Palette out;
    out.ground = rgb(dark ? 0x14171C : 0xFFFFFF);
    out.panel = rgb(dark ? 0x1B1F26 : 0xF4F6F8);
    out.raised = rgb(dark ? 0x262C36 : 0xE4E8ED);
    out.hairline = rgb(dark ? 0x2A303A : 0xDDE2E8);
    out.accent_text = rgb(dark ? 0x14171C : 0xFFFFFF);
    for (const Row& row : table) out.roles[static_cast<std::size_t>(row.role)] = rgb(dark ? row.dark : row.light);
    out.text = out.roles[static_cast<std::size_t>(Role::text)];
    out.muted = out.roles[static_cast<std::size_t>(Role::muted)];
    out.accent = out.roles[static_cast<std::size_t>(Role::accent)];
    return out;
}
constexpr Palette dark_palette = make(Theme::dark);
constexpr Palette light_palette = make(Theme::light);

double linear(std::uint8_t channel) {
    const double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}
double luminance(Color c) { return 0.2126 * linear(c.r) + 0.7152 * linear(c.g) + 0.0722 * linear(c.b); }

} // namespace

const Palette& palette(Theme theme) { return theme == Theme::dark ? dark_palette : light_palette; }

double contrast(Color a, Color b) {
    const double la = luminance(a), lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

Color mix(Color from, Color to, double share) {
    const auto channel = [share](std::uint8_t a, std::uint8_t b) {
        return static_cast<std::uint8_t>(std::lround(a + (b - a) * share));
    };
    return {channel(from.r, to.r), channel(from.g, to.g), channel(from.b, to.b), channel(from.a, to.a)};
}

} // namespace tunnel::app
