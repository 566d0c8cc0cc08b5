// Answers: how much room the panel and the drawer ask for. Everything in font-size units, so that scale needs no care.
#include "app/ui/panels.hpp"

#include <algorithm>

namespace tunnel::app {

float right_panel_width(const UiContext& ctx, float window_width) {
    return std::clamp(window_width * 0.29f, std::min(21.0f * ctx.em, window_width * 0.5f), 26.0f * ctx.em);
}

float drawer_strip_height(const UiContext& ctx) { return 6.5f * ctx.em; }

float drawer_height(const UiContext& ctx, float window_height) {
    const float wanted = std::clamp(window_height * 0.27f, 10.0f * ctx.em, 22.0f * ctx.em);
    return std::min(wanted, std::max(drawer_strip_height(ctx), window_height * 0.45f));
}

} // namespace tunnel::app
