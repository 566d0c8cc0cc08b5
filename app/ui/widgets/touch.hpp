// Answers: what mouse and keyboard do to one control this frame; and its hover text. Every control passes here, so that
// each is in the focus order and in the map of where things are.
#pragma once

#include "app/ui/widgets/paint.hpp"

namespace tunnel::app {

struct Touch {
    bool hovered = false;
    bool pressed = false;                // the left button went down on it in this frame
    bool held = false;                   // and is still down
    bool clicked = false;                // released on it, or Space/Enter while it has the focus
    bool right_clicked = false;          // back to the default
    bool focused = false;                // has the keyboard
    int adjust = 0;                      // arrow keys, in steps
    bool fine = false, sideways = false; // sideways: left and right, not up and down
    bool ring = false;                   // draw the focus ring, after the control itself
};

enum TouchKind : unsigned {
    plain_touch = 0,
    no_focus = 1,     // reached by another control's keys
    takes_arrows = 2, // arrow keys change it
    repeats = 4,      // held down, it clicks again and again
};

// Inside an ImGui window. The id is also the name in the WidgetMap.
[[nodiscard]] Touch touch(UiContext& ctx, std::string_view id, const Rect& box, unsigned kind = plain_touch);

// For a control that is not a touch: registers it for the keyboard and the map, and scrolls to it when the focus comes
// by key. True while it has the focus.
[[nodiscard]] bool keyboard_stop(UiContext& ctx, std::string_view id, const Rect& box);

// How far a scrolled text or table goes for the arrows that reached it: up is up.
void scroll_by_arrows(const Touch& at, float step);

// A hover text beside the mouse, after a moment; `key`: the key that does the same, muted.
void hover_text(UiContext& ctx, const Touch& at, std::string_view text, std::string_view key = {});
// The full text under the mouse that had to be cut. Once a frame, after all else: any other hover text goes before it.
void hover_cut_text(UiContext& ctx);

} // namespace tunnel::app
