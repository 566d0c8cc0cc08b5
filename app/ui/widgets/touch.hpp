// Answers: what mouse and keyboard do to one control this frame; and its hover text. Every control passes here, so that
// each is in the focus order and in the map of where things are.
#pragma once

#include "app/ui/widgets/paint.hpp"

namespace tunnel::app {

struct Touch {
    bool hovered = false;
    bool pressed = false;       // the left button went down on it in this frame
    bool held = false;          // and is still down
    bool clicked = false;       // released on it, or Space/Enter while it has the focus
    bool right_clicked = false; // back to the default
    bool focused = false;       // has the keyboard
    int adjust = 0;             // arrow keys, in steps
    bool fine = false;
    bool ring = false; // draw the focus ring, after the control itself
};

enum TouchKind : unsigned {
    plain_touch = 0,
    no_focus = 1,     // reached by another control's keys
    takes_arrows = 2, // arrow keys change it
    repeats = 4,      // held down, it clicks again and again
};

// Inside an ImGui window. The id is also the name in the WidgetMap.
[[nodiscard]] Touch touch(UiContext& ctx, std::string_view id, const Rect& box, unsigned kind = plain_touch);

// A hover text beside the mouse, after a moment; `key`: the key that does the same, muted.
void hover_text(UiContext& ctx, const Touch& at, std::string_view text, std::string_view key = {});

} // namespace tunnel::app
