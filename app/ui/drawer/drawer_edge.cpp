// Answers: how high the drawer is: its upper edge is dragged by mouse, or moved by the arrow keys; a right click gives
// the program's own choice back.
#include "app/ui/drawer/drawer_parts.hpp"
#include "app/ui/widgets/touch.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::app {

void drawer_edge(UiContext& ctx, DrawerState& state, const DrawerPlace& place) {
    const float bar = place.strip.h + place.tabs.h, least = bar + 3.0f * ctx.em; // the edge stays in reach
    const Rect drawer{place.content.x, place.content.y, place.content.w, bar + place.content.h};
    const float em = ctx.em, mouse = ImGui::GetIO().MousePos.y, most = most_drawer_share * ImGui::GetIO().DisplaySize.y;
    const Rect grip{drawer.x, drawer.y, drawer.w, 0.4f * em};
    const Touch t = touch(ctx, "drawer/edge", grip, takes_arrows);
    const auto set = [&](float height) {
        const float kept = std::clamp(height, least, std::max(least, most));
        state.height = std::round(kept / em * 100.0f) / 100.0f; // as the settings file writes it
        ctx.wants_frame = true;
    };
    if (t.pressed) state.edge_grab = mouse - drawer.y;
    if (t.held && ImGui::GetIO().MouseDelta.y != 0) set(drawer.y + drawer.h - (mouse - state.edge_grab));
    if (t.adjust != 0) set(drawer.h + static_cast<float>(t.adjust) * (t.fine ? 0.25f : 1.0f) * em);
    if (t.right_clicked) state.height = 0;
    if (t.hovered || t.held) ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeNS);
    const Paint paint(ctx);
    const Palette& p = paint.palette();
    paint.fill({drawer.x + drawer.w / 2 - 1.2f * em, drawer.y + 0.14f * em, 2.4f * em, 0.14f * em},
               t.hovered || t.held ? p.accent : blend(p.panel, p.muted, 0.4f), 0.07f * em);
    if (t.ring) paint.focus_ring({grip.x + 2, grip.y + 2, grip.w - 4, grip.h});
}

} // namespace tunnel::app
