// Answers: one thing of the shell that can be pressed, by mouse or keyboard, inside the current ImGui window.
#pragma once

#include "app/ui/style.hpp"

#include <string>
#include <string_view>

namespace tunnel::app {

struct ItemState {
    bool pressed = false, hovered = false, focused = false;
};

// Puts an invisible button at `rect`, in the focus order and the widget map. Draws nothing but the focus ring.
ItemState press_item(UiContext& ctx, const std::string& id, const Rect& rect);

// A text button with a quiet background, at ImGui's cursor; moves the cursor on.
bool text_button(UiContext& ctx, const std::string& id, std::string_view label, bool strong = false);

// A borderless ImGui window that fills `rect`; ends with ImGui::End(). Scrolls only when asked to.
void begin_area(const char* name, const Rect& rect, Color background, bool scroll = false, float padding = 0.0f);

// Dims what lies below and takes the mouse from it; true when it was clicked (outside of what is drawn later).
bool begin_veil(UiContext& ctx, const char* name, glm::vec2 size, float opacity);

} // namespace tunnel::app
