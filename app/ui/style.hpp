// Answers: ImGui's look as ours: colours from the palette, every size from the font size. Also the few shapes that
// the shell draws by hand.
#pragma once

#include "app/render/camera.hpp"
#include "app/render/palette.hpp"
#include "app/ui/context.hpp"

#include <imgui.h>

#include <string_view>

namespace tunnel::app {

// Starts from a fresh style, so that changing the scale any number of times leaves no trace.
void apply_style(const Palette& palette, float em);

[[nodiscard]] inline ImU32 ink(Color c, float opacity = 1.0f) {
    return IM_COL32(c.r, c.g, c.b, static_cast<int>(static_cast<float>(c.a) * opacity + 0.5f));
}

[[nodiscard]] glm::vec2 text_size(const ImFont* font, std::string_view text);
// Cut at the width with an ellipsis when it is longer; returns the width drawn.
float draw_text(ImDrawList& out, const ImFont* font, glm::vec2 at, ImU32 color, std::string_view text,
                float width = 1e9f);
void draw_focus_ring(ImDrawList& out, const UiContext& ctx, const Rect& rect);

} // namespace tunnel::app
