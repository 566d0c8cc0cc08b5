// Answers: styles in pixels and colours.
#include "app/render/look.hpp"

namespace tunnel::app {

namespace {

using kit::Role;

constexpr double ghost_share = 0.35;

Color with_alpha(Color c, double alpha) {
    c.a = static_cast<std::uint8_t>(alpha * 255.0 + 0.5);
    return c;
}

Dashes dashes_of(kit::Dash dash, float width, float unit) {
    // The round caps add a width to each dash and take it from each gap.
    if (dash == kit::Dash::dashed) return {4.0f * unit + width, 8.0f * unit + 2.6f * width};
    if (dash == kit::Dash::dotted) return {0.01f, 2.0f * unit + 2.0f * width};
    return {};
}

bool quiet(Role role) {
    return role == Role::wall || role == Role::body || role == Role::grid || role == Role::axis ||
           role == Role::muted || role == Role::text;
}

} // namespace

float Pixels::width(kit::Weight weight) const {
    return per_size * (weight == kit::Weight::fine ? 1.5f : weight == kit::Weight::main ? 2.5f : 4.0f);
}

bool lit(unsigned pick, const RenderStyle& style) {
    return pick != 0 && (pick == style.hovered || pick == style.selected);
}

Look look_of(kit::Style style, const RenderStyle& render) {
    const Palette& colors = *render.palette;
    const bool shines = lit(style.pick, render);
    if (style.role == Role::miss) {
        if (style.dash == kit::Dash::solid) style.dash = kit::Dash::dashed;
        if (style.fill == kit::Fill::solid) style.fill = kit::Fill::none;
    }
    if (style.role == Role::discarded && style.fill != kit::Fill::none) style.fill = kit::Fill::hatched;

    Look out;
    const float unit = render.ui_scale * render.pixels_per_point;
    out.width = Pixels{unit}.width(style.weight) + (shines ? 1.5f * unit : 0.0f);
    out.dashes = dashes_of(style.dash, out.width, unit);
    out.filled = style.fill != kit::Fill::none || shines;
    out.hatched = style.fill == kit::Fill::hatched;
    Color hue = colors.of(style.role);
    if (shines) hue = mix(hue, colors.text, style.pick == render.hovered ? 0.55 : 0.3);
    // Lines are mixed with the ground instead of blended, so that overlapping joints do not show.
    out.line = style.ghost ? mix(colors.ground, hue, ghost_share) : hue;
    double alpha = style.fill == kit::Fill::solid ? 1.0 : style.fill == kit::Fill::hatched ? 0.5 : 0.18;
    if (style.fill == kit::Fill::none)
        alpha = 0.1;
    else if (shines && !out.hatched)
        alpha = alpha < 0.5 ? 0.35 : alpha;
    if (style.ghost) alpha *= ghost_share;
    const Color inside =
        style.fill == kit::Fill::solid ? mix(hue, colors.ground, quiet(style.role) ? 0.45 : 0.12) : hue;
    out.fill = with_alpha(inside, alpha);
    return out;
}

kit::Style style_of(const kit::BoxInstance& box, const kit::Style& item) {
    kit::Style out = item;
    out.role = box.role;
    out.fill = box.fill;
    out.ghost = box.ghost;
    out.pick = box.pick != 0 ? box.pick : item.pick;
    return out;
}

Color text_color(const kit::Style& style, const Palette& palette) {
    const Color hue = palette.of(style.role);
    return style.ghost ? mix(palette.ground, hue, 0.65) : hue;
}

} // namespace tunnel::app
