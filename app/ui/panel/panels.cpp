// Answers: how the window is shared between picture, panel and drawer. Everything in font-size units, so that scale
// needs no care: large type in a small window is simply a window of few em.
#include "app/ui/panel/panels.hpp"

#include "app/session/session.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::app {
namespace {

// em: below these the panel or the drawer would leave too little of the picture.
constexpr float least_width_beside = 36.0f, least_height_below = 21.5f, least_height_with_strip = 14.0f;
constexpr float tabs_height = 2.2f, strip_height = 3.4f, low_strip_height = 2.3f;

float panel_width(float em, float room) {
    return std::round(std::clamp(0.29f * room, std::min(21.0f * em, 0.44f * room), 26.0f * em));
}

// The timeline takes no more than it needs, so that the picture has the room; the other tabs are high enough for what
// they hold, or as high as the user chose. It opens upwards: strip and tabs stay under the mouse.
float content_height(const UiContext& ctx, const DrawerState& state, float room) {
    if (state.tab == static_cast<int>(DrawerTab::timeline))
        return std::min(state.timeline_needs * ctx.em, std::max(2.9f * ctx.em, 0.16f * room)); // it scrolls
    const float bar = (strip_height + tabs_height) * ctx.em;
    const bool plots = state.tab == static_cast<int>(DrawerTab::plots); // a curve is read by its height
    const float own = plots ? std::clamp(0.43f * room, 15.0f * ctx.em, 32.0f * ctx.em)
                            : std::clamp(0.33f * room, 15.0f * ctx.em, 26.0f * ctx.em);
    const float chosen = state.height > 0 ? std::min(state.height * ctx.em, most_drawer_share * room) : own;
    return chosen - bar;
}

} // namespace

Sharing share_room(const UiContext& ctx, const DrawerState& state, const Rect& room) {
    Sharing out;
    const float em = ctx.em;
    const bool beside = room.w >= least_width_beside * em;
    const bool below = beside && room.h >= least_height_below * em;
    const float side = beside ? panel_width(em, room.w) : 0.0f, left = room.w - side;
    out.drawer.picture_tab = !below;
    out.drawer.settings_tab = !beside;
    const bool settings = !beside && state.front == Front::settings;
    const bool tab = !below && state.front == Front::tab;
    const bool picture = !settings && !tab;
    const bool runs = picture || (tab && state.tab == static_cast<int>(DrawerTab::timeline));
    const bool low = room.h < least_height_with_strip * em;
    const float strip = low && !runs ? 0.0f : std::round((low ? low_strip_height : strip_height) * em);
    const float tabs = std::round(tabs_height * em);
    const float content = below ? std::round(std::max(0.0f, content_height(ctx, state, room.h))) : 0.0f;
    const float top = room.h - strip - tabs - content;
    const Rect above{room.x, room.y, left, top};
    out.drawer.strip = {room.x, room.y + top + content, left, strip};
    out.drawer.tabs = {room.x, room.y + room.h - tabs, left, tabs};
    out.drawer.content = below ? Rect{room.x, room.y + top, left, content} : tab ? above : Rect{};
    if (picture) out.centre = above;
    out.panel = settings ? above : Rect{room.x + left, room.y, side, room.h};
    return out;
}

} // namespace tunnel::app
