// Answers: what lies further down the panel: a row of words at its foot, each leading to a section. It says that they
// are there, and saves the way.
#include "app/ui/panel/panel_parts.hpp"
#include "app/ui/widgets/touch.hpp"

namespace tunnel::app {

void panel_links(UiContext& ctx, PanelState& state, const Rect& area) {
    const Paint paint(ctx);
    const Palette& p = paint.palette();
    const float em = ctx.em, gap = 1.1f * em;
    const ImFont* font = ctx.fonts.small;
    paint.hairline({area.x, area.y}, {area.x + area.w, area.y});
    float x = area.x + 1.25f * em;
    for (const PanelAnchor& anchor : state.anchors) {
        const float w = paint.width(font, anchor.label);
        if (x + w > area.x + area.w - 0.8f * em) break;
        const Rect box{x - 0.4f * em, area.y + 0.2f * em, w + 0.8f * em, area.h - 0.4f * em};
        const Touch t = touch(ctx, "link/" + anchor.id, box);
        const bool here = anchor.id == state.anchor_here;
        const Color color = t.hovered || here ? p.text : p.muted;
        paint.text_in(font, box, color, anchor.label);
        if (here) paint.fill({x, box.y + box.h - 0.2f * em, w, 0.11f * em}, p.accent, 0.05f * em);
        if (t.clicked) state.scroll_to = anchor.y;
        if (t.ring) paint.focus_ring(box);
        x += w + gap;
    }
}

} // namespace tunnel::app
