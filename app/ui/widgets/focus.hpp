// Answers: which control has the keyboard, and what the keys do to it. Controls register each frame in reading
// order; Tab walks that order. ImGui's own navigation is off: its order and keys are not ours.
#pragma once

#include "app/render/camera.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace tunnel::app {

class FocusRing {
  public:
    void begin_frame();                              // forget last frame's order, keep who has the focus
    bool add(std::string_view id, const Rect& rect); // true while this control has the focus
    void end_frame();                                // drops a focus whose control is gone
    void move(int direction);                        // +1 Tab, -1 Shift+Tab; wraps
    void focus(std::string_view id);                 // by a click; empty: nobody
    void restore(std::string_view id);               // after a dialog: it may come back into the order a frame later
    [[nodiscard]] const std::string& focused() const;
    [[nodiscard]] bool visible() const; // draw the ring: only once the keyboard moved it
    [[nodiscard]] bool moved() const;   // the keyboard moved it since the last frame: scroll it into view
    // Offered by the key handler when a control has the focus; taken by that control in the same frame.
    // Arrows: -1 / +1; up is +1, and so is right, told apart by `sideways`.
    void offer_adjust(int steps, bool fine, bool sideways = false);
    void offer_activate();                     // Space, Enter
    [[nodiscard]] bool accepts_adjust() const; // did the focused control ask for arrows when it registered?
    void wants_adjust();                       // called by a control right after add() returned true
    [[nodiscard]] int take_adjust(bool& fine); // 0 when nothing was offered
    [[nodiscard]] bool sideways() const;       // the last ones were left and right
    [[nodiscard]] bool take_activate();

  private:
    std::vector<std::string> order, previous_order;
    std::string current{};
    bool ring_visible = false, just_moved = false, adjusts = false, adjusts_now = false, activate = false,
         fine_step = false, to_the_side = false;
    int adjust = 0, patience = 0;
};

// Where each control was drawn in the last frame, by id, in window points: for tests, tooltips and the focus ring.
class WidgetMap {
  public:
    void begin_frame() { rects.clear(); }
    void add(std::string_view id, const Rect& rect) { rects.push_back({std::string(id), rect}); }
    [[nodiscard]] const Rect* find(std::string_view id) const {
        for (const Entry& entry : rects)
            if (entry.id == id) return &entry.rect;
        return nullptr;
    }
    struct Entry {
        std::string id;
        Rect rect;
    };
    [[nodiscard]] const std::vector<Entry>& all() const { return rects; }

  private:
    std::vector<Entry> rects;
};

} // namespace tunnel::app
