// Answers: what every piece of the interface needs to draw itself: colours, fonts, language, scale, focus.
#pragma once

#include "app/render/palette.hpp"
#include "app/ui/widgets/focus.hpp"
#include "scenes/kit/text.hpp"

#include <functional>
#include <limits>
#include <string>

struct ImFont;

namespace tunnel::app {

class Session;
class WrapMemory;

struct Fonts {
    ImFont* body = nullptr; // 16 px x scale
    ImFont* bold = nullptr;
    ImFont* small = nullptr;   // 13
    ImFont* heading = nullptr; // 1.35 x body, bold
    ImFont* large = nullptr;   // verdicts, 1.5 x body, bold
    ImFont* mono = nullptr;    // listings
};

// A font's size in window points. Not ImFont::FontSize: that is in pixels of the drawable.
[[nodiscard]] float point_size(const ImFont* font);

// What the mouse rests on, and since when: hover text waits a moment.
struct MouseRest {
    unsigned on = 0;    // an ImGui id; 0: nothing that has a hover text
    double since = 0.0; // of UiContext::now
    bool seen = false;  // in this frame
};

// The text under the mouse that was cut for want of room, in full; empty when there is none.
struct CutText {
    std::string text{};
};

struct UiContext {
    Session* session = nullptr;
    const Palette* palette = nullptr;
    Fonts fonts{};
    kit::Lang lang = kit::Lang::en;
    float em = 16.0f; // body font size in window points: every size is a multiple of it
    FocusRing* focus = nullptr;
    WidgetMap* map = nullptr;
    WrapMemory* wraps = nullptr; // null: every text is wrapped anew
    unsigned hovered = 0;        // pick id lit in every pane and table; widgets may set `wants_hover`
    unsigned wants_hover = 0;
    bool text_editing = false; // set by a widget while text is typed: no hotkey fires
    bool lecture = false;      // lecture mode: larger type
    bool reduced_motion = false;
    bool wants_frame = false; // set by a widget that is not done yet: draw again at once
    double now = 0.0;         // seconds of the shell's clock
    double wake_at = std::numeric_limits<double>::infinity(); // a widget changes by itself then: draw again
    double caret_since = 0.0;                                 // the text cursor's blinking began
    MouseRest rest{};
    CutText* cut = nullptr; // written while texts are drawn
    // Offered by the shell: writes text the user asked to save (a plot or a table as CSV) and says where it went.
    std::function<void(const std::string& name, const std::string& text)> save_text{};
    void wake_by(double when) { wake_at = when < wake_at ? when : wake_at; }
};

} // namespace tunnel::app
