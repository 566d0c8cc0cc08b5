// Answers: how much room the panel and the drawer ask for. Everything in font-size units, so that scale needs no care.
#include "app/ui/panel/panels.hpp"

#include "app/session/session.hpp"

#include <algorithm>

namespace tunnel::app {

float right_panel_width(const UiContext& ctx, float window_width) {
    return std::clamp(window_width * 0.29f, std::min(21.0f * ctx.em, window_width * 0.5f), 26.0f * ctx.em);
}

float drawer_strip_height(const UiContext& ctx) { return 5.6f * ctx.em; }

// The timeline needs little, so the picture gets the room; plots, tables and texts need more.
float drawer_height(const UiContext& ctx, const DrawerState& state, float window_height) {
    const bool little = state.tab == static_cast<int>(DrawerTab::timeline);
    const bool branches = ctx.session != nullptr && ctx.session->run().moving();
    const float wanted =
        little ? (branches ? 14.0f : 8.6f) * ctx.em : std::clamp(window_height * 0.38f, 15.5f * ctx.em, 26.0f * ctx.em);
    return std::min(wanted, std::max(drawer_strip_height(ctx), window_height * 0.45f));
}

} // namespace tunnel::app
