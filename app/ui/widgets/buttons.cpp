// Answers: how buttons look at rest, under the mouse and pressed.
#include "app/ui/widgets/buttons.hpp"

#include <algorithm>

namespace tunnel::app {
namespace {

struct Looks {
    Color fill, text;
};

Looks looks(const Palette& p, ButtonLook look, const Touch& at, bool enabled) {
    if (!enabled) return {p.raised, blend(p.muted, p.panel, 0.45f)};
    const float lift = at.held ? 0.22f : at.hovered ? 0.10f : 0.0f;
    if (look == ButtonLook::quiet) return {blend(p.raised, p.text, lift), p.text};
    if (look == ButtonLook::chosen) return {blend(blend(p.panel, p.accent, 0.30f), p.text, lift * 0.5f), p.text};
    return {blend(p.accent, at.held ? p.ground : p.text, lift), p.accent_text};
}

} // namespace

bool button(UiContext& ctx, std::string_view id, const Rect& box, const ButtonText& text, ButtonLook look,
            bool enabled) {
    const Touch at = touch(ctx, id, box);
    const Paint paint(ctx);
    const Looks l = looks(paint.palette(), look, at, enabled);
    paint.fill(box, l.fill);
    const float pad = 0.5f * ctx.em;
    const ImFont* font = look == ButtonLook::primary ? ctx.fonts.bold : ctx.fonts.body;
    if (paint.width(font, text.label) > box.w - 2 * pad) font = ctx.fonts.small;
    paint.text_in(font, {box.x + pad, box.y, box.w - 2 * pad, box.h}, l.text, text.label);
    if (at.ring) paint.focus_ring(box);
    hover_text(ctx, at, text.hint, text.key);
    return at.clicked && enabled;
}

bool icon_button(UiContext& ctx, std::string_view id, const Rect& box, Icon icon, const ButtonText& text, bool enabled,
                 unsigned kind) {
    const Touch at = touch(ctx, id, box, kind);
    const Paint paint(ctx);
    const Palette& p = paint.palette();
    if (enabled && (at.hovered || at.held)) paint.fill(box, blend(p.panel, p.text, at.held ? 0.2f : 0.1f));
    const Color color = !enabled ? blend(p.muted, p.panel, 0.55f) : at.hovered ? p.text : blend(p.text, p.muted, 0.35f);
    draw_icon(paint.list, icon, middle(box), 0.52f * std::min(box.w, box.h), Paint::ink(color));
    if (at.ring) paint.focus_ring(box);
    hover_text(ctx, at, text.hint.empty() ? text.label : text.hint, text.key);
    return at.clicked && enabled;
}

bool tab_button(UiContext& ctx, std::string_view id, ImVec2 at, std::string_view label, bool chosen, float most,
                float* width) {
    const ImFont* font = chosen ? ctx.fonts.bold : ctx.fonts.body;
    const Paint paint(ctx);
    const float w = std::clamp(paint.width(ctx.fonts.bold, label) + 1.0f, 1.0f, std::max(1.0f, most));
    const Rect box{at.x - 0.4f * ctx.em, at.y, w + 0.8f * ctx.em, 1.9f * ctx.em};
    const Touch t = touch(ctx, id, box);
    const Palette& p = paint.palette();
    const Rect word{at.x, at.y + 0.35f * ctx.em, w, point_size(font)};
    paint.text_in(font, word, chosen || t.hovered ? p.text : p.muted, label, 0.0f);
    if (chosen) paint.fill({at.x, box.y + box.h - 0.15f * ctx.em, w, 0.125f * ctx.em}, p.accent, 0.06f * ctx.em);
    if (t.ring) paint.focus_ring(box);
    *width = w;
    return t.clicked;
}

int chips(UiContext& ctx, const std::vector<Chip>& all, float x, float& y, float width) {
    const Paint paint(ctx);
    const float h = 1.75f * ctx.em, gap = 0.375f * ctx.em, pad = 0.7f * ctx.em;
    float at = x;
    int clicked = -1;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const float w = std::min(width, paint.width(ctx.fonts.body, all[i].label) + 2 * pad);
        if (at > x && at + w > x + width) {
            at = x;
            y += h + gap;
        }
        const ButtonText text{all[i].label, all[i].hint.empty() ? std::string_view(all[i].label) : all[i].hint, {}};
        const ButtonLook look = all[i].chosen ? ButtonLook::chosen : ButtonLook::quiet;
        if (button(ctx, all[i].id, {at, y, w, h}, text, look, all[i].enabled)) clicked = static_cast<int>(i);
        // Chosen is more than a colour: a line under it.
        if (all[i].chosen)
            paint.fill({at + pad, y + h - 0.16f * ctx.em, w - 2 * pad, 0.11f * ctx.em}, paint.palette().accent);
        at += w + gap;
    }
    if (!all.empty()) y += h;
    return clicked;
}

} // namespace tunnel::app
